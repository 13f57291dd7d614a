#include "driving.h"
#include "journey.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>

#include <sys/stat.h>

/** Markup in every text that a file or a server gives, on every page: shown as text. An image in it would be read from
 * a pipe, and the window would wait for good. */
class TestMarkupJourney final : public QObject
{
    Q_OBJECT

public:
    TestMarkupJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void initTestCase();
    void showsADefinition();
    void showsPages_data();
    void showsPages();
    void showsErrors();

private:
    [[nodiscard]] QByteArray markup() const;
    void write(const QString &name, const QByteArray &bytes) const;

    const support::JourneyHome &m_home;
    const theme::Choice m_look;
};

namespace {

/** Labels that interpret text of the file, and documents with an image. */
QStringList interpreted(const QWidget &window)
{
    QStringList found;
    QWidgetList tops = QApplication::topLevelWidgets();
    tops.append(const_cast<QWidget *>(&window));
    for (const QWidget *top : std::as_const(tops)) {
        for (const QLabel *label : top->findChildren<QLabel *>()) {
            const bool isRich = label->textFormat() == Qt::RichText || label->textFormat() == Qt::MarkdownText ||
                                (label->textFormat() == Qt::AutoText && label->isVisible());
            if (isRich && label->text().contains(u"<img"))
                found.append(label->objectName() + u": "_qs + label->text());
        }
        for (const QTextEdit *edit : top->findChildren<QTextEdit *>()) {
            if (edit->document()->toHtml().contains(u"<img"))
                found.append(edit->objectName());
        }
    }
    found.removeDuplicates();
    return found;
}

/** Selects the first rows of all lists that can be seen, so that their details are shown. */
void selectRows(const QWidget &window)
{
    for (QAbstractItemView *view : window.findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || !view->model() || view->objectName().startsWith(u"navigation"))
            continue;
        for (int row = 0; row < std::min(3, view->model()->rowCount()); ++row) {
            view->setCurrentIndex(view->model()->index(row, 0));
            QTest::qWait(20);
        }
    }
}

} // namespace

QByteArray TestMarkupJourney::markup() const
{
    return "<img src='" + QFile::encodeName(m_home.path(u"pipe"_qs)) + "'><b>x</b>";
}

void TestMarkupJourney::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_home.path(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestMarkupJourney::initTestCase()
{
    QCOMPARE(mkfifo(QFile::encodeName(m_home.path(u"pipe"_qs)).constData(), 0600), 0);
    const QByteArray m = markup();
    write(u"api.yaml"_qs, QByteArray(R"(openapi: 3.0.3
info: {title: "M", version: "M", description: "M"}
servers: [{url: "http://h/M", description: "M"}]
tags: [{name: "M", description: "M"}]
paths:
  "/M/{M}":
    summary: "M"
    get:
      operationId: "M"
      summary: "M"
      description: "M"
      tags: ["M"]
      parameters: [{name: "M", in: query, description: "M", schema: {$ref: "#/components/schemas/M"}}]
      requestBody: {description: "M", content: {"M": {schema: {type: "M"}}}}
      responses: {"M": {description: "M"}, default: {description: "M"}}
components:
  schemas:
    "M": {title: "M", description: "M", type: "M", properties: {"M": {description: "M", $ref: "M"}}}
  securitySchemes: {"M": {type: "M", description: "M"}}
security: [{"M": []}]
x-vendor-api-gateway:
  info: {name: "M", state: {active: true}}
  server: {listenPath: {value: "/M", strip: true}}
  upstream:
    url: "http://h/M"
    authentication:
      enabled: true
      "M": {enabled: true}
      basicAuth: {enabled: true, username: "M", password: "env://M", header: {enabled: true, name: "M"}}
)")
                              .replace("\"M\"", '"' + m + '"')
                              .replace("/M", '/' + m)
                              .replace("{M}", '{' + m + '}')
                              .replace("env://M", "env://" + m));
    write(u"broken.yaml"_qs, "openapi: 3.0.3\ninfo: {title: \"" + m + "\", }}\n" + m + ": [\n");
    write(u"sandbox/policies/m.json"_qs,
          QByteArray(R"({"_id": "M", "id": "M", "name": "M", "org_id": "M", "rate": "M", "tags": ["M"],
              "access_rights": {"M": {"api_name": "M", "api_id": "M", "versions": ["M"],
              "allowed_urls": [{"url": "M", "methods": ["M"]}]}}, "meta_data": {"M": "M"}, "M": "M"})")
              .replace("\"M\"", '"' + m + '"'));
    write(u"sandbox/sso_profiles.json"_qs,
          QByteArray(R"([[{"ID": "M", "Name": "M", "ActionType": "M", "SelectedProviderType": "M",
              "LoginURL": "M", "RedirectURL": "M", "UpdatedAt": "M", "UpdatedBy": "M", "M": "M"}]])")
              .replace("\"M\"", '"' + m + '"'));
}

void TestMarkupJourney::showsADefinition()
{
    support::Journey journey(m_home, m_look);
    journey.open(m_home.path(u"api.yaml"_qs));
    QTRY_VERIFY(!journey.window().currentDefinition()->diagnostics().isEmpty());
    for (const QString &tab : {u"Overview"_qs, u"Paths"_qs, u"Schemas"_qs, u"Settings"_qs, u"Source"_qs}) {
        journey.showTab(tab);
        selectRows(journey.window());
        const QStringList found = interpreted(journey.window());
        QVERIFY2(found.isEmpty(), qPrintable(tab + u": "_qs + found.join(u'\n')));
    }
    const bool isShown = std::ranges::any_of(journey.window().findChildren<QLabel *>(), [](const QLabel *label) {
        return label->textFormat() == Qt::PlainText && label->text().contains(u"<img");
    });
    QVERIFY2(isShown, "no label has text of the file: nothing was tested");
}

void TestMarkupJourney::showsPages_data()
{
    QTest::addColumn<QString>("page");
    for (const char *page : {"Exchanges", "Certificates", "Policies", "SSO Profiles", "Environments"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestMarkupJourney::showsPages()
{
    QFETCH(QString, page);
    support::Journey journey(m_home, m_look);
    journey.open(m_home.path(u"api.yaml"_qs));
    journey.showPage(page);
    QTest::qWait(400);
    selectRows(journey.window());
    const QStringList found = interpreted(journey.window());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestMarkupJourney::showsErrors()
{
    support::Journey journey(m_home, m_look);
    journey.open(m_home.path(u"broken.yaml"_qs));
    QTest::qWait(400);
    selectRows(journey.window());
    QStringList found = interpreted(journey.window());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    journey.window().open({m_home.path(u"missing "_qs + QString::fromUtf8(markup()) + u".yaml"_qs)});
    QTest::qWait(200);
    found = interpreted(journey.window());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    for (QMessageBox *box : journey.window().findChildren<QMessageBox *>())
        box->close();
}

GATEWRIGHT_TEST_RUN(TestMarkupJourney, &support::runJourney<TestMarkupJourney>)
#include "testmarkupjourney.moc"
