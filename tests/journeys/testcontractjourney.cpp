#include "banner.h"
#include "contractmonitor.h"
#include "driving.h"
#include "exchangemodel.h"
#include "grabs.h"
#include "journey.h"
#include "recordingserver.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QTabWidget>
#include <QTreeView>

using items::ExchangeModel;

/** Exchanges of a real gateway that do not fit the open document, until the document is changed. */
class TestContractJourney final : public QObject
{
    Q_OBJECT

public:
    TestContractJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void init();
    void cleanup();
    void endsAFindingByAnEdit();
    void addsWhatIsMissing();
    void countsInTheDocument();
    void survivesEditsDuringTraffic();

private:
    [[nodiscard]] document::Document &document() const;
    /** Replaces a text of the document. */
    void replace(const QByteArray &before, const QByteArray &after) const;
    [[nodiscard]] QString contractOf(int row) const;
    [[nodiscard]] QString textOf(const char *label) const;
    void showContract(int row) const;

    const support::JourneyHome &m_home;
    theme::Choice m_look;
    std::unique_ptr<support::RecordingServer> m_upstream;
    std::unique_ptr<support::Journey> m_journey;
};

void TestContractJourney::init()
{
    m_upstream = std::make_unique<support::RecordingServer>();
    m_upstream->answerJson(R"([{"id": "b-1", "title": "Signal and Noise"}])");
    const QString path = m_home.path(u"books.yaml"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"(openapi: 3.1.0
info: {title: Books, version: '1'}
paths:
  /books:
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer}}
      responses:
        '200':
          description: The books
          content:
            application/json:
              schema:
                type: array
                items: {$ref: '#/components/schemas/Book'}
        '404': {description: Nothing}
    post:
      responses: {'201': {description: Created}}
components:
  schemas:
    Book:
      type: object
      required: [id]
      properties:
        id: {type: integer}
        title: {type: string}
x-vendor-api-gateway:
  info: {name: Books, state: {active: true}}
  server: {listenPath: {value: /t/, strip: true}}
  upstream: {url: ')" +
               m_upstream->url().toEncoded() + "'}\n");
    file.close();
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->open(path);
    m_journey->startGateway();
    m_journey->showPage(u"Exchanges"_qs);
}

void TestContractJourney::cleanup()
{
    m_journey.reset();
    m_upstream.reset();
}

document::Document &TestContractJourney::document() const
{
    return m_journey->services().services().workspace.definitions().constFirst()->document();
}

void TestContractJourney::replace(const QByteArray &before, const QByteArray &after) const
{
    const qsizetype at = document().snapshot().text().indexOf(before);
    QVERIFY(at >= 0);
    QVERIFY(document().spliceText({at, before.size(), after}));
}

QString TestContractJourney::contractOf(int row) const
{
    const auto *list = support::control<QAbstractItemView>(m_journey->window(), "exchangeList");
    return list->model()->index(row, ExchangeModel::Contract).data().toString();
}

/** The text of a label that is visible; empty if there is none. */
QString TestContractJourney::textOf(const char *label) const
{
    for (const QLabel *each : m_journey->window().findChildren<QLabel *>(QLatin1StringView(label))) {
        if (each->isVisible())
            return each->text();
    }
    return {};
}

void TestContractJourney::showContract(int row) const
{
    auto *list = support::control<QAbstractItemView>(m_journey->window(), "exchangeList");
    support::clickRow(*list, list->model()->index(row, ExchangeModel::Path));
    auto *tabs = support::control<QTabWidget>(m_journey->window(), "exchangeTabs");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (tabs->tabText(tab) == u"Contract"_qs)
            tabs->setCurrentIndex(tab);
    }
}

void TestContractJourney::endsAFindingByAnEdit()
{
    m_journey->sendRequest(u"/t/books?limit=2"_qs);
    QTRY_COMPARE(contractOf(0), u"1 problem"_qs);
    showContract(0);
    QTRY_VERIFY(textOf("contractFinding0").contains(u"response body"_qs));
    QCOMPARE(textOf("contractSummary"), u"GET /books: 1 error"_qs);
    support::grabTo(m_journey->window(), u"journey-contract"_qs);
    replace("id: {type: integer}", "id: {type: string}");
    QTRY_COMPARE(contractOf(0), u"fits"_qs);
    QTRY_VERIFY(textOf("contractFinding0").isEmpty());
    support::grabTo(m_journey->window(), u"journey-contract-fits"_qs);
}

