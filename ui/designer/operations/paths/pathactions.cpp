#include "pathactions.h"

#include "listandform.h"
#include "opendefinition.h"
#include "pathforms.h"
#include "pathlist.h"
#include "referencedform.h"

namespace designer {

PathActions::PathActions(document::Document &document, ListAndForm &page, PathList &list, PathForms &forms,
                         ReferencedForm &referenced, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_page(page)
    , m_list(list)
    , m_forms(forms)
    , m_referenced(referenced)
{
    connectList();
    connectForms(forms);
}

void PathActions::connectList()
{
    connect(&m_list, &PathList::addPathRequested, this, &PathActions::addPath);
    connect(&m_list, &PathList::addWebhookRequested, this, &PathActions::addWebhook);
    connect(&m_list, &PathList::addOperationRequested, this, [this] { addOperation(false); });
    connect(&m_list, &PathList::addMethodRequested, this, [this] { addOperation(true); });
    connect(&m_list, &PathList::duplicateRequested, this, &PathActions::duplicateSelected);
    connect(&m_list, &PathList::renameRequested, this, &PathActions::editName);
    connect(&m_list, &PathList::moveRequested, this, &PathActions::moveBy);
    connect(&m_list.model(), &PathTreeModel::dropped, this, &PathActions::move);
}

void PathActions::connectForms(PathForms &forms)
{
    connect(&forms, &PathForms::renameRequested, this,
            [this, &forms](const QByteArray &newPath) { rename(forms.entry(), newPath); });
    connect(&forms, &PathForms::declareRequested, this,
            [this, &forms](const QByteArray &newPath, const QByteArray &name) {
                declareParameter(forms.entry(), newPath, name);
            });
    connect(&forms, &PathForms::methodRequested, this,
            [this, &forms](const QByteArray &method) { changeMethod(forms.entry(), method); });
}

PathForms &PathActions::formsOf(const PathEntry &entry) const
{
    return m_list.model().target(entry) && m_referenced.forms() ? *m_referenced.forms() : m_forms;
}

PathCommands PathActions::commandsFor(const PathEntry &entry) const
{
    const std::optional<PathTarget> target = m_list.model().target(entry);
    workspace::OpenDefinition *file = target ? m_referenced.fileOf(*target) : nullptr;
    return file ? PathCommands(file->document(), target->item) : PathCommands(m_document);
}

QList<PathEntry> PathActions::selected() const
{
    QList<PathEntry> entries = m_list.selected();
    const std::optional<PathEntry> entry = m_list.current();
    if (entries.isEmpty() && entry)
        entries.append(*entry);
    return entries;
}

bool PathActions::finish(const base::Result<PathEntry> &result)
{
    if (!result) {
        m_page.showFailure(result.error());
        return false;
    }
    m_page.clearFailure();
    m_list.select(*result);
    return true;
}

void PathActions::addPath()
{
    if (finish(PathCommands(m_document).addPath()))
        m_forms.editName();
}

void PathActions::addWebhook()
{
    if (finish(PathCommands(m_document).addWebhook()))
        m_forms.editName();
}

void PathActions::addOperation(bool isAdditional)
{
    const std::optional<PathEntry> entry = m_list.current();
    if (!entry)
        return;
    PathCommands commands = commandsFor(*entry);
    if (finish(isAdditional ? commands.addAdditionalOperation(*entry) : commands.addOperation(*entry)))
        editName();
}

void PathActions::duplicateSelected()
{
    const QList<PathEntry> entries = selected();
    if (!m_list.canEdit(entries))
        return;
    // Paths that are references are copied as such.
    const bool isPath = entries.first().isPath();
    const base::Result<QList<PathEntry>> copies = (isPath ? PathCommands(m_document) : commandsFor(entries.first()))
                                                      .duplicate(entries);
    if (!copies) {
        m_page.showFailure(copies.error());
        return;
    }
    m_list.select(*copies);
    if (copies->size() == 1)
        editName();
    else
        m_list.setFocusOnTree();
}

void PathActions::editName()
{
    if (const std::optional<PathEntry> entry = m_list.current())
        formsOf(*entry).editName();
}

void PathActions::moveBy(int by)
{
    const std::optional<PathEntry> entry = m_list.current();
    const QModelIndex row = entry ? m_list.model().indexOf(*entry) : QModelIndex();
    const QModelIndex sibling = row.isValid() ? row.siblingAtRow(row.row() + by) : QModelIndex();
    if (sibling.isValid())
        move(*entry, *m_list.model().entryAt(sibling));
}

void PathActions::move(const PathEntry &entry, const PathEntry &sibling)
{
    finish((entry.isPath() ? PathCommands(m_document) : commandsFor(entry)).move(entry, sibling));
}

bool PathActions::rename(PathEntry path, const QByteArray &newPath)
{
    if (!path.isPath())
        return false;
    const bool isCurrent = m_list.current() == path;
    const auto renamed = PathCommands(m_document).rename(path, newPath);
    if (!renamed) {
        formsOf(path).refuseName(renamed.error());
        return false;
    }
    if (isCurrent)
        m_list.select(renamed->entry);
    if (!renamed->keptReferences.isEmpty())
        m_page.showSuccess(
            tr("The path was renamed. These parameters are references and keep their names: %1.", "%1: references")
                .arg(renamed->keptReferences.join(u", "_qs)),
            {});
    return true;
}

void PathActions::declareParameter(PathEntry entry, const QByteArray &newPath, const QByteArray &name)
{
    if (!entry.isPath())
        return;
    PathCommands commands = commandsFor(entry);
    // In two steps, because the path and its path item can be in two documents.
    if (m_list.model().target(entry) && newPath != entry.path) {
        if (!rename(entry, newPath))
            return;
        entry.path = newPath;
    }
    const auto declared = commands.declareParameter(entry, newPath, name);
    if (declared)
        m_list.select(*declared);
    else
        formsOf(entry).refuseName(declared.error());
}

void PathActions::changeMethod(PathEntry entry, const QByteArray &method)
{
    if (entry.isPath())
        return;
    const bool isCurrent = m_list.current() == entry;
    const base::Result<PathEntry> changed = commandsFor(entry).changeMethod(entry, method);
    if (!changed)
        formsOf(entry).refuseName(changed.error());
    else if (isCurrent)
        m_list.select(*changed);
}

} // namespace designer

#include "moc_pathactions.cpp"
