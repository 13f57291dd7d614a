#pragma once

#include <QList>
#include <QObject>

#include <optional>

class QTableView;

namespace designer {

/**
 * The widths of the columns of a table, which share the width of the table, so that it never scrolls sideways. A column
 * is as wide as its content within its limits, and one column takes the rest. In a narrow table, texts are elided and
 * after that the least important columns are hidden.
 */
class FittedColumns final : public QObject
{
    Q_OBJECT

public:
    /** The limits of one column, in device-independent pixels. */
    struct Column {
        int least = 48;             ///< The width below which other columns are hidden first.
        int most = 240;             ///< The width up to which the column follows its content.
        int hiddenFirst = 0;        ///< The position in the order in which columns are hidden; 0 for never.
        bool isHiddenEmpty = false; ///< True to hide the column while none of its cells has a text.
    };

    /** Creates the widths of the columns of `view`, which has a model already and is the parent. */
    explicit FittedColumns(QTableView &view);

    /** Sets the limits of the first columns; other columns have the default limits. */
    void setColumns(const QList<Column> &columns);
    /** Sets the column that takes the rest of the width; the last column by default. */
    void setStretched(int column);
    /** Computes the widths again. */
    void fit();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Share {
        int column = 0;
        int least = 0;
        int wanted = 0;
        int hiddenFirst = 0;
    };

    void divide();
    [[nodiscard]] int contentWidth(int column, int most) const;
    [[nodiscard]] bool isEmpty(int column) const;
    [[nodiscard]] QList<Share> shares() const;

    QTableView &m_view;
    QList<Column> m_columns;
    int m_stretched = -1;
    std::optional<QList<Share>> m_measured; ///< Without a value, the cells are to be measured.
    int m_room = 0;                         ///< The width that was divided last.
};

} // namespace designer
