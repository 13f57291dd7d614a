#pragma once

#include "value.h"

#include <optional>

namespace conformance {

/** The largest number of items of a sequence that are read; a sequence with more is not compared. */
inline constexpr qsizetype MaximumSequenceItems = 100'000;

/** Returns the values of JSON Lines or NDJSON: one in each line, without empty lines. Returns std::nullopt if a line is
 * not JSON. */
[[nodiscard]] std::optional<QList<document::Value>> jsonLines(const QByteArray &body);

/** Returns the values of a JSON text sequence (RFC 7464). Returns std::nullopt if a text is not JSON. */
[[nodiscard]] std::optional<QList<document::Value>> jsonSequence(const QByteArray &body);

/** Returns the events of a `text/event-stream` as objects with `data` and, where the stream has them, `event`, `id` and
 * `retry`. Comments, other fields, events without data and an event that has no end are left out. Source: HTML, section
 * "Interpreting an event stream" */
[[nodiscard]] QList<document::Value> serverSentEvents(const QByteArray &body);

} // namespace conformance
