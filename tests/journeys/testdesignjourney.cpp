#include "driving.h"
#include "journey.h"
#include "rawupstream.h"
#include "snapshot.h"
#include "testprogram.h"
#include "theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTest>
#include <QTextEdit>
#include <QTreeWidget>

#include <algorithm>

/** The main task in the real window: edit the extension, undo, save, start the gateway, send, and see the exchange. */
class TestDesignJourney final : public QObject
{
    Q_OBJECT

public:
    explicit TestDesignJourney(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void editsTheSectionAndSavesOnlyThat();
    void sendsThroughTheGatewayAndShowsTheExchange();
    void opensAFileWithASyntaxErrorInSource();
    void keepsTheEditWhenSavingFails();
    void designsAnOperationByKeyboard();
    void typesASchemaAsOnAWhiteboard();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] static QByteArray read(const QString &path);
    static void fillBasicAuth(support::Journey &journey);

    const support::JourneyHome &m_home;
};

namespace {

QByteArray definitionFor(const QByteArray &upstream)
{
    return "# the shop, kept by hand\nopenapi: 3.0.3\ninfo:\n  title: Shop   # shown to people\n  version: '1'\npaths:\n  /books:\n"
           "    get:\n      responses:\n        '200': {description: ok}\n"
           "x-vendor-api-gateway:\n  info: {name: shop, state: {active: true}}\n  server:\n    listenPath: {value: /shop/, strip: true}\n"
           "  upstream:\n    url: http://" +
           upstream + "/v1\n";
}

/** The same text for the same value, whatever the order of its members. */
QByteArray jsonOf(const QByteArray &yaml)
{
    const auto value = document::Snapshot::parse(yaml, document::Format::Yaml).root().value();
    return value ? QJsonDocument::fromJson(value->toJson()).toJson() : QByteArray();
}

const QByteArray Section = R"(    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: kim
        password: s3cret
        header:
          enabled: true
          name: Authorization
)";

} // namespace

QString TestDesignJourney::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_home.path(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test's own folder takes no files");
    return path;
}

QByteArray TestDesignJourney::read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestDesignJourney::fillBasicAuth(support::Journey &journey)
{
    journey.showTab(u"Settings"_qs);
    auto *method = support::control<QComboBox>(journey.window(), "authenticationMethod");
    support::choose(journey.window(), "authenticationMethod", method->findText(u"Basic Auth"_qs));
    support::type(journey.window(), "upstreamUsername", u"kim"_qs);
    support::type(journey.window(), "upstreamPassword", u"s3cret"_qs);
}

