#include "schemadetails.h"

#include "adaptiverow.h"
#include "keywordform.h"
#include "measures.h"
#include "patterntry.h"
#include "samplepanel.h"
#include "samplesdialog.h"
#include "schemacells.h"
#include "tablesection.h"
#include "workspace.h"

#include <QTableView>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Pointer;

namespace {
/** The fields, and beside them a sample of the same width. */
constexpr int SampleBesideWidth = 820;
} // namespace

SchemaDetails::SchemaDetails(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_mappingModel(context.document())
    , m_valuesModel(context.document())
{
    buildWidgets();
    connectAll();
    retranslate();
    hide();
}

void SchemaDetails::buildWidgets()
{
    auto *row = new AdaptiveRow(SampleBesideWidth, this);
    auto *fields = new QWidget(row);
    m_values = new TableSection(m_context, m_valuesModel, u"titledValues"_qs, fields);
    m_mapping = new TableSection(m_context, m_mappingModel, u"discriminatorMapping"_qs, fields);
    auto *schemas = new SchemaTypeDelegate(m_mapping);
    schemas->setReferences([this] { return componentReferences(m_definition, m_context.references, "schemas"); });
    m_mapping->view().setItemDelegateForColumn(MappingModel::Schema, schemas);
    m_keywords = new KeywordForm(m_context, fields);
    m_try = new PatternTry(m_definition.document(), fields);
    m_keywords->addBelowTypes(m_try);
    auto *column = new QVBoxLayout(fields);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_keywords);
    column->addWidget(m_values);
    column->addWidget(m_mapping);
    column->addStretch(1);
    m_sample = new SamplePanel(m_context, row);
    row->setWidgets(fields, m_sample);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(row);
}

void SchemaDetails::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_row.pointer.isRoot() && change.touches(m_row.pointer))
            refreshTables();
    });
    connect(m_keywords, &KeywordForm::failed, this, &SchemaDetails::failed);
    connect(m_sample, &SamplePanel::makeRequested, this, &SchemaDetails::askForSample);
}

void SchemaDetails::setRow(const openapi::SchemaRow *row, const QByteArrayList &hidden)
{
    setVisible(row);
    m_row = row ? *row : openapi::SchemaRow();
    m_keywords->setRow(row, hidden);
    if (!row)
        return;
    m_sample->setSchema(m_row.pointer);
    refreshTables();
}

void SchemaDetails::refreshTables()
{
    const Node schema = m_definition.document().snapshot().at(m_row.pointer);
    const bool hasDiscriminator = schema.member("discriminator").isMapping();
    m_mapping->setVisible(hasDiscriminator);
    m_mapping->setPlace(hasDiscriminator ? m_row.pointer / Pointer{"discriminator", "mapping"} : Pointer());
    Pointer values;
    for (const QByteArray &keyword : {QByteArray("anyOf"), QByteArray("oneOf")}) {
        if (TitledValuesModel::isShownBy(schema.member(keyword)))
            values = m_row.pointer / keyword;
    }
    m_values->setVisible(!values.isRoot());
    m_values->setPlace(values);
    m_try->setSchema(m_row.pointer);
}

bool SchemaDetails::reveal(const Pointer &pointer)
{
    return m_keywords->reveal(pointer);
}

void SchemaDetails::focusTitledValues()
{
    m_values->selectRow(0);
}

void SchemaDetails::askForSample()
{
    auto *dialog = new SamplesDialog(this);
    connect(dialog, &SamplesDialog::chosen, this, &SchemaDetails::sampleChosen);
    dialog->open();
}

void SchemaDetails::retranslate()
{
    m_keywords->retranslate();
    m_sample->retranslate();
    m_try->retranslate();
    m_values->setTexts({tr("Values with titles"), tr("Add value"), tr("Remove value"), tr("No values.")});
    m_mapping->setTexts({tr("Discriminator mapping"), tr("Add mapping"), tr("Remove mapping"),
                         tr("Without a mapping, the value is the name of a schema.")});
}

} // namespace designer

#include "moc_schemadetails.cpp"
