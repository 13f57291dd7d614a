#include "propertylineedit.h"

#include "completedline.h"
#include "linelimits.h"
#include "linemeaning.h"
#include "linepanel.h"
#include "linetext.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

namespace designer {

namespace {

/** A text that is more than one line of text: lines, a row of a table, or JSON. */
bool hasSeveralProperties(const QString &text)
{
    const QString trimmed = text.trimmed();
    return trimmed.contains(u'\n') || trimmed.contains(u'\t') || trimmed.startsWith(u'{') || trimmed.startsWith(u'[') ||
           trimmed.startsWith(u'|');
}

} // namespace

PropertyLineEdit::PropertyLineEdit(const items::TypedProperty &property, QWidget *parent)
    : QLineEdit(parent)
    , m_property(property)
    , m_panel(new LinePanel(this))
{
    // A longer line is refused, not cut off.
    setMaxLength(static_cast<int>(propertyline::MaximumLineLength) + 1);
    connect(this, &QLineEdit::textChanged, this, &PropertyLineEdit::showMeaning);
    connect(this, &QLineEdit::textEdited, this, &PropertyLineEdit::complete);
    connect(this, &QLineEdit::cursorPositionChanged, this, [this] {
        if (m_panel->hasOffers())
            complete();
    });
    connect(m_panel, &LinePanel::clicked, this, &PropertyLineEdit::insertOffer);
    // The panel is a window of its own, which has to follow the line when a page scrolls.
    for (QWidget *around = this; around; around = around->parentWidget())
        around->installEventFilter(this);
}

void PropertyLineEdit::selectName()
{
    const auto line = m_property.read(text());
    if (line)
        setSelection(0, static_cast<int>(propertyline::nameText(line->name).size()));
}

void PropertyLineEdit::showFault(const propertyline::LineFault &fault)
{
    setCursorPosition(static_cast<int>(fault.column + fault.length));
}

/** Lists the words at the cursor. */
void PropertyLineEdit::complete()
{
    const auto completion = propertyline::completeLine(text(), cursorPosition(), m_property.scope());
    m_start = completion.start;
    m_length = completion.length;
    m_panel->setOffers(LineOffers::offersOf(completion, text().sliced(m_start, m_length), m_property));
    m_panel->place();
}

void PropertyLineEdit::closeList()
{
    m_panel->setOffers({});
    m_panel->place();
}

void PropertyLineEdit::showMeaning()
{
    const LineMeaning meaning(m_property, text());
    m_panel->setMeaning(meaning.note(), meaning.schema());
    setAccessibleDescription(meaning.note());
    if (hasFocus())
        m_panel->place();
}

void PropertyLineEdit::insertOffer(int index)
{
    const QString word = m_panel->offers().at(index).text;
    m_panel->setOffers({});
    setSelection(static_cast<int>(m_start), static_cast<int>(m_length));
    insert(word);
    closeList(); // Of the words that can follow.
}

bool PropertyLineEdit::takesKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Paste))
        return takesPaste();
    const bool asks = event.key() == Qt::Key_Space && event.modifiers() == Qt::ControlModifier;
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (asks || (isPlain && event.key() == Qt::Key_Down && !m_panel->hasOffers())) {
        complete();
        return true;
    }
    return isPlain && m_panel->hasOffers() && takesListKey(event);
}

bool PropertyLineEdit::takesListKey(const QKeyEvent &event)
{
    const int chosen = m_panel->chosen();
    switch (event.key()) {
    case Qt::Key_Down:
        m_panel->step(1);
        return true;
    case Qt::Key_Up:
        m_panel->step(-1);
        return true;
    case Qt::Key_Escape:
        closeList();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (chosen >= 0)
            insertOffer(chosen);
        return chosen >= 0;
    case Qt::Key_Tab: {
        // Without a word that was begun or chosen, Tab goes to the next cell.
        const bool isBegun = cursorPosition() > m_start;
        if (chosen >= 0 || isBegun)
            insertOffer(std::max(chosen, 0));
        return chosen >= 0 || isBegun;
    }
    default:
        return false;
    }
}

bool PropertyLineEdit::takesPaste()
{
    const QString pasted = QApplication::clipboard()->text();
    if (!m_property.isNew() || !text().isEmpty() || !hasSeveralProperties(pasted))
        return false;
    emit linesPasted(pasted);
    return true;
}

void PropertyLineEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    showMeaning();
    m_panel->place();
}

/** The text stays in the line if it was refused. */
void PropertyLineEdit::focusOutEvent(QFocusEvent *event)
{
    m_panel->setOffers({});
    m_panel->hide();
    QLineEdit::focusOutEvent(event);
}

void PropertyLineEdit::hideEvent(QHideEvent *event)
{
    m_panel->hide();
    QLineEdit::hideEvent(event);
}

bool PropertyLineEdit::eventFilter(QObject *watched, QEvent *event)
{
    const bool hasMoved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (hasMoved && m_panel->isVisible())
        m_panel->place();
    return QLineEdit::eventFilter(watched, event);
}

} // namespace designer

#include "moc_propertylineedit.cpp"
