#pragma once

#include "snapshot.h"

#include <optional>
#include <vector>

namespace document {

/** A document's tree as the events of a YAML reader, one at a time. Aliases and merge keys are not followed. */
class TreeEvents final
{
public:
    enum class Type : quint8 { Scalar, Alias, MappingStart, MappingEnd, SequenceStart, SequenceEnd };

    struct Event {
        Type type = Type::Scalar;
        Node node; ///< The scalar, the alias, or the collection that begins or ends.
    };

    explicit TreeEvents(Node root)
        : m_pending(std::move(root))
    {}

    /** The next event; nothing after the last one. */
    [[nodiscard]] std::optional<Event> next();
    /** The place of the last event; of a key its value's. */
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
