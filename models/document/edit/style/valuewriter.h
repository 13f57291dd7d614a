#pragma once

#include "snapshot.h"
#include "styles.h"

namespace document {

/** The style of new text, learned from the text around it. */
struct WriteStyle {
    enum class Shape : quint8 {
        Block,  ///< YAML by indentation.
        Inline, ///< In brackets on one line.
        Spread, ///< In brackets, each entry on a line of its own.
    };

    Format format = Format::Yaml;
    Shape shape = Shape::Block;
    ScalarStyle keys = ScalarStyle::Plain;
    ScalarStyle strings = ScalarStyle::Plain;
    ScalarStyle quotes = ScalarStyle::SingleQuoted; ///< Of keys that cannot be plain.
    bool plainNumberIsKey = false;
    int column = 0;            ///< Of the entries of a block collection that is written.
    int around = -1;           ///< Column of the entries of the block collection around what is written.
    int step = 2;              ///< Columns a nested block collection is indented by.
    bool itemsIndented = true; ///< Items of a sequence are indented deeper than its key.
    QByteArray margin;         ///< What begins the line of a spread collection's closing bracket.
    QByteArray unit = "  ";    ///< What entries of a spread collection are indented by.
    QByteArray colonGap = " "; ///< After the colon in brackets.
    QByteArray commaGap = " "; ///< After the comma of an inline collection.
    QByteArray bracketGap;     ///< Inside the braces of an inline mapping.
    QByteArray newline = "\n";
    bool endsText = false; ///< The text ends with what is written, without a newline.
};

/**
 * Writes values in a style. YAML::Emitter is not used, because it can't follow the neighbours' indentation and quotes
 * or JSON's layout, and does not quote everything that needs quotes.
 */
class ValueWriter final
{
public:
    explicit ValueWriter(WriteStyle style)
        : m_style(std::move(style))
    {}

    /** A value in the style's shape. Of a block collection the first line has no indentation; no newline ends it. */
    [[nodiscard]] QByteArray value(const Value &value) const;
    /** A member or item of a collection of that shape: `key: value`, `- value` (key is empty then), `"key":value`. */
    [[nodiscard]] QByteArray member(const QByteArray &key, const Value &value) const;
    [[nodiscard]] QByteArray item(const Value &value) const;
    [[nodiscard]] QByteArray key(const QByteArray &key) const;

    /** True when the value takes lines of its own in this style: a block collection that is not empty. */
    [[nodiscard]] bool isBlock(const Value &value) const;
    /** Column of the entries of `collection` when it is the value of a key in a mapping at the style's column. */
    [[nodiscard]] int nestedColumn(const Value &collection) const;

private:
    [[nodiscard]] QByteArray scalar(const Value &value) const;
    [[nodiscard]] QByteArray lineStart() const;
    [[nodiscard]] QByteArray blockEntries(const Value &collection) const;
    [[nodiscard]] QByteArray inBrackets(const Value &collection) const;
    [[nodiscard]] QByteArray keyAndGap(const QByteArray &key) const;
    [[nodiscard]] ValueWriter at(int column, int around) const;

    WriteStyle m_style;
};

} // namespace document
