#include "schemasection.h"

#include "editmessages.h"
#include "fieldmessage.h"
#include "heading.h"
#include "measures.h"
#include "references.h"
#include "schemaactions.h"
#include "schemacommands.h"
#include "schemadetails.h"
#include "schematreeview.h"
#include "specificationtable.h"
#include "workspace.h"

#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using openapi::SchemaRow;

namespace {

QStringList typesOfVersion(specification::Version version)
{
    const auto &schema = specification::objectType(specification::ObjectKind::Schema);
    QStringList types;
    for (const char *type : specification::findField(schema, "type", version)->type.values)
        types.append(QString::fromLatin1(type));
    return types;
}

} // namespace

SchemaSection::SchemaSection(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_references(context.references)
    , m_model(context.document())
{
    buildWidgets();
    retranslate();
    connectAll();
    connectActions();
    refresh();
}

void SchemaSection::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_tree = new SchemaTreeView(m_model, this);
    m_tree->setReferences([this] { return componentReferences(m_definition, m_references, "schemas"); });
    m_actions = new SchemaActions(m_tree, this);
    m_message = new forms::FieldMessage(this);
    m_details = new SchemaDetails(m_context, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_tree);
    column->addWidget(m_message);
    column->addWidget(m_actions);
    column->addSpacing(theme::Space::Control);
    column->addWidget(m_details);
}

void SchemaSection::connectAll()
{
    m_model.setKnownReferences([this] { return m_references.set().find(m_references.addressOf(m_definition)); });
    connect(&m_model, &items::SchemaModel::failed, this, &SchemaSection::showFailure);
    connect(m_tree, &SchemaTreeView::rowChanged, this, [this] {
        m_message->clear();
        refresh();
    });
    connect(m_details, &SchemaDetails::failed, this, &SchemaSection::showFailure);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        const SchemaRow *row = m_tree->hasFocus() ? m_tree->currentRow() : nullptr;
        if (row)
            m_context.select(row->pointer, *this);
    });
}

void SchemaSection::connectActions()
{
    // The row is copied, because the edit reads the rows again.
    const auto onRow = [this](auto command) {
        return [this, command] {
            if (const SchemaRow *row = m_tree->currentRow())
                command(SchemaRow(*row), SchemaCommands(m_definition, m_references));
        };
    };
    connect(m_actions, &SchemaActions::addRequested, this, &SchemaSection::add);
    connect(m_actions, &SchemaActions::titledValuesRequested, this,
            onRow([this](const SchemaRow &row, SchemaCommands commands) {
                const auto added = commands.addTitledValues(row);
                show(added);
                if (added)
                    m_details->focusTitledValues();
            }));
    connect(m_actions, &SchemaActions::discriminatorRequested, m_details, &SchemaDetails::addDiscriminator);
    connect(m_actions, &SchemaActions::renameRequested, this,
            onRow([this](const SchemaRow &row, SchemaCommands) { m_tree->editName(row.pointer); }));
    connect(m_actions, &SchemaActions::duplicateRequested, this,
            onRow([this](const SchemaRow &row, SchemaCommands commands) { show(commands.duplicate(row), true); }));
    connect(m_actions, &SchemaActions::deleteRequested, this,
            onRow([this](const SchemaRow &row, SchemaCommands commands) {
                if (const auto removed = commands.remove(row); !removed)
                    showFailure(removed.error());
            }));
    connect(m_actions, &SchemaActions::moveRequested, this, [this, onRow](int by) {
        onRow([this, by](const SchemaRow &row, SchemaCommands commands) { show(commands.move(row, by)); })();
    });
    connect(m_actions, &SchemaActions::requiredRequested, this, [this, onRow](bool required) {
        onRow([this, required](const SchemaRow &row, SchemaCommands commands) {
            show(commands.setRequired(row, required));
        })();
    });
    connect(m_actions, &SchemaActions::referenceRequested, m_tree, &SchemaTreeView::editType);
    connect(m_actions, &SchemaActions::inlineRequested, this,
            onRow([this](const SchemaRow &row, SchemaCommands commands) { show(commands.inlineReference(row)); }));
    connect(m_actions, &SchemaActions::extractRequested, this,
            onRow([this](const SchemaRow &row, SchemaCommands commands) {
                if (const auto component = commands.extract(row))
                    emit extracted(*component);
                else
                    showFailure(component.error());
            }));
    connect(m_actions, &SchemaActions::sampleRequested, m_details, &SchemaDetails::askForSample);
    connect(m_details, &SchemaDetails::sampleChosen, this, [this, onRow](const QByteArray &sample) {
        onRow([this, &sample](const SchemaRow &row, SchemaCommands commands) {
            show(commands.makeFromSample(row, sample));
        })();
    });
    connect(m_actions, &SchemaActions::sourceRequested, this, [this] {
        const SchemaRow *row = m_tree->currentRow();
        m_context.showInSource(row ? row->pointer : m_model.place(), *this);
    });
}

