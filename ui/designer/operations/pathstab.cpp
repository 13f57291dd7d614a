#include "pathstab.h"

#include "drillmenu.h"
#include "emptystate.h"
#include "formarea.h"
#include "gridview.h"
#include "listandform.h"
#include "operationgrid.h"
#include "pathactions.h"
#include "pathclipboard.h"
#include "pathforms.h"
#include "pathintentions.h"
#include "pathlist.h"
#include "pathproblems.h"
#include "pathremoval.h"
#include "pathreview.h"
#include "referencedform.h"
#include "references.h"
#include "schemasection.h"
#include "selectionform.h"
#include "workspace.h"

#include <QApplication>
#include <QKeyEvent>
#include <QSet>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int PathListWidth = 300;
constexpr int PathFormWidth = 740;
} // namespace

PathsTab::PathsTab(const Context &context, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_definition(context.file)
{
    setObjectName(u"pathsTab"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    connectCommands();
    connectOwnForms();
    connectReferenced();
    refresh();
    showCurrent();
}

PathsTab::~PathsTab()
{
    endEditing();
}

void PathsTab::buildWidgets()
{
    m_views = new QStackedWidget(this);
    m_page = new ListAndForm(m_context, u"paths"_qs, theme::Icon::Path, m_views);
    m_views->addWidget(m_page);
    m_list = new PathList(m_definition.document(), m_context.settings, m_page);
    m_problems = new PathProblems(m_definition, this);
    m_list->model().setProblems(*m_problems);
    m_removal = new PathRemoval(m_context, *m_page, this);
    m_clipboard = new PathClipboard(m_definition, m_list->model(), *m_page, this);
    m_forms = new PathForms(m_context, this);
    m_referenced = new ReferencedForm(m_context, this);
    m_selectionForm = new SelectionForm(m_definition.document(), this);
    m_actions = new PathActions(m_definition.document(), *m_page, *m_list, *m_forms, *m_referenced, this);
    m_intentions = new PathIntentions(m_context, *m_page, *m_list, *m_clipboard, this);
    m_page->addView(m_forms);
    m_page->addView(m_referenced);
    m_selectionArea = m_page->addForm(m_selectionForm, u"selectionArea"_qs);
    m_page->setList(m_list, PathListWidth, PathFormWidth);
    m_review = new PathReview(m_context, *m_list, *m_page, *this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_views);
}

void PathsTab::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &PathsTab::refresh);
    connect(&m_definition.document(), &document::Document::changed, this, [this] { setEditedLast(m_definition); });
    connect(m_list, &PathList::currentChanged, this, &PathsTab::showCurrent);
    connect(&m_list->model(), &QAbstractItemModel::dataChanged, this, &PathsTab::followCurrent);
    connect(m_list, &PathList::sourceRequested, this, &PathsTab::showCurrentInSource);
    connect(m_list, &PathList::sendRequested, this, [this] {
        if (const std::optional<PathEntry> entry = m_list->current())
            m_context.composeRequest(entry->path, entry->method, *this);
    });
    connect(m_list, &PathList::triesRequested, this, [this] {
        if (const std::optional<PathEntry> entry = m_list->current())
            m_context.tryForbidden(entry->path, entry->method, *this);
    });
    if (m_context.drills) {
        const auto operation = [this]() -> std::optional<preview::DrilledOperation> {
            const std::optional<PathEntry> entry = m_list->current();
            if (!entry || entry->isWebhook)
                return std::nullopt;
            return preview::DrilledOperation{&m_context.api, entry->path, entry->method};
        };
        m_list->setOperationMenu(*new drills::DrillMenu(*m_context.drills, operation, m_list));
    }
    connect(m_list, &PathList::openRequested, this, &PathsTab::openElsewhere);
    connect(m_list, &PathList::gridRequested, this, &PathsTab::showGrid);
    m_list->model().setReferences([this] {
        return PathReferences{m_context.references.resolver(), m_context.references.addressOf(m_definition)};
    });
    connect(&m_context.references, &workspace::References::changed, m_list,
            [this] { m_list->model().refreshElsewhere(); });
}

void PathsTab::connectOwnForms()
{
    connect(m_review, &PathReview::restored, this, &PathsTab::reveal);
    connect(m_selectionForm, &SelectionForm::duplicateRequested, m_actions, &PathActions::duplicateSelected);
    connect(m_selectionForm, &SelectionForm::deleteRequested, this, &PathsTab::removeSelected);
    connect(m_selectionForm, &SelectionForm::added, this,
            [this](const QString &text) { m_page->showSuccess(text, {}); });
    connect(m_selectionForm, &SelectionForm::failed, m_page, &ListAndForm::showFailure);
}

