#pragma once

#include <QByteArray>
#include <QString>

namespace deploy {

/** The indented lines of a configuration file. */
class ConfigurationText final
{
public:
    /** Creates an empty text whose blocks are indented by `indent` spaces for each level, or by tabs if it is 0. */
    explicit ConfigurationText(int indent)
        : m_indent(indent)
    {}

    /** Appends a line at the present level. */
    void line(const QByteArray &text);
    /** Appends an empty line, unless the text is empty or ends with one or with the beginning of a block. */
    void gap();
    /** Appends a line, and indents the following ones. */
    void open(const QByteArray &text);
    /** Ends the indentation that open() began, and appends a line unless `text` is empty. */
    void close(const QByteArray &text);
    /** Appends a comment of one line, with `#`. */
    void comment(const QString &text) { line("# " + text.toUtf8()); }

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    int m_indent;
    int m_level = 0;
    bool m_isAtStart = true; ///< True where a gap is not wanted.
    QByteArray m_bytes;
};

/** Returns text of a definition or the name of a file for a comment of one line: without control characters and the
 * dollar signs of variables, and truncated. */
[[nodiscard]] QString commentText(const QString &text);

/** Returns the comment above the configuration of a route, such as `Shop (shop.yaml)`. */
[[nodiscard]] QString routeComment(const QString &apiName, const QString &definition);

/** Returns the name of an API as a realm in UTF-8, as the test gateway sends it: without control characters, never
 * empty, and truncated after 300 characters. */
[[nodiscard]] QByteArray realmOf(const QString &apiName);

/** Returns the content of a quoted-string (RFC 9110 §5.6.4) with a backslash before the characters `special`. Clients
 * remove the backslashes, so that a proxy that evaluates these characters can send them. Example: `a"b` becomes `a\"b`
 * for the special characters `"\`. */
[[nodiscard]] QByteArray quotedPairs(const QByteArray &text, QByteArrayView special);

} // namespace deploy
