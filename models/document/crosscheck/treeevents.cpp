#include "treeevents.h"

namespace document {

std::optional<TreeEvents::Event> TreeEvents::next()
{
    if (m_pending)
        return enter(*std::exchange(m_pending, std::nullopt));
    if (m_frames.empty())
        return std::nullopt;
    Frame &frame = m_frames.back();
    const bool isMapping = frame.collection.isMapping();
    if (frame.index >= frame.collection.childCount()) {
        const Event end{isMapping ? Type::MappingEnd : Type::SequenceEnd, frame.collection};
        m_frames.pop_back();
        return end;
    }
    if (isMapping && !std::exchange(frame.keyIsDone, true))
        return enter(frame.collection.keyNodeAt(frame.index));
    frame.keyIsDone = false;
    return enter(frame.collection.childAt(frame.index++));
}

TreeEvents::Event TreeEvents::enter(const Node &node)
{
    if (node.kind() == Kind::Alias)
        return {Type::Alias, node};
    if (!node.isMapping() && !node.isSequence())
        return {Type::Scalar, node};
    m_frames.push_back({node, 0, false});
    return {node.isMapping() ? Type::MappingStart : Type::SequenceStart, node};
}

Pointer TreeEvents::place() const
{
    Pointer place;
    for (const Frame &frame : m_frames) {
        const qsizetype index = frame.keyIsDone ? frame.index : frame.index - 1;
        if (index < 0)
            break;
        place = frame.collection.isMapping() ? place.child(frame.collection.keyAt(index)) : place.child(index);
    }
    return place;
}

} // namespace document
