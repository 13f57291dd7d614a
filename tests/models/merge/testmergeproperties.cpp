#include "disjointedits.h"
#include "merge.h"
#include "mergecorpus.h"
#include "mergetext.h"
#include "testprogram.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/** Random disjoint edits of documents merge without conflict, and every other byte stays. */
class TestMergeProperties final : public QObject
{
    Q_OBJECT

private slots:
    void mergeDisjointEdits();
    void mergeTheSameInBothDirections();

private:
    [[nodiscard]] QList<tests::MergeDocument> documents() const;
};

namespace {

quint32 seed()
{
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("GATEWRIGHT_SEED", &isGiven);
    return isGiven ? quint32(given) : 20261129;
}

/** Counts the merges that `git merge-file`, which merges lines, refuses. */
class LineMerges final
{
public:
    [[nodiscard]] bool isAvailable() const { return !m_git.isEmpty(); }

    void count(const tests::DisjointVersions &versions)
    {
        const QString folder = m_folder.path() + u'/';
        write(folder + u"base"_qs, versions.base);
        write(folder + u"ours"_qs, versions.ours);
        write(folder + u"theirs"_qs, versions.theirs);
        QProcess git;
        git.setWorkingDirectory(m_folder.path());
        git.start(m_git, {u"merge-file"_qs, u"-p"_qs, u"-q"_qs, u"ours"_qs, u"base"_qs, u"theirs"_qs});
        QVERIFY(git.waitForFinished());
        QCOMPARE(git.exitStatus(), QProcess::NormalExit);
        if (git.exitCode() != 0)
            ++refused;
    }

    int refused = 0;

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QTemporaryDir m_folder;
    QString m_git = QStandardPaths::findExecutable(u"git"_qs);
};

} // namespace

QList<tests::MergeDocument> TestMergeProperties::documents() const
{
    constexpr qint64 MostBytes = 300'000;
    QStringList folders{QStringLiteral(GATEWRIGHT_EXAMPLES)};
    if (const QString corpus = support::corpusFolder(); !corpus.isEmpty())
        folders += {corpus + u"/openapi"_qs, corpus + u"/definitions"_qs};
    return tests::mergeDocuments(folders, MostBytes);
}

void TestMergeProperties::mergeDisjointEdits()
{
    const QList<tests::MergeDocument> all = documents();
    QVERIFY(!all.isEmpty());
    QRandomGenerator random(seed());
    LineMerges lines;
    const int wanted = tests::mergeCount(100);
    int done = 0;
    for (int round = 0; done < wanted; ++round) {
        QVERIFY2(round < 20 * wanted, "no edits fit the documents");
        const tests::MergeDocument &document = all[random.bounded(int(all.size()))];
        const auto versions = tests::disjointVersions(document.snapshot, 1 + random.bounded(4), random);
        const document::Format format = document.snapshot.format();
        if (!versions || !document::Snapshot::parse(versions->expected, format).isValid())
            continue;
        ++done;
        const QByteArray about = document.name.toUtf8() + ", round " + QByteArray::number(round) + ": " +
                                 versions->edits.join(", ");
        const auto merged = merge::merge({versions->base, format}, {versions->ours, format},
                                         {versions->theirs, format});
        QVERIFY2(merged.isOk(), about.constData());
        QVERIFY2(merged->conflictCount == 0, (about + ": " + tests::conflictsOf(merged->conflicts)).constData());
        if (merged->bytes != versions->expected)
            QCOMPARE(about + '\n' + merged->bytes, about + '\n' + versions->expected);
        QVERIFY2(merged->snapshot.isValid(), about.constData());
        if (lines.isAvailable())
            lines.count(*versions);
    }
    qInfo("%d merges; git merge-file refuses %d of them", done, lines.refused);
    QVERIFY(!lines.isAvailable() || lines.refused > 0);
}

void TestMergeProperties::mergeTheSameInBothDirections()
{
    const QList<tests::MergeDocument> all = documents();
    QRandomGenerator random(seed() + 1);
    for (int round = 0; round < tests::mergeCount(100) / 2; ++round) {
        const tests::MergeDocument &document = all[random.bounded(int(all.size()))];
        const auto versions = tests::disjointVersions(document.snapshot, 2, random);
        const document::Format format = document.snapshot.format();
        if (!versions || !document::Snapshot::parse(versions->expected, format).isValid())
            continue;
        const merge::Side base{versions->base, format};
        const merge::Side ours{versions->ours, format};
        const merge::Side theirs{versions->theirs, format};
        const auto there = merge::merge(base, ours, theirs);
        const auto back = merge::merge(base, theirs, ours);
        QVERIFY(there.isOk() && back.isOk());
        QCOMPARE(back->bytes, there->bytes);
        // What one side did already is no change any more.
        const auto again = merge::merge(theirs, {there->bytes, format}, theirs);
        QVERIFY(again.isOk());
        QCOMPARE(again->bytes, there->bytes);
    }
}

GATEWRIGHT_TEST(TestMergeProperties, void)
#include "testmergeproperties.moc"
