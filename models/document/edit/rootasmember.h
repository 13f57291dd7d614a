#pragma once

#include "snapshot.h"

namespace document {

/** The key of the member that rootAsMember() makes. */
inline constexpr char RootMember[] = "root";

/**
 * Returns a YAML document with a single member RootMember whose value is the root of a valid YAML document, with the
 * comments above it and in it. The anchor of the root is left out. The result is not valid or has another value if the
 * text can't be a member, for example because of a tag.
 */
[[nodiscard]] Snapshot rootAsMember(const Snapshot &snapshot);

} // namespace document
