#include "htmlblocks.h"
#include "markdown.h"
#include "processortime.h"
#include "testprogram.h"

#include <QTest>

using reading::Blocks;
using reading::readMarkdown;

/** Markdown as blocks, written as HTML: what it means, what is left out, and that it takes linear time. */
class TestMarkdown final : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void keepsAllowedLinksOnly_data();
    void keepsAllowedLinksOnly();
    void takesLinearTime_data();
    void takesLinearTime();
};

void TestMarkdown::reads_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QByteArray>("html");
    const auto row = [](const char *name, const QString &markdown, const QByteArray &html) {
        QTest::newRow(name) << markdown << html;
    };
    row("paragraphs", u"a\nb\n\nc"_qs, "<p>a b</p>\n<p>c</p>\n");
    row("line break", u"a  \nb\\\nc<br/>d"_qs, "<p>a<br>b<br>c<br>d</p>\n");
    row("headings", u"# A #\nB\n===\n## C"_qs, "<h1>A</h1>\n<h1>B</h1>\n<h2>C</h2>\n");
    row("emphasis", u"*a* **b** ***c*** _d_ ~~e~~ snake_case_name 2 * 3 * 4"_qs,
        "<p><em>a</em> <strong>b</strong> <strong><em>c</em></strong> <em>d</em> <s>e</s> snake_case_name 2 * 3 * 4"
        "</p>\n");
    row("unpaired emphasis", u"**a *b _c"_qs, "<p>**a *b _c</p>\n");
    row("code", u"`a<b` ``c ` d`` `e"_qs, "<p><code>a&lt;b</code> <code>c ` d</code> `e</p>\n");
    row("fence", u"```json\n{\"a\": 1}\n\n# no heading\n```\nb"_qs,
        "<pre tabindex=\"0\">\n<code>{&quot;a&quot;: 1}\n\n# no heading</code></pre>\n<p>b</p>\n");
    row("fence without an end", u"~~~\na"_qs, "<pre tabindex=\"0\">\n<code>a</code></pre>\n");
    row("indented code", u"a\n\n    b\n      c\n"_qs, "<p>a</p>\n<pre tabindex=\"0\">\n<code>b\n  c</code></pre>\n");
    row("list", u"- a\n- b\n  - c\n- d"_qs,
        "<ul><li><p>a</p>\n</li><li><p>b</p>\n<ul><li><p>c</p>\n</li></ul></li><li><p>d</p>\n</li></ul>");
    row("numbers", u"3. a\n4. b\n\ntext"_qs,
        "<ol start=\"3\"><li><p>a</p>\n</li><li><p>b</p>\n</li></ol><p>text</p>\n");
    row("paragraphs in an item", u"* a\n\n  b\n* c"_qs, "<ul><li><p>a</p>\n<p>b</p>\n</li><li><p>c</p>\n</li></ul>");
    row("quote", u"> a\n> b\n\nc"_qs, "<blockquote><p>a b</p>\n</blockquote><p>c</p>\n");
    row("rule", u"a\n\n***\n\nb"_qs, "<p>a</p>\n<hr>\n<p>b</p>\n");
    row("table", u"| a | b |\n|---|:-:|\n| `c\\|d` | *e* |\n\nf"_qs,
        "<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td><code>c|d</code></td><td><em>e</em></td></tr>\n</table>\n"
        "<p>f</p>\n");
    row("link", u"[a *b*](https://x.test/?a=1&b=2 \"title\")"_qs,
        "<p><a href=\"https://x.test/?a=1&amp;b=2\" rel=\"noopener noreferrer\">a </a>"
        "<a href=\"https://x.test/?a=1&amp;b=2\" rel=\"noopener noreferrer\"><em>b</em></a></p>\n");
    row("reference link", u"[a][One], [one][] and [one].\n\n[one]: https://x.test/"_qs,
        "<p><a href=\"https://x.test/\" rel=\"noopener noreferrer\">a</a>, "
        "<a href=\"https://x.test/\" rel=\"noopener noreferrer\">one</a> and "
        "<a href=\"https://x.test/\" rel=\"noopener noreferrer\">one</a>.</p>\n");
    row("bare link", u"See https://x.test/a_b_c."_qs,
        "<p>See <a href=\"https://x.test/a_b_c\" rel=\"noopener noreferrer\">https://x.test/a_b_c</a>.</p>\n");
    row("image", u"a ![a cover](https://x.test/i.png) b"_qs, "<p>a [Image: a cover] b</p>\n");
    row("HTML", u"<b>a</b> <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>"_qs,
        "<p>&lt;b&gt;a&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;</p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;"
        "</p>\n");
    row("comment", u"a<!-- b --> c"_qs, "<p>a c</p>\n");
    row("escapes and entities", u"\\*a\\* &lt;b&gt; &amp;amp; &copy;"_qs,
        "<p>*a* &lt;b&gt; &amp;amp; &amp;copy;</p>\n");
    row("control characters",
        u"a\x01\x1b"
        u"b"_qs,
        "<p>a\xef\xbf\xbd\xef\xbf\xbd"
        "b</p>\n");
}