void TestContractJourney::addsWhatIsMissing()
{
    m_journey->sendRequest(u"/t/books?limit=2&page=3"_qs);
    QTRY_COMPARE(contractOf(0), u"2 problems"_qs);
    showContract(0);
    auto *add = [this] {
        (void)QTest::qWaitFor([this] { return !textOf("contractCorrection1").isEmpty(); });
        return support::control<QAbstractButton>(m_journey->window(), "addFinding1");
    }();
    QVERIFY(textOf("contractFinding1").contains(u"page"_qs));
    QTRY_VERIFY(add->isEnabled());
    support::grabTo(m_journey->window(), u"journey-contract-add"_qs);
    const QSize size = m_journey->window().size();
    m_journey->window().resize(1024, 640);
    support::grabTo(m_journey->window(), u"journey-contract-small"_qs);
    m_journey->window().resize(size);
    const QByteArray before = document().snapshot().text();
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
    QVERIFY(document().snapshot().text().contains("page"));
    QTRY_COMPARE(contractOf(0), u"1 problem"_qs);
    auto *view = support::control<QWidget>(m_journey->window(), "exchangeContract");
    QTRY_COMPARE(QApplication::focusWidget(), view); // The card that had the focus is gone.
    const auto *banner = support::control<widgets::Banner>(m_journey->window(), "exchangesBanner");
    QVERIFY2(banner->text().contains(u"was changed: Add the query parameter “page” to GET /books."_qs),
             qPrintable(banner->text()));
    support::click(m_journey->window(), "undoCorrection"); // One step.
    QCOMPARE(document().snapshot().text(), before);
    QVERIFY(!banner->isVisible());
    QTRY_COMPARE(contractOf(0), u"2 problems"_qs);
}

void TestContractJourney::countsInTheDocument()
{
    m_journey->sendRequest(u"/t/books?limit=2"_qs);
    m_journey->sendRequest(u"/t/cats?limit=2"_qs);
    QTRY_COMPARE(contractOf(1), u"1 problem"_qs);
    support::clickRow(*support::control<QAbstractItemView>(m_journey->window(), "exchangeList"), {});
    m_journey->window().showDefinition(m_journey->services().services().workspace.definitions().constFirst());
    m_journey->showTab(u"Traffic"_qs);
    auto *tree = support::control<QTreeView>(m_journey->window(), "trafficTree");
    const QAbstractItemModel &rows = *tree->model();
    QTRY_COMPARE(rows.rowCount(), 2);
    const QModelIndex path = rows.index(0, 0);
    QCOMPARE(path.data().toString(), u"/books"_qs);
    QTRY_COMPARE(rows.index(0, 1, path).data().toString(), u"violated"_qs);
    QCOMPARE(rows.index(0, 2, path).data().toString(), u"1"_qs);
    QCOMPARE(rows.index(0, 4, path).data().toString(), u"200 (1)"_qs);
    QCOMPARE(rows.index(0, 5, path).data().toString(), u"404"_qs);
    QCOMPARE(rows.index(1, 1, path).data().toString(), u"not seen"_qs);
    QCOMPARE(textOf("trafficCounts"), u"2 exchanges compared"_qs);
    support::clickRow(*tree, rows.index(0, 0, path));
    support::click(m_journey->window(), "trafficShowExchange");
    const auto *list = support::control<QAbstractItemView>(m_journey->window(), "exchangeList");
    QVERIFY(list->isVisible());
    QCOMPARE(list->currentIndex().row(), 0);
    m_journey->window().showDefinition(m_journey->services().services().workspace.definitions().constFirst());
    const QModelIndex requests = rows.index(0, 0, rows.index(1, 0));
    QCOMPARE(requests.data().toString(), u"/cats"_qs);
    support::clickRow(*tree, requests);
    support::grabTo(m_journey->window(), u"journey-traffic"_qs);
    m_journey->window().resize(1024, 640);
    support::grabTo(m_journey->window(), u"journey-traffic-small"_qs);
    support::click(m_journey->window(), "trafficAdd");
    QTRY_VERIFY(document().snapshot().text().contains("/cats:"));
}

/** The document changes while clients send requests: the last text counts, for each exchange. */
void TestContractJourney::survivesEditsDuringTraffic()
{
    constexpr int Requests = 200;
    QNetworkAccessManager client;
    client.setProxy(QNetworkProxy::NoProxy);
    const QUrl address = m_journey->services().services().gateway.address();
    int answered = 0;
    for (int i = 0; i < Requests; ++i) {
        QUrl url = address;
        url.setPath(u"/t/books"_qs);
        url.setQuery(u"limit=1"_qs);
        QNetworkReply *reply = client.get(QNetworkRequest(url));
        connect(reply, &QNetworkReply::finished, this, [&answered, reply] {
            ++answered;
            reply->deleteLater();
        });
    }
    bool isText = false;
    for (int edits = 0; answered < Requests || edits < 30; ++edits) {
        replace(isText ? "id: {type: string}" : "id: {type: integer}",
                isText ? "id: {type: integer}" : "id: {type: string}");
        isText = !isText;
        QTest::qWait(edits % 5 == 0 ? 500 : 10);
    }
    if (!isText)
        replace("id: {type: integer}", "id: {type: string}");
    const auto *list = support::control<QAbstractItemView>(m_journey->window(), "exchangeList");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), Requests, 20'000);
    const auto areAll = [&](const QString &text) {
        for (int row = 0; row < Requests; ++row) {
            if (contractOf(row) != text)
                return false;
        }
        return true;
    };
    QTRY_VERIFY_WITH_TIMEOUT(areAll(u"fits"_qs), 20'000);
    replace("id: {type: string}", "id: {type: integer}");
    QTRY_VERIFY_WITH_TIMEOUT(areAll(u"1 problem"_qs), 20'000);
}

GATEWRIGHT_TEST_RUN(TestContractJourney, &support::runJourney<TestContractJourney>)

#include "testcontractjourney.moc"
