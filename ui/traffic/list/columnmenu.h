#pragma once

#include <QMenu>

namespace traffic {

class ExchangeList;

/** The menu for the columns of a list of exchanges: which of them are shown, moved and sorted by, and a reset.
 * Everything in it can be done with the keyboard. */
class ColumnMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit ColumnMenu(ExchangeList &list, QWidget *parent = nullptr);

    void retranslate();

private:
    void fill();
    void fillSorting();
    void fillMoving();
    [[nodiscard]] QString titleOf(int column) const;
    [[nodiscard]] QList<int> shownColumns() const;

    ExchangeList &m_list;
    QMenu *m_sorting;
    QMenu *m_moving;
};

} // namespace traffic
