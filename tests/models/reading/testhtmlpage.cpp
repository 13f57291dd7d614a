#include "cancellation.h"
#include "corpus.h"
#include "headlessbrowser.h"
#include "htmlpage.h"
#include "readingcontent.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

using document::Snapshot;
using support::HeadlessBrowser;

/** The exported page: what Chromium makes of it without a network, and that no text of a document becomes markup. */
class TestHtmlPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void showsADocument_data();
    void showsADocument();
    void escapesNames();
    void omitsTheExtension();
    void hasTheLanguageOfTheWindow();
    void needsNoNetwork();
    void stopsWithItsSink();
    void endsOneByteAfterTheLast();
    void endsWhenItIsCancelled();

private:
    /** The elements of a page as Chromium has them; also fails on what the page logs. */
    [[nodiscard]] QByteArray elementsOf(const QByteArray &page);

    QTemporaryDir m_folder;
};

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Snapshot snapshotOf(const QString &path)
{
    return Snapshot::parse(bytesOf(path), document::formatOfFileName(path));
}

QString unescaped(QString html)
{
    static const QRegularExpression Tags(u"<[^>]*>"_qs);
    html.remove(Tags);
    for (const auto &[entity, text] : {std::pair(u"&lt;"_qs, u"<"_qs),
                                       {u"&gt;"_qs, u">"_qs},
                                       {u"&quot;"_qs, u"\""_qs},
                                       {u"&#39;"_qs, u"'"_qs},
                                       {u"&nbsp;"_qs, u"\u00a0"_qs},
                                       {u"&amp;"_qs, u"&"_qs}})
        html.replace(entity, text);
    return html.simplified();
}

/** The texts of the elements of a kind. */
QSet<QString> textsOf(const QByteArray &elements, const QString &tag)
{
    const QRegularExpression element(u"<(%1)(?: [^>]*)?>(.*?)</\\1>"_qs.arg(tag),
                                     QRegularExpression::DotMatchesEverythingOption);
    QSet<QString> texts;
    const QString html = QString::fromUtf8(elements);
    for (auto found = element.globalMatch(html); found.hasNext();)
        texts.insert(unescaped(found.next().captured(2)));
    return texts;
}

} // namespace

void TestHtmlPage::initTestCase()
{
    QVERIFY2(!HeadlessBrowser::program().isEmpty(), "chromium is one of the packages of ./dev test");
}

QByteArray TestHtmlPage::elementsOf(const QByteArray &page)
{
    const QString path = m_folder.filePath(u"page.html"_qs);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(page) != page.size())
        return {};
    file.close();
    HeadlessBrowser browser;
    const QByteArray elements = browser.elementsOf(QUrl::fromLocalFile(path));
    const QByteArray complaints = browser.complaints();
    if (complaints.contains("CONSOLE"))
        QTest::qFail(complaints.constData(), __FILE__, __LINE__);
    return elements;
}

void TestHtmlPage::showsADocument_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("bookshop.yaml") << QStringLiteral(RESOURCES "/examples/bookshop.yaml");
    const QString corpus = support::corpusFolder();
    QDirIterator files(corpus + u"/openapi"_qs, {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files);
    while (!corpus.isEmpty() && files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(files.fileName())) << path;
    }
    // Another document, such as a large one.
    if (const QString path = qEnvironmentVariable("GATEWRIGHT_READING_DOCUMENT"); !path.isEmpty())
        QTest::newRow(qPrintable(path)) << path;
}

void TestHtmlPage::showsADocument()
{
    QFETCH(QString, path);
    const Snapshot snapshot = snapshotOf(path);
    const auto page = reading::htmlPage(snapshot);
    QVERIFY(page);
    const QByteArray elements = elementsOf(*page);
    const QSet<QString> headings = textsOf(elements, u"h[1-6]"_qs);
    const QSet<QString> codes = textsOf(elements, u"code"_qs);
    const reading::Outline outline = reading::outlineOf(snapshot);
    for (const reading::Entry &entry : outline) {
        const QString title = reading::titleOf(entry).simplified();
        if (!entry.isDeprecated)
            QVERIFY2(title.isEmpty() || headings.contains(title), qPrintable(title));
        else
            QVERIFY2(headings.contains(title) || headings.contains(title + u" deprecated"_qs), qPrintable(title));
        const QString id = entry.isOperation() ? entry.node.member("operationId").text() : QString();
        QVERIFY2(id.isEmpty() || codes.contains(id), qPrintable(id));
    }
    QVERIFY(openapi::operations(snapshot).size() <= qsizetype(outline.size()));
    QCOMPARE(elements.count("<section "), qsizetype(outline.size()));
    // The script has run.
    QVERIFY(elements.contains("<div><input id=\"filter\""));
}

