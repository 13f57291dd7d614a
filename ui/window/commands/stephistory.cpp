#include "stephistory.h"

#include "actions.h"
#include "commandpalette.h"
#include "pagestack.h"
#include "stepnotice.h"
#include "theme.h"
#include "workspace.h"

#include <QAction>

namespace window {

StepHistory::StepHistory(const Actions &actions, PageStack &pages, workspace::Workspace &workspace, StepNotice &notice,
                         QWidget *window)
    : QObject(window)
    , m_actions(actions)
    , m_pages(pages)
    , m_notice(notice)
    , m_window(window)
{
    connect(m_actions[ActionId::StepHistory], &QAction::triggered, this, &StepHistory::showSteps);
    for (workspace::OpenDefinition *definition : workspace.loadedDefinitions())
        watch(definition);
    connect(&workspace, &workspace::Workspace::loaded, this, &StepHistory::watch);
    connect(&m_pages, &PageStack::pageShown, this, &StepHistory::refresh);
    connect(&m_pages, &PageStack::definitionShown, this, &StepHistory::refresh);
    connect(&m_pages, &PageStack::editedDefinitionChanged, this, &StepHistory::refresh);
    refresh();
}

void StepHistory::watch(workspace::OpenDefinition *definition)
{
    document::Document &document = definition->document();
    connect(&document, &document::Document::historyChanged, this, &StepHistory::refresh);
    connect(&document, &document::Document::aboutToStep, this,
            [this, &document] { m_doneBefore = document.doneSteps(); });
    connect(&document, &document::Document::stepped, this, [this, &document] {
        const bool isUndone = document.doneSteps() < m_doneBefore;
        const QString name = isUndone ? document.redoName() : document.undoName();
        if (name.isEmpty())
            return;
        m_notice.show(isUndone ? tr("Undone: %1", "%1: name of a step").arg(name)
                               : tr("Redone: %1", "%1: name of a step").arg(name));
    });
}

void StepHistory::refresh()
{
    const workspace::OpenDefinition *definition = m_pages.editedDefinition();
    m_actions[ActionId::StepHistory]->setEnabled(
        definition && (definition->document().canUndo() || definition->document().canRedo()));
}

void StepHistory::showSteps()
{
    workspace::OpenDefinition *definition = m_pages.editedDefinition();
    if (!definition)
        return;
    const QStringList names = definition->document().stepNames();
    const qsizetype done = definition->document().doneSteps();
    QList<PaletteEntry> entries;
    for (qsizetype step = names.size(); step >= 0; --step) {
        const QString name = step == 0                      ? tr("As it was opened")
                             : names.at(step - 1).isEmpty() ? tr("Edit")
                                                            : names.at(step - 1);
        entries.append({.title = name,
                        .note = step == done  ? tr("Current state")
                                : step > done ? tr("Undone")
                                              : QString(),
                        .icon = theme::icon(step == done ? theme::Icon::Check : theme::Icon::Clock, theme::Role::Muted),
                        .run = [file = QPointer(definition), step] {
                            if (file)
                                file->document().goToStep(step);
                        }});
    }
    (new CommandPalette(tr("Undo history"), entries, m_window))->open();
}

} // namespace window

#include "moc_stephistory.cpp"
