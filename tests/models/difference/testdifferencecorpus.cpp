#include "changerules.h"
#include "corpus.h"
#include "differencedeviations.h"
#include "differencetext.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using difference::Difference;
using difference::Level;

/** The pairs of documents in the corpus, with the changes that a published checker of breaking changes expects. */
class TestDifferenceCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void comparesAsExpected_data();
    void comparesAsExpected();
    void findsMostIds();
    void provesMostBreakingSchemas();

private:
    QStringList m_files;
    int m_expected = 0;
    int m_found = 0;
    int m_breaking = 0; ///< The breaking changes of schemas.
    int m_proved = 0;   ///< Those with an example.
};

namespace {

std::optional<Level> levelNamed(const QString &word)
{
    for (const Level level : {Level::Breaking, Level::Warning, Level::Info}) {
        if (support::wordFor(level) == word)
            return level;
    }
    return std::nullopt;
}

QString levelOf(const QJsonObject &expected)
{
    const QString later = expected[u"level_later"].toString();
    return later.isEmpty() ? expected[u"level"].toString() : later;
}

bool isExpected(const difference::Change &change, const QJsonObject &expected)
{
    const QString operation = expected[u"operation"].toString();
    return change.id == expected[u"id"].toString() && support::wordFor(change.level) == levelOf(expected) &&
           (operation.isEmpty() || change.operation == operation);
}

QStringList textsIn(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue &each : list.toArray())
        texts.append(each.toString());
    return texts;
}

/** The expected changes that are missing. */
QStringList missing(const Difference &found, const QJsonArray &expected)
{
    QStringList lines;
    for (const QJsonValue &each : expected) {
        const QJsonObject object = each.toObject();
        const bool isThere = std::ranges::any_of(
            found.changes, [&](const difference::Change &change) { return isExpected(change, object); });
        if (!isThere)
            lines.append(u"missing %1 %2"_qs.arg(levelOf(object), object[u"id"].toString()));
    }
    return lines;
}

/** The changes that the case says are not there. */
QStringList unexpected(const Difference &found, const QJsonObject &test)
{
    QStringList ids;
    for (const QJsonValue &each : test[u"expect"].toArray())
        ids.append(each.toObject()[u"id"].toString());
    const QStringList absent = textsIn(test[u"absent"]);
    const QStringList among = textsIn(test[u"among"]);
    const auto from = levelNamed(test[u"from_level"].toString());
    QStringList lines;
    for (const difference::Change &change : found.changes) {
        const bool isCounted = test[u"exact"].toBool() && from && change.level <= *from &&
                               (among.isEmpty() || among.contains(change.id));
        if (absent.contains(change.id) || (isCounted && !ids.contains(change.id)))
            lines.append(
                u"unexpected %1 %2: %3"_qs.arg(support::wordFor(change.level), change.id, change.subject.property));
    }
    return lines;
}

QString wrongVerdict(const Difference &found, const QJsonObject &test)
{
    const QString verdict = test[u"verdict"].toString();
    const bool isBreaking = found.count(Level::Breaking) > 0;
    if (verdict.isEmpty() || isBreaking == (verdict == u"breaking"))
        return {};
    return isBreaking ? u"wrongly breaking"_qs : u"wrongly not breaking"_qs;
}

} // namespace

void TestDifferenceCorpus::initTestCase()
{
    SKIP_WITHOUT_CORPUS();
    const QDir folder(support::corpusFolder() + u"/diff"_qs);
    if (!folder.exists())
        QSKIP("the corpus has no folder diff");
    m_files = folder.entryList({u"*.json"_qs}, QDir::Files, QDir::Name);
    m_files.removeAll(u"ids.json"_qs);
}

void TestDifferenceCorpus::comparesAsExpected_data()
{
    QTest::addColumn<QJsonObject>("test");
    for (const QString &name : std::as_const(m_files)) {
        QFile file(support::corpusFolder() + u"/diff/"_qs + name);
        QVERIFY(file.open(QFile::ReadOnly));
        for (const QJsonValue &each : QJsonDocument::fromJson(file.readAll()).array())
            QTest::newRow(qPrintable(name.chopped(5) + u" / "_qs + each[u"name"].toString())) << each.toObject();
    }
}

void TestDifferenceCorpus::comparesAsExpected()
{
    QFETCH(QJsonObject, test);
    const Difference found = support::differenceOf(test[u"old"].toString().toUtf8(), test[u"new"].toString().toUtf8());
    for (const difference::Change &change : found.changes) {
        const auto named = difference::findChangeRule(change.id);
        if (!named || named->scope == difference::Scope::None || change.level != Level::Breaking)
            continue;
        ++m_breaking;
        m_proved += change.exampleMessage ? 1 : 0;
        if (!change.exampleMessage)
            qDebug("no example: %s %s", qPrintable(change.id), qPrintable(change.arguments.join(u' ')));
    }
    const QJsonArray expected = test[u"expect"].toArray();
    const QStringList absent = missing(found, expected);
    QStringList problems = absent + unexpected(found, test);
    if (const QString verdict = wrongVerdict(found, test); !verdict.isEmpty())
        problems.append(verdict);
    if (test[u"disputed"].toString().isEmpty()) {
        m_expected += int(expected.size());
        m_found += int(expected.size() - absent.size());
    }
    const QString deviation = support::deviationOf(test[u"name"].toString());
    if (!deviation.isEmpty() || !test[u"disputed"].toString().isEmpty()) {
        QVERIFY2(deviation.isEmpty() || !problems.isEmpty(), "the deviation is not one any more");
        return;
    }
    const QString all = problems.join(u"\n"_qs) + u"\nfound:\n"_qs + support::linesOf(found).join(u"\n"_qs);
    QVERIFY2(problems.isEmpty(), qPrintable(all));
}

void TestDifferenceCorpus::findsMostIds()
{
    qInfo("%d of %d ids", m_found, m_expected);
    QVERIFY(m_found * 100 >= m_expected * 95);
}

void TestDifferenceCorpus::provesMostBreakingSchemas()
{
    qInfo("%d of %d breaking changes of schemas have an example", m_proved, m_breaking);
    QVERIFY(m_breaking > 0);
    QVERIFY(m_proved * 100 >= m_breaking * 90);
}

GATEWRIGHT_TEST(TestDifferenceCorpus, QCoreApplication)
#include "testdifferencecorpus.moc"
