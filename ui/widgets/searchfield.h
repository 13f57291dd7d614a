#pragma once

#include <QLineEdit>

namespace widgets {

/** A line edit to search or filter, with a clear button. Escape clears the text, Down moves to the list. */
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    /** `label` is the placeholder and the accessible name. */
    explicit SearchField(const QString &label, const QString &objectName, QWidget *parent = nullptr);

    /** Sets the placeholder and the accessible name. */
    void setLabel(const QString &label);
    /** Sets the list that Down and Return move the focus to. */
    void setTarget(QWidget *list) { m_target = list; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void nameInnerButtons();

    QWidget *m_target = nullptr;
};

/** Moves the focus to the first visible search field in `page`; false if there is none. */
bool focusSearchField(const QWidget *page);

} // namespace widgets
