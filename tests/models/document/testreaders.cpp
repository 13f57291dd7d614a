#include "reparse.h"
#include "snapshot.h"
#include "testprogram.h"
#include "yamlmaker.h"

#include <QTest>

#include <atomic>
#include <mutex>
#include <thread>

using document::Format;
using document::Node;
using document::Snapshot;

/** Readers in other threads walk snapshots while one writer edits; made for the thread sanitizer. */
class TestReaders : public QObject
{
    Q_OBJECT

private slots:
    void readsWhileTheWriterEdits();

private:
    /** Reads everything below the node; its size in bytes. */
    [[nodiscard]] static qsizetype walk(const Node &node)
    {
        qsizetype size = node.bytes().size() + node.span().length;
        for (qsizetype i = 0; i < node.childCount(); ++i)
            size += node.keyAt(i).size() + walk(node.childAt(i));
        return size;
    }
};

void TestReaders::readsWhileTheWriterEdits()
{
    QByteArray text = "base: &b {x: 1}\n";
    for (int i = 0; i < 200; ++i)
        text += "key" + QByteArray::number(i) + ":\n  a: *b\n  b: [1, 2]\n";
    Snapshot shared = Snapshot::parse(text, Format::Yaml);
    std::mutex mutex;
    std::atomic<bool> stop = false;
    std::atomic<int> walks = 0;
    std::atomic<int> torn = 0;

    const auto read = [&] {
        while (!stop) {
            Snapshot mine;
            {
                const std::lock_guard lock(mutex);
                mine = shared;
            }
            const qsizetype first = walk(mine.root());
            (void)mine.problems();
            (void)mine.at({"key7", "a", "x"}).text();
            torn += first != walk(mine.root());
            ++walks;
        }
    };
    std::thread one(read);
    std::thread two(read);
    tests::YamlMaker maker(5);
    for (int i = 0; i < 300 || walks < 20; ++i) {
        const document::Splice splice{maker.below(int(shared.size())), maker.below(2), maker.snippet()};
        const Snapshot next = document::applySplice(shared, splice).snapshot;
        const std::lock_guard lock(mutex);
        if (next.isValid() || maker.chance(10))
            shared = next;
    }
    stop = true;
    one.join();
    two.join();
    QCOMPARE(torn.load(), 0);
    QVERIFY(walks >= 20);
}

GATEWRIGHT_TEST(TestReaders, void)
#include "testreaders.moc"
