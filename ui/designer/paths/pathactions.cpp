#include "pathactions.h"

#include "listandform.h"
#include "methodform.h"
#include "operationform.h"
#include "pathcommands.h"
#include "pathform.h"
#include "pathlist.h"

namespace designer {

PathActions::PathActions(document::Document &document, ListAndForm &page, PathList &list, const Forms &forms,
                         QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_page(page)
    , m_list(list)
    , m_forms(forms)
{
    connectList();
    connectForms();
}

void PathActions::connectList()
{
    connect(&m_list, &PathList::addPathRequested, this, &PathActions::addPath);
    connect(&m_list, &PathList::addWebhookRequested, this, &PathActions::addWebhook);
    connect(&m_list, &PathList::addOperationRequested, this, [this] { addOperation(false); });
    connect(&m_list, &PathList::addMethodRequested, this, [this] { addOperation(true); });
    connect(&m_list, &PathList::duplicateRequested, this, &PathActions::duplicateSelected);
    connect(&m_list, &PathList::renameRequested, this, &PathActions::renameCurrent);
    connect(&m_list, &PathList::moveRequested, this, &PathActions::moveBy);
    connect(&m_list.model(), &PathTreeModel::dropped, this, &PathActions::move);
}

void PathActions::connectForms()
{
    connect(&m_forms.path, &PathForm::renameRequested, this, &PathActions::renamePath);
    connect(&m_forms.path, &PathForm::declareRequested, this, &PathActions::declareParameter);
    connect(&m_forms.operation, &OperationForm::methodRequested, this, &PathActions::changeMethod);
    connect(&m_forms.method, &MethodForm::methodRequested, this, &PathActions::changeMethod);
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
        m_forms.path.editName();
}

void PathActions::addWebhook()
{
    if (finish(PathCommands(m_document).addWebhook()))
        m_forms.path.editName();
}

void PathActions::addOperation(bool isAdditional)
{
    const std::optional<PathEntry> entry = m_list.current();
    if (!entry)
        return;
    PathCommands commands(m_document);
    if (finish(isAdditional ? commands.addAdditionalOperation(*entry) : commands.addOperation(*entry)))
        renameCurrent();
}

void PathActions::duplicateSelected()
{
    const base::Result<QList<PathEntry>> copies = PathCommands(m_document).duplicate(selected());
    if (!copies) {
        m_page.showFailure(copies.error());
        return;
    }
    m_list.select(*copies);
    if (copies->size() == 1)
        renameCurrent();
    else
        m_list.setFocusOnTree();
}

void PathActions::renameCurrent()
{
    const std::optional<PathEntry> entry = m_list.current();
    if (!entry)
        return;
    if (entry->isPath())
        m_forms.path.editName();
    else if (!m_forms.method.editName())
        m_forms.operation.editMethod();
}

void PathActions::moveBy(int by)
{
    const std::optional<PathEntry> entry = m_list.current();
    const QModelIndex row = entry ? m_list.model().indexOf(*entry) : QModelIndex();
    const QModelIndex sibling = row.isValid() ? row.siblingAtRow(row.row() + by) : QModelIndex();
    if (sibling.isValid())
        finish(PathCommands(m_document).move(*entry, *m_list.model().entryAt(sibling)));
}

void PathActions::move(const PathEntry &entry, const PathEntry &sibling)
{
    finish(PathCommands(m_document).move(entry, sibling));
}

void PathActions::renamePath(const QByteArray &newPath)
{
    const std::optional<PathEntry> entry = m_list.current();
    if (!entry || !entry->isPath())
        return;
    const auto renamed = PathCommands(m_document).rename(*entry, newPath);
    if (!renamed)
        return m_forms.path.refuseName(renamed.error());
    m_list.select(renamed->entry);
    if (!renamed->keptReferences.isEmpty())
        m_page.showSuccess(
            tr("The path was renamed. These parameters are references and keep their names: %1.", "%1: references")
                .arg(renamed->keptReferences.join(u", "_qs)),
            {});
}

void PathActions::declareParameter(const QByteArray &newPath, const QByteArray &name)
{
    const std::optional<PathEntry> entry = m_list.current();
    if (!entry || !entry->isPath())
        return;
    const auto declared = PathCommands(m_document).declareParameter(*entry, newPath, name);
    if (declared)
        m_list.select(*declared);
    else
        m_forms.path.refuseName(declared.error());
}

void PathActions::changeMethod(const QByteArray &method)
{
    const std::optional<PathEntry> entry = m_list.current();
    if (!entry || entry->isPath())
        return;
    const base::Result<PathEntry> changed = PathCommands(m_document).changeMethod(*entry, method);
    if (changed) {
        m_list.select(*changed);
    } else if (m_forms.method.isHidden()) {
        m_forms.operation.refuseMethod(changed.error());
    } else {
        m_forms.method.refuseName(changed.error());
    }
}

} // namespace designer

#include "moc_pathactions.cpp"
