#include "sourcetree.h"
#include "testprogram.h"
#include "translationfile.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using architecture::mistakeIn;
using architecture::sourcesBelow;
using architecture::textOf;
using architecture::textsOf;
using architecture::TranslatedText;

/** The .ts files: each has the texts of the sources, and every text of a language is translated and keeps what the
 * program needs. */
class TestTranslations final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void haveTheTextsOfTheSources_data() { addLanguages(); }
    void haveTheTextsOfTheSources();
    void areComplete_data() { addLanguages(); }
    void areComplete();
    void haveTheContextsOfTheSources();
    void findsMistakes_data();
    void findsMistakes();

private:
    void addLanguages();

    QTemporaryDir m_folder;
    QList<TranslatedText> m_used; ///< The texts of the sources.
};

namespace {

const QString Folder = QStringLiteral(GATEWRIGHT_SOURCE_DIR "/translations");
const QString Hint = u"Run ./dev translations; its --help tells how new texts are translated."_qs;

QStringList keysOf(const QList<TranslatedText> &texts)
{
    QStringList keys;
    for (const TranslatedText &text : texts)
        keys.append(text.key());
    keys.sort();
    return keys;
}

/** The entries of a sorted list that another does not have. */
QStringList without(const QStringList &all, const QStringList &removed)
{
    QStringList rest;
    std::set_difference(all.begin(), all.end(), removed.begin(), removed.end(), std::back_inserter(rest));
    return rest;
}

QByteArray report(const QString &what, const QStringList &texts)
{
    return (what + u":\n  "_qs + texts.join(u"\n  "_qs) + u'\n' + Hint).toUtf8();
}

} // namespace

void TestTranslations::initTestCase()
{
    const QString file = m_folder.filePath(u"sources.ts"_qs);
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(GATEWRIGHT_SOURCE_DIR));
    lupdate.start(QStringLiteral(GATEWRIGHT_LUPDATE),
                  {u"-locations"_qs, u"none"_qs, u"app"_qs, u"ui"_qs, u"models"_qs, u"-ts"_qs, file});
    QVERIFY(lupdate.waitForFinished(-1));
    QCOMPARE(lupdate.exitCode(), 0);
    // It warns of a text whose context it can't find out: such a text would never be translated.
    const QString messages = QString::fromUtf8(lupdate.readAllStandardError());
    QVERIFY2(!messages.contains(u"lacks Q_OBJECT"), qPrintable(messages));
    m_used = textsOf(file);
    QVERIFY(m_used.size() > 1000);
}

void TestTranslations::addLanguages()
{
    QTest::addColumn<QString>("path");
    const QStringList files = QDir(Folder).entryList({u"gatewright_*.ts"_qs});
    QVERIFY(files.contains(u"gatewright_en.ts"_qs));
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << QDir(Folder).filePath(file);
}

void TestTranslations::haveTheTextsOfTheSources()
{
    QFETCH(const QString, path);
    QList<TranslatedText> used = m_used;
    if (path.endsWith(u"gatewright_en.ts"))
        used.removeIf([](const TranslatedText &text) { return !text.hasNumber; });
    const QStringList expected = keysOf(used);
    const QStringList present = keysOf(textsOf(path));
    const QStringList missing = without(expected, present);
    QVERIFY2(missing.isEmpty(), report(u"Texts of the sources that are not in the file"_qs, missing).constData());
    const QStringList obsolete = without(present, expected);
    QVERIFY2(obsolete.isEmpty(), report(u"Texts of the file that are not in the sources"_qs, obsolete).constData());
}

void TestTranslations::areComplete()
{
    QFETCH(const QString, path);
    QStringList unfinished;
    QStringList wrong;
    for (const TranslatedText &text : textsOf(path)) {
        if (!text.isFinished)
            unfinished.append(text.key());
        if (!text.isFinished)
            continue;
        for (qsizetype form = 0; form < text.translations.size(); ++form) {
            const bool isOne = text.hasNumber && form == 0;
            const QString mistake = mistakeIn(text.source, text.translations.at(form), isOne);
            // English words the form for 1 freely: "all %n operations" is "the operation".
            if (!mistake.isEmpty() && !(isOne && path.endsWith(u"gatewright_en.ts")))
                wrong.append(text.key() + u"\n    "_qs + text.translations.at(form) + u"\n    "_qs + mistake);
        }
    }
    QVERIFY2(unfinished.isEmpty(), report(u"Texts without a translation"_qs, unfinished).constData());
    QVERIFY2(wrong.isEmpty(), report(u"Translations that differ from their source"_qs, wrong).constData());
}

