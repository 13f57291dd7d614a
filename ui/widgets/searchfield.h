#pragma once

#include <QLineEdit>

namespace widgets {

/** A line to search or filter with: a magnifier, a clear button; Escape empties it, Down goes on to the list. */
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    /** `label` is placeholder and accessible name. */
    explicit SearchField(const QString &label, const QString &objectName, QWidget *parent = nullptr);

    /** Placeholder and accessible name. */
    void setLabel(const QString &label);
    /** The list that Down and Return move the focus to. */
    void setTarget(QWidget *list) { m_target = list; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void nameInnerButtons();

    QWidget *m_target = nullptr;
};

/** Gives the focus to the first search field that is seen in `page`; false when there is none. */
bool focusSearchField(const QWidget *page);

} // namespace widgets
