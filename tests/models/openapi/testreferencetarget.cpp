#include "referencetarget.h"
#include "testprogram.h"

#include <QTest>

using openapi::ReferenceTarget;

/** What the text of a reference names, and how another name gets into it. */
class TestReferenceTarget final : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void replacesOneToken_data();
    void replacesOneToken();
    void leadsBackToTheNewName_data();
    void leadsBackToTheNewName();
};

void TestReferenceTarget::reads_data()
{
    QTest::addColumn<QString>("holder");
    QTest::addColumn<QString>("reference");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("pointer");
    using Kind = ReferenceTarget::Kind;
    const auto row = [](const char *name, const char *holder, const char *reference, Kind kind, const char *address,
                        const char *pointer) {
        QTest::newRow(name) << QString::fromUtf8(holder) << QString::fromUtf8(reference) << int(kind)
                            << QString::fromUtf8(address) << QString::fromUtf8(pointer);
    };
    const char *const api = "/f/api.yaml";
    row("the document itself", api, "#/a/b", Kind::Pointer, api, "/a/b");
    row("all of it", api, "#", Kind::Pointer, api, "");
    row("nothing at all", api, "", Kind::Pointer, api, "");
    row("beside it", api, "x.yaml#/A", Kind::Pointer, "/f/x.yaml", "/A");
    row("a whole file", api, "./x.yaml", Kind::Pointer, "/f/x.yaml", "");
    row("above", "/f/a/b.yaml", "../x.yaml#/A", Kind::Pointer, "/f/x.yaml", "/A");
    row("dots inside", api, "a/./b/../c.yaml", Kind::Pointer, "/f/a/c.yaml", "");
    row("above the root", api, "../../../../x.yaml", Kind::Pointer, "/x.yaml", "");
    row("absolute", api, "/g/x.yaml#/A", Kind::Pointer, "/g/x.yaml", "/A");
    row("file URL", api, "file:///g/x.yaml#/A", Kind::Pointer, "/g/x.yaml", "/A");
    row("a file on another machine", api, "file://host/x.yaml", Kind::Malformed, "", "");
    row("escaped pointer", api, "#/paths/~1a~0b/get", Kind::Pointer, api, "/paths/~1a~0b/get");
    row("percent-encoded pointer", api, "#/a%20b/%C3%A4", Kind::Pointer, api, "/a b/ä");
    row("an escaped escape", api, "#/a%257E1", Kind::Pointer, api, "/a%7E1");
    row("percent-encoded file", api, "a%20b%23.yaml#/A", Kind::Pointer, "/f/a b#.yaml", "/A");
    row("a blank and a brace as they are", api, "menu {id}.yaml", Kind::Pointer, "/f/menu {id}.yaml", "");
    row("not ASCII", api, "bücher.yaml", Kind::Pointer, "/f/bücher.yaml", "");
    row("encoded dots", "/f/a/b.yaml", "%2e%2e/x.yaml", Kind::Pointer, "/f/x.yaml", "");
    row("encoded slash", api, "..%2F..%2Fetc/x", Kind::Pointer, "/etc/x", "");
    row("a NUL", api, "a%00b.yaml", Kind::Malformed, "", "");
    row("a holder with a blank and a hash", "/my f#/api.yaml", "x.yaml", Kind::Pointer, "/my f#/x.yaml", "");
    row("URL", api, "https://h/a/../x.yaml#/A", Kind::Pointer, "https://h/x.yaml", "/A");
    row("relative to a URL", "https://h/a/api.yaml", "../x.yaml#/A", Kind::Pointer, "https://h/x.yaml", "/A");
    row("anchor", api, "x.yaml#name", Kind::Anchor, "/f/x.yaml", "");
    row("wrong escape", api, "#/a~2", Kind::Malformed, api, "");
    row("no base", "untitled-1", "x.yaml", Kind::WithoutBase, "", "");
    row("within what has no base", "untitled-1", "#/a", Kind::Pointer, "untitled-1", "/a");
    row("URL from what has no base", "untitled-1", "http://h/x", Kind::Pointer, "http://h/x", "");
}

void TestReferenceTarget::reads()
{
    QFETCH(QString, holder);
    QFETCH(QString, reference);
    QFETCH(int, kind);
    QFETCH(QString, address);
    QFETCH(QString, pointer);
    const ReferenceTarget target = openapi::readReference(reference, holder);
    QCOMPARE(int(target.kind), kind);
    QCOMPARE(target.place.address, address);
    QCOMPARE(target.place.pointer.toString(), pointer);
}

void TestReferenceTarget::replacesOneToken_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *reference, int depth, const char *key, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(reference) << depth << QByteArray(key) << QString::fromUtf8(expected);
    };
    row("the last", "#/components/schemas/A", 2, "B", "#/components/schemas/B");
    row("one in the middle", "x.yaml#/components/schemas/A/properties/a", 2, "B",
        "x.yaml#/components/schemas/B/properties/a");
    row("others stay as written", "#/%70aths/~1a%20b/get", 1, "/c", "#/%70aths/~1c/get");
    row("slash and tilde", "#/paths/~1a", 1, "/b~c", "#/paths/~1b~0c");
    row("braces are encoded", "#/paths/~1a", 1, "/a/{id}", "#/paths/~1a~1%7Bid%7D");
    row("braces stay where they are plain", "#/paths/~1a~1{x}", 1, "/b/{x}", "#/paths/~1b~1{x}");
    row("per cent is always encoded", "#/paths/~1a~1{x}", 1, "/50%", "#/paths/~150%25");
    row("not ASCII", "#/a", 0, "ä b", "#/%C3%A4%20b");
    row("the fragment is shorter", "#/a", 3, "b", "#/a");
    row("no fragment", "a.yaml", 0, "b", "a.yaml");
}

void TestReferenceTarget::replacesOneToken()
{
    QFETCH(QString, reference);
    QFETCH(int, depth);
    QFETCH(QByteArray, key);
    QFETCH(QString, expected);
    QCOMPARE(openapi::withToken(reference, depth, key), expected);
}

void TestReferenceTarget::leadsBackToTheNewName_data()
{
    QTest::addColumn<QByteArray>("key");
    for (const char *key : {"a", "/a/{id}", "~", "~1", "%", "%41", "a b", "#", "?", "ä€𝄞", "\"'\\", "a\tb", "", ",[]"})
        QTest::newRow(key) << QByteArray(key);
}

void TestReferenceTarget::leadsBackToTheNewName()
{
    QFETCH(QByteArray, key);
    for (const QString &reference : {u"#/old/x"_qs, u"#/{old}/x"_qs}) {
        const auto target = openapi::readReference(openapi::withToken(reference, 0, key), u"/f/a.yaml"_qs);
        QCOMPARE(target.place.pointer, (document::Pointer{key, "x"}));
    }
}

GATEWRIGHT_TEST(TestReferenceTarget, QCoreApplication)
#include "testreferencetarget.moc"
