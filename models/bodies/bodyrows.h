#pragma once

#include <QByteArray>
#include <QList>

#include <functional>
#include <memory>
#include <optional>

namespace bodies {

/** A row of a body as it is shown. */
struct Row {
    QByteArray text;             ///< UTF-8 without a line break, at most a little longer than LongestRow.
    bool endsLine = true;        ///< False if the line goes on in the next row.
    bool canFold = false;        ///< True if an object, array or element of several rows begins in this row.
    bool beginsInString = false; ///< True if the row begins within a JSON string, which began in a row before.
    friend bool operator==(const Row &, const Row &) = default;
};

/** An object, array or element of several rows, which can be folded. */
struct Fold {
    enum class Kind { Object, Array, Element };
    qsizetype first = 0; ///< The row that stays visible.
    qsizetype last = 0;  ///< The row in which it ends.
    /** The number of the members of the object, the items of the array, or the child elements of the element. */
    qsizetype members = 0;
    Kind kind = Kind::Object;
    friend bool operator==(const Fold &, const Fold &) = default;
};

/** The language of the text of a body, by which it is colored. */
enum class Language { Plain, Json, Markup };

/**
 * The text of a body in rows, for a view that paints only visible ones. A row is made from the bytes of the body when
 * it is read, so that a body takes little more memory than its bytes. Never changed: can be read from any thread.
 */
class BodyRows
{
public:
    virtual ~BodyRows();

    [[nodiscard]] virtual qsizetype rowCount() const = 0;
    /** Calls `take` with the rows from `first` on, until it returns false or there are no more rows. */
    virtual void read(qsizetype first, const std::function<bool(const Row &)> &take) const = 0;
    /** Returns what can be folded in a row; std::nullopt if nothing can. */
    [[nodiscard]] virtual std::optional<Fold> fold(qsizetype row) const;
    [[nodiscard]] virtual Language language() const { return Language::Plain; }

    /** Returns at most `count` rows, starting with the row `first`. */
    [[nodiscard]] QList<Row> rows(qsizetype first, qsizetype count) const;
    [[nodiscard]] Row row(qsizetype index) const { return rows(index, 1).value(0); }
};

using BodyRowsPtr = std::shared_ptr<const BodyRows>;

/** A place in the rows of a body: the byte at an index of the text of a row. */
struct RowPlace {
    qsizetype row = 0;
    qsizetype byte = 0;
    friend auto operator<=>(const RowPlace &, const RowPlace &) = default;
};

/**
 * Returns the text between two places, with line feeds between the lines; the first `limit` bytes of a longer text.
 * Takes long for a large body: call it on a worker.
 */
[[nodiscard]] QByteArray textBetween(const BodyRows &rows, const RowPlace &from, const RowPlace &to, qsizetype limit);

} // namespace bodies
