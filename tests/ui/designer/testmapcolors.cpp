#include "committedfiles.h"
#include "committedrepository.h"
#include "exchangemodel.h"
#include "knownpolicies.h"
#include "mapfixture.h"
#include "testprogram.h"

#include <QComboBox>
#include <QLabel>
#include <QStandardItemModel>

using namespace designer;

/** What the colors of the map show, and which of them there are data for. */
class TestMapColors final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void cleanup() { m_open.reset(); }
    void explainsWhatHasNoData();
    void showsChangesSinceTheCommit();
    void showsTraffic();
    void forgetsTraffic();
    void showsPolicies();
    void namesEachMeaningByAShape();

private:
    void open(const QByteArray &text, commits::CommittedFiles *commits = nullptr,
              const items::ExchangeModel *exchanges = nullptr)
    {
        m_open = std::make_unique<OpenMap>(text, u"/work/api.yaml"_qs, commits, exchanges);
        QTRY_VERIFY(m_open->isDrawn());
    }
    [[nodiscard]] QComboBox *colors() const { return control<QComboBox>(*m_open->tab, u"mapColoring"_qs); }
    [[nodiscard]] bool isEnabled(MapColoring coloring) const
    {
        return qobject_cast<QStandardItemModel *>(colors()->model())->item(int(coloring))->isEnabled();
    }
    void choose(MapColoring coloring) const { colors()->setCurrentIndex(int(coloring)); }
    [[nodiscard]] QString legend() const { return control<QLabel>(*m_open->tab, u"mapLegend"_qs)->accessibleName(); }
    [[nodiscard]] QString said(const QByteArray &method, const QByteArray &path) const
    {
        return m_open->view().descriptionOf(m_open->operation(method, path));
    }

    std::unique_ptr<OpenMap> m_open;
};

namespace {

traffic::ExchangePtr exchangeOf(const QByteArray &method, const QByteArray &target,
                                const QString &served = u"/work/api.yaml"_qs)
{
    auto made = std::make_shared<traffic::Exchange>();
    made->request.method = method;
    made->request.target = target;
    made->documentPath = served;
    return made;
}

/** The shop behind a gateway, with the listen path /shop/. */
QByteArray servedShop()
{
    return mappedShop() + "x-vendor-api-gateway:\n  info: {id: b1, name: Shop}\n"
                          "  server: {listenPath: {value: /shop/, strip: true}}\n"
                          "  upstream: {url: 'https://stock.example'}\n";
}

} // namespace

void TestMapColors::explainsWhatHasNoData()
{
    open(servedShop());
    for (const MapColoring coloring : {MapColoring::Methods, MapColoring::Problems, MapColoring::Access})
        QVERIFY(isEnabled(coloring));
    for (const MapColoring coloring : {MapColoring::Changes, MapColoring::Traffic, MapColoring::Policies}) {
        QVERIFY(!isEnabled(coloring));
        const QString reason = colors()->itemData(int(coloring), Qt::ToolTipRole).toString();
        QVERIFY2(reason.startsWith(u"The colors for ") && reason.endsWith(u'.'), qPrintable(reason));
        QVERIFY(colors()->toolTip().contains(reason));
        QVERIFY(colors()->accessibleDescription().contains(reason));
    }
}

void TestMapColors::showsChangesSinceTheCommit()
{
    support::MemoryRepository repository;
    commits::CommittedFiles commits(repository);
    support::commit(repository, mappedShop());
    open(mappedShop()
             .replace("summary: All books", "summary: Many books")
             .replace("  /orders: {}", "  /orders: {put: {responses: {}}}"),
         &commits);
    QTRY_VERIFY(isEnabled(MapColoring::Changes));
    choose(MapColoring::Changes);
    QTRY_COMPARE(legend(), u"4 operations, 2 schemas, New since the last commit: 1, Changed since the last commit: 1, "
                           "Without a mark: 2"_qs);
    QVERIFY(said("GET", "/books").contains(u"Changed since the last commit"_qs));
    QVERIFY(said("PUT", "/orders").contains(u"New since the last commit"_qs));
    QCOMPARE(said("GET", "/books/{id}"), u"GET /books/{id}"_qs);
    support::grabTo(*m_open->tab, u"map-changes"_qs);
    QVERIFY(
        m_open->document().setScalar({"paths", "/books", "get", "summary"}, document::Value::string(u"All books"_qs)));
    QTRY_VERIFY(!legend().contains(u"Changed"_qs));
    m_open.reset(); // Before the repository.
}

