#include "prose.h"
#include "sourcetree.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using architecture::ProseLine;

/** Comments, texts and documents use plain technical English: no old or elegant phrases where a plain word exists. */
class TestLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void saysItPlainly_data();
    void saysItPlainly();
    void findsPlantedPhrases_data() { saysItPlainly_data(); }
    void findsPlantedPhrases();
    void readsCommentsAndStringsOnly();
    void labelsAreInSentenceCase();
    void findsPlantedTitleCase();

private:
    struct Prose {
        QString file;
        QList<ProseLine> lines;
    };
    QList<Prose> m_prose;
};

namespace {

/** A phrase, what to say instead, and a line that must be found. */
struct Phrase {
    const char *pattern;
    const char *instead;
    const char *planted;
};

constexpr Phrase Phrases[] = {
    {"\\banew\\b", "again", "Reads the file anew."},
    {"\\bat once\\b", "immediately, or at the same time", "It holds at once."},
    {"\\bmend(s|ed|ing)?\\b", "fix", "Mend it in Source."},
    {"\\bwhoever\\b", "the user, or name who", "For whoever comes next."},
    {"\\bthrown away\\b", "discarded", "The rest is thrown away."},
    {"\\bgiven up\\b", "dropped, canceled", "Older ones are given up."},
    {"\\b(is|are|was|were|be|been) let through\\b|\\blets? .{0,30}\\bthrough\\b", "allowed",
     "Every client is let through."},
    {"\\bof which\\b", "name the thing", "Bodies of which only a part is kept."},
    {"\\b(rule|section) [0-9.]+ of the reference\\b", "state the fact", "By rule 2 of the reference."},
    {"\\bl(ies|ay) (in|at|on|behind|inside|outside|between|below|above)\\b", "is", "Where the key lies in the file."},
    {"\\bthe person\\b|\\bthis person\\b|\\ba person\\b", "the user (in comments), you (in the window)",
     "What the person typed."},
    {"\\bstands? (in|at|on|for|there|here|behind|before|above|below|between|beside)\\b", "is, is stored, is for",
     "What stands in the file."},
    {"\\bwhat stands\\b", "name the thing", "Replaces what stands there."},
    {"\\bbehind (the|a|an|its|their|it|that|this|these|those|each|every|all|one|[`‘“'\"])(?! (gateway|proxy))", "after",
     "The comment behind the value."},
    {"\\btaken off\\b", "removed", "The headers are taken off."},
    {"\\bnobody (is|was|has|asks|asked)\\b", "say what does not happen", "Nobody is asked."},
    {"\\bas it stands\\b|\\bas they stand\\b", "as it is", "The text as it stands."},
    {"\\b(is|are|was|were) (not )?understood\\b|\\bunderstands\\b", "valid, can be parsed",
     "The text is not understood."},
    {"\\bsuffers?\\b", "inject, fail with", "The call suffers the fault."},
    {"\\bwaystations?\\b", "step of the request flow", "Each waystation is a button."},
    {"\\bmoreover\\b|\\bthereof\\b|\\bthereby\\b|\\bhence\\b", "also, so", "It is moreover a string."},
    {"\\bwherever it leads\\b|\\bleads? (on )?to (it|another|elsewhere)\\b|\\bleads? elsewhere\\b",
     "refers to, redirects to", "Where a server leads on to another."},
};

/** Names that labels write with a capital: pages, tabs, panels, keys, products and answers of servers. */
constexpr const char *Names[] = {
    "About Gatewright", "Authentication Method", "Basic Auth",  "Ctrl",        "Esc",          "Exchanges panel",
    "Gatewright",       "Internal Server Error", "Map tab",     "Mermaid",     "Overview",     "Paths tab",
    "Problems panel",   "Reading tab",           "Schemas",     "Settings",    "SSO Profiles", "Source",
    "Unauthorized",     "page Policies",         "Changes tab", "Traffic tab", "Markdown",     "(Delete)",
};

/** The labels in the code, which are short texts for the window without a period, that have a word in title case. */
QStringList labelsInTitleCase(const QString &code)
{
    static const QRegularExpression text(uR"re((?:\btr\(\s*|QT_TRANSLATE_NOOP\("[^"]*",\s*)"((?:[^"\\]|\\.)*)")re"_qs);
    static const QRegularExpression titleCase(u"^\\S+ .*\\b[A-Z][a-z]+\\b"_qs);
    constexpr qsizetype MostWords = 6;
    QStringList found;
    for (const QRegularExpressionMatch &match : text.globalMatch(code)) {
        const QString label = match.captured(1);
        QString common = QString(label).remove(u'&');
        for (const char *name : Names)
            common.replace(QString::fromLatin1(name), QString::fromLatin1(name).toLower());
        const bool isSentence = common.contains(u". "_qs) || common.endsWith(u'.') || common.contains(u": "_qs);
        if (!isSentence && common.count(u' ') < MostWords && titleCase.match(common).hasMatch())
            found.append(label);
    }
    return found;
}

