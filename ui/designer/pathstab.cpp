#include "pathstab.h"

#include "accesssection.h"
#include "emptystate.h"
#include "listandform.h"
#include "measures.h"
#include "methodform.h"
#include "objectpage.h"
#include "objectplace.h"
#include "operationform.h"
#include "pathactions.h"
#include "pathclipboard.h"
#include "pathcommands.h"
#include "pathform.h"
#include "pathlist.h"
#include "pathproblems.h"
#include "pathremoval.h"
#include "references.h"
#include "selectionform.h"
#include "workspace.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int PathListWidth = 340;
constexpr int PathFormWidth = 740;
} // namespace

PathsTab::PathsTab(workspace::OpenDefinition &definition, QWidget *parent)
    : DesignerTab(parent)
    , m_definition(definition)
{
    setObjectName(u"pathsTab"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    connectCommands();
    connectForms();
    refresh();
    showCurrent();
}

PathsTab::~PathsTab()
{
    endEditing();
}

void PathsTab::buildWidgets()
{
    m_page = new ListAndForm(m_definition, u"paths"_qs, theme::Icon::Path, this);
    m_list = new PathList(m_definition.document(), m_page);
    m_problems = new PathProblems(m_definition, this);
    m_list->model().setProblems(*m_problems);
    m_removal = new PathRemoval(m_definition, *m_page, this);
    m_clipboard = new PathClipboard(m_definition, m_list->model(), *m_page, this);
    m_pathForm = new PathForm(m_definition, this);
    auto *operation = new QWidget(this);
    m_methodForm = new MethodForm(operation);
    m_operationForm = new OperationForm(m_definition, operation);
    auto *column = new QVBoxLayout(operation);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_methodForm);
    column->addWidget(m_operationForm, 1);
    m_selectionForm = new SelectionForm(m_definition.document(), this);
    m_actions = new PathActions(m_definition.document(), *m_page, *m_list,
                                {*m_pathForm, *m_methodForm, *m_operationForm}, this);
    m_pathArea = m_page->addForm(m_pathForm, u"pathArea"_qs);
    m_object = new ObjectPage(m_definition, this);
    m_objectArea = m_page->addForm(m_object, u"objectArea"_qs);
    m_operationArea = m_page->addForm(operation, u"operationArea"_qs);
    m_selectionArea = m_page->addForm(m_selectionForm, u"selectionArea"_qs);
    m_page->setList(m_list, PathListWidth, PathFormWidth);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_page);
}

void PathsTab::setReferences(workspace::References &references)
{
    m_removal->setReferences(references);
    m_object->setReferences(references);
    m_list->model().setFindElsewhere([this, &references](const QString &text) -> std::optional<PathElsewhere> {
        const QString own = references.addressOf(m_definition);
        const openapi::ReferenceTarget target = openapi::readReference(text, own);
        const openapi::ReferencedDocumentPtr other = target.kind == openapi::ReferenceTarget::Kind::Pointer &&
                                                             target.place.address != own
                                                         ? references.set().find(target.place.address)
                                                         : nullptr;
        return other ? std::optional(PathElsewhere{target.place.address, target.place.pointer, other->snapshot()})
                     : std::nullopt;
    });
    connect(&references, &workspace::References::changed, m_list, [this] { m_list->model().refreshElsewhere(); });
}

void PathsTab::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        refresh();
        if (change.touches({"paths"}) || change.touches({"webhooks"}))
            showMethods();
    });
    connect(m_list, &PathList::currentChanged, this, &PathsTab::showCurrent);
    connect(m_list, &PathList::sourceRequested, this, [this] {
        const std::optional<PathEntry> entry = m_list->current();
        if (entry && !openElsewhere())
            emit sourceRequested(m_list->model().referenceTarget(*entry).value_or(pointerOf(*entry)));
    });
    connect(m_list, &PathList::openRequested, this, &PathsTab::openElsewhere);
    connect(m_page, &ListAndForm::textRequested, this, &PathsTab::textRequested);
}

