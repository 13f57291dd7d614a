#pragma once

#include <QList>
#include <QStringList>

namespace operationgrid {

/** The largest number of characters of a text that is read as a block. */
inline constexpr qsizetype MaximumBlockText = 4 * 1024 * 1024;

/** The texts of a rectangle of cells, row by row. Rows can differ in length. */
using CellBlock = QList<QStringList>;

/** Returns a block as tab-separated text, as spreadsheets write it to the clipboard: a text with a tab, a quote or a
 * line break is written in quotes, with quotes doubled. */
[[nodiscard]] QString blockText(const CellBlock &block);
/** Reads tab-separated text. Lines end with LF or CR LF; the last line break ends the last row. Of a
 * text with more than MaximumBlockText characters, nothing is read. */
[[nodiscard]] CellBlock readBlock(const QString &text);

} // namespace operationgrid
