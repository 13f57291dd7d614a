#include "sourceeditor.h"

#include "diagnosticwording.h"
#include "lineattributes.h"
#include "theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <memory>
#include <set>

namespace source {

/** The strip on the left with the numbers of the lines and a dot at those with a problem. */
class SourceMargin final : public QWidget
{
public:
    explicit SourceMargin(SourceEditor *editor)
        : QWidget(editor)
        , m_editor(editor)
    {}

protected:
    void paintEvent(QPaintEvent *event) override { m_editor->paintMargin(event); }

private:
    SourceEditor *m_editor;
};

namespace {

constexpr int DotDiameter = 6;
constexpr int TabColumns = 2;

theme::Role roleOf(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return theme::Role::Error;
    case base::Severity::Warning:
        return theme::Role::Warning;
    case base::Severity::Information:
        break;
    }
    return theme::Role::Information;
}

theme::Role roleOf(Token token)
{
    switch (token) {
    case Token::Key:
        return theme::Role::Accent;
    case Token::Number:
        return theme::Role::Patch;
    case Token::Comment:
        return theme::Role::Muted;
    case Token::Text:
        break;
    }
    return theme::Role::Ok;
}

} // namespace

SourceEditor::SourceEditor(workspace::OpenDefinition &definition, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_definition(definition)
{
    buildWidgets();
    m_mirror = new TextMirror(definition.document(), *document(), this);
    moveCursor(QTextCursor::Start);
    connectAll();
    refreshReadOnly();
    refreshMargin();
    refreshSelections();
}

void SourceEditor::buildWidgets()
{
    setObjectName(u"sourceEditor"_qs);
    setAccessibleName(tr("Source"));
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    setFont(theme::codeFont());
    setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * TabColumns);
    m_margin = new SourceMargin(this);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
}

void SourceEditor::connectAll()
{
    connect(&m_refresh, &QTimer::timeout, this, &SourceEditor::refreshSelections);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceEditor::refreshMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &, int dy) {
        m_margin->update();
        if (dy != 0)
            m_refresh.start();
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] { m_refresh.start(); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        m_refresh.start();
        emit currentPointerChanged();
    });
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, this, [this] { m_refresh.start(); });
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
    // A read-only text still has a cursor to move and select with.
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
    return m_mirror->snapshot().pointerAt(m_mirror->offsetAt(textCursor().position()));
}

bool SourceEditor::followReference()
{
    const document::Snapshot &snapshot = m_mirror->snapshot();
    const document::Pointer here = currentPointer();
    const document::Node place = snapshot.at(here);
    const QString target = here.last() == "$ref" ? place.text() : place.member("$ref").text();
    const auto pointer = target.startsWith(u'#') ? document::Pointer::parse(target) : std::nullopt;
    const int from = textCursor().position();
    if (!pointer || !showPointer(*pointer))
        return false;
    m_visited.append(from);
    return true;
}

void SourceEditor::goBack()
{
    if (m_visited.isEmpty())
        return;
    QTextCursor cursor = textCursor();
    cursor.setPosition(qMin(m_visited.takeLast(), document()->characterCount() - 1));
    setTextCursor(cursor);
    centerCursor();
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
    if (event->key() == Qt::Key_F12) {
        followReference();
        return;
    }
    if (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier) {
        goBack();
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

void SourceEditor::focusOutEvent(QFocusEvent *event)
{
    m_mirror->finishTyping();
    QPlainTextEdit::focusOutEvent(event);
}

void SourceEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_refresh.start();
    if (event->type() == QEvent::ApplicationFontChange)
        setFont(theme::codeFont());
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Source"));
    QPlainTextEdit::changeEvent(event);
}

bool SourceEditor::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QTextCursor cursor = cursorForPosition(viewport()->mapFrom(this, help->pos()));
    const base::Diagnostic *found = diagnosticAt(m_mirror->offsetAt(cursor.position()));
    QToolTip::showText(help->globalPos(), found ? wording::sentence(*found) : QString(), this);
    return true;
}

void SourceEditor::contextMenuEvent(QContextMenuEvent *event)
{
    // The standard menu speaks of an undo stack that is not used here.
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

const base::Diagnostic *SourceEditor::diagnosticAt(qsizetype offset) const
{
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.contains(offset) || one.span.offset == offset)
            return &one;
    }
    return nullptr;
}

int SourceEditor::lastVisibleBlock() const
{
    return cursorForPosition(QPoint(0, viewport()->height())).blockNumber();
}

