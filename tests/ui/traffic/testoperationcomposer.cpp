#include "banner.h"
#include "exchangesfixture.h"
#include "fieldmessage.h"
#include "operationkey.h"
#include "redact.h"
#include "testprogram.h"

#include <QApplication>
#include <QCheckBox>
#include <QCompleter>
#include <QSignalSpy>
#include <QTabWidget>

using support::click;
using support::control;
using support::type;

/** Requests to operations of an open definition. */
class TestOperationComposer final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_fixture.reset(); }
    void fillsTheOperation();
    void sendsAtOnce();
    void takesTheSecondChoiceOfThePath();
    void takesTheThirdChoiceOfThePath();
    void takesTheSecondChoiceOfTheOperation();
    void sendsWhatIsTyped();
    void marksWhatDoesNotFitAndSendsIt();
    void namesAnEmptyPathParameter();
    void neverSendsAName();
    void sendsNoBodyOfAnotherOperation();
    void sendsNoBodyWithAnotherMethod();
    void keepsTypedHeadersAndBody();
    void sendsAnotherMediaType();
    void followsTheDefinition();
    void saysThatTheOperationIsGone();
    void sendsCredentials();
    void choosesAnAlternativeOfTheSecurity();
    void startsWithTheAlternativeThatHasCredentials();
    void choosesANamedExample();
    void keepsTypedCredentialsSecret();
    void keepsACredentialInTheQuerySecret();
    void goesBackToAnyPath();

private:
    [[nodiscard]] QString textOf(QAnyStringView name) const;
    void compose(const QByteArray &path, const QByteArray &method, bool sends = false);
    /** Chooses a row of the list of operations with the keyboard. */
    void chooseByKeys(QLineEdit &line, const QString &typed, int row);
    [[nodiscard]] const preview::ComposedRequest &sent() const { return m_fixture->sender.sent.constLast(); }

    std::unique_ptr<support::ExchangesFixture> m_fixture;
    workspace::OpenDefinition *m_shop = nullptr;
};

namespace {

const QByteArray Shop = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /pets:
    get:
      summary: List pets
      parameters:
        - {name: page, in: query, schema: {type: integer, default: 1}}
        - {name: sort, in: query, schema: {type: string, enum: [name, age]}}
      responses: {}
    post:
      requestBody:
        content:
          application/json: {schema: {type: object, properties: {n: {type: integer}}}, example: {n: 1}}
          text/plain: {example: plain}
      responses: {}
  /pets/{id}:
    parameters:
      - $ref: '#/components/parameters/Id'
    get: {summary: One pet, security: [{key: [], login: []}], responses: {}}
    delete: {security: [{token: []}], responses: {}}
  /orders:
    get: {security: [{key: []}, {login: []}, {key: [], token: []}, {gone: []}], responses: {}}
    post:
      requestBody:
        content:
          application/json:
            examples: {small: {value: {n: 1}}, unread: {externalValue: 'https://a.example/x'}, large: {value: {n: 99}}}
      responses: {}
components:
  parameters:
    Id: {name: id, in: path, required: true, schema: {type: string, pattern: '^[0-9]+$', example: '7'}}
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Shop-Key}
    login: {type: http, scheme: basic}
    token: {type: apiKey, in: query, name: k}
x-vendor-api-gateway:
  info: {name: Shop, state: {active: true}}
  server: {listenPath: {value: /shop/, strip: true}}
  upstream: {url: 'https://pets.example/v1'}
)";

} // namespace

void TestOperationComposer::init()
{
    m_fixture = std::make_unique<support::ExchangesFixture>();
    m_shop = m_fixture->definitions.addUntitled(u"shop.yaml"_qs, Shop, document::Format::Yaml);
    m_fixture->routes.setServed(*m_shop, true);
    QTRY_VERIFY(m_fixture->routes.isSettled());
}

