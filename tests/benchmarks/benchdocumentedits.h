#pragma once

#include "benchtimes.h"
#include "document.h"

#include <QRandomGenerator>

namespace bench {

/** The place of a scalar, chosen by going down from the root at random. */
inline document::Pointer randomScalar(QRandomGenerator &random, const document::Snapshot &snapshot)
{
    document::Pointer place;
    document::Node node = snapshot.root();
    while (node.childCount() > 0) {
        const qsizetype index = random.bounded(int(node.childCount()));
        place = node.isMapping() ? place.child(node.keyAt(index)) : place.child(index);
        node = node.childAt(index);
    }
    return place;
}

/** Edits at random places, each with everything that hears of it. */
class DocumentEdits final
{
public:
    explicit DocumentEdits(document::Document &document, std::optional<Bound> bound = Bound())
        : m_document(document)
        , m_bound(bound)
    {}

    /** Values, and keys typed into values, which are taken back. */
    void timeScalars(int count)
    {
        QRandomGenerator random(1);
        Times scalars;
        Times keys;
        for (int i = 0; i < count; ++i) {
            const document::Pointer place = randomScalar(random, m_document.snapshot());
            const auto value = document::Value::string("edited " + QByteArray::number(i));
            scalars.measure([&] { (void)m_document.setScalar(place, value); });
            const document::Node node = m_document.snapshot().at(place);
            if (!node.exists() || node.span().length == 0)
                continue;
            const qsizetype end = node.span().end() - 1;
            keys.measure([&] { (void)m_document.spliceText({end, 0, "x"}); });
            m_document.undo();
        }
        scalars.print("set a scalar", m_bound);
        keys.print("key press in the source", m_bound);
    }

    /** Members that come, are renamed, moved and go, in collections of every size. */
    void timeStructure(int count)
    {
        QRandomGenerator random(2);
        Times insertions;
        Times renames;
        Times moves;
        Times removals;
        for (int i = 0; i < count; ++i) {
            document::Pointer parent = randomScalar(random, m_document.snapshot());
            for (int up = 1 + random.bounded(3); up > 0 && !parent.isRoot(); --up)
                parent = parent.parent();
            const document::Node node = m_document.snapshot().at(parent);
            if (!node.isMapping())
                continue;
            const int end = int(node.childCount()) + 1;
            const auto value = document::Value::integer(i);
            insertions.measure([&] { (void)m_document.insert(parent / "added", value, random.bounded(end)); });
            renames.measure([&] { (void)m_document.renameKey(parent / "added", "another"); });
            moves.measure([&] { (void)m_document.moveEntry(parent / "another", random.bounded(end)); });
            removals.measure([&] { (void)m_document.remove(parent / "another"); });
        }
        insertions.print("insert a member", m_bound);
        renames.print("rename it", m_bound);
        moves.print("move it", m_bound);
        removals.print("remove it", m_bound);
    }

    /** Top-level entries are as large as the document; renaming and moving them should cost no more than others. */
    void timeTopLevel()
    {
        Times renames;
        Times moves;
        const qsizetype count = std::min<qsizetype>(m_document.snapshot().root().childCount(), 100);
        for (qsizetype i = 0; i < count; ++i) {
            const QByteArray key = m_document.snapshot().root().keyAt(i);
            renames.measure([&] { (void)m_document.renameKey({key}, key + "x"); });
            renames.measure([&] { (void)m_document.renameKey({key + "x"}, key); });
            moves.measure([&] { (void)m_document.moveEntry({key}, i > 0 ? i - 1 : 1); });
        }
        renames.print("rename a key of the root");
        moves.print("move a key of the root by one");
    }

    /** Keys inside quotes that are not closed, in the middle: the whole text cannot be read, and is not. */
    void timeOpenQuote()
    {
        const document::Snapshot before = m_document.snapshot();
        qsizetype at = -1;
        QRandomGenerator random(3);
        for (int i = 0; i < 1000 && (at < before.size() / 3 || at > 2 * before.size() / 3); ++i) {
            const document::Node node = before.at(randomScalar(random, before));
            at = node.exists() && node.span().length > 0 ? node.span().offset : -1;
        }
        Times keys;
        const QByteArray typed = "\"" + QByteArray("an open quote, and what comes after it ").repeated(8);
        for (qsizetype i = 0; i < typed.size(); ++i)
            keys.measure([&] { (void)m_document.spliceText({at + i, 0, typed.mid(i, 1)}); });
        keys.print("key press while a quote is open", FewMilliseconds);
        // Form edits beside it.
        Times beside;
        for (int i = 0; i < 200; ++i) {
            const document::Pointer place = randomScalar(random, m_document.snapshot());
            beside.measure([&] { (void)m_document.setScalar(place, document::Value::integer(i)); });
        }
        beside.print("set a scalar elsewhere meanwhile", FewMilliseconds);
    }

    /** All steps back and forward again; those beyond document::UndoDepth work by their splices. */
    void timeHistory(const char *undoing, const char *redoing, std::optional<Bound> bound = Bound())
    {
        Times undo;
        Times redo;
        const QByteArray last = m_document.fileBytes();
        int steps = 0;
        for (; m_document.canUndo(); ++steps)
            undo.measure([&] { m_document.undo(); });
        for (; steps > 0; --steps)
            redo.measure([&] { m_document.redo(); });
        undo.print(undoing, bound);
        redo.print(redoing, bound);
        if (m_document.fileBytes() != last)
            std::printf("  redo does not give the last text\n");
    }

private:
    document::Document &m_document;
    const std::optional<Bound> m_bound;
};

} // namespace bench
