#pragma once

#include <QLineEdit>

namespace widgets {

/**
 * A line edit to search or filter a list, with a button that clears the text. Escape clears the text too; Down moves
 * the focus to the list.
 */
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    /** Creates a search field. `label` is its placeholder text and its accessible name. */
    explicit SearchField(const QString &label, const QString &objectName, QWidget *parent = nullptr);

    /** Sets the placeholder text and the accessible name of the search field. */
    void setLabel(const QString &label);
    /** Sets the list to which Down and Return move the focus. */
    void setTarget(QWidget *list) { m_target = list; }
    /** Sets the list of a completer below the field. While it is visible, Return and Escape are for its rows. */
    void setRows(QWidget *rows) { m_rows = rows; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void nameInnerButtons();

    QWidget *m_target = nullptr;
    QWidget *m_rows = nullptr;
};

/** Moves the focus to the first visible search field in `page`. Returns false if there is none. */
bool focusSearchField(const QWidget *page);

} // namespace widgets