void TestMapColors::showsTraffic()
{
    items::ExchangeModel exchanges;
    exchanges.append({exchangeOf("GET", "/shop/books", u"/work/other.yaml"_qs)});
    open(servedShop(), nullptr, &exchanges);
    QVERIFY(!isEnabled(MapColoring::Traffic));
    exchanges.append({exchangeOf("GET", "/shop/books?page=2"), exchangeOf("GET", "/shop/books"),
                      exchangeOf("GET", "/shop/books/7"), exchangeOf("DELETE", "/shop/books"),
                      exchangeOf("GET", "/shop/unknown")});
    QVERIFY(isEnabled(MapColoring::Traffic));
    choose(MapColoring::Traffic);
    QTRY_COMPARE(legend(), u"3 operations, 2 schemas, Seen in traffic: 2, Without a mark: 1"_qs);
    QVERIFY(said("GET", "/books").contains(u"Seen in traffic\n2 requests"_qs));
    QVERIFY(said("GET", "/books/{id}").contains(u"1 request"_qs));
    exchanges.append({exchangeOf("POST", "/shop/books")});
    QTRY_VERIFY(legend().endsWith(u"Seen in traffic: 3"_qs));
    m_open.reset();
}

void TestMapColors::forgetsTraffic()
{
    items::ExchangeModel exchanges;
    exchanges.append({exchangeOf("GET", "/shop/books")});
    open(servedShop(), nullptr, &exchanges);
    choose(MapColoring::Traffic);
    exchanges.clear();
    QVERIFY(!isEnabled(MapColoring::Traffic));
    QCOMPARE(colors()->currentIndex(), 0);
    m_open.reset();
}

void TestMapColors::showsPolicies()
{
    open(servedShop());
    const auto policy = [](const QByteArray &name, const QByteArray &urls) {
        return management::Policy{
            *document::Value::fromJson(R"({"_id":")" + name + R"(","name":")" + name +
                                       R"(","access_rights":{"b1":{"api_id":"b1","allowed_urls":)" + urls + "}}}")};
    };
    m_open->surroundings.policies.take(policy("Readers", R"([{"url":"/books","methods":["GET"]}])"));
    m_open->surroundings.policies.take(policy("Old", R"([{"url":"/books/1$","methods":["GET"]}])"));
    QTRY_VERIFY(isEnabled(MapColoring::Policies));
    choose(MapColoring::Policies);
    QTRY_VERIFY(said("GET", "/books").contains(u"Allowed by a policy\nPolicies: Readers"_qs));
    QVERIFY2(said("POST", "/books").contains(u"Allowed by no policy"_qs), qPrintable(said("POST", "/books")));
    QVERIFY(legend().contains(u"Allowed by no policy: 1"_qs));
    support::grabTo(*m_open->tab, u"map-policies"_qs);
}

/** Colors alone must not tell meanings apart. */
void TestMapColors::namesEachMeaningByAShape()
{
    open(mappedShop());
    choose(MapColoring::Access);
    const QString shown = control<QLabel>(*m_open->tab, u"mapLegend"_qs)->text();
    QVERIFY(shown.contains(u"▲"_qs) && shown.contains(u"●"_qs));
    const auto shapeOf = [this](const QByteArray &method, const QByteArray &path) {
        return meaningOf(m_open->map(), m_open->operation(method, path).index, MapColoring::Access, {})->shape;
    };
    QVERIFY(shapeOf("GET", "/books") != shapeOf("POST", "/books"));
    // The marks are painted: without a mark, the corner of a badge is as the others.
    const QPoint corner = m_open->view().rectOf(m_open->operation("GET", "/books")).topRight().toPoint();
    const QImage marked = m_open->view().viewport()->grab().toImage();
    choose(MapColoring::Deprecated);
    const QImage unmarked = m_open->view().viewport()->grab().toImage();
    QVERIFY(marked.pixel(corner) != unmarked.pixel(corner));
}

GATEWRIGHT_TEST(TestMapColors, QApplication)
#include "testmapcolors.moc"
