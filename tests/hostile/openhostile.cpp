#include "hostileenvironment.h"
#include "journey.h"

#include <QApplication>
#include <QTest>

#include <cstdio>

/** Opens the files in the designer, one after the other, and shows each in all of its tabs. */
int main(int argc, char *argv[])
{
    const support::JourneyHome home;
    saveHostileEnvironment(qEnvironmentVariable("XDG_CONFIG_HOME") + u"/gatewright/gatewright.ini"_qs,
                           qEnvironmentVariable("GATEWRIGHT_OUTSIDE"));
    QApplication application(argc, argv);
    widgets::showMarkupAsText(application);
    support::Journey journey(home);
    for (int at = 1; at < argc; ++at) {
        journey.open(QString::fromLocal8Bit(argv[at]));
        for (const QString &tab : {u"Overview"_qs, u"Paths"_qs, u"Schemas"_qs, u"Settings"_qs, u"Source"_qs})
            journey.showTab(tab);
        QTest::qWait(20); // The linter reads what the file refers to.
    }
    QTest::qWait(500); // For the last files. What is opened later is not seen, so this can only miss a fault.
    std::printf("opened %d files\n", argc - 1);
    return 0;
}
