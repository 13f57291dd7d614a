#include "diagnosticmessages.h"
#include "fixes.h"
#include "hovertext.h"
#include "lines.h"
#include "pointing.h"
#include "sourceeditor.h"
#include "theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>

// The events of SourceEditor: keys, the mouse, input methods, drops and menus.

namespace source {

namespace {

bool isText(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const bool canType = modifiers == Qt::NoModifier || modifiers == Qt::GroupSwitchModifier; // AltGr.
    return canType && !event.text().isEmpty() && (event.text().at(0).isPrint() || event.text().at(0).isSurrogate());
}

bool isReturn(const QKeyEvent &event)
{
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
           !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
}

constexpr QKeySequence::StandardKey EditKeys[] = {
    QKeySequence::Copy,
    QKeySequence::Cut,
    QKeySequence::Paste,
    QKeySequence::SelectAll,
    QKeySequence::Delete,
    QKeySequence::DeleteEndOfWord,
    QKeySequence::DeleteEndOfLine,
    QKeySequence::DeleteStartOfWord,
    QKeySequence::Backspace,
};

} // namespace

/** Keys of the editor that would otherwise be shortcuts of the window. */
bool SourceEditor::takesKey(const QKeyEvent &event) const
{
    const QKeyCombination combination = event.keyCombination();
    const QKeySequence keys(QKeyCombination(combination.keyboardModifiers() & ~Qt::KeypadModifier, combination.key()));
    const QList<QAction *> own = actions();
    const auto isOwn = [&keys](const QAction *action) {
        return action->isEnabled() && action->shortcuts().contains(keys);
    };
    // Desktops have several keys for an edit. Ctrl+D deletes on X11 and Wayland, but is an action of the editor.
    if (std::any_of(own.cbegin(), own.cend(), isOwn))
        return false;
    Move move = Move::Up;
    bool selects = false;
    if (isText(event) || isReturn(event) || moveOfKey(event, move, selects))
        return true;
    const bool isCollapse = event.key() == Qt::Key_Escape && carets().count() > 1;
    return isCollapse || std::any_of(std::begin(EditKeys), std::end(EditKeys),
                                     [&event](QKeySequence::StandardKey key) { return event.matches(key); });
}

void SourceEditor::keyPressEvent(QKeyEvent *event)
{
    Move step = Move::Up;
    bool selects = false;
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        finishTyping();
        if (event->matches(QKeySequence::Undo))
            m_definition.document().undo();
        else
            m_definition.document().redo();
    } else if (moveOfKey(*event, step, selects)) {
        move(step, selects);
    } else if (event->key() == Qt::Key_Escape && (carets().count() > 1 || carets().main().hasSelection())) {
        const qsizetype position = cursorOffset();
        setCarets(Carets(carets().count() > 1 ? carets().main() : Caret{position, position}));
    } else if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
    } else if (isReadOnly() || !editByKey(*event)) {
        event->ignore();
        return;
    }
    event->accept();
}

bool SourceEditor::editByKey(const QKeyEvent &event)
{
    const auto remove = [this](bool forward, Reach reach) {
        typeAtCarets(erase(snapshot(), carets(), forward, reach), false);
        return true;
    };
    if (event.matches(QKeySequence::Cut)) {
        cut();
        return true;
    }
    if (event.matches(QKeySequence::Paste)) {
        paste();
        return true;
    }
    if (event.matches(QKeySequence::Delete))
        return remove(true, Reach::Character);
    if (event.matches(QKeySequence::DeleteEndOfWord))
        return remove(true, Reach::Word);
    if (event.matches(QKeySequence::DeleteEndOfLine))
        return remove(true, Reach::Line);
    if (event.matches(QKeySequence::DeleteStartOfWord))
        return remove(false, Reach::Word);
    if (event.key() == Qt::Key_Backspace && !(event.modifiers() & ~Qt::ShiftModifier)) {
        remove(false, Reach::Character);
        emit typed(QString());
        return true;
    }
    if (isReturn(event)) {
        typeAtCarets(typeNewLine(snapshot(), carets()), true);
        emit typed(u"\n"_qs);
        return true;
    }
    if (event.key() == Qt::Key_Tab && event.modifiers() == Qt::NoModifier) {
        typeAtCarets(typeTab(snapshot(), carets()), false);
        return true;
    }
    if (event.key() == Qt::Key_Backtab || (event.key() == Qt::Key_Tab && event.modifiers() == Qt::ShiftModifier)) {
        edit(unindent(snapshot(), carets()), tr("Unindent lines"));
        return true;
    }
    if (!isText(event))
        return false;
    typeAtCarets(typeText(carets(), {event.text().toUtf8()}), false);
    emit typed(event.text());
    return true;
}

