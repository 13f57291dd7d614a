#pragma once

#include "diagnostic.h"
#include "splice.h"

#include <vector>

namespace document {

/**
 * The bytes of a document, immutable, in chunks of about 16 KB that versions share. The first version is one buffer
 * that the chunks point into; a splice makes new chunks where it falls and no others.
 */
class Text final
{
public:
    static constexpr qsizetype ChunkSize = 16 * 1024;

    Text() = default;
    explicit Text(const QByteArray &bytes);

    [[nodiscard]] qsizetype size() const { return m_chunks.empty() ? 0 : m_chunks.back().end; }
    [[nodiscard]] QByteArray bytes() const { return bytes({0, size()}); }
    /** The bytes of the span, cut to what exists. */
    [[nodiscard]] QByteArray bytes(base::Span span) const;
    /** The same without a copy if the span is in one chunk; otherwise `scratch` has the copy. */
    [[nodiscard]] QByteArrayView view(base::Span span, QByteArray &scratch) const;
    /** True when the bytes of the span are those of the other text's span. */
    [[nodiscard]] bool hasSameBytes(base::Span span, const Text &other, base::Span otherSpan) const;
    [[nodiscard]] char at(qsizetype offset) const;

    [[nodiscard]] qsizetype lineCount() const { return m_chunks.empty() ? 1 : m_chunks.back().lines + 1; }
    /** Takes the same time in lines of any length. */
    [[nodiscard]] base::Position positionAt(qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(base::Position position) const;
    /** The start of the line with `offset`. */
    [[nodiscard]] qsizetype lineStart(qsizetype offset) const;
    /** The line with `offset`, counted from 0. */
    [[nodiscard]] qsizetype lineAt(qsizetype offset) const;
    /** The bytes of a line, counted from 0, with its line break; empty after the last line. */
    [[nodiscard]] base::Span lineSpan(qsizetype line) const;

    /** The text after the splice, which is cut to what exists. */
    [[nodiscard]] Text spliced(const Splice &splice) const;

private:
    struct Chunk {
        QByteArray owner;
        const char *data = nullptr;
        qsizetype size = 0;
        qsizetype newlines = 0;   ///< Line breaks: LF, CR LF or CR. No break is in two chunks.
        qsizetype end = 0;        ///< Bytes up to the end of this chunk.
        qsizetype lines = 0;      ///< Line breaks up to the end of this chunk.
        qsizetype characters = 0; ///< That begin before the end of this chunk.
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
