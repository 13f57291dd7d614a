#include "dirtyedit.h"

#include "reparse.h"
#include "snapshotdata.h"

namespace document {

namespace {

/** The text that the tree was last read from. */
Snapshot lastGood(const SnapshotData &data)
{
    auto good = std::make_shared<SnapshotData>();
    good->format = data.format;
    good->version = nextTextVersion();
    good->text = good->treeText = data.treeText;
    good->stream = data.stream;
    return Snapshot(std::move(good));
}

/** A text with bytes that its tree does not contain. Splices are made in both. */
class DirtyText final
{
public:
    explicit DirtyText(const SnapshotData &data)
        : m_text(data.text)
        , m_dirty(*data.dirty)
        , m_faults(data.faults)
    {}

    /** Makes a splice of the tree's text in the present text too; false where it touches what is not known. */
    [[nodiscard]] bool apply(const Splice &inTree, Edited &edited)
    {
        const qsizetype from = m_dirty.span.offset;
        const qsizetype to = from + m_dirty.treeLength;
        const qsizetype grown = inTree.inserted.size() - inTree.removed;
        Splice splice = inTree;
        if (inTree.offset > to)
            splice.offset += m_dirty.span.length - m_dirty.treeLength;
        else if (inTree.offset + inTree.removed < from)
            m_dirty.span.offset += grown;
        else
            return false;
        for (base::Diagnostic &fault : m_faults) {
            if (fault.span.offset > splice.offset)
                fault.span.offset += grown;
        }
        edited.splices.append(splice);
        const QByteArray removed = m_text.bytes({splice.offset, splice.removed});
        edited.inverse.prepend({splice.offset, splice.inserted.size(), removed});
        m_text = m_text.spliced(splice);
        return true;
    }

    [[nodiscard]] Snapshot over(const SnapshotData &tree) const
    {
        auto data = std::make_shared<SnapshotData>();
        data->format = tree.format;
        data->version = nextTextVersion();
        data->text = m_text;
        data->treeText = tree.text;
        data->stream = tree.stream;
        data->faults = m_faults;
        data->dirty = m_dirty;
        return Snapshot(std::move(data));
    }

private:
    Text m_text;
    Dirty m_dirty;
    base::Diagnostics m_faults;
};

} // namespace

EditResult editAnyText(const Snapshot &before, const Editing &edit)
{
    const SnapshotData &data = *before.data();
    if (!data.dirty || !data.stream)
        return edit(before);
    EditResult inTree = edit(lastGood(data));
    if (!inTree)
        return inTree;
    Edited edited{before, {}, {}, inTree->pointers, inTree->before, inTree->after};
    DirtyText text(data);
    for (const Splice &splice : std::as_const(inTree->splices)) {
        if (!text.apply(splice, edited))
            return base::Error{base::ErrorCode::SyntaxError, inTree->pointers.value(0).toString()};
    }
    if (edited.splices.isEmpty())
        return edited;
    // A change next to the unread bytes can make them valid.
    const Snapshot unread = text.over(*inTree->snapshot.data());
    edited.snapshot = applySplice(unread, {unread.data()->dirty->span.offset, 0, {}}).snapshot;
    if (edited.snapshot.isValid())
        edited.pointers = {Pointer()};
    return edited;
}

} // namespace document
