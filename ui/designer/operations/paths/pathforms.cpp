#include "pathforms.h"

#include "bodysection.h"
#include "formarea.h"
#include "measures.h"
#include "methodform.h"
#include "objectpage.h"
#include "objectplace.h"
#include "operationhead.h"
#include "operationpage.h"
#include "operationview.h"
#include "pathcommands.h"
#include "pathform.h"
#include "pendingedit.h"
#include "references.h"
#include "responsessection.h"
#include "securitysection.h"
#include "workspace.h"

#include <QApplication>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace designer {

PathForms::PathForms(const Context &context, QWidget *parent)
    : QStackedWidget(parent)
    , m_context(context.inside(*this))
    , m_file(context.file)
    , m_api(context.api)
    , m_references({&context.file, &context.api})
{
    m_references.setReferences(context.references);
    buildWidgets();
    connectAll();
}

PathForms::PathForms(workspace::DefinitionHandle file, const Context &api, QWidget *parent)
    : PathForms(api.in(*file.get()), parent)
{
    m_lentFile = std::move(file);
}

/** The forms use the references and the file. */
PathForms::~PathForms()
{
    delete m_pathArea;
    delete m_operation;
    delete m_objectArea;
}

void PathForms::buildWidgets()
{
    m_path = new PathForm(m_context, m_references, this);
    m_operation = new OperationView(m_context, m_references, this);
    addWidget(m_operation);
    m_object = new ObjectPage(m_context, this);
    m_pathArea = addArea(m_path, u"pathArea"_qs);
    m_objectArea = addArea(m_object, u"objectArea"_qs);
}

FormArea *PathForms::addArea(QWidget *form, const QString &objectName)
{
    auto *area = new FormArea(form, objectName, this);
    addWidget(area);
    return area;
}

void PathForms::connectAll()
{
    connect(&m_file.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (m_shown && change.touches(openapi::pathItemOf(m_place)))
            refreshMethods();
    });
    connect(m_path, &PathForm::renameRequested, this, &PathForms::renameRequested);
    connect(m_path, &PathForm::declareRequested, this, &PathForms::declareRequested);
    connect(&m_operation->method(), &MethodForm::methodRequested, this, &PathForms::methodRequested);
    connect(&m_operation->page(), &OperationPage::methodRequested, this, &PathForms::methodRequested);
    connect(m_object, &ObjectPage::rootRequested, this, [this] {
        showForm();
        formArea()->open();
    });
    connect(m_object, &ObjectPage::removed, this, [this] {
        const bool hadFocus = m_object->isAncestorOf(QApplication::focusWidget());
        showForm();
        if (hadFocus)
            formArea()->open();
    });
    connect(m_object, &ObjectPage::opened, this,
            [this](const document::Pointer &place) { m_context.select(place, *this); });
    connect(&m_context.references, &workspace::References::changed, this, [this] {
        m_path->refreshReferences();
        m_operation->page().refreshReferences();
    });
}

QList<QByteArray> PathForms::freeMethods() const
{
    return PathCommands(m_file.document(), openapi::pathItemOf(m_place)).freeMethods(m_entry);
}

void PathForms::showEntry(const PathEntry &entry, const document::Pointer &place)
{
    // The form of the same place follows the document by itself. Text that is being typed must stay.
    if (m_shown == place && m_entry == entry)
        return;
    editing::completeEdits(*this); // Of the entry that was shown.
    m_entry = entry;
    m_place = place;
    showForm();
}

void PathForms::showForm()
{
    m_shown = m_place;
    if (m_entry.isPath()) {
        m_path->setPath(m_entry, m_place);
    } else {
        m_operation->method().setOperation(m_entry,
                                           m_file.document().readOnlyReason() == document::ReadOnlyReason::None);
        m_operation->setOperation(m_entry, m_place, freeMethods());
    }
    formArea()->showTop();
    setCurrentWidget(formPage());
}

FormArea *PathForms::formArea() const
{
    return m_entry.isPath() ? m_pathArea : &m_operation->area();
}

QWidget *PathForms::formPage() const
{
    return m_entry.isPath() ? static_cast<QWidget *>(m_pathArea) : m_operation;
}

document::Pointer PathForms::focusedMessage() const
{
    const QWidget *focus = QApplication::focusWidget();
    const OperationPage &page = m_operation->page();
    if (m_entry.isPath() || !m_operation->isVisible())
        return {};
    if (page.body().isAncestorOf(focus))
        return m_place / QByteArray("requestBody");
    const QByteArray status = page.responses().current();
    return page.responses().isAncestorOf(focus) && !status.isEmpty() ? m_place / document::Pointer{"responses", status}
                                                                     : document::Pointer();
}

/** The free methods change with each edit of a path item. */
void PathForms::refreshMethods()
{
    if (!m_entry.isPath())
        m_operation->page().head().setFreeMethods(freeMethods());
}

void PathForms::openObject(const document::Pointer &place)
{
    const QString path = QString::fromUtf8(m_entry.path);
    const QString name = m_entry.isPath() ? path : QString::fromUtf8(m_entry.method).toUpper() + u' ' + path;
    m_object->open(m_place, name, place);
    forget(); // The way back is to the form of the entry.
    setCurrentWidget(m_objectArea);
}

void PathForms::enterObject(const document::Pointer &place)
{
    openObject(place);
    m_object->enter();
}

bool PathForms::isInside(const document::Pointer &pointer) const
{
    const document::Snapshot snapshot = m_file.document().snapshot();
    const document::Pointer object = openapi::objectAround(snapshot, pointer, openapi::versionOf(snapshot));
    // The tables of the form of a path have the parameters themselves.
    const qsizetype own = m_entry.isPath() ? 2 : 1;
    return m_place.contains(object) && object.tokens().size() > m_place.tokens().size() + own;
}

bool PathForms::reveal(const document::Pointer &pointer)
{
    if (!m_entry.isPath()) {
        if (!m_shown)
            showForm();
        if (m_operation->reveal(pointer))
            return true;
    }
    if (isInside(pointer)) {
        openObject(pointer);
        if (QWidget *control = m_object->reveal(pointer))
            m_objectArea->ensureWidgetVisible(control, 0, theme::Space::Page);
        return true;
    }
    if (!m_shown)
        showForm();
    QWidget *field = m_entry.isPath() ? m_path->fieldFor(pointer) : nullptr;
    if (!field)
        return false;
    formArea()->ensureWidgetVisible(field, 0, theme::Space::Page);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

bool PathForms::shows(const document::Pointer &pointer) const
{
    if (currentWidget() == m_objectArea)
        return m_object->shows(pointer);
    if (!m_entry.isPath())
        return m_operation->shows(pointer);
    return m_place.contains(pointer) && (!isInside(pointer) || !isInside(pointer.parent()));
}

void PathForms::editName()
{
    if (m_entry.isPath())
        m_path->editName();
    else if (!m_operation->method().editName())
        m_operation->page().head().editMethod();
}

void PathForms::refuseName(const base::Error &error)
{
    if (m_entry.isPath())
        m_path->refuseName(error);
    else if (m_operation->method().isHidden())
        m_operation->page().head().refuseMethod(error);
    else
        m_operation->method().refuseName(error);
}

workspace::OpenDefinition *PathForms::focusedDefinition() const
{
    const QWidget *focus = QApplication::focusWidget();
    if (!isAncestorOf(focus))
        return nullptr;
    return m_path->isName(focus) ? &m_api : &m_file;
}

void PathForms::retranslate()
{
    m_path->retranslate();
    m_operation->retranslate();
}

} // namespace designer

#include "moc_pathforms.cpp"
