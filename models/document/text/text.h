#pragma once

#include "diagnostic.h"
#include "splice.h"

#include <vector>

namespace document {

/**
 * The immutable bytes of a document, in chunks of about 16 KB that successive versions share. The first version is one
 * buffer that the chunks point into; a splice makes new chunks only where it changes bytes.
 */
class Text final
{
public:
    static constexpr qsizetype ChunkSize = 16 * 1024;

    Text() = default;
    explicit Text(const QByteArray &bytes);

    [[nodiscard]] qsizetype size() const { return m_chunks.empty() ? 0 : m_chunks.back().end; }
    [[nodiscard]] QByteArray bytes() const { return bytes({0, size()}); }
    /** Returns a copy of the bytes of the span, which is cut to the size of the text. */
    [[nodiscard]] QByteArray bytes(base::Span span) const;
    /**
     * Returns the bytes of the span, cut to the size of the text: without a copy if they are in one chunk, else as a
     * view of `scratch`, which gets the copy.
     */
    [[nodiscard]] QByteArrayView view(base::Span span, QByteArray &scratch) const;
    /** True if this text's bytes in `span` equal the other text's bytes in `otherSpan`. */
    [[nodiscard]] bool hasSameBytes(base::Span span, const Text &other, base::Span otherSpan) const;
    [[nodiscard]] char at(qsizetype offset) const;

    [[nodiscard]] qsizetype lineCount() const { return m_chunks.empty() ? 1 : m_chunks.back().lines + 1; }
    /** Converts an offset to a line and column. The time does not depend on the length of the line. */
    [[nodiscard]] base::Position positionAt(qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(base::Position position) const;
    /** The offset of the start of the line with `offset`. */
    [[nodiscard]] qsizetype lineStart(qsizetype offset) const;
    /** The number of the line with `offset`, counted from 0. */
    [[nodiscard]] qsizetype lineAt(qsizetype offset) const;
    /** The span of a line, counted from 0, with its line break; empty for a line after the last one. */
    [[nodiscard]] base::Span lineSpan(qsizetype line) const;

    /** Returns the text after the splice, whose span is cut to the size of this text. */
    [[nodiscard]] Text spliced(const Splice &splice) const;

private:
    struct Chunk {
        QByteArray owner;
        const char *data = nullptr;
        qsizetype size = 0;
        /** The number of line breaks (LF, CR LF or CR) in this chunk. No break is in two chunks. */
        qsizetype newlines = 0;
        qsizetype end = 0;   ///< The number of bytes from the start of the text to the end of this chunk.
        qsizetype lines = 0; ///< The number of line breaks from the start of the text to the end of this chunk.
        /** The number of characters from the start of the text that begin before the end of this chunk. */
        qsizetype characters = 0;
    };

    [[nodiscard]] size_t chunkAt(qsizetype offset) const;
    [[nodiscard]] bool isOneRun(size_t chunk, qsizetype to) const;
    [[nodiscard]] qsizetype lineOffset(qsizetype line) const;
    [[nodiscard]] qsizetype charactersBefore(qsizetype offset) const;
    [[nodiscard]] static qsizetype linesBefore(const Chunk &chunk, qsizetype inside);
    void append(const QByteArray &owner, const char *data, qsizetype size);
    void append(const QByteArray &bytes);

    std::vector<Chunk> m_chunks;
};

} // namespace document