QString TestOperationComposer::textOf(QAnyStringView name) const
{
    const QWidget *field = control<QWidget>(*m_fixture->page, name);
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(field))
        return text->toPlainText();
    if (const auto *box = qobject_cast<const QComboBox *>(field))
        return box->currentText();
    return qobject_cast<const QLineEdit *>(field)->text();
}

void TestOperationComposer::compose(const QByteArray &path, const QByteArray &method, bool sends)
{
    control<QLineEdit>(*m_fixture->page, "composerPath")->clear();
    m_fixture->page->compose({m_shop, path, method}, sends);
    QTRY_VERIFY(!textOf("composerPath").isEmpty());
}

void TestOperationComposer::chooseByKeys(QLineEdit &line, const QString &typed, int row)
{
    line.setFocus(Qt::TabFocusReason);
    line.selectAll();
    auto *completer = line.findChild<QCompleter *>();
    QTRY_VERIFY(completer->model()->rowCount() > 0);
    QTest::keyClicks(&line, typed);
    QVERIFY(completer->popup()->isVisible());
    for (int i = 0; i <= row; ++i) {
        QTest::keyClick(completer->popup(), Qt::Key_Down);
        QCOMPARE(line.text(), typed);
    }
    QTest::keyClick(completer->popup(), Qt::Key_Return);
}

void TestOperationComposer::fillsTheOperation()
{
    compose("/pets/{id}", "get");
    QCOMPARE(textOf("composerPath"), u"/shop/pets/7"_qs);
    QCOMPARE(textOf("composerMethod"), u"GET"_qs);
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "requestField-path-id")->hasFocus());
    QVERIFY(textOf("composerOperation").startsWith(u"GET /shop/pets/{id}"_qs));
    QCOMPARE(textOf("requestField-path-id"), u"7"_qs);
    QCOMPARE(control<QWidget>(*m_fixture->page, "requestField-path-id")->accessibleName(), u"id"_qs);

    compose("/pets", "post");
    QCOMPARE(textOf("composerMethod"), u"POST"_qs);
    QCOMPARE(document::Value::fromJson(textOf("composerBody").toUtf8())->member("n").bytes(), QByteArray("1"));
    QCOMPARE(textOf("composerHeaders"), u"Content-Type: application/json"_qs);
    QCOMPARE(support::unnamedControls(*m_fixture->page), QStringList());
    support::grabTo(*m_fixture->page, u"composer-operation"_qs);
}

void TestOperationComposer::sendsAtOnce()
{
    compose("/pets", "get", true);
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.method, QByteArray("GET"));
    QCOMPARE(sent().head.target, QByteArray("/shop/pets?page=1"));
    QCOMPARE(sent().body, QByteArray());
}

void TestOperationComposer::takesTheSecondChoiceOfThePath()
{
    chooseByKeys(*control<QLineEdit>(*m_fixture->page, "composerPath"), u"pets"_qs, 1);
    QTRY_COMPARE(textOf("composerPath"), u"/shop/pets"_qs);
    QCOMPARE(textOf("composerMethod"), u"POST"_qs);
    QCOMPARE(m_fixture->sender.sent.size(), 0);
}

void TestOperationComposer::takesTheThirdChoiceOfThePath()
{
    chooseByKeys(*control<QLineEdit>(*m_fixture->page, "composerPath"), u"pets"_qs, 2);
    QTRY_COMPARE(textOf("composerPath"), u"/shop/pets/7"_qs);
    QCOMPARE(textOf("composerMethod"), u"GET"_qs);
    QCOMPARE(m_fixture->sender.sent.size(), 0);
}

void TestOperationComposer::takesTheSecondChoiceOfTheOperation()
{
    auto *box = control<QComboBox>(*m_fixture->page, "composerOperation");
    chooseByKeys(*box->lineEdit(), u"one pet"_qs, 0);
    QTRY_COMPARE(textOf("composerPath"), u"/shop/pets/7"_qs);
    chooseByKeys(*box->lineEdit(), u"pets"_qs, 1);
    QTRY_COMPARE(textOf("composerPath"), u"/shop/pets"_qs);
    QCOMPARE(textOf("composerMethod"), u"POST"_qs);
}

