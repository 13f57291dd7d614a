#include "document.h"
#include "testprogram.h"
#include "valuechange.h"

#include <QCoreApplication>
#include <QTest>

using commits::ValueChange;
using commits::valueChange;
using document::Format;
using document::Snapshot;

namespace {

const QByteArray TwoOperations = "paths:\n  /a:\n    get: {summary: A}\n    put:\n      summary: P # a put\n"
                                 "      responses: {}\n";

Snapshot tree(const QByteArray &text)
{
    return Snapshot::parse(text, Format::Yaml);
}

} // namespace

/** Values that differ from their committed text. */
class TestValueChange final : public QObject
{
    Q_OBJECT

private slots:
    void comparesTheBytesOfTheValue();
    void takesNoNoticeOfOtherValues();
    void takesNoNoticeOfLineBreaks();
    void followsEditsOfTheSameTree();
    void saysNothingAboutAFaultyCommit();
};

void TestValueChange::comparesTheBytesOfTheValue()
{
    const document::Pointer put{"paths", "/a", "put"};
    const auto changed = [&](const char *from, const char *to) {
        return valueChange(tree(TwoOperations), tree(QByteArray(TwoOperations).replace(from, to)), put);
    };
    QCOMPARE(changed("", ""), ValueChange::None);
    QCOMPARE(changed("summary: P", "summary: Q"), ValueChange::Changed);
    QCOMPARE(changed("# a put", "# that put"), ValueChange::Changed);
    QCOMPARE(changed("put:", "post:"), ValueChange::None);
    QCOMPARE(valueChange(tree(QByteArray(TwoOperations).replace("put:", "post:")), tree(TwoOperations), put),
             ValueChange::New);
    QCOMPARE(valueChange(tree({}), tree(TwoOperations), put), ValueChange::New);
}

void TestValueChange::takesNoNoticeOfOtherValues()
{
    const QByteArray other = "x-first: 1\n" + QByteArray(TwoOperations).replace("summary: A", "summary: Other one");
    QCOMPARE(valueChange(tree(TwoOperations), tree(other), {"paths", "/a", "put"}), ValueChange::None);
    QCOMPARE(valueChange(tree(TwoOperations), tree(other), {"paths", "/a", "get"}), ValueChange::Changed);
}

void TestValueChange::takesNoNoticeOfLineBreaks()
{
    const QByteArray windows = QByteArray(TwoOperations).replace("\n", "\r\n");
    const document::Pointer put{"paths", "/a", "put"};
    QCOMPARE(valueChange(tree(TwoOperations), tree(windows), put), ValueChange::None);
    QCOMPARE(valueChange(tree(windows), tree(TwoOperations), put), ValueChange::None);
    QCOMPARE(valueChange(tree(TwoOperations), tree(QByteArray(windows).replace("P #", "Q #")), put),
             ValueChange::Changed);
}

void TestValueChange::followsEditsOfTheSameTree()
{
    document::Document document(TwoOperations, Format::Yaml);
    const Snapshot before = document.snapshot();
    const document::Pointer get{"paths", "/a", "get"};
    const document::Pointer put{"paths", "/a", "put"};
    QVERIFY(document.setScalar(put / QByteArray("summary"), document::Value::string(u"Q"_qs)));
    QCOMPARE(valueChange(before, document.snapshot(), get), ValueChange::None);
    QCOMPARE(valueChange(before, document.snapshot(), put), ValueChange::Changed);
    QVERIFY(document.setScalar(put / QByteArray("summary"), document::Value::string(u"P"_qs)));
    QCOMPARE(valueChange(before, document.snapshot(), put), ValueChange::None);
}

void TestValueChange::saysNothingAboutAFaultyCommit()
{
    QCOMPARE(valueChange(tree("paths: [\n"), tree(TwoOperations), {"paths", "/a", "put"}), ValueChange::None);
    QCOMPARE(valueChange(tree({}), tree(TwoOperations), {"paths", "/b"}), ValueChange::None);
}

GATEWRIGHT_TEST(TestValueChange, QCoreApplication)
#include "testvaluechange.moc"
