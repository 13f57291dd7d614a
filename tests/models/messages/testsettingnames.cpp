#include "gatewayfields.h"
#include "settingnames.h"
#include "testprogram.h"

#include <QTest>

/** A setting has the label of its field. */
class TestSettingNames final : public QObject
{
    Q_OBJECT

private slots:
    void namesFieldsByTheirLabels()
    {
        namespace fields = definition::fields;
        QCOMPARE(messages::settingName(fields::listenPath()), u"Listen path"_qs);
        QCOMPARE(messages::settingName(fields::upstreamUrl()), u"Upstream URL"_qs);
        QCOMPARE(messages::settingName(fields::userName()), u"User name"_qs);
        QCOMPARE(messages::settingName(fields::password()), u"Password"_qs);
        QCOMPARE(messages::settingName(fields::headerName()), u"Header name"_qs);
    }

    void writesOtherPlacesWithDots()
    {
        QCOMPARE(messages::settingName({"middleware", "global", "0"}), u"middleware.global.0"_qs);
    }
};

GATEWRIGHT_TEST(TestSettingNames, QCoreApplication)
#include "testsettingnames.moc"