void TestHtmlPage::escapesNames()
{
    const QByteArray hostile = "</script></style></title>\"'><img src=x onerror=alert(1)><script>alert(1)</script>";
    const QString name = QString::fromUtf8(hostile);
    // Each scalar and each key that is not one of the specification gets the name.
    QByteArray json = R"({"openapi": "3.2.0", "info": {"title": "@", "version": "@", "summary": "@", "description": "@",
"contact": {"name": "@", "url": "@", "email": "@"}, "license": {"name": "@", "url": "@"}, "termsOfService": "@"},
"externalDocs": {"url": "@", "description": "@"},
"servers": [{"url": "@", "name": "@", "description": "@",
"variables": {"@": {"default": "@", "enum": ["@"], "description": "@"}}}],
"tags": [{"name": "@", "summary": "@", "description": "[@](javascript:@) `@`\n\n    @\n\n|@|\n|-|\n|@|", "parent": "@"}],
"security": [{"@": ["@"]}],
"paths": {"/@": {"summary": "@", "description": "@", "get": {"tags": ["@"], "summary": "@", "operationId": "@",
"description": "@", "parameters": [{"name": "@", "in": "@", "description": "@", "example": "@",
"schema": {"type": "@", "format": "@", "enum": ["@"], "pattern": "@"}}, {"$ref": "@"}, {"$ref": "#/@"}],
"requestBody": {"description": "@", "content": {"@": {"schema": {"$ref": "#/components/schemas/@"},
"examples": {"@": {"summary": "@", "description": "@", "value": {"@": "@"}}, "b": {"externalValue": "@"}}}}},
"responses": {"@": {"summary": "@", "description": "@", "headers": {"@": {"description": "@"}},
"links": {"@": {"operationId": "@", "description": "@"}}}},
"callbacks": {"@": {"@": {"post": {"summary": "@", "operationId": "@"}}}}},
"additionalOperations": {"@": {"summary": "@"}}}},
"webhooks": {"@": {"post": {"summary": "@"}}},
"components": {"schemas": {"@": {"title": "@", "description": "@", "type": ["@", "object"], "required": ["@"],
"example": "@", "examples": ["@"], "properties": {"@": {"$ref": "@"}, "b": {"oneOf": [{"$ref": "@"}, {"type": "@"}]}},
"patternProperties": {"@": {"default": "@"}}, "externalDocs": {"url": "https://x.test/@", "description": "@"}}},
"securitySchemes": {"@": {"type": "@", "scheme": "@", "in": "@", "name": "@", "description": "@",
"openIdConnectUrl": "@", "flows": {"@": {"tokenUrl": "@", "scopes": {"@": "@"}}}}}}})";
    json.replace("@", QByteArray(hostile).replace('"', "\\\""));
    const Snapshot snapshot = Snapshot::parse(json, document::Format::Json);
    QVERIFY(snapshot.isValid());
    const auto page = reading::htmlPage(snapshot);
    QVERIFY(page);
    QVERIFY(!page->contains("<img"));
    QCOMPARE(page->count("<script"), 1);
    QCOMPARE(page->count("</script"), 1);
    QCOMPARE(page->count("</style"), 1);
    QCOMPARE(page->count("</title"), 1);
    QCOMPARE(page->count("javascript:"), page->count("javascript:&lt;/script")); // As text.
    const QByteArray elements = elementsOf(*page);
    QCOMPARE(elements.count("<script"), 1);
    QCOMPARE(elements.count("<img"), 0);
    QCOMPARE(elements.count("<section "), qsizetype(reading::outlineOf(snapshot).size()));
    QVERIFY(textsOf(elements, u"h[1-6]"_qs).contains(name));
    // No attribute ends early and leaves one that handles events.
    static const QRegularExpression Value(u"\"[^\"]*\""_qs);
    static const QRegularExpression Handler(u"<[^>]* on[a-z]+="_qs);
    QVERIFY(!Handler.match(QString::fromUtf8(elements).remove(Value)).hasMatch());
}

void TestHtmlPage::omitsTheExtension()
{
    const Snapshot snapshot = Snapshot::parse(
        "openapi: 3.0.3\ninfo: {title: T, version: '1', x-canary: canary}\nx-canary: canary\n"
        "x-vendor-api-gateway:\n  upstream: {url: 'https://canary.test', authentication: {basicAuth: {password: canary}}}\n"
        "paths:\n  x-canary: {get: {summary: canary}}\n  /a: {get: {summary: A, x-canary: canary, responses: "
        "{'200': {description: D, x-canary: canary}}}}\n",
        document::Format::Yaml);
    const auto page = reading::htmlPage(snapshot);
    QVERIFY(page);
    QVERIFY(page->contains("<h3>A</h3>"));
    QVERIFY(!page->contains("canary"));
}