void PathsTab::connectReferenced()
{
    connect(m_referenced, &ReferencedForm::formsCreated, m_actions,
            [this](PathForms *forms) { m_actions->connectForms(*forms); });
    connect(m_referenced, &ReferencedForm::aboutToStep, this, &PathsTab::aboutToStepOther);
    connect(m_referenced, &ReferencedForm::stepped, this, &PathsTab::steppedOther);
    connect(m_referenced, &ReferencedForm::fileChanged, this,
            [this](const QString &address, const document::Change &change) {
                workspace::OpenDefinition *file = m_referenced->file();
                if (!file)
                    return;
                setEditedLast(*file);
                m_list->model().refreshElsewhere(address, file->document().snapshot(), change);
            });
    m_list->setCanEditTarget([this](const PathTarget &target) {
        const workspace::OpenDefinition *file = m_referenced->fileOf(target);
        return file && file->document().readOnlyReason() == document::ReadOnlyReason::None;
    });
}

void PathsTab::connectCommands()
{
    connect(m_list, &PathList::deleteRequested, this, &PathsTab::removeSelected);
    connect(m_list, &PathList::copyRequested, this, [this] { m_clipboard->copy(m_actions->selected()); });
    connect(m_list, &PathList::cutRequested, this, [this] {
        if (m_clipboard->copy(m_actions->selected()))
            removeSelected();
    });
    connect(m_list, &PathList::pasteRequested, this, [this] { m_intentions->paste(placeOfPaste()); });
    connect(m_list, &PathList::pasteTextRequested, this, [this] { m_intentions->openPaste(placeOfPaste()); });
    connect(m_clipboard, &PathClipboard::pasted, this, [this](const QList<PathEntry> &entries) {
        m_list->select(entries);
        m_list->setFocusOnTree();
    });
    connect(m_list, &PathList::addToSelectedRequested, this,
            [this](int kind) { m_selectionForm->editAddition(static_cast<Addition>(kind)); });
    connect(m_list, &PathList::newResourceRequested, m_intentions, &PathIntentions::openNewResource);
    connect(m_intentions, &PathIntentions::closed, this, &PathsTab::showCurrent);
    connect(&m_page->emptyState(), &widgets::EmptyState::activated, m_intentions, &PathIntentions::openNewResource);
}

/** The part of the operation that has the focus, otherwise the current entry, if they are in this document. */
document::Pointer PathsTab::placeOfPaste() const
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry || m_list->model().target(*entry))
        return {};
    const document::Pointer focused = m_forms->focusedMessage();
    return focused.isRoot() ? pointerOf(*entry) : focused;
}

void PathsTab::openNewResource()
{
    if (m_page->hasForms())
        m_intentions->openNewResource();
}

void PathsTab::addRequest(const drafts::Request &request)
{
    if (m_page->hasForms())
        m_intentions->addRequest(request);
}

/** What no control with the focus has pasted is not a text for it. */
void PathsTab::keyPressEvent(QKeyEvent *event)
{
    const bool isInForms = m_forms->isVisible() && m_forms->isAncestorOf(QApplication::focusWidget());
    const bool canEdit = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None;
    if (event->matches(QKeySequence::Paste) && isInForms && canEdit)
        m_intentions->paste(placeOfPaste());
    else
        DesignerTab::keyPressEvent(event);
}

void PathsTab::retranslate()
{
    m_forms->retranslate();
    m_referenced->retranslate();
    m_selectionForm->retranslate();
    if (m_grid)
        m_grid->retranslate();
    m_intentions->retranslate();
    refresh();
}

bool PathsTab::isGridShown() const
{
    return m_grid && m_views->currentWidget() == m_grid;
}

void PathsTab::showGrid(const operationgrid::Scope &scope)
{
    if (!m_grid) {
        m_grid = new OperationGrid(m_context, m_views);
        m_views->addWidget(m_grid);
        connect(m_grid, &OperationGrid::closeRequested, this, [this] {
            closeGrid();
            m_list->setFocusOnTree();
        });
        connect(m_grid, &OperationGrid::openRequested, this, &PathsTab::reveal);
    }
    m_views->setCurrentWidget(m_grid);
    m_grid->showScope(scope);
}

void PathsTab::closeGrid()
{
    m_views->setCurrentWidget(m_page);
}

