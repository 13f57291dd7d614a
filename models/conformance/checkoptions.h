#pragma once

#include <QByteArray>

namespace conformance {

/** Whether all bytes of a body are known. */
enum class BodyRecord {
    Whole,
    Incomplete, ///< There is a body; only its media type can be checked.
    Absent,     ///< There can be no body, as in a response to HEAD.
};

/** How messages are compared with an API description. */
struct CheckOptions {
    /** A word that replaces texts whose values are not known, such as `REDACTED`: it fits every schema and is every
     * credential. Empty for none. */
    QByteArray unknownText = {};
    /** True for messages that were exchanged already: query parameters and properties that the description does not
     * have are findings, too, and properties that the message should lack are found in addition to other faults. */
    bool isRecorded = false;
};

} // namespace conformance
