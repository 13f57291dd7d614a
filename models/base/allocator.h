#pragma once

namespace base {

/**
 * Lets the allocator return large blocks to the system when they are freed. To be called before threads start.
 * Otherwise glibc raises its limits with the first large block, and keeps what workers have freed, for each of them.
 * Does nothing with other C libraries.
 */
void returnFreedMemory();

} // namespace base