void PathsTab::refresh()
{
    m_page->refresh();
    widgets::EmptyState &empty = m_page->emptyState();
    if (m_list->model().rowCount() > 0) {
        empty.setTexts(tr("Nothing selected"), tr("Select a path or operation to edit it."));
        empty.setAction({}, u"addFirstResource"_qs);
    } else {
        empty.setTexts(tr("No paths yet"),
                       tr("A path is a URL that clients call. Its operations are the methods they can use. A resource, "
                          "such as books, has all paths and operations that its clients need."));
        empty.setAction(tr("New resource…"), u"addFirstResource"_qs);
    }
}

std::optional<document::Pointer> PathsTab::currentOperation() const
{
    const std::optional<PathEntry> entry = m_list->current();
    const bool isOne = entry && m_list->selected().size() <= 1 && !isGridShown();
    return isOne && !entry->isPath() && !entry->isWebhook ? std::optional(pointerOf(*entry)) : std::nullopt;
}

void PathsTab::showCurrentInSource()
{
    const std::optional<PathEntry> entry = m_list->current();
    const std::optional<PathTarget> target = entry ? m_list->model().target(*entry) : std::nullopt;
    if (entry && !openElsewhere())
        m_context.showInSource(target ? target->place : pointerOf(*entry), *this);
}

bool PathsTab::openElsewhere()
{
    const std::optional<PathEntry> entry = m_list->current();
    const std::optional<PathTarget> target = entry ? m_list->model().target(*entry) : std::nullopt;
    if (!target || target->address.isEmpty())
        return false;
    m_referenced->openElsewhere(*target);
    return true;
}

void PathsTab::removeSelected()
{
    const QList<PathEntry> entries = m_actions->selected();
    if (!m_list->canEdit(entries))
        return;
    const bool isOperation = !entries.first().isPath();
    const std::optional<PathTarget> target = isOperation ? m_list->model().target(entries.first()) : std::nullopt;
    if (workspace::OpenDefinition *file = target ? m_referenced->fileOf(*target) : nullptr)
        m_removal->remove(entries, *file, target->item);
    else
        m_removal->remove(entries);
}

void PathsTab::showCurrent()
{
    m_page->clearFailure();
    const QList<PathEntry> entries = m_list->selected();
    const std::optional<PathEntry> entry = m_list->current();
    const bool isOne = entry && entries.size() <= 1;
    if (!isOne ? !canEditTogether(entries) : !m_list->model().target(*entry))
        m_referenced->leave();
    if (!isOne || m_list->model().target(*entry))
        m_forms->forget();
    if (isOne) {
        showEntry(*entry);
    } else if (entries.size() > 1) {
        showSelection(entries);
    } else if (!m_review->showRemoved()) {
        refresh();
        m_page->showEmptyState();
    }
    emit otherDefinitionChanged();
    if (entry && m_list->isVisible())
        m_context.select(pointerOf(*entry), *this);
}

void PathsTab::followCurrent()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry)
        return;
    const PathEntry &shown = m_referenced->target() ? m_referenced->entry() : m_forms->entry();
    const bool isShown = shown == *entry && m_referenced->target() == m_list->model().target(*entry);
    if (!isShown && m_list->selected().size() <= 1)
        showCurrent();
}

/** True if these are operations of one path that is a reference. */
bool PathsTab::canEditTogether(const QList<PathEntry> &entries) const
{
    return !entries.isEmpty() && m_list->model().target(entries.first()) && areOperationsOfOnePath(entries);
}

void PathsTab::showEntry(const PathEntry &entry)
{
    const std::optional<PathTarget> target = m_list->model().target(entry);
    if (target) {
        m_referenced->showEntry(entry, *target);
        m_page->showView(m_referenced);
        m_list->refreshActions(); // The file is there now.
    } else {
        m_forms->showEntry(entry, pointerOf(entry));
        m_page->showView(m_forms);
    }
}

/** The operations of selected paths are edited with them. The file of those that are elsewhere is there for the
 * commands. */
