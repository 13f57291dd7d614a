#include "translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace startup {

void installTranslations(QCoreApplication &application)
{
    const QString folder = u":/translations"_qs;
    // The user's language is installed last, because the last one is searched first.
    for (const QLocale &locale : {QLocale(QLocale::English), QLocale()}) {
        auto *translator = new QTranslator(&application);
        if (translator->load(locale, u"gatewright"_qs, u"_"_qs, folder))
            application.installTranslator(translator);
    }
}

} // namespace startup
