#pragma once

#include "bodyrows.h"

namespace bodies {

/** A text as it is. Its lines end with LF, CR LF or CR; a long line is shown in several rows. */
class TextRows final : public BodyRows
{
public:
    /**
     * Finds the rows of a text, which is valid UTF-8. `folds` are sorted by their first row. Takes long for a large
     * text: call it on a worker.
     */
    explicit TextRows(const QByteArray &text, Language language = Language::Plain, const QList<Fold> &folds = {});

    [[nodiscard]] qsizetype rowCount() const override { return m_rowCount; }
    void read(qsizetype first, const std::function<bool(const Row &)> &take) const override;
    [[nodiscard]] std::optional<Fold> fold(qsizetype row) const override;
    [[nodiscard]] Language language() const override { return m_language; }

    /** The number of rows in which a line is shown. `line` has no line break. */
    [[nodiscard]] static qsizetype rowsOfLine(QByteArrayView line);

private:
    QByteArray m_text;
    Language m_language = Language::Plain;
    QList<Fold> m_folds;
    QList<qsizetype> m_starts; ///< The offsets of the first row, and of each row after RowsPerStart others.
    qsizetype m_rowCount = 0;
};

} // namespace bodies
