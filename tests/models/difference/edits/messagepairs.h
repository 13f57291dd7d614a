#pragma once

#include "apichange.h"
#include "side.h"

namespace support {

/** The schemas of one body in two descriptions. */
struct MessagePair {
    QString operation; ///< As in difference::Change::operation.
    difference::Subject subject;
    difference::Direction direction = difference::Direction::Request;
    difference::Located before;
    difference::Located now;

    /** True if a change is about the body. */
    [[nodiscard]] bool hasChange(const difference::Change &change) const
    {
        return change.operation == operation && change.subject.kind == subject.kind &&
               change.subject.names == subject.names && change.subject.callback.isEmpty();
    }
    /** The schema of who sends the message, and of who receives it. */
    [[nodiscard]] const difference::Located &sent() const
    {
        return direction == difference::Direction::Request ? before : now;
    }
    [[nodiscard]] const difference::Located &expected() const
    {
        return direction == difference::Direction::Request ? now : before;
    }
};

/** Returns the bodies of requests and responses that both descriptions have, with a schema on both sides. */
[[nodiscard]] QList<MessagePair> messagePairs(difference::Side &before, difference::Side &now);

} // namespace support
