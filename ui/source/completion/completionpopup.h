#pragma once

#include "completion.h"

#include <QFrame>

class QLabel;
class QListView;
class QStandardItemModel;

namespace source {

/** The list of completions below the cursor, and what the current one is for. It never has the focus. */
class CompletionPopup final : public QFrame
{
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget *parent);

    /** Shows the items at the cursor, above or below it. `selectsFirst`: the first one is current. */
    void showItems(const QList<assist::CompletionItem> &items, const QRect &cursor, bool selectsFirst);
    /** The current item; null if there is none. */
    [[nodiscard]] const assist::CompletionItem *current() const;
    [[nodiscard]] qsizetype count() const { return m_items.size(); }
    /** Makes the item that many rows further current. */
    void step(int rows);

signals:
    /** An item was clicked. */
    void chosen();

private:
    void select(int row);
    void place(const QRect &cursor);

    QListView *m_list = nullptr;
    QStandardItemModel *m_model = nullptr;
    QLabel *m_help = nullptr;
    QList<assist::CompletionItem> m_items;
};

} // namespace source
