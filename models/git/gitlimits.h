#pragma once

#include <QtGlobal>

namespace git {

/** Limits for one answer about a repository. What exceeds one is TooLarge, with the name of the limit as the detail. */
struct GitLimits {
    qint64 fileBytes = 80 * 1024 * 1024;       ///< Of the text of a file.
    qint64 objectBytes = 32 * 1024 * 1024;     ///< Of a commit or a tree.
    qint64 configurationBytes = 1024 * 1024;   ///< Of each of `config`, `HEAD`, `packed-refs` and such.
    qint64 packedRefsBytes = 64 * 1024 * 1024; ///< Of `packed-refs`.
    qint64 deltaBytes = 256 * 1024 * 1024;     ///< Of all deltas in a chain.
    qint64 workBytes = 1024 * 1024 * 1024;     ///< That are read, inflated and made of deltas for one answer.
    qint64 lookUpBytes = 4096;                 ///< What looking a name up in the index of one pack counts as.
    int deltaDepth = 4096;                     ///< Objects in a chain of deltas; git writes at most 4095.
    int packs = 2000;                          ///< Pack files in a repository.
    int references = 5;                        ///< Symbolic references that follow one another.
    int depth = 256;                           ///< Folders between the file and the root of its repository.
};

} // namespace git
