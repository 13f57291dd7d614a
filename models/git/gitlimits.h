#pragma once

#include <QtGlobal>

namespace git {

/**
 * The limits of the work for one answer about a repository. What exceeds a limit is refused with TooLarge, unless the
 * limit says otherwise.
 */
struct GitLimits {
    qint64 fileBytes = 80 * 1024 * 1024;   ///< The largest size of a file's content.
    qint64 objectBytes = 32 * 1024 * 1024; ///< The largest size of a commit or a tree.
    /** The largest size of each small file of the repository, such as `config` and `HEAD`. */
    qint64 configurationBytes = 1024 * 1024;
    qint64 indexBytes = 64 * 1024 * 1024;      ///< The largest size of the index.
    qint64 packedRefsBytes = 64 * 1024 * 1024; ///< The largest size of `packed-refs`.
    qint64 deltaBytes = 256 * 1024 * 1024;     ///< The largest size of all deltas in a chain together.
    /** The largest number of bytes that are read, inflated and made of deltas for one answer. */
    qint64 workBytes = 1024 * 1024 * 1024;
    /** The number of bytes of `workBytes` that a lookup of a name in the index of one pack takes. */
    qint64 lookUpBytes = 4096;
    /** The largest number of objects in a chain of deltas; git writes at most 4095. */
    int deltaDepth = 4096;
    /** The largest number of pack files of a repository that are searched; further ones are ignored. */
    int packs = 2000;
    /** The largest number of loose objects whose names start with the same byte that are searched for an abbreviated
     * name; further ones are ignored. */
    int looseObjects = 10'000;
    /** The largest number of objects with an abbreviated name that are read to find the only commit among them. */
    int abbreviated = 20;
    /** The largest number of symbolic references that are followed to find a commit. */
    int references = 5;
    /**
     * The largest number of folders above a file that are searched for the root of its repository; a file deeper in a
     * repository counts as outside of it.
     */
    int depth = 256;
};

} // namespace git
