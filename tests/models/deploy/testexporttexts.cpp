#include "exportedconfiguration.h"
#include "exportsamples.h"
#include "testprogram.h"

#include <QTest>

using deploy::Target;
using support::ExportSample;

/** The texts of configurations, as those read them who review them. */
class TestExportTexts final : public QObject
{
    Q_OBJECT

private slots:
    void writesNoConditionsForNginx_data();
    void writesNoConditionsForNginx();
    void refusesWithOneConditionForNginx();
    void hasNoBlanksAtTheEnds_data();
    void hasNoBlanksAtTheEnds();

private:
    [[nodiscard]] static QByteArray textFor(Target target, const QList<ExportSample> &samples)
    {
        return deploy::exportConfiguration(target, support::planOf(samples), 8080).main.content;
    }
};

namespace {

const QString StockUrl = u"http://stock.example"_qs;

bool hasConditionOrExpression(const QByteArray &text)
{
    for (const char *const directive : {"if (", "location ~", "rewrite ", "location ^~"}) {
        if (text.contains(directive))
            return true;
    }
    return false;
}

} // namespace

void TestExportTexts::writesNoConditionsForNginx_data()
{
    QTest::addColumn<QString>("listenPath");
    QTest::addColumn<bool>("strip");
    QTest::addColumn<QString>("upstream");
    for (const QString &listenPath : {u"/"_qs, u"/shop"_qs, u"/shop/"_qs, u"/shop/v1/"_qs, u"/with space/"_qs}) {
        for (const bool strip : {true, false}) {
            for (const QString &rest : {u""_qs, u"/"_qs, u"/v1"_qs, u"/v1?k=1"_qs})
                QTest::addRow("%s %s %s", qPrintable(listenPath), strip ? "strip" : "keep", qPrintable(rest))
                    << listenPath << strip << StockUrl + rest;
        }
    }
}

/** Conditions and regular expressions of nginx are hard to review: the usual definitions need none. */
void TestExportTexts::writesNoConditionsForNginx()
{
    QFETCH(const QString, listenPath);
    QFETCH(const bool, strip);
    QFETCH(const QString, upstream);
    const QByteArray text = textFor(Target::Nginx,
                                    {{.listenPath = listenPath, .strip = strip, .upstream = upstream},
                                     {.listenPath = listenPath + u"/inner"_qs, .strip = strip, .upstream = upstream}});
    QVERIFY2(text.contains("proxy_pass http://shop"), text.constData());
    QVERIFY2(!hasConditionOrExpression(text), text.constData());
}

/** nginx can't refuse a request without a condition if the credential is missing; this form is safe. */
void TestExportTexts::refusesWithOneConditionForNginx()
{
    QByteArray text = textFor(Target::Nginx, {{.userName = u"kim"_qs, .password = u"secret"_qs}});
    QCOMPARE(text.count("if ($shop_auth = \"\") { return 500; }"), 2);
    QVERIFY2(!hasConditionOrExpression(text.replace("if ($shop_auth = \"\") { return 500; }", "")), text.constData());
}

void TestExportTexts::hasNoBlanksAtTheEnds_data()
{
    QTest::addColumn<Target>("target");
    for (const Target target : {Target::Nginx, Target::Haproxy, Target::Caddy, Target::Apache})
        QTest::newRow(qPrintable(deploy::nameOf(target))) << target;
}

void TestExportTexts::hasNoBlanksAtTheEnds()
{
    QFETCH(const Target, target);
    const QByteArray text = textFor(
        target, {{.upstream = u"https://stock.example/v1?k=1"_qs, .checksClients = true},
                 {.listenPath = u"/{id}/"_qs, .upstream = StockUrl, .userName = u"k"_qs, .password = u"s"_qs},
                 {.listenPath = u"/other"_qs, .strip = false, .upstream = StockUrl}});
    const QByteArrayList lines = text.split('\n');
    for (const QByteArray &line : lines)
        QVERIFY2(!line.endsWith(' ') && !line.endsWith('\t'), line.constData());
    QVERIFY(text.endsWith('\n') && !text.endsWith("\n\n") && !text.contains("\n\n\n"));
    QVERIFY(text.startsWith("# For "));
}

GATEWRIGHT_TEST(TestExportTexts, QCoreApplication)
#include "testexporttexts.moc"
