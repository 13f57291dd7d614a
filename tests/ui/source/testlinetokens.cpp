#include "linetokens.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using source::Token;
using source::TokenRun;

class TestLineTokens final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheRuns_data();
    void findsTheRuns();
    void endsOnEveryInput();
};

void TestLineTokens::findsTheRuns_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *line, bool json, const char *expected) {
        QTest::addRow("%s", name) << QString::fromLatin1(line) << json << QString::fromLatin1(expected);
    };
    row("key and plain", "  title: Bookshop", false, "K:title");
    row("key in a sequence", "- name: page", false, "K:name");
    row("number", "rate: 100", false, "K:rate N:100");
    row("quoted", "a: 'b # c'", false, "K:a T:'b # c'");
    row("quoted key", "\"200\":", false, "K:\"200\"");
    row("path as a key", "/books/{isbn}:", false, "K:/books/{isbn}");
    row("comment", "# all", false, "C:# all");
    row("comment behind", "a: b # why", false, "K:a C:# why");
    row("a hash in a word", "a: b#c", false, "K:a");
    row("address", "url: https://a.example/v1", false, "K:url");
    row("flow", "s: {type: integer, minimum: 1}", false, "K:s K:type K:minimum N:1");
    row("json member", "  \"name\": \"Bookshop\",", true, "K:\"name\" T:\"Bookshop\"");
    row("json number", "\"n\": 12,", true, "K:\"n\" N:12");
}

void TestLineTokens::findsTheRuns()
{
    QFETCH(QString, line);
    QFETCH(bool, json);
    QFETCH(QString, expected);
    QStringList words;
    for (const TokenRun &run : source::tokensOf(line, json ? Format::Json : Format::Yaml)) {
        const char16_t letter = run.token == Token::Key      ? u'K'
                                : run.token == Token::Text   ? u'T'
                                : run.token == Token::Number ? u'N'
                                                             : u'C';
        words.append(QString(QChar(letter)) + u':' + line.mid(run.start, run.length));
    }
    QCOMPARE(words.join(u' '), expected);
}

void TestLineTokens::endsOnEveryInput()
{
    const QString sample = QStringLiteral("- \"a\\\": 'b' # {x: [1, ~]} https://é🙂:8080");
    for (qsizetype from = 0; from < sample.size(); ++from) {
        for (qsizetype length = 0; from + length <= sample.size(); ++length) {
            for (const TokenRun &run : source::tokensOf(QStringView(sample).mid(from, length), Format::Yaml))
                QVERIFY(run.start >= 0 && run.length > 0 && run.start + run.length <= length);
        }
    }
    QVERIFY(source::tokensOf(QString(100000, u'a'), Format::Yaml).isEmpty());
}

GATEWRIGHT_TEST(TestLineTokens, QCoreApplication)
#include "testlinetokens.moc"