void PathsTab::connectForms()
{
    connect(m_pathForm, &PathForm::located, this, &PathsTab::located);
    connect(m_pathForm, &PathForm::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_operationForm, &OperationForm::located, this, &PathsTab::located);
    connect(m_operationForm, &OperationForm::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_operationForm, &OperationForm::openRequested, this, &PathsTab::openObject);
    connect(&m_operationForm->access(), &AccessSection::settingRequested, this, &PathsTab::settingRequested);
    connect(&m_operationForm->access(), &AccessSection::policiesRequested, this, &PathsTab::policiesRequested);
    connect(m_pathForm, &PathForm::openRequested, this, &PathsTab::openObject);
    connect(m_object, &ObjectPage::rootRequested, this, &PathsTab::showCurrent);
    connect(m_object, &ObjectPage::opened, this, [this](const document::Pointer &place) {
        m_objectArea->verticalScrollBar()->setValue(0);
        emit located(place);
    });
    connect(m_object, &ObjectPage::located, this, &PathsTab::located);
    connect(m_object, &ObjectPage::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_selectionForm, &SelectionForm::duplicateRequested, m_actions, &PathActions::duplicateSelected);
    connect(m_selectionForm, &SelectionForm::deleteRequested, this,
            [this] { m_removal->remove(m_actions->selected()); });
    connect(m_selectionForm, &SelectionForm::added, this,
            [this](const QString &text) { m_page->showSuccess(text, {}); });
    connect(m_selectionForm, &SelectionForm::failed, m_page, &ListAndForm::showFailure);
}

void PathsTab::connectCommands()
{
    connect(m_list, &PathList::deleteRequested, this, [this] { m_removal->remove(m_actions->selected()); });
    connect(m_list, &PathList::copyRequested, this, [this] { m_clipboard->copy(m_actions->selected()); });
    connect(m_list, &PathList::cutRequested, this, [this] {
        if (m_clipboard->copy(m_actions->selected()))
            m_removal->remove(m_actions->selected());
    });
    connect(m_list, &PathList::pasteRequested, this, [this] { m_clipboard->paste(m_list->current()); });
    connect(m_clipboard, &PathClipboard::pasted, this, [this](const QList<PathEntry> &entries) {
        m_list->select(entries);
        m_list->setFocusOnTree();
    });
    connect(m_list, &PathList::addToSelectedRequested, this,
            [this](int kind) { m_selectionForm->editAddition(static_cast<Addition>(kind)); });
    connect(&m_page->emptyState(), &widgets::EmptyState::activated, this, &PathsTab::activateEmptyState);
}

void PathsTab::setPolicies(management::KnownPolicies &policies)
{
    m_operationForm->access().setPolicies(policies);
}

void PathsTab::setSettings(settings::Settings &settings)
{
    m_list->setSettings(settings);
}

void PathsTab::retranslate()
{
    m_pathForm->retranslate();
    m_methodForm->retranslate();
    m_operationForm->retranslate();
    m_selectionForm->retranslate();
    refresh();
}

void PathsTab::refresh()
{
    m_page->refresh();
    widgets::EmptyState &empty = m_page->emptyState();
    const std::optional<PathEntry> entry = m_list->current();
    const std::optional<PathElsewhere> other = entry ? m_list->model().elsewhere(*entry) : std::nullopt;
    if (other) {
        const QString file = other->address.mid(other->address.lastIndexOf(u'/') + 1);
        empty.setTexts(tr("Defined in %1", "%1: a file name").arg(file),
                       tr("This path refers to another file. Its operations are edited there."));
        empty.setAction(tr("Open %1", "%1: a file name").arg(file), u"openElsewhere"_qs);
    } else if (m_list->model().rowCount() > 0) {
        empty.setTexts(tr("Nothing selected"), tr("Select a path or operation to edit it."));
        empty.setAction({}, u"addFirstPath"_qs);
    } else {
        empty.setTexts(tr("No paths yet"),
                       tr("A path is a URL that clients call. Its operations are the methods they can use."));
        empty.setAction(tr("Add path"), u"addFirstPath"_qs);
    }
}

void PathsTab::activateEmptyState()
{
    if (!openElsewhere())
        m_actions->addPath();
}

bool PathsTab::openElsewhere()
{
    const std::optional<PathEntry> entry = m_list->current();
    const std::optional<PathElsewhere> other = entry ? m_list->model().elsewhere(*entry) : std::nullopt;
    if (other)
        emit placeRequested(other->address, other->pointer);
    return other.has_value();
}

void PathsTab::showCurrent()
{
    m_page->clearFailure();
    const QList<PathEntry> entries = m_list->selected();
    const std::optional<PathEntry> entry = m_list->current();
    if (entries.size() > 1) {
        showSelection(entries);
    } else if (entry && !m_list->model().elsewhere(*entry)) {
        showEntry(*entry);
    } else {
        refresh();
        m_shown = {};
        m_page->showEmptyState();
    }
    if (entry && m_list->isVisible())
        emit located(pointerOf(*entry));
}

