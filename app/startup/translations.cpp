#include "translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace startup {

void installTranslations(QCoreApplication &application)
{
    const QString folder = u":/translations"_qs;
    // The person's language goes in last, as the last one is asked first.
    for (const QLocale &locale : {QLocale(QLocale::English), QLocale()}) {
        auto *translator = new QTranslator(&application);
        if (translator->load(locale, u"gatewright"_qs, u"_"_qs, folder))
            application.installTranslator(translator);
    }
}

} // namespace startup
