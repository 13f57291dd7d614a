#include "designerfixture.h"
#include "markdownpreview.h"
#include "objectpage.h"
#include "testprogram.h"

#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>

using namespace designer;

/** Rendered Markdown: what it shows, what it leaves out, and the switch to it. */
class TestMarkdownPreview final : public QObject
{
    Q_OBJECT

private slots:
    void renders();
    void showsHtmlAsText();
    void keepsAllowedLinksOnly_data();
    void keepsAllowedLinksOnly();
    void showsNoImages();
    void switchesByKeyboard();
    void followsTheText();
};

namespace {

QStringList linksIn(const QTextDocument &document)
{
    QStringList links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isAnchor())
                links.append(it.fragment().charFormat().anchorHref());
        }
    }
    return links;
}

int imagesIn(const QTextDocument &document)
{
    int count = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it)
            count += it.fragment().charFormat().isImageFormat() ? 1 : 0;
    }
    return count;
}

} // namespace

void TestMarkdownPreview::renders()
{
    const auto document = renderMarkdown(u"# Books\n\nAll **good** ones."_qs);
    QCOMPARE(document->toPlainText(), u"Books\nAll good ones."_qs);
    QCOMPARE(document->begin().blockFormat().headingLevel(), 1);
}

void TestMarkdownPreview::showsHtmlAsText()
{
    const auto document = renderMarkdown(
        u"a <b>bold</b> <img src=\"https://x.test/i.png\"> z\n\n<script>x()</script>\n"_qs);
    const QString text = document->toPlainText();
    QVERIFY2(text.contains(u"<b>bold</b>"), qPrintable(text));
    QVERIFY(text.contains(u"<img src="));
    QVERIFY(text.contains(u"<script>x()</script>"));
    QCOMPARE(imagesIn(*document), 0);
    QCOMPARE(linksIn(*document), QStringList());
}

void TestMarkdownPreview::keepsAllowedLinksOnly_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("https") << u"https://example.test/a?b=c"_qs << true;
    QTest::newRow("http") << u"HTTP://example.test/"_qs << true;
    QTest::newRow("mail") << u"mailto:kim@example.test"_qs << true;
    QTest::newRow("script") << u"javascript:alert(1)"_qs << false;
    QTest::newRow("file") << u"file:///etc/passwd"_qs << false;
    QTest::newRow("data") << u"data:text/html,x"_qs << false;
    QTest::newRow("relative") << u"other.md"_qs << false;
    QTest::newRow("without a scheme") << u"//example.test/"_qs << false;
    QTest::newRow("other program") << u"ssh://example.test/"_qs << false;
}

void TestMarkdownPreview::keepsAllowedLinksOnly()
{
    QFETCH(QString, address);
    QFETCH(bool, isKept);
    const QString markdown = u"See [the *long* page](%1).\n\n| a |\n|---|\n| [cell](%1) |\n\n<%1>\n"_qs.arg(address);
    const auto document = renderMarkdown(markdown);
    const QStringList links = linksIn(*document);
    QVERIFY(document->toPlainText().contains(u"See the long page."));
    QCOMPARE(!links.isEmpty(), isKept);
    for (const QString &link : links)
        QCOMPARE(link.toLower(), address.toLower());
}

void TestMarkdownPreview::showsNoImages()
{
    QTemporaryDir folder;
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QString path = folder.filePath(u"i.png"_qs);
    QVERIFY(image.save(path));
    const auto document = renderMarkdown(u"a ![a cover](%1) z ![](https://x.test/i.png)"_qs.arg(path));
    QCOMPARE(imagesIn(*document), 0);
    QVERIFY(document->toPlainText().startsWith(u"a [Image: a cover] z"));
    QVERIFY(!document->resource(QTextDocument::ImageResource, QUrl::fromLocalFile(path)).isValid());
}

void TestMarkdownPreview::switchesByKeyboard()
{
    auto definition = open(bookshop().replace("description: A page of books", "description: A **page**"));
    const document::Pointer place{"paths", "/books", "get", "responses", "200"};
    ObjectPage page(definition.context());
    page.open(place, u"200"_qs, place);
    show(page);
    auto *edit = control<QPlainTextEdit>(page, u"objectDescription"_qs);
    auto *view = control<QTextBrowser>(page, u"objectDescriptionRendered"_qs);
    auto *button = control<QAbstractButton>(page, u"objectDescriptionPreview"_qs);
    QVERIFY(edit->isVisible() && !view->isVisible());
    edit->setFocus(Qt::TabFocusReason);
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY(button->hasFocus());
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(view->isVisible() && !edit->isVisible());
    QCOMPARE(view->toPlainText(), u"A page"_qs);
    QCOMPARE(view->height(), edit->height());
    QCOMPARE(support::unnamedControls(page), QStringList());
    // What leads to the field leads to what is shown of it.
    page.reveal(place / QByteArray("description"));
    QVERIFY(view->hasFocus());
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(edit->isVisible() && !view->isVisible());
    type(page, u"objectDescription"_qs, u"Other"_qs);
    QVERIFY(textOf(*definition).contains("description: Other\n"));
}

void TestMarkdownPreview::followsTheText()
{
    auto definition = open(bookshop());
    const document::Pointer place{"paths", "/books", "get", "responses", "200"};
    ObjectPage page(definition.context());
    page.open(place, u"200"_qs, place);
    show(page);
    click(page, u"objectDescriptionPreview"_qs);
    auto *view = control<QTextBrowser>(page, u"objectDescriptionRendered"_qs);
    QCOMPARE(view->toPlainText(), u"A page of books"_qs);
    const auto written = definition->document().set(place / QByteArray("description"),
                                                    document::Value::string(u"Some *books*"_qs));
    QVERIFY(written);
    QCOMPARE(view->toPlainText(), u"Some books"_qs);
}

GATEWRIGHT_TEST(TestMarkdownPreview, QApplication)
#include "testmarkdownpreview.moc"