void SchemaSection::retranslate()
{
    m_title->setText(tr("Properties"));
    m_tree->setAccessibleName(tr("Properties"));
    m_model.setTexts({{tr("Name"), tr("Type"), tr("Format"), tr("Required"), tr("Description"), tr("Constraints")},
                      tr("Edit schema")});
    m_actions->retranslate();
    m_details->retranslate();
    refresh();
}

void SchemaSection::setPlace(const document::Pointer &schema)
{
    if (schema == m_model.place())
        return refresh(); // The model follows the document by itself.
    m_message->clear();
    m_tree->setTypes(typesOfVersion(openapi::schemaVersion(m_definition.document().snapshot())));
    m_model.setPlace(schema);
    refresh();
}

void SchemaSection::refresh()
{
    const document::Document &document = m_definition.document();
    const document::Snapshot snapshot = document.snapshot();
    const bool canEdit = document.readOnlyReason() == document::ReadOnlyReason::None && snapshot.isValid();
    const SchemaRow *row = m_tree->currentRow();
    m_actions->setRow(snapshot, row, canEdit);
    const bool isRoot = row && row->place == SchemaRow::Place::Root;
    m_details->setRow(row, isRoot ? m_hidden : QByteArrayList());
}

/** A property is added to the current schema, or next to the current property if that has none of its own. */
void SchemaSection::add(const QByteArray &keyword)
{
    const SchemaRow *row = m_tree->currentRow();
    document::Pointer schema = row ? row->pointer : m_model.place();
    const bool canHaveProperties = row && row->reference.isEmpty() && !row->isBoolean &&
                                   (row->type.isEmpty() || row->type.contains(u"object"));
    if (keyword == "properties" && row && !canHaveProperties)
        schema = row->owner;
    show(SchemaCommands(m_definition, m_references).add(schema, keyword), true);
}

void SchemaSection::show(const base::Result<document::Pointer> &outcome, bool editsName)
{
    if (!outcome)
        return showFailure(outcome.error());
    if (editsName)
        m_tree->editName(*outcome);
    else
        m_tree->select(*outcome);
}

void SchemaSection::showFailure(const base::Error &error)
{
    m_message->show(forms::FieldMessage::Kind::Error, editFailureText(error));
}

bool SchemaSection::reveal(const document::Pointer &pointer)
{
    if (!m_tree->select(pointer))
        return false;
    if (!m_details->reveal(pointer))
        m_tree->setFocus(Qt::OtherFocusReason);
    return true;
}

void SchemaSection::focusFirst()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

bool SchemaSection::shows(const document::Pointer &pointer) const
{
    const SchemaRow *row = m_tree->currentRow();
    return row && m_model.rowAt(m_tree->rowOf(pointer)) == row;
}

} // namespace designer

#include "moc_schemasection.cpp"
