#include "objectpage.h"

#include "breadcrumb.h"
#include "editmessages.h"
#include "fieldlabels.h"
#include "fieldmessage.h"
#include "focus.h"
#include "formarea.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "objectform.h"
#include "objectnames.h"
#include "objectplace.h"
#include "parameterform.h"
#include "pendingedit.h"
#include "referencepicker.h"
#include "refs.h"
#include "schemasection.h"
#include "specificationtable.h"
#include "workspace.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;
using specification::ObjectKind;

ObjectPage::ObjectPage(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context.inside(*this))
    , m_definition(context.file)
{
    buildWidgets();
    connectAll();
    retranslate();
}

ObjectPage::~ObjectPage()
{
    editing::completeEdits(*this);
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
}

void ObjectPage::buildWidgets()
{
    m_steps = new Breadcrumb(this);
    m_title = new widgets::Heading({}, theme::Heading::Section, this);
    m_kind = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_picker = new ReferencePicker(m_context, this);
    m_picker->setObjectName(u"objectReference"_qs);
    m_target = new QPushButton(this);
    m_target->setObjectName(u"objectTarget"_qs);
    m_message = new forms::FieldMessage(this);
    m_form = new ObjectForm(m_context, this);
    m_schema = new SchemaSection(m_context, this);
    auto *targetRow = new QHBoxLayout;
    targetRow->setSpacing(theme::Space::Control);
    targetRow->addWidget(m_title);
    targetRow->addWidget(m_picker);
    targetRow->addWidget(m_target);
    targetRow->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_steps);
    column->addLayout(targetRow);
    column->addWidget(m_kind);
    column->addWidget(m_message);
    column->addSpacing(theme::Space::Control);
    m_column = new QVBoxLayout;
    m_column->addWidget(m_form);
    column->addLayout(m_column);
    column->addWidget(m_schema, 1);
    column->addStretch(0);
}

void ObjectPage::setEmbedded()
{
    m_isEmbedded = true;
    layout()->setContentsMargins({});
}

void ObjectPage::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &ObjectPage::followRemoval);
    connect(m_steps, &Breadcrumb::requested, this, [this](const Pointer &place) {
        if (place == m_root && !m_isEmbedded) {
            emit rootRequested();
            return;
        }
        enterObject(place);
    });
    connect(m_picker, &ReferencePicker::written, this, [this](const base::Result<void> &result) {
        show(m_place);
        if (!result)
            m_message->show(forms::FieldMessage::Kind::Error, editFailureText(result.error()));
    });
    connect(m_target, &QPushButton::clicked, this, &ObjectPage::openTarget);
    connect(m_form, &ObjectForm::schemaRequested, this, &ObjectPage::openSchema);
}

void ObjectPage::open(const Pointer &root, const QString &rootName, const Pointer &place)
{
    m_isOpen = true;
    m_root = root;
    m_rootName = rootName;
    show(objectFor(place));
}

/** The nearest object around a place, but none around the root: the version may have no such object. */
Pointer ObjectPage::objectFor(const Pointer &place) const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const Pointer object = openapi::objectAround(snapshot, place, openapi::versionOf(snapshot));
    return m_root.contains(place) && !m_root.contains(object) ? m_root : object;
}

/** Showing a place can have led elsewhere, which has the focus then. */
void ObjectPage::enter()
{
    if (!isVisible())
        return;
    FormArea *area = FormArea::around(this);
    if (area && m_isEmbedded && m_place == m_root)
        return area->open(); // The form around the page has the first field.
    if (!m_schema->isHidden())
        m_schema->focusFirst();
    else if (isParameterShown())
        m_parameter->focusFirst();
    else if (!m_form->focusFirst())
        m_picker->setFocus(Qt::OtherFocusReason);
    if (area && m_isEmbedded)
        area->showPart(*m_steps);
    else if (area)
        area->showTop();
}

void ObjectPage::enterObject(const Pointer &place)
{
    show(place);
    enter();
}

void ObjectPage::show(const Pointer &place)
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const openapi::ObjectPlace object = openapi::objectPlaceAt(snapshot, place, openapi::versionOf(snapshot));
    const bool isOther = place != m_place;
    m_place = place;
    const bool isSchema = object.kind == ObjectKind::Schema && !object.isReference && snapshot.at(place).isMapping();
    const bool hasTitle = !m_isEmbedded || place != m_root;
    m_title->setText(stepText(snapshot, place));
    m_title->setVisible(hasTitle);
    const QString kind = object.kind == ObjectKind::NoObject ? QString() : messages::objectLabel(object.kind);
    m_kind->setText(kind.left(1).toUpper() + kind.mid(1));
    m_kind->setVisible(hasTitle);
    m_target->setVisible(openapi::resolveAt(snapshot, place).isResolved() &&
                         openapi::referenceOf(snapshot.at(place)).has_value());
    m_picker->setAccessibleName(
        kind.isEmpty() ? tr("Definition") : tr("Definition of the %1", "%1: an object such as parameter").arg(kind));
    m_picker->setPlace(place, object.kind);
    // The schema section has a choice of its own.
    const bool canRefer = object.canBeReference || (object.kind == ObjectKind::Schema && !isSchema);
    m_picker->setVisible(canRefer && m_picker->hasChoice());
    m_message->clear();
    const bool isParameter = ParameterForm::isFor(object.kind) && !object.isReference && snapshot.at(place).isMapping();
    m_form->setVisible(!isSchema && !isParameter);
    m_schema->setVisible(isSchema);
    if (m_parameter)
        m_parameter->setVisible(isParameter);
    if (isSchema)
        m_schema->setPlace(place);
    else if (isParameter)
        showParameter(object.kind);
    else
        m_form->setObject(place);
    showSteps();
    if (!isOther)
        return;
    if (FormArea *area = m_isEmbedded ? nullptr : FormArea::around(this))
        area->showTop();
    emit opened(place);
}