bool isCode(const QString &file)
{
    return file.endsWith(u".cpp") || file.endsWith(u".h");
}

} // namespace

void TestLanguage::initTestCase()
{
    const QDir root(QStringLiteral(GATEWRIGHT_SOURCE_DIR));
    QStringList files{u"README.md"_qs};
    for (const QString &floor : {u"app"_qs, u"models"_qs, u"ui"_qs, u"tests"_qs, u"resources"_qs}) {
        QDirIterator walk(root.filePath(floor), {u"*.h"_qs, u"*.cpp"_qs, u"*.md"_qs, u"*.txt"_qs, u"*.yaml"_qs},
                          QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext())
            files.append(root.relativeFilePath(walk.next()));
    }
    files.sort();
    for (const QString &file : files) {
        if (file.endsWith(u"/testlanguage.cpp"))
            continue;
        const QString text = architecture::textOf(file);
        m_prose.append({file, isCode(file) ? architecture::proseOfCode(text) : architecture::linesOf(text)});
    }
    QVERIFY(m_prose.size() > 1000);
}

void TestLanguage::saysItPlainly_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("planted");
    for (const Phrase &phrase : Phrases)
        QTest::newRow(phrase.planted) << QString::fromUtf8(phrase.pattern) << QString::fromUtf8(phrase.instead)
                                      << QString::fromUtf8(phrase.planted);
}

void TestLanguage::saysItPlainly()
{
    QFETCH(QString, pattern);
    QFETCH(QString, instead);
    const QRegularExpression phrase(pattern, QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (const Prose &prose : std::as_const(m_prose)) {
        for (const ProseLine &line : prose.lines) {
            if (phrase.match(line.text).hasMatch())
                found.append(u"%1:%2: %3"_qs.arg(prose.file).arg(line.number).arg(line.text.trimmed()));
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(u"say: %1\n%2"_qs.arg(instead, found.join(u'\n'))));
}

void TestLanguage::findsPlantedPhrases()
{
    QFETCH(QString, pattern);
    QFETCH(QString, planted);
    const QRegularExpression phrase(pattern, QRegularExpression::CaseInsensitiveOption);
    QVERIFY2(phrase.isValid(), qPrintable(phrase.errorString()));
    const QString code = u"int i; /** %1 */\nauto text = u\"%1\"_qs; // %1\n"_qs.arg(planted);
    int count = 0;
    for (const ProseLine &line : architecture::proseOfCode(code))
        count += phrase.match(line.text).hasMatch() ? 1 : 0;
    QCOMPARE(count, 3);
}

void TestLanguage::readsCommentsAndStringsOnly()
{
    const QString code =
        u"char quote = '\"'; // one\n/* two\n * three */ call(\"four \\\" five\", R\"x(six\n\"seven\")x\");\n"_qs;
    QStringList found;
    for (const ProseLine &line : architecture::proseOfCode(code))
        found.append(u"%1:%2"_qs.arg(line.number).arg(line.text.trimmed()));
    QCOMPARE(found, QStringList({u"1:one"_qs, u"2:two"_qs, u"3:* three"_qs, u"3:four \\\" five"_qs, u"3:six"_qs,
                                 u"4:\"seven\""_qs}));
}

void TestLanguage::labelsAreInSentenceCase()
{
    QStringList found;
    for (const Prose &prose : std::as_const(m_prose)) {
        if (!prose.file.startsWith(u"ui/") || !isCode(prose.file))
            continue;
        for (const QString &label : labelsInTitleCase(architecture::textOf(prose.file)))
            found.append(u"%1: %2"_qs.arg(prose.file, label));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestLanguage::findsPlantedTitleCase()
{
    const QString code =
        u"tr(\"Fix &All of This Rule\"); QT_TRANSLATE_NOOP(\"window::Actions\", \"Zoom In\") tr(\"Show in Source\")\n"
        "tr(\"Import OpenAPI…\"); tr(\"Close. Then open it.\"); u\"Not A Label\""_qs;
    QCOMPARE(labelsInTitleCase(code), QStringList({u"Fix &All of This Rule"_qs, u"Zoom In"_qs}));
}

GATEWRIGHT_TEST(TestLanguage, void)
#include "testlanguage.moc"
