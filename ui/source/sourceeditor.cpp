#include "sourceeditor.h"

#include "diagnosticmessages.h"
#include "highlights.h"
#include "textmirror.h"
#include "theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace source {

namespace {
constexpr int TabColumns = 2;

/** The first problem at or after an offset. */
base::Diagnostics::const_iterator firstFrom(const base::Diagnostics &problems, qsizetype offset)
{
    return std::lower_bound(problems.cbegin(), problems.cend(), offset,
                            [](const base::Diagnostic &one, qsizetype at) { return one.span.offset < at; });
}

} // namespace

SourceEditor::SourceEditor(workspace::OpenDefinition &definition, QWidget *parent)
    : widgets::NumberedTextEdit(parent)
    , m_definition(definition)
{
    buildWidgets();
    m_mirror = new TextMirror(definition.document(), *document(), this);
    moveCursor(QTextCursor::Start);
    connectAll();
    refreshReadOnly();
    refreshHighlights();
}

void SourceEditor::buildWidgets()
{
    setObjectName(u"sourceEditor"_qs);
    setAccessibleName(tr("Source"));
    setFrameShape(QFrame::NoFrame);
    setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * TabColumns);
    setLineNumbersVisible(true);
    setMarksVisible(true);
}

void SourceEditor::connectAll()
{
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &, int dy) {
        if (dy != 0)
            refreshSoon();
    });
    connect(this, &QPlainTextEdit::textChanged, this, &SourceEditor::refreshSoon);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        refreshSoon();
        emit currentPointerChanged();
    });
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, this, &SourceEditor::refreshSoon);
    connect(&m_definition.document(), &document::Document::historyChanged, this, &SourceEditor::refreshReadOnly);
    connect(m_mirror, &TextMirror::refused, this, &SourceEditor::refused);
    connect(m_mirror, &TextMirror::changedFromElsewhere, this, [this](int position) {
        if (!hasFocus())
            return;
        QTextCursor cursor = textCursor();
        cursor.setPosition(qMin(position, document()->characterCount() - 1));
        setTextCursor(cursor);
    });
}

void SourceEditor::refreshReadOnly()
{
    const bool readOnly = m_definition.document().readOnlyReason() != document::ReadOnlyReason::None;
    if (readOnly == isReadOnly())
        return;
    setReadOnly(readOnly);
    // A read-only text has a cursor too, to move and select with the keyboard.
    setTextInteractionFlags(readOnly ? Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard
                                     : Qt::TextEditorInteraction);
}

void SourceEditor::showSpan(const base::Span &span)
{
    QTextCursor cursor(document());
    cursor.setPosition(m_mirror->positionOf(span.offset));
    cursor.setPosition(m_mirror->positionOf(span.end()), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
}

bool SourceEditor::showPointer(const document::Pointer &pointer)
{
    const document::Snapshot &snapshot = m_mirror->snapshot();
    const document::Node node = snapshot.at(pointer);
    if (!node.exists())
        return false;
    const base::Span key = snapshot.keySpan(pointer);
    showSpan(key.length > 0 ? key : base::Span{node.span().offset, 0});
    return true;
}

document::Pointer SourceEditor::currentPointer() const
{
    return m_mirror->snapshot().pointerAt(cursorOffset());
}

qsizetype SourceEditor::cursorOffset() const
{
    return m_mirror->offsetAt(textCursor().position());
}

void SourceEditor::mouseReleaseEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier && !textCursor().hasSelection())
        emit linkClicked();
}

void SourceEditor::keyPressEvent(QKeyEvent *event)
{
    document::Document &text = m_definition.document();
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        m_mirror->finishTyping();
        if (event->matches(QKeySequence::Undo))
            text.undo();
        else
            text.redo();
        return;
    }
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && !isReadOnly() && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
        insertIndentedLine();
        return;
    }
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier && !isReadOnly()) {
        insertPlainText(QString(TabColumns, u' '));
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void SourceEditor::insertIndentedLine()
{
    const QString line = textCursor().block().text().left(textCursor().positionInBlock());
    qsizetype blanks = 0;
    while (blanks < line.size() && line.at(blanks) == u' ')
        ++blanks;
    insertPlainText(u'\n' + QString(blanks, u' '));
    ensureCursorVisible();
}

void SourceEditor::resizeEvent(QResizeEvent *event)
{
    NumberedTextEdit::resizeEvent(event);
    refreshSoon();
}

void SourceEditor::showEvent(QShowEvent *event)
{
    NumberedTextEdit::showEvent(event);
    refreshSoon();
}

void SourceEditor::focusOutEvent(QFocusEvent *event)
{
    m_mirror->finishTyping();
    QPlainTextEdit::focusOutEvent(event);
}

void SourceEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshSoon();
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Source"));
    NumberedTextEdit::changeEvent(event);
}

