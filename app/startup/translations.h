#pragma once

class QCoreApplication;

namespace startup {

/** Loads the program's texts in the person's language; English needs it too, for its plural forms. */
void installTranslations(QCoreApplication &application);

} // namespace startup
