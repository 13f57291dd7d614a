#include "pathstab.h"

#include "emptystate.h"
#include "listandform.h"
#include "measures.h"
#include "objectpage.h"
#include "objectplace.h"
#include "operationform.h"
#include "pathcommands.h"
#include "pathform.h"
#include "pathlist.h"
#include "workspace.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
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
    m_pathForm = new PathForm(m_definition, this);
    m_operationForm = new OperationForm(m_definition, this);
    m_pathArea = m_page->addForm(m_pathForm, u"pathArea"_qs);
    m_operationArea = m_page->addForm(m_operationForm, u"operationArea"_qs);
    m_object = new ObjectPage(m_definition, this);
    m_objectArea = m_page->addForm(m_object, u"objectArea"_qs);
    m_page->setList(m_list, PathListWidth, PathFormWidth);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_page);
}

void PathsTab::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        refresh();
        if (change.touches({"paths"}))
            showMethods();
    });
    connect(m_list, &PathList::currentChanged, this, &PathsTab::showCurrent);
    connect(m_list, &PathList::sourceRequested, this, [this] {
        if (const std::optional<PathEntry> entry = m_list->current())
            emit sourceRequested(m_list->model().referenceTarget(*entry).value_or(m_list->model().pointerOf(*entry)));
    });
    connect(m_pathForm, &PathForm::located, this, &PathsTab::located);
    connect(m_pathForm, &PathForm::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_operationForm, &OperationForm::located, this, &PathsTab::located);
    connect(m_operationForm, &OperationForm::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_operationForm, &OperationForm::openRequested, this, &PathsTab::openObject);
    connect(m_pathForm, &PathForm::openRequested, this, &PathsTab::openObject);
    connect(m_object, &ObjectPage::rootRequested, this, &PathsTab::showCurrent);
    connect(m_object, &ObjectPage::opened, this, [this](const document::Pointer &place) {
        m_objectArea->verticalScrollBar()->setValue(0);
        emit located(place);
    });
    connect(m_object, &ObjectPage::located, this, &PathsTab::located);
    connect(m_object, &ObjectPage::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_page, &ListAndForm::textRequested, this, &PathsTab::textRequested);
}

void PathsTab::connectCommands()
{
    connect(m_list, &PathList::addPathRequested, this, &PathsTab::addPath);
    connect(m_list, &PathList::addOperationRequested, this, &PathsTab::addOperation);
    connect(m_list, &PathList::duplicateRequested, this, &PathsTab::duplicateCurrent);
    connect(m_list, &PathList::renameRequested, this, &PathsTab::renameCurrent);
    connect(m_list, &PathList::deleteRequested, this, &PathsTab::deleteCurrent);
    connect(m_list, &PathList::moveRequested, this, &PathsTab::moveCurrent);
    connect(&m_page->emptyState(), &widgets::EmptyState::activated, this, &PathsTab::addPath);
    connect(m_pathForm, &PathForm::renameRequested, this, &PathsTab::renamePath);
    connect(m_operationForm, &OperationForm::methodRequested, this, &PathsTab::changeMethod);
}

void PathsTab::retranslate()
{
    m_pathForm->retranslate();
    m_operationForm->retranslate();
    refresh();
}

void PathsTab::refresh()
{
    m_page->refresh();
    if (m_list->model().rowCount() > 0) {
        m_page->emptyState().setTexts(tr("Nothing selected"), tr("Select a path or operation to edit it."));
        m_page->emptyState().setAction({}, u"addFirstPath"_qs);
    } else {
        m_page->emptyState().setTexts(
            tr("No paths yet"), tr("A path is a URL that clients call. Its operations are the methods they can use."));
        m_page->emptyState().setAction(tr("Add path"), u"addFirstPath"_qs);
    }
}

void PathsTab::showCurrent()
{
    m_page->clearFailure();
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry) {
        m_page->showEmptyState();
        return;
    }
    if (entry->isPath()) {
        m_pathForm->setPath(entry->path);
        m_page->showForm(m_pathArea);
    } else {
        const document::Pointer pointer = m_list->model().referenceTarget(*entry).value_or(
            m_list->model().pointerOf(*entry));
        m_operationForm->setOperation(*entry, pointer, PathCommands(m_definition.document()).freeMethods(entry->path));
        m_page->showForm(m_operationArea);
    }
    if (m_list->isVisible())
        emit located(m_list->model().pointerOf(*entry));
}

/** Inside the selected operation or path: a response, a media type, a schema. */
void PathsTab::openObject(const document::Pointer &place)
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry)
        return;
    const document::Pointer root = m_list->model().referenceTarget(*entry).value_or(m_list->model().pointerOf(*entry));
    const QString path = QString::fromUtf8(entry->path);
    m_object->open(root, entry->isPath() ? path : QString::fromUtf8(entry->method).toUpper() + u' ' + path, place);
    m_page->showForm(m_objectArea);
}

/** The free methods change with each edit of a path. */
void PathsTab::showMethods()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (entry && !entry->isPath())
        m_operationForm->setFreeMethods(PathCommands(m_definition.document()).freeMethods(entry->path));
}

bool PathsTab::finish(const base::Result<PathEntry> &result)
{
    if (!result) {
        m_page->showFailure(result.error());
        return false;
    }
    m_page->clearFailure();
    m_list->select(*result);
    return true;
}

void PathsTab::addPath()
{
    if (finish(PathCommands(m_definition.document()).addPath()))
        m_pathForm->editName();
}

void PathsTab::addOperation()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (entry && finish(PathCommands(m_definition.document()).addOperation(entry->path)))
        m_operationForm->editMethod();
}

void PathsTab::duplicateCurrent()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (entry && finish(PathCommands(m_definition.document()).duplicate(*entry)))
        renameCurrent();
}

void PathsTab::renameCurrent()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry)
        return;
    if (entry->isPath())
        m_pathForm->editName();
    else
        m_operationForm->editMethod();
}

void PathsTab::deleteCurrent()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry)
        return;
    const base::Result<void> removed = PathCommands(m_definition.document()).remove(*entry);
    if (!removed)
        m_page->showFailure(removed.error());
}

void PathsTab::moveCurrent(int by)
{
    if (const std::optional<PathEntry> entry = m_list->current())
        finish(PathCommands(m_definition.document()).move(*entry, by));
}

void PathsTab::renamePath(const QByteArray &newPath)
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry || !entry->isPath())
        return;
    const base::Result<PathEntry> renamed = PathCommands(m_definition.document()).rename(*entry, newPath);
    if (renamed)
        m_list->select(*renamed);
    else
        m_pathForm->refuseName(renamed.error());
}

void PathsTab::changeMethod(const QByteArray &method)
{
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry || entry->isPath())
        return;
    const base::Result<PathEntry> changed = PathCommands(m_definition.document()).changeMethod(*entry, method);
    if (changed)
        m_list->select(*changed);
    else
        m_operationForm->refuseMethod(changed.error());
}

/** True for places that only the form of an object inside the operation or path shows. */
bool PathsTab::isInside(const PathEntry &entry, const document::Pointer &pointer) const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const document::Pointer root = m_list->model().referenceTarget(entry).value_or(m_list->model().pointerOf(entry));
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
    m_list->select({entry->path, {}});
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