void ObjectPage::showParameter(ObjectKind kind)
{
    if (!m_parameter) {
        m_parameter = new ParameterForm(m_context, this);
        m_column->addWidget(m_parameter);
        m_parameter->setVisible(true); // Now, because it may get the focus.
        widgets::chainFocus(*m_target, *m_parameter);
    }
    m_parameter->setObject(m_place, kind);
}

bool ObjectPage::isParameterShown() const
{
    return m_parameter && !m_parameter->isHidden();
}

/** Only objects of the table have a form, so the maps between them are no steps. */
void ObjectPage::showSteps()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const specification::Version version = openapi::versionOf(snapshot);
    QList<Breadcrumb::Step> steps;
    for (Pointer place = m_place; place != m_root && m_root.contains(place); place = place.parent()) {
        const bool isObject = openapi::objectPlaceAt(snapshot, place, version).kind != ObjectKind::NoObject;
        if (place == m_place || isObject)
            steps.prepend({place, stepText(snapshot, place)});
    }
    steps.prepend({m_root, m_rootName});
    m_steps->setSteps(steps);
    m_steps->setVisible(steps.size() > 1);
}

/** The target of a reference in this document. */
void ObjectPage::openTarget()
{
    const openapi::Resolution target = openapi::resolveAt(m_definition.document().snapshot(), m_place);
    if (!target.isResolved())
        return;
    m_root = target.target;
    m_rootName = stepText(m_definition.document().snapshot(), target.target);
    enterObject(target.target);
}

/** Shows a keyword of a schema. If it is in a component, the way starts there. */
void ObjectPage::openSchema(const Pointer &keyword)
{
    if (m_root.contains(keyword)) {
        reveal(keyword);
        return;
    }
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const specification::Version version = openapi::versionOf(snapshot);
    Pointer root = openapi::objectAround(snapshot, keyword, version);
    for (Pointer around = root; !around.isRoot(); around = around.parent()) {
        if (openapi::objectPlaceAt(snapshot, around, version).kind == ObjectKind::Schema)
            root = around;
    }
    m_root = root;
    m_rootName = stepText(snapshot, root);
    show(root);
    if (!isVisible())
        return;
    if (!m_schema->isVisibleTo(this) || !m_schema->reveal(keyword))
        enter();
}

void ObjectPage::followEmbedded(const document::Change &change)
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (!m_isOpen || isHidden() || !snapshot.isValid() || !change.touches(m_place) || !snapshot.at(m_root).exists())
        return;
    Pointer place = m_place;
    while (place != m_root && m_root.contains(place) && !snapshot.at(place).exists())
        place = objectFor(place.parent());
    show(m_root.contains(place) ? place : m_root);
}

void ObjectPage::followRemoval(const document::Change &change)
{
    if (m_isEmbedded)
        return followEmbedded(change);
    const document::Snapshot snapshot = m_definition.document().snapshot();
    if (!m_isOpen || !snapshot.isValid() || !change.touches(m_place) || !isVisible())
        return;
    Pointer place = m_place;
    while (place != m_root && m_root.contains(place) && !snapshot.at(place).exists())
        place = openapi::objectAround(snapshot, place.parent(), openapi::versionOf(snapshot));
    if (!m_root.contains(place) || place == m_root)
        emit removed();
    else
        show(place);
}

Pointer ObjectPage::shownFor(const Pointer &place) const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const specification::Version version = openapi::versionOf(snapshot);
    Pointer shown = objectFor(place);
    for (Pointer around = shown; m_root.contains(around) && around != m_root; around = around.parent()) {
        if (openapi::objectPlaceAt(snapshot, around, version).kind == ObjectKind::Schema)
            shown = around;
    }
    const Pointer owner = shown.parent();
    const bool isSchema = shown != m_root && m_root.contains(owner) && shown.last() == "schema";
    return isSchema && ParameterForm::isFor(openapi::objectPlaceAt(snapshot, owner, version).kind) ? owner : shown;
}

bool ObjectPage::shows(const Pointer &pointer) const
{
    if (!m_root.contains(pointer))
        return false;
    if (!m_schema->isHidden())
        return shownFor(pointer) == m_place && m_schema->shows(pointer);
    if (isParameterShown())
        return shownFor(pointer) == m_place && m_parameter->shows(pointer);
    return shownFor(pointer) == m_place || shownFor(pointer.parent()) == m_place;
}

QWidget *ObjectPage::reveal(const Pointer &pointer)
{
    show(shownFor(pointer));
    if (m_schema->isVisibleTo(this))
        return m_schema->reveal(pointer) ? m_schema : nullptr;
    if (isParameterShown())
        return m_parameter->reveal(pointer);
    QWidget *field = m_form->fieldFor(pointer);
    if (field)
        field->setFocus(Qt::OtherFocusReason);
    return field;
}

void ObjectPage::retranslate()
{
    widgets::setButtonText(m_target, tr("Open component"));
    m_picker->setAccessibleName(tr("Definition"));
    m_picker->setToolTip(tr("Define the object here, or refer to a component"));
    m_schema->retranslate();
    if (m_parameter)
        m_parameter->retranslate();
    if (m_isOpen)
        show(m_place);
}

void ObjectPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_objectpage.cpp"