void TestDesignJourney::editsTheSectionAndSavesOnlyThat()
{
    const QByteArray before = definitionFor("stock.example");
    const QString path = write(u"edit.yaml"_qs, before);
    support::Journey journey(m_home);
    journey.open(path);
    fillBasicAuth(journey);

    document::Document &document = journey.window().currentDefinition()->document();
    QCOMPARE(document.snapshot().text(), before + Section);
    while (document.canUndo())
        QTest::keyClick(&journey.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document.snapshot().text(), before);
    QVERIFY(!document.isModified());
    while (document.canRedo())
        QTest::keyClick(&journey.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document.snapshot().text(), before + Section);

    QCOMPARE(read(path), before);
    QTest::keyClick(&journey.window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(read(path), before + Section);
    QVERIFY(!document.isModified());
}

/** From no paths to an operation with a body, an example and a header; no line of YAML is typed but that of the
 * example. */
void TestDesignJourney::designsAnOperationByKeyboard()
{
    const QByteArray before = "openapi: 3.0.3\ninfo: {title: Shop, version: '1'} # ours\npaths: {}\n";
    const QString path = write(u"empty.yaml"_qs, before);
    support::Journey journey(m_home);
    journey.open(path);
    journey.showTab(u"Paths"_qs);
    const QWidget &window = journey.window();
    const auto press = [&window](const char *button) {
        auto *control = support::control<QWidget>(window, button);
        QTRY_VERIFY2(control->isVisible(), button);
        control->setFocus(Qt::TabFocusReason);
        QTest::keyClick(control, Qt::Key_Space);
    };
    const auto typeAtFocus = [](const QString &text) {
        QTRY_VERIFY(QApplication::focusWidget());
        const QPointer<QWidget> field(QApplication::focusWidget());
        const bool isCell = qobject_cast<QAbstractItemView *>(field->parentWidget()->parentWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), text);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        if (isCell)
            QTRY_VERIFY(field.isNull()); // Return closes the editor of a cell after its event.
    };
    press("addPath");
    typeAtFocus(u"/books"_qs); // The name of what was added has the focus.
    auto *tree = support::control<QAbstractItemView>(window, "pathTree");
    tree->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tree, Qt::Key_Down);
    support::type(window, "operationSummary", u"List books"_qs);
    support::type(window, "operationId", u"listBooks"_qs);
    press("responseHeadersAdd");
    typeAtFocus(u"X-Total"_qs);
    press("responseAddMediaType");
    typeAtFocus(u"application/json"_qs);
    QTest::keyClick(&journey.window(), Qt::Key_X, Qt::AltModifier);
    auto *example = support::control<QWidget>(window, "exampleText");
    QTRY_VERIFY(example->hasFocus());
    QTest::keyClick(example, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(example, u"{\"title\": \"Emma\"}"_qs);
    QTest::keyClick(&journey.window(), Qt::Key_S, Qt::ControlModifier);
    const QByteArray after = "openapi: 3.0.3\ninfo: {title: Shop, version: '1'} # ours\npaths:\n  /books:\n    get:\n"
                             "      summary: List books\n      operationId: listBooks\n      responses:\n"
                             "        '200':\n          description: OK\n          headers:\n            X-Total:\n"
                             "              schema:\n                type: string\n          content:\n"
                             "            application/json:\n              schema:\n                type: object\n"
                             "              example:\n                title: Emma\n";
    QTRY_VERIFY(read(path) != before);
    QCOMPARE(read(path), after);
}

/** A schema of ten properties, four of them with limits, is its ten lines: nothing else is typed. */
void TestDesignJourney::typesASchemaAsOnAWhiteboard()
{
    const QByteArray before = "openapi: 3.1.0\ninfo: {title: Shop, version: '1'} # ours\npaths: {}\ncomponents:\n"
                              "  schemas:\n    Book:\n      type: object\n";
    const QStringList lines{u"id! uuid read-only"_qs,
                            u"title! string(1..80) // as printed"_qs,
                            u"pages integer(>=0)"_qs,
                            u"price number(>0, step 0.01)"_qs,
                            u"status \"active\" | \"on hold\" = \"active\""_qs,
                            u"tags string[](unique)"_qs,
                            u"sequel Book"_qs,
                            u"published date"_qs,
                            u"note string | null"_qs,
                            u"meta map<string>"_qs};
    const QString path = write(u"whiteboard.yaml"_qs, before);
    support::Journey journey(m_home);
    journey.open(path);
    journey.showTab(u"Schemas"_qs);
    auto *list = support::control<QTreeWidget>(journey.window(), "componentTree");
    list->setCurrentItem(list->findItems(u"Book"_qs, Qt::MatchExactly | Qt::MatchRecursive).value(0));
    // Other pages have trees of schemas, too.
    const auto trees = journey.window().findChildren<QAbstractItemView *>(u"schemaTree"_qs);
    const auto shown = std::find_if(trees.cbegin(), trees.cend(), [](const auto *each) { return each->isVisible(); });
    QVERIFY(shown != trees.cend());
    QAbstractItemView *tree = *shown;
    tree->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tree, Qt::Key_Insert);
    for (const QString &line : lines) {
        // The editor of the next line opens after that of the line before has closed.
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTRY_VERIFY(static_cast<QLineEdit *>(QApplication::focusWidget())->text().isEmpty());
        QTest::keyClicks(QApplication::focusWidget(), line);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
    const QByteArray after = before + R"(      properties:
        id:
          readOnly: true
          type: string
          format: uuid
        title:
          description: as printed
          type: string
          minLength: 1
          maxLength: 80
        pages:
          type: integer
          minimum: 0
        price:
          type: number
          exclusiveMinimum: 0
          multipleOf: 0.01
        status:
          default: active
          type: string
          enum:
            - active
            - on hold
        tags:
          type: array
          items:
            type: string
          uniqueItems: true
        sequel:
          $ref: '#/components/schemas/Book'
        published:
          type: string
          format: date
        note:
          type:
            - string
            - 'null'
        meta:
          type: object
          additionalProperties:
            type: string
      required:
        - id
        - title
)";
    QTRY_VERIFY(read(path) != before);
    QVERIFY(read(path).startsWith(before));
    // Where each keyword is written is checked by the tests of the lines.
    QCOMPARE(jsonOf(read(path)), jsonOf(after));
}