void TestOperationComposer::sendsWhatIsTyped()
{
    compose("/pets", "get");
    type(*m_fixture->page, "requestField-query-page", u"12"_qs);
    auto *sort = control<QComboBox>(*m_fixture->page, "requestField-query-sort");
    QCOMPARE(sort->count(), 2);
    sort->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(sort->lineEdit(), u"age"_qs);
    // Sent before the form is filled again.
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.target, QByteArray("/shop/pets?page=12&sort=age"));
}

void TestOperationComposer::marksWhatDoesNotFitAndSendsIt()
{
    compose("/pets/{id}", "delete");
    type(*m_fixture->page, "requestField-path-id", u"x y"_qs);
    QTRY_COMPARE(textOf("composerPath"), u"/shop/pets/x%20y"_qs);
    const auto messages = m_fixture->page->findChildren<forms::FieldMessage *>();
    QVERIFY(std::any_of(messages.begin(), messages.end(), [](const forms::FieldMessage *message) {
        return message->isVisible() && message->kind() == forms::FieldMessage::Kind::Warning;
    }));
    support::grabTo(*m_fixture->page, u"composer-finding"_qs);
    click(*m_fixture->page, "composerSend");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.target, QByteArray("/shop/pets/x%20y"));
}

void TestOperationComposer::namesAnEmptyPathParameter()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "requestField-path-id", QString());
    m_fixture->page->send();
    auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"“id”"_qs));
    QVERIFY(control<QWidget>(*m_fixture->page, "requestField-path-id")->hasFocus());
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    type(*m_fixture->page, "requestField-path-id", u"8"_qs);
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.target, QByteArray("/shop/pets/8"));
}

void TestOperationComposer::neverSendsAName()
{
    type(*m_fixture->page, "composerPath", u"/shop/pets/{id}"_qs);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    QVERIFY(control<widgets::Banner>(*m_fixture->page, "exchangesBanner")->text().contains(u"“id”"_qs));
    type(*m_fixture->page, "composerPath", u"/shop/pets?filter={}"_qs);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(m_fixture->sender.sent.size(), 1);
}

void TestOperationComposer::sendsNoBodyOfAnotherOperation()
{
    compose("/pets", "post");
    control<QPlainTextEdit>(*m_fixture->page, "composerBody")->setPlainText(u"{\"n\": 5}"_qs);
    compose("/pets", "get");
    click(*m_fixture->page, "composerMore"); // The fields are folded.
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().body, QByteArray());
    QVERIFY(!sent().head.headers.contains("Content-Type"));
}

void TestOperationComposer::sendsNoBodyWithAnotherMethod()
{
    support::choose(*m_fixture->page, "composerMethod", 1);
    type(*m_fixture->page, "composerPath", u"/shop/any"_qs);
    control<QPlainTextEdit>(*m_fixture->page, "composerBody")->setPlainText(u"typed"_qs);
    support::choose(*m_fixture->page, "composerMethod", 0);
    m_fixture->page->send();
    QCOMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.method, QByteArray("GET"));
    QCOMPARE(sent().body, QByteArray());
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_fixture->page->canSend());
    // A body can be sent all the same.
    control<QCheckBox>(*m_fixture->page, "composerSendsBody")->setChecked(true);
    m_fixture->page->send();
    QCOMPARE(sent().body, QByteArray("typed"));
}

void TestOperationComposer::keepsTypedHeadersAndBody()
{
    compose("/pets", "post");
    auto *headers = control<QPlainTextEdit>(*m_fixture->page, "composerHeaders");
    headers->appendPlainText(u"X-Trace: 1"_qs);
    control<QPlainTextEdit>(*m_fixture->page, "composerBody")->setPlainText(u"{\"n\": \"no\"}"_qs);
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().body, QByteArray("{\"n\": \"no\"}"));
    QCOMPARE(sent().head.headers.first("X-Trace"), QByteArray("1"));
    QCOMPARE(sent().head.headers.first("Content-Type"), QByteArray("application/json"));
}

