#include "grantfile.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtConcurrent>

using consent::GrantSet;
using storage::GrantFile;

/** Grants between runs. */
class TestGrantFile final : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrote();
    void isForTheUserAlone();
    void keepsWhatItCanNotRead_data();
    void keepsWhatItCanNotRead();
    void readsAFileWithoutAVersion();
    void losesNoGrantOfAnotherProgram();
    void saysWhenItCannotBeWritten();
    void resolvesLinks();

private:
    [[nodiscard]] QString path() const { return m_folder.path() + u"/state/grants.json"_qs; }
    QTemporaryDir m_folder;
};

namespace {

GrantSet sample(const QString &reference)
{
    return {{{u"/apis/shöp \"1\".yaml"_qs, reference, u"https://stock.example"_qs, u"staging"_qs}},
            {{u"/apis/shop.yaml"_qs, u"http://localhost:3000"_qs}}};
}

} // namespace

void TestGrantFile::readsWhatItWrote()
{
    GrantFile file(path());
    QCOMPARE(*file.load(), GrantSet());
    QCOMPARE(*file.change({}, sample(u"env://A"_qs)), sample(u"env://A"_qs));
    QCOMPARE(*GrantFile(path()).load(), sample(u"env://A"_qs));
    QCOMPARE(*file.change(sample(u"env://A"_qs), {}), GrantSet());
    QCOMPARE(*GrantFile(path()).load(), GrantSet());
}

void TestGrantFile::isForTheUserAlone()
{
    QVERIFY(GrantFile(path()).change({}, sample(u"env://A"_qs)).isOk());
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                      QFile::WriteOther | QFile::ExeOther;
    QCOMPARE(QFile::permissions(path()) & others, QFile::Permissions());
    QCOMPARE(QFile::permissions(m_folder.path() + u"/state"_qs) & others, QFile::Permissions());
}

void TestGrantFile::keepsWhatItCanNotRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<base::ErrorCode>("code");
    const auto row = [](const char *name, const QByteArray &bytes, base::ErrorCode code = base::ErrorCode::Damaged) {
        QTest::newRow(name) << bytes << code;
    };
    row("empty", {});
    row("cut off", "{\"secrets\": [");
    row("zeros, as after a power failure", QByteArray(200, '\0'));
    row("text after the end", R"({"secrets": [], "pages": []} {)");
    row("another form", "[1, 2]");
    row("another type", R"({"secrets": 1, "pages": {}})");
    row("an entry that is none", R"({"secrets": ["env://A"], "pages": []})");
    row("an entry without its origin", R"({"secrets": [], "pages": [{"definition": "/a.yaml"}]})");
    row("an entry with a number", R"({"secrets": [], "pages": [{"definition": "/a.yaml", "origin": 1}]})");
    row("a member that would be lost", R"({"secrets": [], "pages": [], "servers": []})");
    row("a member of an entry that would be lost",
        R"({"pages": [{"definition": "/a.yaml", "origin": "http://h", "until": "2030"}]})");
    row("a version that is none", R"({"version": "1", "secrets": [], "pages": []})");
    row("version 0", R"({"version": 0, "secrets": [], "pages": []})");
    const base::ErrorCode newer = base::ErrorCode::NewerVersion;
    row("a newer version", R"({"version": 2, "secrets": [], "pages": []})", newer);
    row("a newer version of another form", R"({"version": 2, "grants": {"all": true}})", newer);
    row("a much newer version", R"({"version": 1000000, "secrets": 1})", newer);
    row("a version between two", R"({"version": 1.5, "secrets": [], "pages": []})", newer);
}

void TestGrantFile::keepsWhatItCanNotRead()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const base::ErrorCode, code);
    QVERIFY(QDir().mkpath(m_folder.path() + u"/state"_qs));
    QFile damaged(path());
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(bytes) == bytes.size());
    damaged.close();
    const base::Error expected{code, path()};
    QCOMPARE(GrantFile(path()).load().error(), expected);
    QCOMPARE(GrantFile(path()).change({}, sample(u"env://A"_qs)).error(), expected);
    QCOMPARE(GrantFile(path()).change(sample(u"env://A"_qs), {}).error(), expected);
    QVERIFY(damaged.open(QIODevice::ReadOnly));
    QCOMPARE(damaged.readAll(), bytes);
    QVERIFY(damaged.remove());
    QVERIFY(GrantFile(path()).change({}, sample(u"env://A"_qs)));
}

void TestGrantFile::readsAFileWithoutAVersion()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"secrets": [], "pages": [{"definition": "/apis/shop.yaml", "origin": "http://localhost:3000"}]})");
    file.close();
    QCOMPARE(GrantFile(path()).load()->pages, sample({}).pages);
    QCOMPARE(*GrantFile(path()).change(sample({}), {}), GrantSet());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"version\": 1"));
}

void TestGrantFile::losesNoGrantOfAnotherProgram()
{
    constexpr int Programs = 4;
    constexpr int Each = 10;
    QFile::remove(path());
    QList<QFuture<bool>> running;
    for (int program = 0; program < Programs; ++program)
        running.append(QtConcurrent::run([this, program] {
            bool isStored = true;
            for (int at = 0; at < Each; ++at)
                isStored = GrantFile(path()).change({}, sample(u"env://A%1_%2"_qs.arg(program).arg(at))).isOk() &&
                           isStored;
            return isStored;
        }));
    for (const QFuture<bool> &one : running)
        QVERIFY(one.result());
    QCOMPARE(GrantFile(path()).load()->secrets.size(), Programs * Each);
}

void TestGrantFile::saysWhenItCannotBeWritten()
{
    const QString file = m_folder.path() + u"/file"_qs;
    QFile blocking(file);
    QVERIFY(blocking.open(QIODevice::WriteOnly));
    QVERIFY(!GrantFile(file + u"/grants.json"_qs).change({}, sample(u"env://A"_qs)).isOk());
}

void TestGrantFile::resolvesLinks()
{
    const QString target = m_folder.path() + u"/shop.yaml"_qs;
    QFile shop(target);
    QVERIFY(shop.open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(target, m_folder.path() + u"/link.yaml"_qs));
    const GrantFile file(path());
    QCOMPARE(file.canonicalPath(m_folder.path() + u"/link.yaml"_qs), file.canonicalPath(target));
    QVERIFY(QDir::setCurrent(m_folder.path()));
    QCOMPARE(file.canonicalPath(u"shop.yaml"_qs), file.canonicalPath(target));
    QCOMPARE(file.canonicalPath(u"../%1/shop.yaml"_qs.arg(QDir(m_folder.path()).dirName())),
             file.canonicalPath(target));
}

GATEWRIGHT_TEST(TestGrantFile, QCoreApplication)
#include "testgrantfile.moc"
