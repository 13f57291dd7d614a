#pragma once

#include "snapshot.h"

#include <optional>
#include <vector>

namespace document {

/**
 * Turns the tree of a document into the events of a YAML reader, returned one at a time. Aliases and merge keys are not
 * followed.
 */
class TreeEvents final
{
public:
    enum class Type : quint8 { Scalar, Alias, MappingStart, MappingEnd, SequenceStart, SequenceEnd };

    struct Event {
        Type type = Type::Scalar;
        Node node; ///< The node that the event is about: the scalar, the alias, or the collection that begins or ends.
    };

    explicit TreeEvents(Node root)
        : m_pending(std::move(root))
    {}

    /** Returns the next event; std::nullopt after the last one. */
    [[nodiscard]] std::optional<Event> next();
    /** The place of the node of the last event; for a key, the place of its value. */
    [[nodiscard]] Pointer place() const;

private:
    struct Frame {
        Node collection;
        qsizetype index = 0;
        bool keyIsDone = false;
    };

    [[nodiscard]] Event enter(const Node &node);

    std::optional<Node> m_pending;
    std::vector<Frame> m_frames;
};

} // namespace document
