#include "sourceeditor.h"

#include "diagnosticmessages.h"
#include "documentlimits.h"
#include "gutter.h"
#include "lines.h"
#include "pointing.h"
#include "theme.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

#include <algorithm>

namespace source {

namespace {

/** Occurrences of a selected text are searched in that many bytes after it, and from the start. */
constexpr qsizetype SearchBytes = 16 * 1024 * 1024;
/** Many cursors are one splice of the range that they are in, unless that is more than this for each of them: a splice
 * re-reads what is around it. */
constexpr qsizetype SpliceBytes = 32 * 1024;

} // namespace

SourceEditor::SourceEditor(workspace::OpenDefinition &definition, QWidget *parent)
    : SourceView(parent)
    , m_definition(definition)
    , m_pointing(new Pointing(*this))
{
    setObjectName(u"sourceEditor"_qs);
    setAcceptDrops(true);
    retranslate();
    setSnapshot(definition.document().snapshot());
    connectAll();
    refreshMarks();
}

void SourceEditor::retranslate()
{
    setAccessibleName(tr("Source"));
}

void SourceEditor::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &SourceEditor::takeChange);
    connect(m_pointing, &Pointing::pressed, this, &SourceEditor::finishTyping);
    connect(m_pointing, &Pointing::pasteRequested, this, &SourceEditor::insert);
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, this, [this] { refresh(); });
    connect(&gutter(), &Gutter::changePressed, this, &SourceEditor::changePressed);
    connect(&gutter(), &Gutter::problemPressed, this, &SourceEditor::showProblems);
    connect(this, &SourceView::viewChanged, this, &SourceEditor::refreshMarks);
    connect(this, &SourceView::caretsChanged, this, [this] {
        updateMicroFocus();
        emit currentPointerChanged();
    });
}

bool SourceEditor::isReadOnly() const
{
    return m_definition.document().readOnlyReason() != document::ReadOnlyReason::None;
}

void SourceEditor::showSpan(const base::Span &span)
{
    const qsizetype start = characterStart(snapshot(), span.offset);
    setCarets(Carets({start, characterStart(snapshot(), span.end())}));
    reveal(start, true);
}

bool SourceEditor::showPointer(const document::Pointer &pointer)
{
    const document::Node node = snapshot().at(pointer);
    if (!node.exists())
        return false;
    const base::Span key = snapshot().keySpan(pointer);
    showSpan(key.length > 0 ? key : base::Span{node.span().offset, 0});
    return true;
}

document::Pointer SourceEditor::currentPointer() const
{
    return snapshot().pointerAt(cursorOffset());
}

/** An edit by something else than a key, such as undo, moves the cursor there while the editor has the focus. */
void SourceEditor::takeChange(const document::Change &change)
{
    const document::Snapshot next = m_definition.document().snapshot();
    // The text between two splices is not known.
    if (m_units && change.splices.size() == 1)
        m_units->apply(change.splices.constFirst(), next);
    else if (!change.splices.isEmpty())
        m_units.reset();
    applyChange(change, next);
    emit edited(change);
    if (m_isEditing || change.splices.isEmpty())
        return;
    m_isInRun = false;
    if (!hasFocus())
        return;
    const document::Splice &last = change.splices.constLast();
    const qsizetype end = characterStart(snapshot(), last.offset + last.inserted.size());
    setCarets(Carets({end, end}));
}

bool SourceEditor::apply(const Typed &typed, const QString &step, const QString &key)
{
    if (typed.splices.isEmpty() || isReadOnly())
        return false;
    QList<document::Splice> splices = typed.splices;
    // Before any of them is made: a text that is pasted at many cursors can be larger than memory.
    qsizetype size = snapshot().size();
    for (const document::Splice &one : std::as_const(splices))
        size += one.inserted.size() - one.removed;
    if (size > document::MaximumBytes) {
        emit refused({base::ErrorCode::TooLarge, {}});
        return false;
    }
    const qsizetype start = splices.constFirst().offset;
    const qsizetype end = splices.constLast().offset + splices.constLast().removed;
    if (splices.size() > 1 && end - start < SpliceBytes * splices.size()) {
        QByteArray bytes;
        qsizetype at = start;
        for (const document::Splice &one : std::as_const(splices)) {
            bytes += snapshot().text({at, one.offset - at}) + one.inserted;
            at = one.offset + one.removed;
        }
        splices = {{start, end - start, bytes}};
    }
    const document::Document::Step made(m_definition.document(), step, key);
    m_isEditing = true;
    bool isTaken = true;
    for (auto one = splices.crbegin(); one != splices.crend() && isTaken; ++one) {
        const base::Result<void> result = m_definition.document().spliceText(*one);
        isTaken = bool(result);
        if (!isTaken)
            emit refused(result.error());
    }
    m_isEditing = false;
    if (isTaken)
        setCarets(typed.carets);
    return isTaken;
}