void TestDesignJourney::sendsThroughTheGatewayAndShowsTheExchange()
{
    support::RawUpstream upstream("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
    support::Journey journey(m_home);
    journey.open(write(u"send.yaml"_qs, definitionFor(upstream.address())));
    fillBasicAuth(journey);
    journey.startGateway();

    journey.showPage(u"Exchanges"_qs);
    journey.sendRequest(u"/shop/books?page=2"_qs);

    const QByteArray received = upstream.received();
    QVERIFY2(received.startsWith("GET /v1/books?page=2 HTTP/1.1\r\n"), received.constData());
    QVERIFY2(received.contains("\r\nAuthorization: Basic a2ltOnMzY3JldA==\r\n"), received.constData());
    QTRY_VERIFY(support::control<QWidget>(journey.window(), "beforeAfter")->isVisible());
    QTRY_COMPARE(support::control<QLabel>(journey.window(), "responseStatus")->text().contains(u"200"_qs), true);

    // The definition is edited while the gateway runs. The next request uses the new route.
    journey.showPage(u"APIs"_qs);
    journey.showTab(u"Settings"_qs);
    support::type(journey.window(), "upstreamHeaderName", u"X-Stock"_qs);
    upstream.forget();
    journey.showPage(u"Exchanges"_qs);
    journey.sendRequest(u"/shop/books?page=2"_qs);
    QVERIFY2(upstream.received().contains("\r\nX-Stock: Basic a2ltOnMzY3JldA==\r\n"), upstream.received().constData());
    QVERIFY(!upstream.received().contains("\r\nAuthorization:"));
}

void TestDesignJourney::opensAFileWithASyntaxErrorInSource()
{
    support::Journey journey(m_home);
    journey.open(write(u"broken.yaml"_qs, "openapi: 3.0.3\ninfo: [a, b\npaths: {}\n"));
    QTRY_VERIFY(support::control<QWidget>(journey.window(), "sourceEditor")->isVisible());
    QTRY_VERIFY(support::control<QWidget>(journey.window(), "sourceBanner")->isVisible());
}

void TestDesignJourney::keepsTheEditWhenSavingFails()
{
    const QByteArray before = definitionFor("stock.example");
    const QString folder = m_home.path(u"gone"_qs);
    QVERIFY(QDir().mkpath(folder));
    const QString path = write(u"gone/shop.yaml"_qs, before);
    support::Journey journey(m_home);
    journey.open(path);
    fillBasicAuth(journey);
    QVERIFY(QDir(folder).removeRecursively());

    QTest::keyClick(&journey.window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(support::control<QWidget>(journey.window(), "windowBanner")->isVisible());
    const document::Document &document = journey.window().currentDefinition()->document();
    QVERIFY(document.isModified());
    QCOMPARE(document.snapshot().text(), before + Section);
    // After the folder is restored, the same shortcut saves.
    QVERIFY(QDir().mkpath(folder));
    QTest::keyClick(&journey.window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(read(path), before + Section);
}

GATEWRIGHT_TEST_RUN(TestDesignJourney, &support::runJourney<TestDesignJourney>)
#include "testdesignjourney.moc"
