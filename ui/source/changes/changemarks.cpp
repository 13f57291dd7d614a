#include "changemarks.h"

#include "changepopup.h"
#include "committedfiles.h"
#include "gutter.h"
#include "reviews.h"
#include "worker.h"

#include <QAction>
#include <QGuiApplication>

namespace source {

ChangeMarks::ChangeMarks(SourceEditor &editor, commits::CommittedFiles *commits)
    : QObject(&editor)
    , m_editor(editor)
{
    addActions();
    retranslate();
    editor.installEventFilter(this);
    connect(&editor.definition().document(), &document::Document::changed, this,
            [this](const document::Change &change) {
                if (change.splices.isEmpty())
                    return;
                m_lines.update(m_editor.definition().document().snapshot(), change.splices);
                showMarks();
            });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            refresh();
    });
    connect(&editor, &SourceEditor::changePressed, this, &ChangeMarks::showAt);
    showMarks();
    if (!commits)
        return;
    m_committed = commits->of(editor.definition());
    connect(m_committed.get(), &commits::CommittedFile::textChanged, this, &ChangeMarks::compare);
    compare();
}

ChangeMarks::~ChangeMarks() = default;

QAction *ChangeMarks::addAction(const char *objectName, int key)
{
    auto *action = new QAction(this);
    action->setObjectName(QString::fromLatin1(objectName));
    if (key != 0)
        action->setShortcut(QKeySequence(key));
    action->setShortcutContext(Qt::WidgetShortcut);
    m_editor.addAction(action);
    return action;
}

void ChangeMarks::addActions()
{
    m_next = addAction("sourceNextChange", int(Qt::ALT) | Qt::Key_F5);
    m_previous = addAction("sourcePreviousChange", int(Qt::ALT) | int(Qt::SHIFT) | Qt::Key_F5);
    m_show = addAction("sourceShowChange", 0);
    m_revert = addAction("sourceRevertChange", 0);
    const auto line = [this] { return m_editor.snapshot().lineAt(m_editor.cursorOffset()); };
    connect(m_next, &QAction::triggered, this, [this] { goToChange(true); });
    connect(m_previous, &QAction::triggered, this, [this] { goToChange(false); });
    connect(m_show, &QAction::triggered, this, [this, line] { showAt(line()); });
    connect(m_revert, &QAction::triggered, this, [this, line] {
        if (const auto change = changeAt(line()))
            revert(*change);
    });
}

void ChangeMarks::retranslate()
{
    m_next->setText(tr("Next change since the last commit"));
    m_previous->setText(tr("Previous change since the last commit"));
    m_show->setText(tr("Show change since the last commit"));
    m_revert->setText(tr("Revert change since the last commit"));
}

void ChangeMarks::refresh()
{
    if (m_committed)
        m_committed->refresh();
}

void ChangeMarks::compare()
{
    const int run = ++m_run;
    if (!m_committed->text()) {
        m_lines = {};
        showMarks();
        return;
    }
    const document::Snapshot snapshot = m_editor.definition().document().snapshot();
    const auto compareIt = [text = *m_committed->text(), snapshot]() -> base::Result<difference::ChangedLines> {
        return difference::ChangedLines(text, snapshot);
    };
    base::runOnWorker(this, compareIt, [this, run, snapshot](const base::Result<difference::ChangedLines> &lines) {
        if (run == m_run && lines)
            take(*lines, snapshot);
    });
}

void ChangeMarks::take(const difference::ChangedLines &lines, const document::Snapshot &compared)
{
    // The text was edited while it was compared.
    if (!m_editor.definition().document().isAt(compared)) {
        compare();
        return;
    }
    m_lines = lines;
    showMarks();
}

std::optional<difference::LineChange> ChangeMarks::changeAt(qsizetype line) const
{
    return m_lines.changeAt(line);
}

void ChangeMarks::setReviews(review::Reviews &reviews)
{
    m_review = reviews.of(m_editor.definition());
    connect(m_review.get(), &review::DefinitionReview::changed, this, &ChangeMarks::showVerdicts);
    showVerdicts();
}

/** The lines are those of HEAD, so that verdicts about another base say nothing about them. While an edit is not
 * compared, its verdicts are those of the text before it, whose lines can have moved. */
void ChangeMarks::showVerdicts()
{
    if (!m_review || m_review->isStale())
        return;
    const review::Review &review = *m_review->review();
    const bool isOfHead = review.choice.kind == review::BaseChoice::Kind::Head;
    m_verdicts = isOfHead ? verdictsOf(m_lines.changes(), review) : QHash<qsizetype, ChangeVerdict>();
    m_editor.setVerdicts(m_verdicts);
}

void ChangeMarks::showMarks()
{
    m_editor.setChangedLines(m_lines.changes());
    showVerdicts();
    for (QAction *action : {m_next, m_previous, m_show, m_revert})
        action->setEnabled(!m_lines.changes().isEmpty());
}

void ChangeMarks::revert(const difference::LineChange &change)
{
    const document::Splice splice = m_lines.reverted(change);
    const qsizetype end = splice.offset + splice.inserted.size();
    m_editor.edit({{splice}, Carets({splice.offset, splice.offset})}, tr("Revert change"));
    m_editor.reveal(qMin(end, m_editor.snapshot().size()), false);
}

void ChangeMarks::goToChange(bool forward)
{
    const QList<difference::LineChange> &changes = m_lines.changes();
    if (changes.isEmpty())
        return;
    const qsizetype line = m_editor.snapshot().lineAt(m_editor.cursorOffset());
    const difference::LineChange *found = forward ? &changes.constFirst() : &changes.constLast();
    for (const difference::LineChange &one : changes) {
        if (forward && one.newLine > line) {
            found = &one;
            break;
        }
        if (!forward && one.newLine + qMax<qsizetype>(1, one.newCount) <= line)
            found = &one;
    }
    m_editor.showSpan({m_editor.snapshot().lineSpan(found->newLine).offset, 0});
}

void ChangeMarks::showAt(qsizetype line)
{
    const auto change = changeAt(line);
    if (!change)
        return;
    auto *popup = new ChangePopup(m_lines.oldText(*change), change->kind(), m_verdicts.value(change->newLine).text,
                                  &m_editor);
    connect(popup, &ChangePopup::revertRequested, this, [this, change = *change] { revert(change); });
    const QRect place = m_editor.caretRect(m_editor.snapshot().lineSpan(line).offset);
    popup->popup(m_editor.viewport()->mapToGlobal(QPoint(0, place.bottom() + 1)));
}

bool ChangeMarks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

} // namespace source

#include "moc_changemarks.cpp"
