#include "snapshot.h"

#include <cstdint>
#include <cstdlib>

namespace {

/** Goes to every node, so that every span and every decoder is used. */
void walk(const document::Node &node, const document::Snapshot &snapshot)
{
    const base::Span span = node.span();
    if (span.offset < 0 || span.length < 0 || span.end() > snapshot.size())
        std::abort();
    (void)node.bytes();
    (void)node.scalarType();
    (void)node.anchor();
    (void)node.resolved();
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        (void)node.keyAt(i);
        (void)node.keySpanAt(i);
        walk(node.childAt(i), snapshot);
    }
}

} // namespace

/** The first byte chooses the format; the rest is a file. Whatever it is, it is read or refused with a place in the
 * text. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray file(reinterpret_cast<const char *>(data) + 1, qsizetype(size - 1));
    const document::Format format = (data[0] & 1) != 0 ? document::Format::Json : document::Format::Yaml;
    const document::Snapshot snapshot = document::Snapshot::parse(file, format);
    for (const base::Diagnostic &problem : snapshot.problems()) {
        if (problem.span.offset < 0 || problem.span.end() > snapshot.size())
            std::abort();
    }
    for (qsizetype i = 0; i < snapshot.documentCount(); ++i) {
        walk(snapshot.root(i), snapshot);
        (void)snapshot.root(i).value();
    }
    (void)snapshot.pointerAt(snapshot.size() / 2);
    return 0;
}
