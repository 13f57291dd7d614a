#pragma once

#include "format.h"
#include "node.h"

#include <memory>
#include <optional>

namespace document {

/**
 * The base of what a program knows about a text that the text does not say. This library passes it on with snapshots
 * and does not read it.
 */
class Context
{
public:
    virtual ~Context() = default;
};

/**
 * One immutable state of a document: its text and the tree that was parsed from it. Cheap to copy, safe to read from
 * any thread. Offsets and spans count bytes of the UTF-8 text without its byte-order mark.
 */
class Snapshot final
{
public:
    /** Makes the snapshot of an empty YAML text. */
    Snapshot();

    /**
     * Parses a file's bytes, which can have a byte-order mark or be UTF-16 or UTF-32. Never fails: syntax errors are in
     * problems().
     */
    [[nodiscard]] static Snapshot parse(const QByteArray &fileBytes, Format format);

    [[nodiscard]] Format format() const;
    /** The size of the text in bytes. */
    [[nodiscard]] qsizetype size() const;
    /** The whole text, or its bytes in a span, which is cut to the size of the text. */
    [[nodiscard]] QByteArray text() const;
    [[nodiscard]] QByteArray text(base::Span span) const;
    /** The number of lines of the text. Lines end with LF, CR LF or CR; an empty text has one line. */
    [[nodiscard]] qsizetype lineCount() const;
    /**
     * Converts an offset to a line and column, and back with offsetAt(). Places after the end of the text or of a line
     * are cut to that end.
     */
    [[nodiscard]] base::Position positionAt(qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(base::Position position) const;
    /** The number of the line, counted from 0, that has the byte at `offset`. */
    [[nodiscard]] qsizetype lineAt(qsizetype offset) const;
    /** The span of a line, counted from 0, with its line break; empty for a line after the last one. */
    [[nodiscard]] base::Span lineSpan(qsizetype line) const;

    /**
     * The syntax errors of the text, or, if it has none, what is wrong in its tree, such as repeated keys. While there
     * is a syntax error, the tree is that of the last valid text, or empty.
     */
    [[nodiscard]] const base::Diagnostics &problems() const;
    /** True if the current text has no syntax errors. */
    [[nodiscard]] bool isValid() const;
    /**
     * The span of the bytes that the tree does not cover while the text is not valid; std::nullopt for a valid text.
     */
    [[nodiscard]] std::optional<base::Span> dirtyRange() const;

    /** True if the text has aliases, so that a change in one place can affect another. */
    [[nodiscard]] bool hasAliases() const;

    /** The number of documents in the YAML stream; `---` separates them. */
    [[nodiscard]] qsizetype documentCount() const;
    /** The root node of the index-th document in the YAML stream. Edits apply to the first document. */
    [[nodiscard]] Node root(qsizetype index = 0) const;
    /** The node that the pointer names in the first document; a missing node when there is none. */
    [[nodiscard]] Node at(const Pointer &pointer) const { return root().at(pointer); }
    /** The deepest place in the first document whose entry covers the byte at `offset`. */
    [[nodiscard]] Pointer pointerAt(qsizetype offset) const;
    /** The span of the key of the entry at `pointer`; empty for sequence items and the root. */
    [[nodiscard]] base::Span keySpan(const Pointer &pointer) const;

    /** The context that Document::setContext() set; null for a snapshot that has none. */
    [[nodiscard]] const std::shared_ptr<const Context> &context() const { return m_context; }
    [[nodiscard]] Snapshot withContext(std::shared_ptr<const Context> context) const;

    /** For the code of this library: makes a snapshot of `data`, which is not null. */
    explicit Snapshot(std::shared_ptr<const SnapshotData> data);
    /** For the code of this library: the text and tree that the snapshot shares. */
    [[nodiscard]] const std::shared_ptr<const SnapshotData> &data() const { return m_data; }

private:
    std::shared_ptr<const SnapshotData> m_data; ///< The text and the tree of the snapshot; never null.
    std::shared_ptr<const Context> m_context;
};

} // namespace document
