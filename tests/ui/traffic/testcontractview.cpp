#include "contractmonitor.h"
#include "contractview.h"
#include "description.h"
#include "driving.h"
#include "exchangesamples.h"
#include "fakestore.h"
#include "grabs.h"
#include "testprogram.h"
#include "workspace.h"

#include <QLabel>

/** The page with what does not fit the document in an exchange. */
class TestContractView final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void marksOnlyWhatFits_data();
    void marksOnlyWhatFits();
    void followsClosedDefinitions();

private:
    [[nodiscard]] static QStringList texts(const QWidget &view)
    {
        QStringList shown;
        for (const QLabel *label : view.findChildren<QLabel *>()) {
            if (label->isVisible())
                shown.append(label->text());
        }
        return shown;
    }
};

namespace {

const QString ComparedPath = QStringLiteral("/api/compared.yaml");

/** An open definition, and a page beside it. */
struct ContractGround {
    ContractGround()
    {
        store.files.insert(ComparedPath, "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n"
                                         "servers: [{url: 'https://books.example'}]\n"
                                         "paths: {/books: {get: {responses: {'200': {description: d}}}}}\n");
        definition = *definitions.open(ComparedPath);
        view.setMonitor(monitor);
        support::showPage(view);
    }
    void show(const traffic::Exchange &exchange) { view.setExchange(support::shared(exchange)); }

    support::FakeStore store;
    workspace::Workspace definitions{store};
    items::ExchangeModel list;
    workspace::OpenDefinition *definition = nullptr;
    monitoring::ContractMonitor monitor{definitions, list};
    traffic::ContractView view;
};

traffic::Exchange booksExchange(const QByteArray &host)
{
    traffic::Exchange exchange;
    exchange.isImported = true;
    exchange.isHttps = true;
    exchange.request.method = "GET";
    exchange.request.target = "/books";
    exchange.request.headers.append("Host", host);
    exchange.response.status = 200;
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    return exchange;
}

} // namespace

void TestContractView::marksOnlyWhatFits_data()
{
    QTest::addColumn<traffic::Exchange>("exchange");
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isMarked");
    traffic::Exchange refused = booksExchange("books.example");
    refused.response.status = 403;
    refused.answeredBy = traffic::AnsweredBy::Gateway;
    QTest::newRow("fits") << booksExchange("books.example") << u"Fits the document"_qs << true;
    QTest::newRow("another API") << booksExchange("other.example") << u"Not compared with a document"_qs << false;
    QTest::newRow("answered by the gateway") << refused << u"Not compared with a document"_qs << false;
}

void TestContractView::marksOnlyWhatFits()
{
    QFETCH(const traffic::Exchange, exchange);
    QFETCH(const QString, title);
    ContractGround ground;
    QTRY_VERIFY(ground.definition->description());
    ground.show(exchange);
    QTRY_VERIFY2(texts(ground.view).contains(title), qPrintable(texts(ground.view).join(u'\n')));
    QTEST(support::control<QLabel>(ground.view, "emptyPicture")->isVisible(), "isMarked");
}

void TestContractView::followsClosedDefinitions()
{
    ContractGround ground;
    QTRY_VERIFY(ground.definition->description());
    ground.show(booksExchange("books.example"));
    QTRY_VERIFY(texts(ground.view).contains(u"Fits the document"_qs));
    ground.definitions.close(*ground.definition);
    QTRY_VERIFY(texts(ground.view).contains(u"Not compared with a document"_qs));
}

GATEWRIGHT_TEST(TestContractView, QApplication)

#include "testcontractview.moc"
