#pragma once

#include "snapshot.h"
#include "styles.h"

namespace document {

/**
 * The style in which new text is written: indentation, quotes, blanks and newlines, learned from the surrounding text.
 */
struct WriteStyle {
    enum class Shape : quint8 {
        Block,  ///< YAML block collections, by indentation.
        Inline, ///< A collection in brackets on one line.
        Spread, ///< A collection in brackets, with each entry on a line of its own.
    };

    Format format = Format::Yaml;
    Shape shape = Shape::Block;
    ScalarStyle keys = ScalarStyle::Plain;
    ScalarStyle strings = ScalarStyle::Plain;
    ScalarStyle quotes = ScalarStyle::SingleQuoted; ///< The quotes of keys that can't be plain.
    bool plainNumberIsKey = false;
    int column = 0; ///< Column of the entries of the block collection that is written.
    /** Column of the entries of the block collection that encloses the written text; -1 at the root. */
    int around = -1;
    int step = 2;              ///< The number of columns by which a nested block collection is indented.
    bool itemsIndented = true; ///< True if the items of a sequence are indented deeper than its key.
    /**
     * The blanks at the beginning of the line with the closing bracket of a collection in brackets on several lines.
     */
    QByteArray margin;
    QByteArray unit = "  ";    ///< The indentation of one level in a collection in brackets on several lines.
    QByteArray colonGap = " "; ///< The blanks after the colon of a member in brackets.
    QByteArray commaGap = " "; ///< The blanks after a comma of a collection in brackets on one line.
    QByteArray bracketGap;     ///< The blanks inside of the braces of a mapping in brackets on one line.
    QByteArray newline = "\n";
    bool endsText = false; ///< True if the document's text ends with the written text, without a newline.
};

/**
 * Writes values as YAML or JSON text in a given style. YAML::Emitter is not used, because it can't follow the
 * neighbors' indentation and quotes or JSON's layout, and does not quote everything that needs quotes.
 */
class ValueWriter final
{
public:
    explicit ValueWriter(WriteStyle style)
        : m_style(std::move(style))
    {}

    /**
     * Returns the text of a value in the shape of the style. The first line of a block collection has no indentation,
     * and no newline ends the text.
     */
    [[nodiscard]] QByteArray value(const Value &value) const;
    /** Returns the text of a member of a mapping in the shape of the style: `key: value` or `"key":value`. */
    [[nodiscard]] QByteArray member(const QByteArray &key, const Value &value) const;
    [[nodiscard]] QByteArray item(const Value &value) const;
    [[nodiscard]] QByteArray key(const QByteArray &key) const;

    /** True if the value is written on lines of its own in this style: a block collection that is not empty. */
    [[nodiscard]] bool isBlock(const Value &value) const;
    /**
     * Returns the column of the entries of `collection` when it is the value of a key in a mapping at the style's
     * column.
     */
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