void TestMarkdown::reads()
{
    QFETCH(QString, markdown);
    QFETCH(QByteArray, html);
    QCOMPARE(reading::htmlOf(readMarkdown(markdown)), html);
}

void TestMarkdown::keepsAllowedLinksOnly_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("https") << u"https://example.test/a?b=c"_qs << true;
    QTest::newRow("http") << u"HTTP://example.test/"_qs << true;
    QTest::newRow("mail") << u"mailto:kim@example.test"_qs << true;
    QTest::newRow("script") << u"javascript:alert(1)"_qs << false;
    QTest::newRow("script with a control character") << u"java\x01script:alert(1)"_qs << false;
    QTest::newRow("file") << u"file:///etc/passwd"_qs << false;
    QTest::newRow("data") << u"data:text/html,x"_qs << false;
    QTest::newRow("relative") << u"other.md"_qs << false;
    QTest::newRow("without a scheme") << u"//example.test/"_qs << false;
    QTest::newRow("quotes") << u"javascript:\"onclick=\"alert(1)"_qs << false;
}

void TestMarkdown::keepsAllowedLinksOnly()
{
    QFETCH(QString, address);
    QFETCH(bool, isKept);
    const QString markdown = u"See [the page](%1) and <%1> and [it][x].\n\n[x]: %1\n"_qs.arg(address);
    const Blocks blocks = readMarkdown(markdown);
    QCOMPARE(blocks.size(), 1);
    QVERIFY(blocks.first().text().startsWith(u"See the page and"));
    const QByteArray html = reading::htmlOf(blocks);
    QCOMPARE(html.count("<a "), isKept ? 3 : 0);
}

void TestMarkdown::takesLinearTime_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece : {"*a ", "**", "_a*b_ ", "[",     "![", "](", "[a](",    "`",   "``` ",     "<",
                              "> ",  "- ", "1. ",    "|-|\n", "\\", "&",  "http://", "~~a", "[a]: b\n", "*a **b "})
        QTest::newRow(piece) << QString::fromLatin1(piece);
}

void TestMarkdown::takesLinearTime()
{
    QFETCH(QString, piece);
    // Four times the text takes a quadratic reader 16 times as long.
    constexpr int Length = 20'000;
    constexpr int Longer = 4;
    constexpr int MaximumRatio = 10;
    constexpr std::chrono::milliseconds Measurable(10);
    Blocks blocks;
    const auto timeOf = [&](int length) {
        const QString text = piece.repeated(length / piece.size());
        auto shortest = std::chrono::nanoseconds::max();
        for (int i = 0; i < 2; ++i) {
            const auto begin = support::processorTime();
            blocks = readMarkdown(text);
            shortest = std::min(shortest, support::processorTime() - begin);
        }
        return shortest;
    };
    const auto once = timeOf(Length);
    const auto longer = timeOf(Longer * Length);
    QVERIFY2(longer < Measurable || longer < MaximumRatio * once,
             qPrintable(u"%1 ms, then %2 ms"_qs.arg(once / std::chrono::milliseconds(1))
                            .arg(longer / std::chrono::milliseconds(1))));
    QVERIFY(!blocks.isEmpty() || piece.startsWith(u"[a]:"));
}

GATEWRIGHT_TEST(TestMarkdown, QCoreApplication)
#include "testmarkdown.moc"
