#include "kindat.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QTest>

using document::Pointer;
using document::Snapshot;
using specification::ObjectKind;
using specification::Version;

/** What the table has at a place. */
class TestKindAt final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheKind_data();
    void findsTheKind();
};

void TestKindAt::findsTheKind_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<ObjectKind>("kind");
    QTest::addColumn<ObjectKind>("kind31");
    const auto row = [](const char *pointer, ObjectKind kind, std::optional<ObjectKind> kind31 = {}) {
        QTest::newRow(pointer[0] == 0 ? "root" : pointer)
            << QString::fromUtf8(pointer) << kind << kind31.value_or(kind);
    };
    row("", ObjectKind::OpenApi);
    row("/info", ObjectKind::Info);
    row("/info/title", ObjectKind::NoObject);
    row("/servers", ObjectKind::NoObject);
    row("/servers/0", ObjectKind::Server);
    row("/servers/0/variables/v", ObjectKind::ServerVariable);
    row("/paths", ObjectKind::Paths);
    row("/paths/~1a", ObjectKind::PathItem);
    row("/paths/~1a/get/responses/200", ObjectKind::Response);
    row("/paths/~1a/get/callbacks/c/{$url}/post", ObjectKind::Operation);
    row("/paths/x-a/get", ObjectKind::NoObject);
    row("/webhooks/w/post", ObjectKind::NoObject, ObjectKind::Operation);
    row("/components/schemas", ObjectKind::NoObject);
    row("/components/schemas/A", ObjectKind::Schema);
    row("/components/schemas/A/properties/properties", ObjectKind::Schema);
    row("/components/schemas/A/allOf/1/items", ObjectKind::Schema);
    row("/components/schemas/A/$defs/B", ObjectKind::NoObject, ObjectKind::Schema);
    row("/components/schemas/A/example/items", ObjectKind::NoObject);
    row("/components/nothing/A", ObjectKind::NoObject);
    row("/definitions/A", ObjectKind::NoObject);
}

void TestKindAt::findsTheKind()
{
    QFETCH(QString, pointer);
    QFETCH(ObjectKind, kind);
    QFETCH(ObjectKind, kind31);
    const auto kindIn = [&](Version version) {
        return specification::kindAt({}, ObjectKind::OpenApi, Pointer::parse(pointer).value(), version);
    };
    QCOMPARE(kindIn(Version::V30), kind);
    QCOMPARE(kindIn(Version::V31), kind31);
}

GATEWRIGHT_TEST(TestKindAt, QCoreApplication)
#include "testkindat.moc"