/** In a language whose texts are in brackets, words outside of them are those of the document. */
void TestHtmlPage::hasTheLanguageOfTheWindow()
{
    QTranslator pseudo;
    QVERIFY(pseudo.load(QStringLiteral(GATEWRIGHT_TRANSLATIONS "/gatewright_en_XA.qm")));
    const QByteArray text = bytesOf(QStringLiteral(RESOURCES "/examples/bookshop.yaml"));
    const Snapshot snapshot = Snapshot::parse(text, document::Format::Yaml);
    const auto english = reading::htmlPage(snapshot);
    QVERIFY(english);
    QVERIFY(english->contains("<html lang=\"en\">"));
    QVERIFY(QCoreApplication::installTranslator(&pseudo));
    const auto page = reading::htmlPage(snapshot, u"de");
    QVERIFY(page);
    QVERIFY(page->contains("<html lang=\"de\">"));
    QString html = QString::fromUtf8(*page);
    static const QRegularExpression code(u"<(script|style)>.*?</\\1>"_qs,
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression attribute(u"<[^>]* (?:aria-label|placeholder|title)=\"([^\"]*)\"[^>]*>"_qs);
    static const QRegularExpression inBrackets(u"⟦[^⟧]*⟧"_qs);
    static const QRegularExpression word(u"[A-Za-z]{2,}"_qs);
    html.remove(code);
    html = unescaped(html.replace(attribute, u"\\1 "_qs).replace(u'<', u" <"_qs));
    QVERIFY(html.count(inBrackets) > 50);
    html.remove(inBrackets);
    const QString document = QString::fromUtf8(text).toLower();
    QStringList foreign;
    for (auto words = word.globalMatch(html); words.hasNext();) {
        if (const QString found = words.next().captured(); !document.contains(found.toLower()))
            foreign.append(found);
    }
    foreign.removeDuplicates();
    QCOMPARE(foreign.join(u' '), QString());
}

void TestHtmlPage::needsNoNetwork()
{
    const auto page = reading::htmlPage(snapshotOf(QStringLiteral(RESOURCES "/examples/bookshop.yaml")));
    QVERIFY(page);
    static const QRegularExpression Loading(u"<(link|img|iframe|object|embed|base|form)\\b|\\bsrc=|url\\(|@import"_qs);
    QVERIFY(!Loading.match(QString::fromUtf8(*page)).hasMatch());
    static const QRegularExpression Policy(
        u"content=\"default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri 'none'; "
        "form-action 'none'\""_qs);
    QVERIFY(Policy.match(QString::fromUtf8(*page)).hasMatch());
}

void TestHtmlPage::stopsWithItsSink()
{
    const Snapshot snapshot = snapshotOf(QStringLiteral(RESOURCES "/examples/bookshop.yaml"));
    int calls = 0;
    const auto written = reading::writeHtmlPage(snapshot, [&calls](QByteArrayView) { return ++calls < 3; });
    QVERIFY(!written);
    QCOMPARE(written.error().code, base::ErrorCode::WriteFailed);
    QCOMPARE(calls, 3);
}

void TestHtmlPage::endsOneByteAfterTheLast()
{
    const Snapshot snapshot = snapshotOf(QStringLiteral(RESOURCES "/examples/bookshop.yaml"));
    const auto page = reading::htmlPage(snapshot);
    QVERIFY(page.isOk());
    qsizetype written = 0;
    const auto count = [&written](QByteArrayView bytes) {
        written += bytes.size();
        return true;
    };
    QVERIFY(reading::writeHtmlPage(snapshot, count, page->size()).isOk());
    QCOMPARE(written, page->size());
    written = 0;
    const auto cut = reading::writeHtmlPage(snapshot, count, page->size() - 1);
    QVERIFY(!cut.isOk());
    QCOMPARE(cut.error().code, base::ErrorCode::TooLarge);
    QVERIFY(written < page->size());
}

void TestHtmlPage::endsWhenItIsCancelled()
{
    const Snapshot snapshot = Snapshot::parse("openapi: 3.1.0\ninfo: {title: T, version: '1'}\n",
                                              document::Format::Yaml);
    const base::Cancellation work;
    const base::Cancellation::Scope scope(work);
    QVERIFY(reading::htmlPage(snapshot).isOk());
    work.cancel();
    const auto page = reading::htmlPage(snapshot);
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().code, base::ErrorCode::Cancelled);
}

GATEWRIGHT_TEST(TestHtmlPage, QCoreApplication)
#include "testhtmlpage.moc"