void PathsTab::showEntry(const PathEntry &entry)
{
    const document::Pointer pointer = m_list->model().referenceTarget(entry).value_or(pointerOf(entry));
    // The form of the same place follows the document by itself. Text that is being typed must stay.
    if (m_shown == pointerOf(entry) && m_shownTarget == pointer)
        return;
    m_shownTarget = pointer;
    if (entry.isPath()) {
        m_pathForm->setPath(entry);
        showArea(m_pathArea, entry);
        return;
    }
    const bool isEditable = pointer == pointerOf(entry) &&
                            m_definition.document().readOnlyReason() == document::ReadOnlyReason::None;
    m_methodForm->setOperation(entry, isEditable);
    m_operationForm->setOperation(entry, pointer, PathCommands(m_definition.document()).freeMethods(entry));
    showArea(m_operationArea, entry);
}

/** Another entry is shown from its top. */
void PathsTab::showArea(QScrollArea *area, const PathEntry &entry)
{
    area->verticalScrollBar()->setValue(0);
    m_shown = pointerOf(entry);
    m_page->showForm(area);
}

/** The operations of selected paths are edited with them. */
void PathsTab::showSelection(const QList<PathEntry> &entries)
{
    const PathTreeModel &model = m_list->model();
    QList<document::Pointer> operations;
    QSet<document::Pointer> known;
    const auto add = [&](const PathEntry &operation) {
        const document::Pointer place = model.referenceTarget(operation).value_or(pointerOf(operation));
        if (model.elsewhere(operation) || known.contains(place))
            return;
        known.insert(place);
        operations.append(place);
    };
    for (const PathEntry &entry : entries) {
        const QModelIndex path = entry.isPath() ? model.indexOf(entry) : QModelIndex();
        if (!entry.isPath())
            add(entry);
        for (int row = 0; path.isValid() && row < model.rowCount(path); ++row)
            add(*model.entryAt(model.index(row, 0, path)));
    }
    m_selectionForm->setEntries(entries, operations);
    m_shown = {};
    m_page->showForm(m_selectionArea);
}

/** Inside the selected operation or path: a response, a media type, a schema. */
void PathsTab::openObject(const document::Pointer &place)
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry)
        return;
    const document::Pointer root = m_list->model().referenceTarget(*entry).value_or(pointerOf(*entry));
    const QString path = QString::fromUtf8(entry->path);
    m_object->open(root, entry->isPath() ? path : QString::fromUtf8(entry->method).toUpper() + u' ' + path, place);
    m_shown = {}; // The way back is to the form of the entry.
    m_page->showForm(m_objectArea);
}

/** The free methods change with each edit of a path. */
void PathsTab::showMethods()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (entry && !entry->isPath())
        m_operationForm->setFreeMethods(PathCommands(m_definition.document()).freeMethods(*entry));
}

/** True for places that only the form of an object inside the operation or path shows. */
bool PathsTab::isInside(const PathEntry &entry, const document::Pointer &pointer) const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const document::Pointer root = m_list->model().referenceTarget(entry).value_or(pointerOf(entry));
    const document::Pointer object = openapi::objectAround(snapshot, pointer, openapi::versionOf(snapshot));
    // The tables of the form have the parameters and responses themselves.
    return root.contains(object) && object.tokens().size() > root.tokens().size() + 2;
}

bool PathsTab::reveal(const document::Pointer &pointer)
{
    const std::optional<PathEntry> entry = m_list->model().entryOf(pointer);
    if (!entry || !m_page->hasForms())
        return false;
    m_list->select(*entry);
    QWidget *field = entry->isPath() ? m_pathForm->fieldFor(pointer) : m_operationForm->fieldFor(pointer);
    if (isInside(*entry, pointer)) {
        openObject(pointer);
        if (QWidget *control = m_object->reveal(pointer))
            m_objectArea->ensureWidgetVisible(control, 0, theme::Space::Page);
        return true;
    }
    if (!field) {
        m_list->setFocusOnTree();
        return true;
    }
    (entry->isPath() ? m_pathArea : m_operationArea)->ensureWidgetVisible(field, 0, theme::Space::Page);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

bool PathsTab::editName(const document::Pointer &pointer)
{
    const std::optional<PathEntry> entry = m_list->model().entryOf(pointer);
    if (!entry || !m_page->hasForms())
        return false;
    m_list->select(entry->pathEntry());
    m_pathForm->editName();
    return true;
}

void PathsTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_pathstab.cpp"
