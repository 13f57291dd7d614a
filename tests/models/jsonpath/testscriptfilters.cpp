#include "selectedplaces.h"
#include "testprogram.h"

#include <QTest>

/** Filters in parentheses: what JavaScript would say about them. */
class TestScriptFilters final : public QObject
{
    Q_OBJECT

private slots:
    void selects_data();
    void selects();
};

namespace {

const QByteArray Api = R"(
get: {in: query, tags: [a, b], on: false, n: 5, deep: {type: string}}
put: {in: body, tags: [], on: true, n: '5', name: getPet}
x-z: [{in: header}, {in: query}]
'404': text
'200': null
)";

} // namespace

void TestScriptFilters::selects_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QStringList>("places");
    const auto row = [](const char *filter, const char *places) {
        const QString list = QString::fromUtf8(places);
        QTest::newRow(filter) << QString::fromUtf8(filter) << (list.isEmpty() ? QStringList() : list.split(u' '));
    };
    row("@", "/get /put /x-z /404");
    row("@.on", "/put");
    row("!@.on", "/get /x-z /404");
    row("@ && !@.on", "/get /x-z /404");
    row("@ && @.in === 'query'", "/get");
    row("@ && @['in'] == \"body\"", "/put");
    row("@ && @.n == 5", "/get /put");
    row("@ && @.n === 5", "/get");
    row("@ && @.n !== 5", "/put /x-z /404");
    row("@ && @.n != 5", "/x-z /404");
    row("@ && @.n < 6", "/get /put");
    row("@ && @.missing < 6", "");
    row("@property === 'get'", "/get");
    row("@property === 'get' || @property === 'put'", "/get /put");
    row("@property.match(/^[45]/)", "/404");
    row("@property.match(/^G/i)", "/get");
    row("@property.match('ut')", "/put");
    row("!@property.match(/^x-/)", "/get /put /404 /200");
    row("/^x-/.test(@property)", "/x-z");
    row("@property >= 400", "/404");
    row("@property.startsWith('x-') || @property.endsWith('et')", "/get /x-z");
    row("['get', 'put'].includes(@property)", "/get /put");
    row("['get', 'put'].indexOf(@property) === -1", "/x-z /404 /200");
    row("@property.length == 3 && @property.toUpperCase() === 'PUT'", "/put");
    row("@property.indexOf('-') > 0", "/x-z");
    row("@ && @.tags && @.tags.length > 0", "/get");
    row("@ && @.tags && @.tags.includes('b')", "/get");
    row("@ && @.tags && @.tags[0] === 'a'", "/get");
    row("@ && @.length", "/x-z /404");
    row("@ === null", "/200");
    row("@ == undefined", "/200");
    row("@ && @.on === void 0", "/x-z /404");
    row("typeof @ === 'string'", "/404");
    row("typeof @ == 'object'", "/get /put /x-z /200");
    row("@ && @.constructor.name === 'Array'", "/x-z");
    row("@ && @.hasOwnProperty('name')", "/put");
    row("@.deep.type", "/get");
    row("@.deep?.type", "/get");
    row("@parent.get && @property === 'put'", "/put");
    row("@path === \"$['put']\"", "/put");
    row("@ && @.n === $.get.n", "/get");
    row("@ && @.n === @root.get.n", "/get");
    row("(@ && @.in) === 'query'", "/get");
    row("@.name.match(/^get[A-Z]/)", "/put");
    // What JavaScript does not have in such expressions is of the RFC.
    row("count(@.*) == 2", "/x-z");
    row("@..in", "/get /put /x-z");
}

void TestScriptFilters::selects()
{
    QFETCH(QString, filter);
    QTEST(support::selectedPlaces(Api, u"$[?("_qs + filter + u")]"_qs), "places");
}

GATEWRIGHT_TEST(TestScriptFilters, QCoreApplication)
#include "testscriptfilters.moc"
