#pragma once

#include "entrydelegate.h"

#include <QListView>

class QPushButton;

namespace editing {

class ListEntries;

/**
 * The editor of a list of texts, such as the tags of an operation: one row per entry, and one for a new entry. Return
 * completes an entry and goes to the next one, Delete removes an entry, Alt+Up and Alt+Down move it. Lines that are
 * pasted, and texts with commas, become several entries.
 */
class ListEdit final : public QListView
{
    Q_OBJECT

public:
    /** Writes the texts of all entries and shows them with setTexts(). Returns false if they can't be written. */
    using Writer = std::function<bool(const QStringList &texts)>;
    /** Moves the entry of a row to another row. */
    using Mover = std::function<void(int from, int to)>;

    explicit ListEdit(QWidget *parent = nullptr);

    void setWriter(Writer writer) { m_writer = std::move(writer); }
    void setMover(Mover mover) { m_mover = std::move(mover); }
    void setTexts(const QStringList &texts);
    [[nodiscard]] const QStringList &texts() const;
    void setEditable(bool isEditable);
    /** Sets the text in the row for a new entry, such as "Add tag". */
    void setPlaceholder(const QString &text);
    /** Sets a function that returns the texts that are completed, such as the tags of the document. */
    void setChoices(EntryDelegate::Choices choices);
    void setCodeFont();

signals:
    /** Emitted when the editor of an entry is closed, so that a message about its text has to be removed. */
    void entryClosed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

protected slots:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    /** A typed text that was divided at its commas. */
    struct Division {
        QString text;
        int row = 0;
        QStringList entries;
    };

    bool enter(int row, const QString &typed);
    bool replace(int row, int count, const QStringList &entries);
    void remove(int row);
    void move(int by);
    void editNext();
    void open(const QModelIndex &index);
    void begin(QKeyEvent *key);
    void paste();
    void keepAsOne();
    void setDivision(const Division &division);
    void fitHeight();
    void retranslate();

    Writer m_writer;
    Mover m_mover;
    ListEntries *m_entries = nullptr;
    EntryDelegate *m_delegate = nullptr;
    QPushButton *m_keep = nullptr;
    Division m_division;
    int m_enteredRow = -1; ///< The row after the entries that were entered last.
};

} // namespace editing