/** Keys that follow one another without a move of the cursor are one step, up to the end of a line. */
void SourceEditor::typeAtCarets(const Typed &typed, bool endsRun)
{
    if (!m_isInRun || m_runCarets != carets())
        ++m_run;
    if (!apply(typed, tr("Edit source"), u"source/%1"_qs.arg(m_run)))
        return;
    m_runCarets = carets();
    m_isInRun = !endsRun;
}

void SourceEditor::finishTyping()
{
    m_isInRun = false;
    m_definition.document().closeStep();
}

void SourceEditor::edit(const Typed &typed, const QString &step)
{
    finishTyping();
    apply(typed, step);
}

void SourceEditor::insert(const QString &text)
{
    if (text.isEmpty())
        return;
    QStringList lines = text.split(u'\n');
    if (lines.size() == carets().count() + 1 && lines.constLast().isEmpty())
        lines.removeLast();
    QList<QByteArray> texts;
    const bool isOneEach = carets().count() > 1 && lines.size() == carets().count();
    for (const QString &one : isOneEach ? lines : QStringList{text})
        texts.append(written(one, usesCrlfAt(snapshot(), cursorOffset())));
    typeAtCarets(typeText(carets(), texts), text.contains(u'\n'));
}

void SourceEditor::replace(const base::Span &span, const QString &text, const QString &step)
{
    const QByteArray bytes = written(text, usesCrlfAt(snapshot(), span.offset));
    const qsizetype end = span.offset + bytes.size();
    edit({{{span.offset, span.length, bytes}}, Carets({end, end})}, step);
}

void SourceEditor::copy() const
{
    QStringList texts = selectedTexts();
    if (texts.isEmpty()) {
        for (const Caret &one : carets().all())
            texts.append(QString::fromUtf8(snapshot().text(lineContentAt(snapshot(), one.position))) + u'\n');
        QApplication::clipboard()->setText(texts.join(QString()));
        return;
    }
    QApplication::clipboard()->setText(texts.join(u'\n'));
}

void SourceEditor::cut()
{
    copy();
    if (selectedTexts().isEmpty())
        edit(removeLines(snapshot(), carets()), tr("Cut lines"));
    else
        edit(typeText(carets(), {QByteArray()}), tr("Cut"));
}

void SourceEditor::paste()
{
    finishTyping();
    insert(QApplication::clipboard()->text());
    finishTyping();
}

void SourceEditor::selectAll()
{
    setCarets(Carets({0, snapshot().size()}));
}

void SourceEditor::selectNextOccurrence()
{
    const base::Span selected = selection();
    if (selected.length == 0) {
        const base::Span word = wordAt(snapshot(), cursorOffset());
        setCarets(carets().with({word.offset, word.end()}));
        return;
    }
    const QByteArray wanted = snapshot().text(selected);
    const qsizetype from = carets().all().constLast().end();
    for (const qsizetype start : {from, qsizetype(0)}) {
        const qsizetype at = snapshot().text({start, SearchBytes}).indexOf(wanted);
        if (at < 0)
            continue;
        setCarets(carets().with({start + at, start + at + wanted.size()}));
        return;
    }
}

void SourceEditor::selectAllOccurrences()
{
    const base::Span selected = selection().length > 0 ? selection() : wordAt(snapshot(), cursorOffset());
    if (selected.length == 0)
        return;
    const QByteArray wanted = snapshot().text(selected);
    const QByteArray text = snapshot().text();
    QList<Caret> found;
    qsizetype main = 0;
    for (qsizetype at = text.indexOf(wanted); at >= 0 && found.size() < Carets::Most;
         at = text.indexOf(wanted, at + wanted.size())) {
        if (at == selected.offset)
            main = found.size();
        found.append({at, at + wanted.size()});
    }
    setCarets(Carets(found, main));
}

