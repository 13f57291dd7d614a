#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QStringList>

#include <optional>

namespace traffic {

/** The columns of a list of exchanges as the user has arranged them. The default is the automatic arrangement. Columns
 * are those of items::ExchangeModel. */
struct ColumnChoice {
    QList<int> order;       ///< The columns from left to right; those that are missing follow. Empty: as built.
    QHash<int, int> widths; ///< The widths in pixels that the user has set.
    std::optional<QSet<int>> hidden; ///< The hidden columns; nothing if the list decides by its width.
    int sortColumn = -1;             ///< The column that sorts the rows; -1 for none.
    bool isDescending = false;

    /** The choice as words for the settings, such as `-time`, `path`, `api=120` and `sort:-status`. */
    [[nodiscard]] QStringList toWords() const;
    /** Reads toWords(). Words that are not known are ignored, so a later version can add columns. */
    [[nodiscard]] static ColumnChoice fromWords(const QStringList &words);
    friend bool operator==(const ColumnChoice &, const ColumnChoice &) = default;
};

} // namespace traffic
