#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <initializer_list>
#include <optional>

namespace document {

/**
 * A JSON Pointer (RFC 6901) whose tokens are decoded keys: the keys `200:` and `"200":` in a text are both
 * `/responses/200`. Tokens are UTF-8 without the escapes `~0` and `~1`. The empty pointer is the document's root.
 */
class Pointer final
{
public:
    Pointer() = default;
    Pointer(std::initializer_list<QByteArray> tokens)
        : m_tokens(tokens)
    {}
    explicit Pointer(QList<QByteArray> tokens)
        : m_tokens(std::move(tokens))
    {}

    /**
     * Parses a JSON Pointer such as "/a/b~1c", also in the fragment form "#/a/b%20c". Returns std::nullopt when a
     * non-empty text does not start with '/' or has a wrong escape.
     */
    [[nodiscard]] static std::optional<Pointer> parse(QStringView text);
    /** Returns the pointer as text with escapes, such as "/a/b~1c", which parse() reads. */
    [[nodiscard]] QString toString() const;

    [[nodiscard]] bool isRoot() const { return m_tokens.isEmpty(); }
    [[nodiscard]] const QList<QByteArray> &tokens() const { return m_tokens; }
    /** The last token of the pointer; empty for the root. */
    [[nodiscard]] QByteArray last() const { return m_tokens.isEmpty() ? QByteArray() : m_tokens.last(); }
    /** The pointer without its last token; the root is its own parent. */
    [[nodiscard]] Pointer parent() const;
    /** The pointer with one more token: a key, or the index of an item. */
    [[nodiscard]] Pointer child(const QByteArray &key) const;
    [[nodiscard]] Pointer child(qsizetype index) const;
    /** True if `other` is this place or a place inside it. */
    [[nodiscard]] bool contains(const Pointer &other) const;
    /** Returns the pointer from `outer`, which contains this place, to this place. */
    [[nodiscard]] Pointer relativeTo(const Pointer &outer) const
    {
        return Pointer(m_tokens.sliced(outer.m_tokens.size()));
    }

    /** Returns the pointer `head` followed by the tokens of `tail`. */
    friend Pointer operator/(const Pointer &head, const Pointer &tail)
    {
        return Pointer(head.m_tokens + tail.m_tokens);
    }
    friend Pointer operator/(const Pointer &head, const QByteArray &key) { return head.child(key); }
    friend bool operator==(const Pointer &, const Pointer &) = default;
    friend size_t qHash(const Pointer &pointer, size_t seed = 0) { return qHash(pointer.m_tokens, seed); }

private:
    QList<QByteArray> m_tokens;
};

} // namespace document
