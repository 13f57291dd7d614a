#pragma once

#include "decisionsamples.h"
#include "document.h"

namespace support {

/** Returns a definition with the gateway extension that is served at /a/, before its random edits. */
[[nodiscard]] QByteArray plainDefinition(const SamplePorts &ports);

/** The names of the references `env://…` that the edits write and that have a value. */
inline constexpr char KnownUser[] = "USER";
inline constexpr char KnownPassword[] = "PASSWORD";

/** Makes a random edit of a setting that the gateway reads, valid or not: the same for the same random numbers. */
void editAtRandom(document::Document &document, const SamplePorts &ports, std::minstd_rand &random);

} // namespace support
