#include "pathstab.h"

#include "banner.h"
#include "emptystate.h"
#include "fieldwords.h"
#include "measures.h"
#include "operationform.h"
#include "pathcommands.h"
#include "pathform.h"
#include "pathlist.h"
#include "tabframe.h"
#include "workspace.h"

#include <QEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int ListWidth = 340;
constexpr int FormWidth = 740;
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
    m_frame = new TabFrame(m_definition, u"paths"_qs, this);
    m_splitter = new QSplitter(m_frame);
    m_splitter->setObjectName(u"pathsSplitter"_qs);
    m_splitter->setChildrenCollapsible(false);
    m_list = new PathList(m_definition.document(), m_splitter);
    auto *right = new QWidget(m_splitter);
    m_failure = new widgets::Banner(right);
    m_failure->setObjectName(u"pathsFailure"_qs);
    m_failure->setClosable(true);
    m_forms = new QStackedWidget(right);
    m_nothing = new widgets::EmptyState(theme::Icon::Path, m_forms);
    m_pathForm = new PathForm(m_definition, this);
    m_operationForm = new OperationForm(m_definition, this);
    m_pathArea = scrolled(m_pathForm, u"pathArea"_qs);
    m_operationArea = scrolled(m_operationForm, u"operationArea"_qs);
    m_forms->addWidget(m_nothing);
    m_forms->addWidget(m_pathArea);
    m_forms->addWidget(m_operationArea);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_failure);
    column->addWidget(m_forms, 1);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({ListWidth, FormWidth});
    m_frame->addPage(m_splitter);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_frame);
}

QScrollArea *PathsTab::scrolled(QWidget *form, const QString &objectName)
{
    auto *area = new QScrollArea(m_forms);
    area->setObjectName(objectName);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(form);
    return area;
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
            emit sourceRequested(m_list->model().elsewhere(*entry).value_or(m_list->model().pointerOf(*entry)));
    });
    connect(m_pathForm, &PathForm::located, this, &PathsTab::located);
    connect(m_pathForm, &PathForm::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_operationForm, &OperationForm::located, this, &PathsTab::located);
    connect(m_operationForm, &OperationForm::sourceRequested, this, &PathsTab::sourceRequested);
    connect(m_frame, &TabFrame::textRequested, this, &PathsTab::textRequested);
    connect(m_failure, &widgets::Banner::closed, m_failure, &widgets::Banner::clear);
}

void PathsTab::connectCommands()
{
    connect(m_list, &PathList::addPathRequested, this, &PathsTab::addPath);
    connect(m_list, &PathList::addOperationRequested, this, &PathsTab::addOperation);
    connect(m_list, &PathList::duplicateRequested, this, &PathsTab::duplicateCurrent);
    connect(m_list, &PathList::renameRequested, this, &PathsTab::renameCurrent);
    connect(m_list, &PathList::deleteRequested, this, &PathsTab::deleteCurrent);
    connect(m_list, &PathList::moveRequested, this, &PathsTab::moveCurrent);
    connect(m_nothing, &widgets::EmptyState::activated, this, &PathsTab::addPath);
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
    const Presentation presentation = presentationOf(m_definition);
    if (presentation == Presentation::Forms)
        m_frame->showPage(m_splitter);
    else
        m_frame->explain(presentation);
    if (m_list->model().rowCount() > 0) {
        m_nothing->setTexts(tr("Choose a path or an operation"), tr("Its form opens here."));
        m_nothing->setAction({}, u"addFirstPath"_qs);
    } else {
        m_nothing->setTexts(tr("No paths yet"),
                            tr("A path is what clients call; its operations say what they can do there."));
        m_nothing->setAction(tr("Add path"), u"addFirstPath"_qs);
    }
}

void PathsTab::showCurrent()
{
    m_failure->clear();
    const std::optional<PathEntry> entry = m_list->current();
    if (!entry) {
        m_forms->setCurrentWidget(m_nothing);
        return;
    }
    if (entry->isPath()) {
        m_pathForm->setPath(entry->path);
        m_forms->setCurrentWidget(m_pathArea);
    } else {
        const document::Pointer pointer = m_list->model().elsewhere(*entry).value_or(m_list->model().pointerOf(*entry));
        m_operationForm->setOperation(*entry, pointer, PathCommands(m_definition.document()).freeMethods(entry->path));
        m_forms->setCurrentWidget(m_operationArea);
    }
    if (m_list->isVisible())
        emit located(m_list->model().pointerOf(*entry));
}

/** The methods that are still free differ after each edit of a path. */
void PathsTab::showMethods()
{
    const std::optional<PathEntry> entry = m_list->current();
    if (entry && !entry->isPath())
        m_operationForm->setFreeMethods(PathCommands(m_definition.document()).freeMethods(entry->path));
}

bool PathsTab::finish(const base::Result<PathEntry> &result)
{
    if (!result) {
        showFailure(result.error());
        return false;
    }
    m_failure->clear();
    m_list->select(*result);
    return true;
}

void PathsTab::showFailure(const base::Error &error)
{
    m_failure->show(widgets::Banner::Kind::Error, editFailureText(error));
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
        showFailure(removed.error());
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

bool PathsTab::reveal(const document::Pointer &pointer)
{
    const std::optional<PathEntry> entry = m_list->model().entryOf(pointer);
    if (!entry || m_splitter->isHidden())
        return false;
    m_list->select(*entry);
    QWidget *field = entry->isPath() ? m_pathForm->fieldFor(pointer) : m_operationForm->fieldFor(pointer);
    if (!field) {
        m_list->setFocusOnTree();
        return true;
    }
    (entry->isPath() ? m_pathArea : m_operationArea)->ensureWidgetVisible(field, 0, theme::Space::Page);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

void PathsTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer
