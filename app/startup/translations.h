#pragma once

class QCoreApplication;

namespace startup {

/** Loads the translations for the user's language. English has one too, for its plural forms. */
void installTranslations(QCoreApplication &application);

} // namespace startup
