#include "schemadetails.h"

#include "adaptiverow.h"
#include "discriminatorsection.h"
#include "keywordform.h"
#include "measures.h"
#include "patterntry.h"
#include "samplepanel.h"
#include "samplesdialog.h"
#include "tablesection.h"
#include "workspace.h"

#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Pointer;

namespace {
/** Two columns of fields, and a sample beside them. */
constexpr int SampleBesideWidth = 760;
} // namespace

SchemaDetails::SchemaDetails(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_valuesModel(context.document())
{
    buildWidgets();
    connectAll();
    retranslate();
    hide();
}

void SchemaDetails::buildWidgets()
{
    m_columns = new AdaptiveRow(SampleBesideWidth, this);
    auto *fields = new QWidget(m_columns);
    m_values = new TableSection(m_context, m_valuesModel, u"titledValues"_qs, fields);
    m_discriminator = new DiscriminatorSection(m_context, fields);
    m_keywords = new KeywordForm(m_context, fields);
    m_try = new PatternTry(m_definition.document(), fields);
    m_keywords->addBelowTypes(m_try);
    auto *column = new QVBoxLayout(fields);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Group);
    column->addWidget(m_discriminator);
    column->addWidget(m_values);
    column->addWidget(m_keywords);
    column->addStretch(1);
    m_sample = new SamplePanel(m_context, m_columns);
    m_columns->setWidgets(fields, m_sample);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_columns);
}

void SchemaDetails::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        if (!m_row.pointer.isRoot() && change.touches(m_row.pointer))
            refreshTables();
    });
    connect(m_discriminator, &DiscriminatorSection::failed, this, &SchemaDetails::failed);
    connect(m_columns, &AdaptiveRow::stackedChanged, m_sample, &SamplePanel::setFoldable);
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
    m_discriminator->setSchema(m_row.pointer);
    refreshTables();
}

void SchemaDetails::refreshTables()
{
    const Node schema = m_definition.document().snapshot().at(m_row.pointer);
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
    return m_discriminator->reveal(pointer) || m_keywords->reveal(pointer);
}

void SchemaDetails::focusTitledValues()
{
    m_values->selectRow(0);
}

void SchemaDetails::addDiscriminator()
{
    m_discriminator->add();
}

void SchemaDetails::askForSample()
{
    auto *dialog = new SamplesDialog(this);
    connect(dialog, &SamplesDialog::chosen, this, &SchemaDetails::sampleChosen);
    dialog->open();
}

void SchemaDetails::retranslate()
{
    m_discriminator->retranslate();
    m_keywords->retranslate();
    m_sample->retranslate();
    m_try->retranslate();
    m_values->setTexts({tr("Values with titles"), tr("Add value"), tr("Remove value"), tr("No values.")});
}

} // namespace designer

#include "moc_schemadetails.cpp"