void SourceEditor::inputMethodEvent(QInputMethodEvent *event)
{
    if (isReadOnly()) {
        event->ignore();
        return;
    }
    if (!event->commitString().isEmpty() || event->replacementLength() > 0) {
        setPreedit({}, {}, 0);
        Caret caret = carets().main();
        if (event->replacementLength() > 0) {
            const base::Span line = lineContentAt(snapshot(), caret.position);
            const RowText text(snapshot().text(line));
            const qsizetype unit = text.unitAt(caret.position - line.offset) + event->replacementStart();
            caret = {line.offset + text.byteAt(unit), line.offset + text.byteAt(unit + event->replacementLength())};
            setCarets(Carets(caret));
        }
        insert(event->commitString());
        emit typed(event->commitString());
    }
    QList<QTextLayout::FormatRange> formats;
    int cursor = int(event->preeditString().size());
    for (const QInputMethodEvent::Attribute &one : event->attributes()) {
        if (one.type == QInputMethodEvent::Cursor)
            cursor = one.start;
        else if (one.type == QInputMethodEvent::TextFormat)
            formats.append({one.start, one.length, qvariant_cast<QTextFormat>(one.value).toCharFormat()});
    }
    setPreedit(event->preeditString(), formats, cursor);
    event->accept();
}

QVariant SourceEditor::inputMethodQuery(Qt::InputMethodQuery query) const
{
    const base::Span line = lineContentAt(snapshot(), cursorOffset());
    const auto lineText = [&] { return RowText(snapshot().text({line.offset, qMin(line.length, LongestRow)})); };
    switch (query) {
    case Qt::ImEnabled:
        return !isReadOnly();
    case Qt::ImHints:
        return int(Qt::ImhMultiLine | Qt::ImhNoAutoUppercase | Qt::ImhNoPredictiveText);
    case Qt::ImCursorRectangle:
        return caretRect(cursorOffset()).translated(viewport()->pos());
    case Qt::ImFont:
        return font();
    case Qt::ImCursorPosition:
        return int(lineText().unitAt(cursorOffset() - line.offset));
    case Qt::ImAnchorPosition:
        return int(lineText().unitAt(carets().main().anchor - line.offset));
    case Qt::ImSurroundingText:
        return lineText().shown();
    case Qt::ImCurrentSelection:
        return selectedText();
    default:
        return SourceView::inputMethodQuery(query);
    }
}

void SourceEditor::mousePressEvent(QMouseEvent *event)
{
    m_pointing->press(*event);
}

void SourceEditor::mouseMoveEvent(QMouseEvent *event)
{
    m_pointing->move(*event);
}

void SourceEditor::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_pointing->release(*event) && event->modifiers() == Qt::ControlModifier)
        emit linkClicked();
}

void SourceEditor::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_pointing->doubleClick(*event);
}

/** Files are opened by the window. */
bool SourceEditor::takesDrop(const QDropEvent &event) const
{
    return event.mimeData()->hasText() && !event.mimeData()->hasUrls() && !isReadOnly();
}

void SourceEditor::dragEnterEvent(QDragEnterEvent *event)
{
    event->setAccepted(takesDrop(*event));
}

void SourceEditor::dragMoveEvent(QDragMoveEvent *event)
{
    event->setAccepted(takesDrop(*event));
}

