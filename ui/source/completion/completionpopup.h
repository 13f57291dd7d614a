#pragma once

#include "completion.h"

#include <QFrame>

class QLabel;
class QListView;
class QStandardItemModel;

namespace source {

/** The popup with the list of completions and a text about the current one. It never has the focus. */
class CompletionPopup final : public QFrame
{
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget *parent);

    /** Shows the items above or below `cursor`, which is the cursor's rectangle in the parent widget. With
     * `selectsFirst`, the first item becomes the current one. */
    void showItems(const QList<assist::CompletionItem> &items, const QRect &cursor, bool selectsFirst);
    /** The item that is selected in the list; null if there is none. */
    [[nodiscard]] const assist::CompletionItem *current() const;
    [[nodiscard]] qsizetype count() const { return m_items.size(); }
    /** Selects the item `rows` rows after the current one, or before it if negative. */
    void step(int rows);

signals:
    /** The user clicked an item of the list, which is the current one now. */
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
