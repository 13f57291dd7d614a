#include "changemarks.h"

#include "changepopup.h"
#include "gutter.h"
#include "headtext.h"
#include "worker.h"

#include <QAction>
#include <QGuiApplication>

namespace source {

namespace {

/** The commit at HEAD, and the lines that differ from its file; nothing if there is no such file. */
struct HeadState {
    QByteArray commit;
    std::optional<difference::ChangedLines> lines;
};

/** For a worker. A repository that can't be read has no marks: it is not what the user works on here. */
base::Result<HeadState> readHead(const QString &path, git::RepositoryFiles *files, const QByteArray &known,
                                 const document::Snapshot &snapshot)
{
    const auto commit = git::headCommit(path, *files);
    HeadState state{commit ? commit->value_or(QByteArray()) : QByteArray(), std::nullopt};
    if (state.commit.isEmpty() || state.commit == known)
        return state;
    const auto text = git::headText(path, *files);
    if (text && text->has_value())
        state.lines = difference::ChangedLines(**text, snapshot);
    return state;
}

} // namespace

ChangeMarks::ChangeMarks(SourceEditor &editor, git::RepositoryFiles *files)
    : QObject(&editor)
    , m_editor(editor)
    , m_files(files)
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
    connect(&editor.definition(), &workspace::OpenDefinition::pathChanged, this, &ChangeMarks::refresh);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            refresh();
    });
    connect(&editor, &SourceEditor::changePressed, this, &ChangeMarks::showAt);
    refresh();
}

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
    const QString path = m_editor.definition().path();
    if (path != m_path) {
        m_path = path;
        m_commit.clear();
        m_lines = {};
        showMarks();
    }
    if (m_files && !m_path.isEmpty())
        read();
}

void ChangeMarks::read()
{
    const document::Snapshot snapshot = m_editor.definition().document().snapshot();
    const int run = ++m_run;
    const auto readIt = [path = m_path, files = m_files, commit = m_commit, snapshot] {
        return readHead(path, files, commit, snapshot);
    };
    base::runOnWorker(this, readIt, [this, run, snapshot](const base::Result<HeadState> &state) {
        if (run == m_run && state && state->commit != m_commit)
            take(state->commit, state->lines, snapshot);
    });
}

void ChangeMarks::take(const QByteArray &commit, const std::optional<difference::ChangedLines> &lines,
                       const document::Snapshot &read)
{
    // The text was edited while it was compared.
    if (!m_editor.definition().document().isAt(read)) {
        this->read();
        return;
    }
    m_commit = commit;
    m_lines = lines.value_or(difference::ChangedLines());
    showMarks();
}

std::optional<difference::LineChange> ChangeMarks::changeAt(qsizetype line) const
{
    return m_lines.changeAt(line);
}

void ChangeMarks::showMarks()
{
    m_editor.setChangedLines(m_lines.changes());
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
    auto *popup = new ChangePopup(m_lines.oldText(*change), change->kind(), &m_editor);
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