void SourceEditor::setMatches(const QList<base::Span> &matches)
{
    m_matches = matches;
    refresh();
}

QList<base::Span> SourceEditor::matchesIn(const base::Span &part) const
{
    const auto first = std::lower_bound(m_matches.cbegin(), m_matches.cend(), part.offset,
                                        [](const base::Span &one, qsizetype at) { return one.end() < at; });
    const auto last = std::upper_bound(first, m_matches.cend(), part.end(),
                                       [](qsizetype at, const base::Span &one) { return at < one.offset; });
    return QList<base::Span>(first, last);
}

const TextUnits &SourceEditor::units() const
{
    if (!m_units)
        m_units = TextUnits(snapshot());
    return *m_units;
}

QList<Underline> SourceEditor::underlinesIn(const base::Span &part) const
{
    QList<Underline> underlines;
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.offset > part.end())
            break; // Sorted by place.
        if (one.span.end() >= part.offset)
            underlines.append({one.span, one.severity});
    }
    return underlines;
}

void SourceEditor::setChangedLines(const QList<difference::LineChange> &changes)
{
    if (changes == m_changes)
        return;
    m_changes = changes;
    refreshMarks();
}

void SourceEditor::setVerdicts(const QHash<qsizetype, ChangeVerdict> &verdicts)
{
    if (verdicts == m_verdicts)
        return;
    m_verdicts = verdicts;
    refreshMarks();
}

assist::AssistContext SourceEditor::assistContext() const
{
    return m_assistContext ? m_assistContext() : assist::AssistContext();
}

/** Adds the marks of the changed lines between two lines. */
void SourceEditor::addChanges(QHash<qsizetype, LineMark> &marks, qsizetype first, qsizetype last) const
{
    using Kind = difference::LineChange::Kind;
    auto change = std::lower_bound(m_changes.cbegin(), m_changes.cend(), first,
                                   [](const difference::LineChange &one, qsizetype line) {
                                       return one.newLine + qMax<qsizetype>(1, one.newCount) <= line;
                                   });
    for (; change != m_changes.cend() && change->newLine <= last; ++change) {
        const Kind kind = change->kind();
        const auto verdict = m_verdicts.constFind(change->newLine);
        const bool isJudged = verdict != m_verdicts.cend() && verdict->level != difference::Level::Info;
        const theme::Role role = isJudged && verdict->level == difference::Level::Breaking ? theme::Role::Error
                                 : isJudged                                                ? theme::Role::Warning
                                 : kind == Kind::Added                                     ? theme::Role::Ok
                                 : kind == Kind::Removed                                   ? theme::Role::Error
                                                                                           : theme::Role::Accent;
        const qsizetype end = change->newLine + qMax<qsizetype>(1, change->newCount);
        for (qsizetype line = qMax(first, change->newLine); line < end && line <= last; ++line) {
            marks[line].change = theme::color(role);
            marks[line].isRemoval = kind == Kind::Removed;
            marks[line].verdict = verdict == m_verdicts.cend() ? QString() : verdict->text;
        }
    }
}

/** The dot of a line has the color of its most severe problem. */
void SourceEditor::refreshMarks()
{
    QHash<qsizetype, base::Severity> worst;
    const base::Span visible = visibleSpan();
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.offset > visible.end())
            break;
        if (one.span.offset < visible.offset)
            continue;
        const qsizetype line = snapshot().lineAt(one.span.offset);
        worst[line] = qMin(one.severity, worst.value(line, one.severity));
    }
    QHash<qsizetype, LineMark> marks;
    addChanges(marks, snapshot().lineAt(visible.offset), snapshot().lineAt(visible.end()));
    for (auto one = worst.cbegin(); one != worst.cend(); ++one)
        marks[one.key()].problem = widgets::problemColor(one.value());
    gutter().setMarks(marks);
}

} // namespace source

#include "moc_sourceeditor.cpp"