void SourceEditor::dropEvent(QDropEvent *event)
{
    if (!takesDrop(*event)) {
        event->ignore();
        return;
    }
    const qsizetype at = offsetAt(event->position().toPoint());
    const QByteArray text = written(event->mimeData()->text(), usesCrlfAt(snapshot(), at));
    const base::Span moved = event->source() == this && event->dropAction() == Qt::MoveAction ? selection()
                                                                                              : base::Span();
    if (moved.length > 0 && at >= moved.offset && at <= moved.end()) {
        event->ignore();
        return;
    }
    QList<document::Splice> splices{{at, 0, text}};
    if (moved.length > 0)
        splices.insert(moved.offset < at ? 0 : 1, {moved.offset, moved.length, {}});
    const qsizetype start = moved.length > 0 && moved.offset < at ? at - moved.length : at;
    edit({splices, Carets({start, start + text.size()})}, tr("Move text"));
    // The text is already removed where it was.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    setFocus(Qt::MouseFocusReason);
}

void SourceEditor::focusOutEvent(QFocusEvent *event)
{
    finishTyping();
    SourceView::focusOutEvent(event);
}

void SourceEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    SourceView::changeEvent(event);
}

bool SourceEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    // Tab would otherwise move the focus. In a text that can't be edited it does.
    if (event->type() == QEvent::KeyPress && !isReadOnly()) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
            keyPressEvent(key);
            if (key->isAccepted())
                return true;
        }
    }
    return SourceView::event(event);
}

QString SourceEditor::toolTipAt(qsizetype offset) const
{
    QStringList texts;
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.offset > offset)
            break;
        if (one.span.contains(offset) || one.span.offset == offset)
            texts.append(messages::diagnosticText(one));
    }
    const QString known = hoverText(snapshot(), offset, assistContext());
    if (!known.isEmpty())
        texts.append(known);
    return texts.join(u"\n\n"_qs);
}

bool SourceEditor::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return SourceView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(offsetAt(help->pos())), this);
    return true;
}

void SourceEditor::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    menu->popup(isByKey ? viewport()->mapToGlobal(caretRect(cursorOffset()).bottomLeft()) : event->globalPos());
}

void SourceEditor::fillMenu(QMenu &menu)
{
    const auto add = [&menu](const QString &text, const char *name, QKeySequence::StandardKey key, bool isEnabled,
                             auto &&run) {
        QAction *action = menu.addAction(text);
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcut(key);
        action->setEnabled(isEnabled);
        QObject::connect(action, &QAction::triggered, run);
    };
    const bool canEdit = !isReadOnly();
    add(tr("Cu&t"), "sourceCut", QKeySequence::Cut, canEdit, [this] { cut(); });
    add(tr("&Copy"), "sourceCopy", QKeySequence::Copy, true, [this] { copy(); });
    add(tr("&Paste"), "sourcePaste", QKeySequence::Paste, canEdit && !QApplication::clipboard()->text().isEmpty(),
        [this] { paste(); });
    add(tr("Select &all"), "sourceSelectAll", QKeySequence::SelectAll, true, [this] { selectAll(); });
    menu.addSeparator();
    menu.addActions(actions());
    addFixes(menu, snapshot().lineAt(cursorOffset()));
}

/** The fixes of the problems in a line, at the top of the menu. */
void SourceEditor::addFixes(QMenu &menu, qsizetype line)
{
    const base::Span span = snapshot().lineSpan(line);
    QAction *first = menu.actions().value(0);
    bool isOne = false;
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (!span.contains(one.span.offset) || !lint::hasFix(one) || isReadOnly())
            continue;
        auto *action = new QAction(tr("Fix: %1", "%1: a problem").arg(messages::diagnosticText(one)), &menu);
        action->setObjectName(u"sourceFix"_qs);
        connect(action, &QAction::triggered, this, [this, one] {
            const document::Document::Step step(m_definition.document(), tr("Fix problem"));
            if (const base::Result<void> fixed = lint::applyFix(m_definition.document(), one); !fixed)
                emit refused(fixed.error());
        });
        menu.insertAction(first, action);
        isOne = true;
    }
    if (isOne && first)
        menu.insertSeparator(first);
}

/** The problems of a line with their fixes. */
void SourceEditor::showProblems(qsizetype line)
{
    const base::Span span = snapshot().lineSpan(line);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"sourceProblems"_qs);
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (!span.contains(one.span.offset))
            continue;
        const base::Span place = one.span;
        connect(menu->addAction(messages::diagnosticText(one)), &QAction::triggered, this,
                [this, place] { showSpan(place); });
    }
    addFixes(*menu, line);
    menu->popup(viewport()->mapToGlobal(caretRect(span.offset).bottomLeft()));
}

} // namespace source
