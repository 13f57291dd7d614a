#pragma once

#include "format.h"
#include "node.h"

#include <memory>
#include <optional>

namespace document {

/** What is known about a text and not said in it. The core keeps it and does not read it. */
class Context
{
public:
    virtual ~Context() = default;
};

/**
 * One immutable state of a document: the text and the tree over it. Cheap to copy, safe to read from any thread.
 * Offsets and spans count bytes of the UTF-8 text without its byte-order mark.
 */
class Snapshot final
{
public:
    /** An empty YAML text. */
    Snapshot();

    /** Parses a file's bytes, which can have a byte-order mark or be UTF-16. Never fails: see problems().
     */
    [[nodiscard]] static Snapshot parse(const QByteArray &fileBytes, Format format);

    [[nodiscard]] Format format() const;
    /** Bytes of the text. */
    [[nodiscard]] qsizetype size() const;
    /** The text, or the bytes of a span of it, cut to what exists. */
    [[nodiscard]] QByteArray text() const;
    [[nodiscard]] QByteArray text(base::Span span) const;
    /** Lines end with LF, CR LF or CR; an empty text has one. */
    [[nodiscard]] qsizetype lineCount() const;
    /** Places are cut to what exists. */
    [[nodiscard]] base::Position positionAt(qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(base::Position position) const;
    /** The line with the byte, counted from 0. */
    [[nodiscard]] qsizetype lineAt(qsizetype offset) const;
    /** The bytes of a line, counted from 0, with its line break; empty after the last line. */
    [[nodiscard]] base::Span lineSpan(qsizetype line) const;

    /** What the scanner has to say; an error means that the tree is that of the last valid text, or empty. */
    [[nodiscard]] const base::Diagnostics &problems() const;
    /** True if the current text has no syntax errors. */
    [[nodiscard]] bool isValid() const;
    /** The bytes that the tree does not cover while the text is not valid. */
    [[nodiscard]] std::optional<base::Span> dirtyRange() const;

    /** True if the text has aliases, so that a change in one place can affect another. */
    [[nodiscard]] bool hasAliases() const;

    /** Documents of the stream. */
    [[nodiscard]] qsizetype documentCount() const;
    /** The root of the index-th document of the stream; the first is the one that is edited. */
    [[nodiscard]] Node root(qsizetype index = 0) const;
    /** The node that the pointer names in the first document; a missing node when there is none. */
    [[nodiscard]] Node at(const Pointer &pointer) const { return root().at(pointer); }
    /** The deepest place whose entry covers the byte. */
    [[nodiscard]] Pointer pointerAt(qsizetype offset) const;
    /** The bytes of the key that names this place (empty for sequence items and the root). */
    [[nodiscard]] base::Span keySpan(const Pointer &pointer) const;

    /** As set with Document::setContext(); null for other texts. */
    [[nodiscard]] const std::shared_ptr<const Context> &context() const { return m_context; }
    [[nodiscard]] Snapshot withContext(std::shared_ptr<const Context> context) const;

    /** For this folder; `data` is not null. */
    explicit Snapshot(std::shared_ptr<const SnapshotData> data);
    /** For this folder. */
    [[nodiscard]] const std::shared_ptr<const SnapshotData> &data() const { return m_data; }

private:
    std::shared_ptr<const SnapshotData> m_data; ///< Never null.
    std::shared_ptr<const Context> m_context;
};

} // namespace document
