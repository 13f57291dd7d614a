#include "managementlimits.h"
#include "seenprofilesfolder.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using storage::SeenProfilesFolder;

/** The SSO profiles that the user has seen, between runs. */
class TestSeenProfilesFolder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void readsWhatItWrote();
    void isForTheUserAlone();
    void readsNothingThatOthersMayWrite();
    void keepsTheFormerTextIfItCanNotWrite();
    void writesNothingTooLarge();
    void removesThoseOfOtherEnvironments();
    void createsNothingWhenItReads();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"state/sso"_qs); }
    [[nodiscard]] QString onlyFile() const
    {
        return QDir(path()).filePath(QDir(path()).entryList(QDir::Files).value(0));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSeenProfilesFolder::readsWhatItWrote()
{
    SeenProfilesFolder folder(path());
    QCOMPARE(folder.read(u"a"_qs), QByteArray());
    QVERIFY(folder.write(u"a"_qs, "one"));
    QVERIFY(folder.write(u"../b/\n"_qs, "two"));
    QVERIFY(folder.write(u"a"_qs, "three"));
    QCOMPARE(SeenProfilesFolder(path()).read(u"a"_qs), QByteArray("three"));
    QCOMPARE(SeenProfilesFolder(path()).read(u"../b/\n"_qs), QByteArray("two"));
    QCOMPARE(QDir(path()).entryList(QDir::Files).size(), 2);
}

void TestSeenProfilesFolder::isForTheUserAlone()
{
    QVERIFY(SeenProfilesFolder(path()).write(u"a"_qs, "one"));
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                      QFile::WriteOther | QFile::ExeOther;
    QCOMPARE(QFile::permissions(onlyFile()) & others, QFile::Permissions());
    QCOMPARE(QFile::permissions(path()) & others, QFile::Permissions());
}

void TestSeenProfilesFolder::readsNothingThatOthersMayWrite()
{
    SeenProfilesFolder folder(path());
    QVERIFY(folder.write(u"a"_qs, "one"));
    QVERIFY(QFile::setPermissions(onlyFile(), QFile::ReadOwner | QFile::WriteOwner | QFile::WriteGroup));
    QCOMPARE(folder.read(u"a"_qs), QByteArray());
}

void TestSeenProfilesFolder::keepsTheFormerTextIfItCanNotWrite()
{
    SeenProfilesFolder folder(path());
    QVERIFY(folder.write(u"a"_qs, "one"));
    QVERIFY(QFile::setPermissions(onlyFile(), QFile::ReadOwner));
    QVERIFY(!folder.write(u"a"_qs, "two"));
    QCOMPARE(folder.read(u"a"_qs), QByteArray("one"));
}

void TestSeenProfilesFolder::writesNothingTooLarge()
{
    SeenProfilesFolder folder(path());
    QVERIFY(folder.write(u"a"_qs, "one"));
    const auto written = folder.write(u"a"_qs, QByteArray(management::MaximumSeenBytes + 1, 'x'));
    QVERIFY(!written);
    QCOMPARE(written.error().code, base::ErrorCode::TooLarge);
    QCOMPARE(folder.read(u"a"_qs), QByteArray("one"));
}

void TestSeenProfilesFolder::removesThoseOfOtherEnvironments()
{
    SeenProfilesFolder folder(path());
    QVERIFY(folder.write(u"a"_qs, "one"));
    QVERIFY(folder.write(u"b"_qs, "two"));
    folder.removeAllExcept({u"b"_qs, u"c"_qs});
    QCOMPARE(folder.read(u"a"_qs), QByteArray());
    QCOMPARE(folder.read(u"b"_qs), QByteArray("two"));
}

void TestSeenProfilesFolder::createsNothingWhenItReads()
{
    SeenProfilesFolder folder(path());
    QCOMPARE(folder.read(u"a"_qs), QByteArray());
    folder.removeAllExcept({});
    QVERIFY(!QDir(path()).exists());
}

GATEWRIGHT_TEST(TestSeenProfilesFolder, QCoreApplication)
#include "testseenprofilesfolder.moc"
