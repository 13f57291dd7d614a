#include "filestore.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "secretsamples.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using document::Snapshot;
using support::SecretSample;

/** Unsaved edits with random secrets: none is in a file of the recovery folder, in no spelling. */
class TestRecoverySecrets final : public QObject
{
    Q_OBJECT

public:
    TestRecoverySecrets(int count, quint32 seed)
        : m_count(count)
        , m_seed(seed)
    {}

private slots:
    void storesNoSecret();
    void restoresEveryByte();

private:
    const int m_count; ///< Of secrets.
    const quint32 m_seed;
};

namespace {

constexpr quint32 UsualCount = 500;
constexpr quint32 UsualSeed = 1;
/** Definitions that are open at the same time. */
constexpr int WrittenTogether = 100;
/** As much of a secret as is no accident. */
constexpr qsizetype Telling = 8;

/** The digits of base64 that don't depend on what is before and after the bytes. */
QByteArray base64Core(const QByteArray &bytes, int offset)
{
    const QByteArray encoded = (QByteArray(offset, '\0') + bytes).toBase64();
    const qsizetype first = (offset * 8 + 5) / 6;
    return encoded.mid(first, (offset + bytes.size()) * 8 / 6 - first);
}

/** The first spelling of a part of the secret that is in the bytes; empty if there is none. */
QByteArray leaked(const QByteArray &bytes, const QByteArray &secret)
{
    for (qsizetype at = 0; at + Telling <= secret.size(); ++at) {
        if (const QByteArray part = secret.mid(at, Telling); bytes.contains(part))
            return part;
    }
    QList<QByteArray> spellings{secret.toPercentEncoding()};
    for (int offset = 0; offset < 3; ++offset)
        spellings.append(base64Core(secret, offset));
    const auto found = std::find_if(spellings.begin(), spellings.end(),
                                    [&bytes](const QByteArray &one) { return bytes.contains(one); });
    return found == spellings.end() ? QByteArray() : *found;
}

QByteArray story(const SecretSample &sample, const QByteArray &part, const QByteArray &record)
{
    return "places: " + sample.places + "\nleaked: " + part + "\ntext:\n" + sample.text + "\nrecord:\n" + record;
}

} // namespace

void TestRecoverySecrets::storesNoSecret()
{
    support::SecretSamples samples(m_seed);
    const QTemporaryDir folder;
    storage::FileStore files;
    workspace::Workspace workspace(files);
    storage::RecoveryFolder store(folder.path());
    workspace::RecoveryJournal journal(workspace, store);
    QHash<QString, SecretSample> byTitle;
    int secrets = 0;
    int leaks = 0;
    while (secrets < m_count) {
        byTitle.clear();
        QList<workspace::OpenDefinition *> open;
        while (secrets < m_count && open.size() < WrittenTogether) {
            const SecretSample sample = samples.next();
            const QString title = u"definition %1"_qs.arg(open.size());
            open.append(workspace.addUntitled(title, {}, sample.format));
            QVERIFY(open.last()->document().spliceText({0, 0, sample.text}));
            byTitle.insert(title, sample);
            secrets += int(sample.secrets.size());
        }
        const auto written = [&folder] { return QDir(folder.path()).entryList({u"*.recovery"_qs}, QDir::Files); };
        QTRY_COMPARE_WITH_TIMEOUT(written().size(), open.size(), 60'000);
        for (const QString &name : written()) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray record = file.readAll();
            const auto decoded = workspace::decodeRecovery(record);
            QVERIFY(decoded);
            const SecretSample sample = byTitle.take(decoded->title);
            for (const QByteArray &secret : sample.secrets) {
                const QByteArray part = leaked(record, secret);
                leaks += part.isEmpty() ? 0 : 1;
                if (!part.isEmpty() && leaks <= 10)
                    qInfo("%s", story(sample, part, decoded->text).constData());
            }
        }
        QVERIFY(byTitle.isEmpty());
        for (workspace::OpenDefinition *definition : std::as_const(open))
            workspace.close(*definition);
        QTRY_COMPARE_WITH_TIMEOUT(written().size(), 0, 60'000);
    }
    qInfo("%d secrets, %d in recovery files; seed %u", secrets, leaks, m_seed);
    QCOMPARE(leaks, 0);
}

/** What is not secret is stored as it is, and the rest comes from the file. */
void TestRecoverySecrets::restoresEveryByte()
{
    support::SecretSamples samples(m_seed);
    for (int secrets = 0; secrets < m_count;) {
        const SecretSample sample = samples.next();
        secrets += int(sample.secrets.size());
        const Snapshot file = Snapshot::parse(sample.text, sample.format);
        QVERIFY2(file.isValid() || sample.places.contains("not valid"), sample.text.constData());
        const auto withheld = workspace::withoutSecrets(file, file);
        const auto refilled = workspace::withSecretsOf(file, withheld);
        QCOMPARE(refilled.text, file.text());
        QCOMPARE(refilled.missing, 0);
        // With what is missing it is still a definition.
        const bool isValid = Snapshot::parse(withheld.text, sample.format).isValid();
        QVERIFY2(isValid || !file.isValid(), story(sample, {}, withheld.text).constData());
    }
}

/** The number after an option, which is removed from the arguments. */
static quint32 takeNumber(int &argc, char **argv, QByteArrayView option, quint32 otherwise)
{
    char **const end = argv + argc;
    char **const at = std::find_if(argv, end, [option](const char *argument) { return option == argument; });
    if (end - at < 2)
        return otherwise;
    const quint32 number = QByteArray(at[1]).toUInt();
    std::move(at + 2, end, at);
    argc -= 2;
    return number;
}

/** `--count N` and `--seed N` besides the arguments of Qt Test. */
static int runRecoverySecrets(int argc, char **argv)
{
    const int count = int(takeNumber(argc, argv, "--count", UsualCount));
    const quint32 seed = takeNumber(argc, argv, "--seed", UsualSeed);
    QCoreApplication application(argc, argv);
    return support::executeTest<TestRecoverySecrets>(argc, argv, count, seed);
}

GATEWRIGHT_TEST_RUN(TestRecoverySecrets, &runRecoverySecrets)
#include "testrecoverysecrets.moc"
