"""The language of the editor: the system's or a chosen one, for our texts and for Qt's own."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from editor.preferences.data_folder import data_folder
from editor.preferences.settings import Settings
from model.wording.languages.catalogue import Catalogue
from model.wording.languages.known import first_of, languages, look_also_in
from model.wording.speech import speak

SETTING = "language"
OWN = "languages"
"""The folder of this user's own catalogues, inside the data folder."""
_QT_SAYS = "words of Qt"


def chosen(settings: Settings) -> str:
    """The language that somebody chose, `zh`; nothing where the system's is to be spoken."""
    said = settings.get(SETTING)
    return said if isinstance(said, str) and said in languages() else ""


def find_own() -> None:
    """Finds the catalogues that this user made or tries."""
    look_also_in(data_folder(OWN))


def speak_as_chosen(settings: Settings) -> Catalogue:
    """Speaks the language that was chosen from now on; its catalogue tells what is wrong in it."""
    catalogue = speak(chosen(settings) or first_of(QLocale.system().uiLanguages()))
    _let_qt_speak(catalogue.language)
    return catalogue


def _let_qt_speak(language: str) -> None:
    """Buttons, file dialogs, and how numbers and dates are written."""
    locale = QLocale(language)
    is_systems = QLocale.system().language() == locale.language()
    QLocale.setDefault(QLocale.system() if is_systems else locale)
    application = QCoreApplication.instance()
    if application is None:
        return
    for old in application.findChildren(QTranslator, _QT_SAYS):
        application.removeTranslator(old)
        old.deleteLater()
    made = QTranslator(application)
    made.setObjectName(_QT_SAYS)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if language != "en" and made.load(locale, "qtbase", "_", folder):
        application.installTranslator(made)
