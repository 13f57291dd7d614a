#pragma once

#include "typedproperty.h"

#include <QLineEdit>

class QKeyEvent;

namespace designer {

class LinePanel;

/**
 * The editor of a property in one line, in a cell of a schema tree. Below it are words that complete the line, the
 * schema that the line means, its canonical form, and the keywords that it does not have. Down and Up choose a word,
 * Tab and Return insert the chosen one, and Escape closes the list; without a chosen word, Return ends the edit.
 */
class PropertyLineEdit final : public QLineEdit
{
    Q_OBJECT

public:
    explicit PropertyLineEdit(const items::TypedProperty &property, QWidget *parent = nullptr);

    /** Selects the name of the property, so that what is typed next renames it. */
    void selectName();
    /** Puts the cursor at the place of a fault. */
    void showFault(const propertyline::LineFault &fault);
    /** Handles a key that is for the list of completions, or that pastes several lines. Returns false for other keys.
     */
    [[nodiscard]] bool takesKey(const QKeyEvent &event);

signals:
    /** Emitted instead of pasting a text of several properties into the line of a new one. */
    void linesPasted(const QString &text);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void complete();
    void showMeaning();
    void closeList();
    void insertOffer(int index);
    [[nodiscard]] bool takesListKey(const QKeyEvent &event);
    [[nodiscard]] bool takesPaste();

    const items::TypedProperty m_property;
    LinePanel *m_panel;
    qsizetype m_start = 0; ///< The part of the text that a word of the list replaces.
    qsizetype m_length = 0;
};

} // namespace designer