/** A text is found by its context, so one that lupdate got wrong, as in the namespace of an alias, is never translated.
 * Contexts are classes with Q_OBJECT and names that the sources write in full. */
void TestTranslations::haveTheContextsOfTheSources()
{
    static const QRegularExpression given(
        u"(?:Q_DECLARE_TR_FUNCTIONS\\(|(?:QT_TRANSLATE_NOOP|translate)\\(\\s*\")([\\w:]+)"_qs);
    static const QRegularExpression object(u"^class (\\w+)[^;{]*\\{\\s*Q_OBJECT"_qs,
                                           QRegularExpression::MultilineOption);
    static const QRegularExpression space(u"^namespace ([\\w:]+) \\{"_qs, QRegularExpression::MultilineOption);
    QSet<QString> contexts;
    for (const QString &folder : {u"app"_qs, u"models"_qs, u"ui"_qs}) {
        for (const QString &file : sourcesBelow(folder)) {
            const QString source = textOf(file);
            for (auto all = given.globalMatch(source); all.hasNext();)
                contexts.insert(all.next().captured(1));
            for (auto all = object.globalMatch(source); all.hasNext();) {
                const QRegularExpressionMatch match = all.next();
                // Forward declarations open and close other namespaces above.
                for (auto spaces = space.globalMatch(source.first(match.capturedStart())); spaces.hasNext();)
                    contexts.insert(spaces.next().captured(1) + u"::"_qs + match.captured(1));
            }
        }
    }
    QStringList unknown;
    for (const TranslatedText &text : m_used) {
        if (!contexts.contains(text.context) && !unknown.contains(text.context))
            unknown.append(text.context);
    }
    QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
}

void TestTranslations::findsMistakes_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<bool>("isOne");
    QTest::addColumn<QString>("mistake");
    const QString none;
    QTest::newRow("right") << u"&Open %1…"_qs << u"%1 ö&ffnen…"_qs << false << none;
    QTest::newRow("empty") << u"Open"_qs << none << false << u"is empty"_qs;
    QTest::newRow("order") << u"%1 of %2"_qs << u"von %2 %1"_qs << false << none;
    QTest::newRow("twice") << u"%1 of %1"_qs << u"von %1"_qs << false << u"has other placeholders"_qs;
    QTest::newRow("local number") << u"%L1 rows"_qs << u"%1 Zeilen"_qs << false << u"has other placeholders"_qs;
    QTest::newRow("one") << u"%n files"_qs << u"eine Datei"_qs << true << none;
    QTest::newRow("many") << u"%n files"_qs << u"Dateien"_qs << false << u"has other placeholders"_qs;
    QTest::newRow("title") << u"%1[*]"_qs << u"%1"_qs << false << u"has other placeholders"_qs;
    QTest::newRow("mnemonic lost") << u"&Open"_qs << u"Öffnen"_qs << false << u"has another number of mnemonics"_qs;
    QTest::newRow("umlaut") << u"&Open"_qs << u"&Öffnen"_qs << false << none;
    QTest::newRow("literal") << u"A && B"_qs << u"A && B"_qs << false << none;
    QTest::newRow("line break") << u"A\nB"_qs << u"A B"_qs << false << u"has another number of line breaks"_qs;
    QTest::newRow("blank") << u" and "_qs << u" und"_qs << false << u"has other blanks at its ends"_qs;
    QTest::newRow("ellipsis") << u"Open…"_qs << u"Öffnen"_qs << false << u"ends with another mark"_qs;
    QTest::newRow("colon") << u"Name:"_qs << u"Name"_qs << false << u"ends with another mark"_qs;
    QTest::newRow("pattern") << u"Table (*.csv)"_qs << u"Tabelle (csv)"_qs << false << u"has another file pattern"_qs;
}

void TestTranslations::findsMistakes()
{
    QFETCH(const QString, source);
    QFETCH(const QString, translation);
    QFETCH(const bool, isOne);
    QTEST(mistakeIn(source, translation, isOne), "mistake");
}

GATEWRIGHT_TEST(TestTranslations, void)
#include "testtranslations.moc"
