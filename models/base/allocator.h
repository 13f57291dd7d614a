#pragma once

namespace base {

/**
 * Makes the allocator return large blocks to the system when they are freed. Must be called before threads start.
 * Otherwise glibc raises its limits with the first large block, and keeps the memory that workers have freed, for each
 * of them. Does nothing with other C libraries.
 */
void returnFreedMemory();

} // namespace base
