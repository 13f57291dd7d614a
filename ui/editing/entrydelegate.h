#pragma once

#include "celldelegate.h"

#include <QStringList>

#include <functional>

namespace editing {

/**
 * Draws each entry of a ListEdit as a chip with a cross that removes it, and the new entry as a field; edits them in a
 * line with completion.
 */
class EntryDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    /** Returns the texts that are completed, when an editor opens. */
    using Choices = std::function<QStringList()>;

    explicit EntryDelegate(QAbstractItemView *view);

    void setChoices(Choices choices) { m_choices = std::move(choices); }
    void setPlaceholder(const QString &text) { m_placeholder = text; }
    /** Returns the place of the cross of an entry in the rectangle of its row. */
    [[nodiscard]] QRect crossIn(const QRect &row, const QModelIndex &index) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

signals:
    /** Emitted when Return, or the choice of a completion, has completed the edit of an entry. */
    void entered();
    /** Emitted when the editor of an entry is closed. */
    void closed();
    /** Emitted when the user moves the entry that is edited; its edit is completed. */
    void moveRequested(int by);

protected:
    [[nodiscard]] QWidget *newEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QRect chipIn(const QRect &row, const QModelIndex &index) const;
    void paintField(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintChip(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] bool isCurrent(const QModelIndex &index) const;
    /** Completes the edit of a line as Return does. */
    void enter(QWidget *editor);
    void addCompletion(class QLineEdit &line) const;

    QAbstractItemView *m_view;
    Choices m_choices;
    QString m_placeholder;
};

} // namespace editing