void SourceEditor::refreshSelections()
{
    QList<QTextEdit::ExtraSelection> selections;
    QTextEdit::ExtraSelection line;
    line.cursor = textCursor();
    line.cursor.clearSelection();
    line.format.setBackground(theme::color(theme::Role::Window));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    selections.append(line);
    const QTextBlock first = firstVisibleBlock();
    const int last = lastVisibleBlock();
    addTokens(selections, first, last);
    const qsizetype from = m_mirror->offsetAt(first.position());
    const QTextBlock lastBlock = document()->findBlockByNumber(last);
    const qsizetype to = m_mirror->offsetAt(lastBlock.position() + lastBlock.length() - 1);
    addProblems(selections, {from, to - from + 1});
    setExtraSelections(selections);
    m_margin->update();
}

void SourceEditor::addTokens(QList<QTextEdit::ExtraSelection> &selections, const QTextBlock &first, int lastBlock) const
{
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= lastBlock; block = block.next()) {
        if (isInBlockText(block))
            continue;
        const QString text = block.text();
        for (const TokenRun &run : tokensOf(text, m_mirror->snapshot().format())) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            selection.cursor.setPosition(block.position() + static_cast<int>(run.start));
            selection.cursor.setPosition(block.position() + static_cast<int>(run.start + run.length),
                                         QTextCursor::KeepAnchor);
            selection.format.setForeground(theme::color(roleOf(run.token)));
            selections.append(selection);
        }
    }
}

bool SourceEditor::isInBlockText(const QTextBlock &block) const
{
    const document::Snapshot &snapshot = m_mirror->snapshot();
    const qsizetype start = m_mirror->offsetAt(block.position());
    const document::Node node = snapshot.at(snapshot.pointerAt(start));
    const base::Span span = node.span();
    if (!node.isScalar() || start <= span.offset || start >= span.end())
        return false;
    const QByteArray head = snapshot.text({span.offset, 1});
    return head == "|" || head == ">";
}

void SourceEditor::addProblems(QList<QTextEdit::ExtraSelection> &selections, const base::Span &seen) const
{
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.end() < seen.offset || one.span.offset > seen.end())
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        const int from = m_mirror->positionOf(qMax(one.span.offset, seen.offset));
        const int to = m_mirror->positionOf(qMin(one.span.end(), seen.end()));
        selection.cursor.setPosition(from);
        selection.cursor.setPosition(to, QTextCursor::KeepAnchor);
        if (from == to && !selection.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor))
            selection.cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(theme::color(roleOf(one.severity)));
        selections.append(selection);
    }
}

int SourceEditor::marginWidth() const
{
    const auto digits = static_cast<int>(qMax<qsizetype>(3, QString::number(qMax(1, blockCount())).size()));
    return fontMetrics().horizontalAdvance(u'9') * digits + theme::Space::Group + theme::Space::Control + DotDiameter;
}

void SourceEditor::refreshMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect inner = contentsRect();
    m_margin->setGeometry(inner.left(), inner.top(), marginWidth(), inner.height());
}

void SourceEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    refreshMargin();
    m_refresh.start();
}

void SourceEditor::paintMargin(QPaintEvent *event)
{
    QPainter painter(m_margin);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), theme::color(theme::Role::Surface));
    painter.setFont(font());
    std::set<std::pair<int, base::Severity>> marked;
    const qsizetype from = m_mirror->offsetAt(firstVisibleBlock().position());
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.offset >= from)
            marked.emplace(static_cast<int>(m_mirror->snapshot().positionAt(one.span.offset).line) - 1, one.severity);
    }
    const int current = textCursor().blockNumber();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        if (area.top() > event->rect().bottom())
            break;
        const QRectF place(0, area.top(), m_margin->width() - theme::Space::Control, fontMetrics().height());
        painter.setPen(theme::color(block.blockNumber() == current ? theme::Role::Text : theme::Role::Muted));
        painter.drawText(place, Qt::AlignRight, QString::number(block.blockNumber() + 1));
        const auto mark = marked.lower_bound({block.blockNumber(), base::Severity::Error});
        if (mark == marked.end() || mark->first != block.blockNumber())
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(roleOf(mark->second)));
        painter.drawEllipse(
            QRectF(theme::Space::Tight, place.center().y() - DotDiameter / 2.0, DotDiameter, DotDiameter));
    }
}

} // namespace source
