#include "discriminatorsection.h"

#include "boundform.h"
#include "componentreferences.h"
#include "fieldlabels.h"
#include "heading.h"
#include "icon.h"
#include "linecompletion.h"
#include "measures.h"
#include "naming.h"
#include "schemacells.h"
#include "schematree.h"
#include "specificationtable.h"
#include "tablesection.h"
#include "textbinding.h"
#include "workspace.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QTableView>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;
using specification::ObjectKind;

namespace {

/** "defaultMapping" is new in OpenAPI 3.2. */
bool hasDefault(const document::Snapshot &snapshot)
{
    return specification::findField(specification::objectType(ObjectKind::Discriminator), "defaultMapping",
                                    openapi::schemaVersion(snapshot));
}

} // namespace

DiscriminatorSection::DiscriminatorSection(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(context.document())
{
    buildWidgets();
    connectAll();
    retranslate();
    hide();
}

void DiscriminatorSection::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_add = new QPushButton(theme::icon(theme::Icon::Add), {}, this);
    m_add->setObjectName(u"addDiscriminator"_qs);
    m_remove = new QPushButton(this);
    m_remove->setObjectName(u"removeDiscriminator"_qs);
    m_form = new BoundForm(m_context, this);
    m_form->useColumns();
    m_propertyEdit = new QLineEdit(m_form);
    m_property = m_form->addText(m_propertyEdit, u"keywordDiscriminatorPropertyName"_qs);
    m_properties = new QStringListModel(this);
    new editing::LineCompletion(*m_propertyEdit, new QCompleter(m_properties, m_propertyEdit));
    m_defaultEdit = new QLineEdit(m_form);
    m_default = m_form->addText(m_defaultEdit, u"keywordDiscriminatorDefaultMapping"_qs);
    m_table = new TableSection(m_context, m_model, u"discriminatorMapping"_qs, this);
    auto *schemas = new SchemaTypeDelegate(m_table);
    schemas->setReferences([this] { return componentReferences(m_context.file, m_context.references, "schemas"); });
    m_table->view().setItemDelegateForColumn(MappingModel::Schema, schemas);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme::Space::Control);
    head->addWidget(m_title, 1);
    head->addWidget(m_remove);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addLayout(head);
    column->addWidget(m_note);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_form);
    column->addWidget(m_table);
}

void DiscriminatorSection::connectAll()
{
    connect(m_add, &QPushButton::clicked, this, &DiscriminatorSection::add);
    connect(m_remove, &QPushButton::clicked, this, &DiscriminatorSection::remove);
    connect(m_property, &FieldBinding::located, this, &DiscriminatorSection::completeProperty);
    connect(&m_context.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_schema.isRoot() && (change.touches(m_schema) || !m_context.document().snapshot().isValid()))
            refresh();
    });
}

void DiscriminatorSection::setSchema(const Pointer &schema)
{
    m_schema = schema;
    refresh();
}

void DiscriminatorSection::refresh()
{
    const document::Snapshot snapshot = m_context.document().snapshot();
    const Pointer place = m_schema.child("discriminator");
    const bool isThere = !m_schema.isRoot() && snapshot.at(place).isMapping();
    const bool hasBranches = !isThere && !m_schema.isRoot() && !openapi::alternativesOf(snapshot, m_schema).isEmpty();
    const bool isEditable = m_context.document().readOnlyReason() == document::ReadOnlyReason::None &&
                            snapshot.isValid();
    m_note->setVisible(hasBranches);
    m_add->setVisible(hasBranches);
    m_add->setEnabled(isEditable && !snapshot.at(place).exists());
    m_remove->setVisible(isThere);
    m_remove->setEnabled(isEditable);
    m_form->setVisible(isThere);
    m_table->setVisible(isThere);
    setVisible(isThere || hasBranches);
    if (!isThere)
        return;
    m_form->form().setFieldVisible(m_defaultEdit, hasDefault(snapshot));
    m_property->setPlace({place.child("propertyName"), tr("Edit propertyName"), false});
    m_default->setPlace({place.child("defaultMapping"), tr("Edit defaultMapping"), true});
    m_table->setPlace(place.child("mapping"));
}

/** The properties are read when they are needed: there can be many branches. */
void DiscriminatorSection::completeProperty()
{
    const document::Snapshot snapshot = m_context.document().snapshot();
    m_properties->setStringList(openapi::commonProperties(snapshot, openapi::branchesOf(snapshot, m_schema)));
}

bool DiscriminatorSection::reveal(const Pointer &pointer)
{
    const Pointer place = m_schema.child("discriminator");
    if (isHidden() || !place.contains(pointer))
        return false;
    const int row = m_model.rowOf(pointer);
    if (row >= 0) {
        m_table->selectRow(row);
        return true;
    }
    QWidget *field = place.child("mapping").contains(pointer) ? &m_table->focusTarget()
                     : pointer == place                       ? m_propertyEdit
                                                              : m_form->fieldFor(pointer);
    if (!field)
        return false;
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

void DiscriminatorSection::add()
{
    document::Document &document = m_context.document();
    base::Result<void> added;
    {
        const document::Document::Step step(document, tr("Add discriminator"));
        added = openapi::addDiscriminator(document, m_schema);
    }
    document.closeStep();
    if (!added) {
        emit failed(added.error());
        return;
    }
    m_propertyEdit->setFocus(Qt::OtherFocusReason);
    m_propertyEdit->selectAll();
}

void DiscriminatorSection::remove()
{
    document::Document &document = m_context.document();
    base::Result<void> removed;
    {
        const document::Document::Step step(document, tr("Remove discriminator"));
        removed = document.remove(m_schema.child("discriminator"));
    }
    document.closeStep();
    if (!removed)
        emit failed(removed.error());
    else if (m_add->isVisible())
        m_add->setFocus(Qt::OtherFocusReason);
}

void DiscriminatorSection::retranslate()
{
    m_title->setText(tr("Discriminator"));
    m_note->setText(tr("Names the property whose value says which of the schemas applies."));
    widgets::setButtonText(m_add, tr("Add discriminator"));
    widgets::setButtonText(m_remove, tr("Remove discriminator"));
    m_form->form().setLabel(m_propertyEdit, messages::fieldLabel("propertyName"));
    m_propertyEdit->setPlaceholderText(tr("Property of all branches, such as type"));
    m_form->form().setLabel(m_defaultEdit, messages::fieldLabel("defaultMapping"));
    m_defaultEdit->setPlaceholderText(tr("Schema for other values"));
    m_table->setTexts({tr("Discriminator mapping"), tr("Add mapping"), tr("Remove mapping"),
                       tr("Without a mapping, the value is the name of a schema.")});
}

} // namespace designer

#include "moc_discriminatorsection.cpp"