bool SourceEditor::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QTextCursor cursor = cursorForPosition(viewport()->mapFrom(this, help->pos()));
    const base::Diagnostic *found = diagnosticAt(m_mirror->offsetAt(cursor.position()));
    QToolTip::showText(help->globalPos(), found ? messages::diagnosticText(*found) : QString(), this);
    return true;
}

void SourceEditor::contextMenuEvent(QContextMenuEvent *event)
{
    // Undo and Redo of the standard menu act on QTextDocument's undo stack, which is not used here.
    const std::unique_ptr<QMenu> standard(createStandardContextMenu());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction *action : standard->actions()) {
        const QString name = action->objectName();
        if (name == u"edit-undo" || name == u"edit-redo" || (menu->isEmpty() && action->isSeparator()))
            continue;
        action->setParent(menu);
        menu->addAction(action);
    }
    menu->popup(event->globalPos());
}

/** Once for all that happens until then. A paint waits behind posted calls, so what is painted has its highlights. */
void SourceEditor::refreshSoon()
{
    if (!isVisible() || m_isRefreshDue)
        return;
    m_isRefreshDue = true;
    QMetaObject::invokeMethod(this, &SourceEditor::refreshHighlights, Qt::QueuedConnection);
}

/** Highlights the visible lines only: a definition may have 100,000 lines. */
void SourceEditor::refreshHighlights()
{
    m_isRefreshDue = false;
    QTextEdit::ExtraSelection line;
    line.cursor = textCursor();
    line.cursor.clearSelection();
    line.format.setBackground(theme::color(theme::Role::Window));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    const QTextBlock first = firstVisibleBlock();
    const QTextBlock last = cursorForPosition(QPoint(0, viewport()->height())).block();
    const qsizetype from = m_mirror->offsetAt(first.position());
    const qsizetype to = m_mirror->offsetAt(last.position() + last.length() - 1);
    setExtraSelections(QList{line} + tokenHighlights(*m_mirror, first, last) +
                       problemHighlights(*m_mirror, m_definition.diagnostics(), {from, to - from + 1}, *document()));
    updateMargin();
}

/** The dot of a line has the color of its most severe problem. */
QHash<int, QColor> SourceEditor::marksFrom(int firstLine) const
{
    const document::Snapshot &snapshot = m_mirror->snapshot();
    const base::Diagnostics &problems = m_definition.diagnostics(); // Sorted by place.
    const int lastLine = firstLine + viewport()->height() / qMax(1, fontMetrics().height());
    const qsizetype from = snapshot.offsetAt({firstLine + 1, 1});
    const qsizetype to = lastLine + 1 < snapshot.lineCount() ? snapshot.offsetAt({lastLine + 2, 1})
                                                             : snapshot.size() + 1;
    QHash<int, base::Severity> worst;
    for (auto one = firstFrom(problems, from); one != problems.cend() && one->span.offset < to; ++one) {
        const auto line = static_cast<int>(snapshot.positionAt(one->span.offset).line) - 1;
        worst[line] = qMin(one->severity, worst.value(line, one->severity));
    }
    QHash<int, QColor> marks;
    for (auto one = worst.cbegin(); one != worst.cend(); ++one)
        marks.insert(one.key(), problemColor(one.value()));
    return marks;
}

const base::Diagnostic *SourceEditor::diagnosticAt(qsizetype offset) const
{
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.contains(offset) || one.span.offset == offset)
            return &one;
    }
    return nullptr;
}

} // namespace source

#include "moc_sourceeditor.cpp"