void TestOperationComposer::sendsAnotherMediaType()
{
    compose("/pets", "post");
    auto *types = control<QComboBox>(*m_fixture->page, "composerMediaType");
    QCOMPARE(types->count(), 2);
    control<QTabWidget>(*m_fixture->page, "composerDetails")->setCurrentIndex(2);
    support::choose(*m_fixture->page, "composerMediaType", 1);
    QTRY_COMPARE(textOf("composerBody"), u"plain"_qs);
    QCOMPARE(textOf("composerHeaders"), u"Content-Type: text/plain"_qs);
}

void TestOperationComposer::followsTheDefinition()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "composerPath", u"/shop/pets/7?debug"_qs);
    QVERIFY(m_shop->document().setScalar(document::Pointer{"x-vendor-api-gateway", "server", "listenPath", "value"},
                                         document::Value::string(u"/store/"_qs)));
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.target, QByteArray("/store/pets/7"));
}

void TestOperationComposer::saysThatTheOperationIsGone()
{
    compose("/pets/{id}", "delete");
    QVERIFY(m_shop->document().remove(document::Pointer{"paths", "/pets/{id}", "delete"}));
    m_fixture->page->send();
    auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QTRY_VERIFY(banner->isVisible());
    QCOMPARE(m_fixture->sender.sent.size(), 0);
}

void TestOperationComposer::sendsCredentials()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "requestCredential-key", u"k-123"_qs);
    type(*m_fixture->page, "requestCredential-login", u"kim:secret"_qs);
    QVERIFY(!textOf("composerHeaders").contains(u"k-123"_qs));
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.headers.first("X-Shop-Key"), QByteArray("k-123"));
    QCOMPARE(sent().head.headers.first("Authorization"), "Basic " + QByteArray("kim:secret").toBase64());
    // The credential is filled in again.
    compose("/pets", "get");
    compose("/pets/{id}", "get");
    QTRY_COMPARE(textOf("requestCredential-key"), u"k-123"_qs);
}

void TestOperationComposer::choosesAnAlternativeOfTheSecurity()
{
    compose("/orders", "get");
    auto *security = control<QComboBox>(*m_fixture->page, "requestSecurity");
    QCOMPARE(security->accessibleName(), u"Security"_qs);
    QCOMPARE(security->currentText(), u"key"_qs);
    QStringList offered;
    for (int i = 0; i < security->count(); ++i)
        offered.append(security->itemText(i));
    QCOMPARE(offered, (QStringList{u"key"_qs, u"login"_qs, u"key + token"_qs, u"gone"_qs}));
    const auto warnings = [this] {
        qsizetype count = 0;
        for (const forms::FieldMessage *message : m_fixture->page->findChildren<forms::FieldMessage *>())
            count += message->isVisible() && message->kind() == forms::FieldMessage::Kind::Warning ? 1 : 0;
        return count;
    };
    QTRY_COMPARE(warnings(), 1);
    security->setFocus(Qt::TabFocusReason);
    QTest::keyClick(security, Qt::Key_Down);
    QTRY_VERIFY(m_fixture->page->findChild<QLineEdit *>(u"requestCredential-login"_qs));
    QTest::keyClick(control<QComboBox>(*m_fixture->page, "requestSecurity"), Qt::Key_Down);
    QTRY_VERIFY(m_fixture->page->findChild<QLineEdit *>(u"requestCredential-token"_qs));
    QVERIFY(control<QComboBox>(*m_fixture->page, "requestSecurity")->hasFocus());
    QTRY_COMPARE(warnings(), 2);
    support::grabTo(*m_fixture->page, u"composer-security"_qs);
    QCOMPARE(support::unnamedControls(*m_fixture->page), QStringList());
    type(*m_fixture->page, "requestCredential-key", u"abc"_qs);
    type(*m_fixture->page, "requestCredential-token", u"def"_qs);
    QTRY_COMPARE(warnings(), 0);
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.target, QByteArray("/shop/orders?k=def"));
    QCOMPARE(sent().head.headers.first("X-Shop-Key"), std::optional(QByteArray("abc")));
}