void PathsTab::showSelection(const QList<PathEntry> &entries)
{
    const PathTreeModel &model = m_list->model();
    if (canEditTogether(entries))
        m_referenced->showEntry(entries.first(), *model.target(entries.first()));
    m_list->refreshActions();
    PathSelection selection{entries, {}, false, m_list->canEdit(entries)};
    QSet<document::Pointer> known;
    const auto add = [&](const PathEntry &operation) {
        const std::optional<PathTarget> target = model.target(operation);
        const document::Pointer place = target ? target->place : pointerOf(operation);
        const bool isElsewhere = target && !target->address.isEmpty();
        selection.isAnyElsewhere = selection.isAnyElsewhere || isElsewhere;
        if (isElsewhere || known.contains(place))
            return;
        known.insert(place);
        selection.operations.append(place);
    };
    for (const PathEntry &entry : entries) {
        const QModelIndex path = entry.isPath() ? model.indexOf(entry) : QModelIndex();
        if (!entry.isPath())
            add(entry);
        for (int row = 0; path.isValid() && row < model.rowCount(path); ++row)
            add(*model.entryAt(model.index(row, 0, path)));
    }
    m_selectionForm->setSelection(selection);
    m_page->showForm(m_selectionArea);
}

bool PathsTab::reveal(const document::Pointer &pointer)
{
    const std::optional<PathEntry> entry = m_list->model().entryOf(pointer);
    if (!entry || !m_page->hasForms())
        return false;
    closeGrid();
    m_list->select(*entry);
    if (m_list->model().target(*entry) || !m_forms->reveal(pointer))
        m_list->setFocusOnTree();
    return true;
}

bool PathsTab::shows(const document::Pointer &pointer) const
{
    if (isGridShown())
        return m_grid->shows(pointer);
    // The page of an operation shows the components that it refers to.
    const std::optional<PathEntry> entry = m_list->model().entryOf(pointer);
    if (!entry && m_page->hasForms() && m_forms->isVisible())
        return m_forms->shows(pointer);
    if (!entry || !m_page->hasForms())
        return false;
    const QList<PathEntry> selected = m_list->selected();
    if (selected.size() > 1)
        return selected.contains(*entry) || selected.contains(entry->pathEntry());
    return m_list->current() == entry && !m_list->model().target(*entry) && m_forms->shows(pointer);
}

bool PathsTab::follow(const document::Pointer &pointer)
{
    if (isGridShown() && m_grid->follow(pointer))
        return true;
    const bool isHere = m_referenced->file() == &m_definition;
    if ((isHere && followOther(pointer)) || shows(pointer))
        return true;
    // A component can be shown inside an operation.
    const bool isComponent = !m_list->model().entryOf(pointer);
    return (isComponent && SchemaSection::followIn(*this, m_definition.document(), pointer)) || reveal(pointer);
}

bool PathsTab::followOther(const document::Pointer &pointer)
{
    const std::optional<PathTarget> target = m_referenced->target();
    PathForms *forms = m_referenced->forms();
    if (!target || !forms)
        return false;
    if (!target->item.contains(pointer))
        return SchemaSection::followIn(*forms, m_referenced->file()->document(), pointer);
    const document::Pointer below(pointer.tokens().sliced(target->item.tokens().size()));
    const PathEntry path = m_referenced->entry().pathEntry();
    const std::optional<PathEntry> entry = m_list->model().entryOf(pointerOf(path) / below);
    if (!entry)
        return false;
    if (m_list->current() == entry && m_list->selected().size() <= 1 && forms->shows(pointer))
        return true;
    m_list->select(*entry);
    if (!forms->reveal(pointer))
        m_list->setFocusOnTree();
    return true;
}

QList<widgets::Pane> PathsTab::panes()
{
    if (isGridShown())
        return {{m_grid, &m_grid->view()}};
    return m_page->panes(m_list->tree());
}

bool PathsTab::editName(const document::Pointer &pointer)
{
    const std::optional<PathEntry> entry = m_list->model().entryOf(pointer);
    if (!entry || !m_page->hasForms())
        return false;
    closeGrid();
    m_list->select(entry->pathEntry());
    m_actions->editName();
    return true;
}

/** Not for a file that another program has changed: that is no edit of the user. */
void PathsTab::setEditedLast(workspace::OpenDefinition &definition)
{
    if (!definition.document().isModified())
        return;
    m_editedLast = &definition;
    emit otherDefinitionChanged();
}

/** The commands of the tree edit one definition or the other. The menu bar can have the focus, too. */
workspace::OpenDefinition *PathsTab::otherDefinition() const
{
    if (isGridShown())
        return nullptr;
    if (workspace::OpenDefinition *ofSchema = SchemaSection::otherDefinitionIn(*this))
        return ofSchema == &m_definition ? nullptr : ofSchema;
    workspace::OpenDefinition *edited = m_referenced->forms() ? m_referenced->forms()->focusedDefinition() : nullptr;
    if (!edited && m_editedLast == m_referenced->file())
        edited = m_referenced->file();
    return edited == &m_definition ? nullptr : edited;
}

void PathsTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_pathstab.cpp"