void TestOperationComposer::startsWithTheAlternativeThatHasCredentials()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "requestCredential-login", u"kim:pw"_qs);
    compose("/orders", "get");
    QTRY_VERIFY(m_fixture->page->findChild<QComboBox *>(u"requestSecurity"_qs));
    QCOMPARE(textOf("requestSecurity"), u"login"_qs);
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.headers.first("Authorization"), std::optional("Basic " + QByteArray("kim:pw").toBase64()));
    QVERIFY(!sent().head.headers.contains("X-Shop-Key"));
}

void TestOperationComposer::choosesANamedExample()
{
    compose("/orders", "post");
    auto *examples = control<QComboBox>(*m_fixture->page, "composerExample");
    QVERIFY(examples->isVisible());
    QCOMPARE(examples->count(), 2); // Nothing is read from a server.
    QVERIFY(textOf("composerBody").contains(u'1'));
    examples->setFocus(Qt::TabFocusReason);
    QTest::keyClick(examples, Qt::Key_Down);
    QTRY_VERIFY(textOf("composerBody").contains(u"99"_qs));
    QCOMPARE(examples->currentText(), u"large"_qs);
    support::grabTo(*m_fixture->page, u"composer-example"_qs);
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(document::Value::fromJson(sent().body)->member("n").bytes(), QByteArray("99"));
    compose("/pets", "post");
    QVERIFY(!examples->isVisible());
}

void TestOperationComposer::keepsTypedCredentialsSecret()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "requestCredential-key", u"k-123"_qs);
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    traffic::Exchange record = support::bookshopExchange();
    record.request = sent().head;
    m_fixture->record(record);
    const traffic::ExchangePtr shown = m_fixture->log.model().exchangeAt(0);
    QVERIFY(!m_fixture->log.model().isRunning(0));
    QCOMPARE(shown->request.headers.first("X-Shop-Key"), QByteArray("k-123"));
    QCOMPARE(traffic::Redactor().exchange(*shown)->request.headers.first("X-Shop-Key"), QByteArray("REDACTED"));
}

void TestOperationComposer::keepsACredentialInTheQuerySecret()
{
    compose("/pets/{id}", "delete");
    type(*m_fixture->page, "requestCredential-token", u"q-98765"_qs);
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.target, QByteArray("/shop/pets/7?k=q-98765"));
    const QAbstractItemModel &rows = *m_fixture->list()->model();
    QVERIFY(!rows.index(0, items::ExchangeModel::Path).data().toString().contains(u"q-98765"_qs));
    QVERIFY(!textOf("composerPath").contains(u"q-98765"_qs));
}

void TestOperationComposer::goesBackToAnyPath()
{
    compose("/pets/{id}", "delete");
    control<QComboBox>(*m_fixture->page, "composerOperation")->lineEdit()->setFocus(Qt::TabFocusReason);
    type(*m_fixture->page, "composerOperation", QString());
    type(*m_fixture->page, "composerPath", u"/shop/any"_qs);
    QVERIFY(!m_fixture->page->findChild<QWidget *>(u"requestField-path-id"_qs) ||
            !control<QWidget>(*m_fixture->page, "requestField-path-id")->isVisible());
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(sent().head.target, QByteArray("/shop/any"));
    QCOMPARE(sent().head.method, QByteArray("DELETE"));
}

GATEWRIGHT_TEST(TestOperationComposer, QApplication)
#include "testoperationcomposer.moc"
