#pragma once

#include "context.h"
#include "schematree.h"
#include "titledvaluesmodel.h"

#include <QWidget>

namespace designer {

class AdaptiveRow;
class DiscriminatorSection;
class KeywordForm;
class PatternTry;
class SamplePanel;
class TableSection;

/** The details of the current row of a schema tree, below the tree: its keywords, its tables, and a sample. */
class SchemaDetails final : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaDetails(const Context &context, QWidget *parent = nullptr);

    /** Shows the details of a row, or nothing if `row` is null. `hidden` are keywords that have a control elsewhere. */
    void setRow(const openapi::SchemaRow *row, const QByteArrayList &hidden);
    /** Gives the focus to the field for the value at `pointer`. Returns false if there is none. */
    bool reveal(const document::Pointer &pointer);
    /** Gives the focus to the first row of the table of values with titles. */
    void focusTitledValues();
    /** Adds a discriminator to the schema, with a mapping of its branches. */
    void addDiscriminator();
    /** Opens a dialog that asks for a sample to make the schema from. */
    void askForSample();
    void retranslate();

signals:
    /** Emitted when the user has chosen a sample, as JSON, to make the schema from. */
    void sampleChosen(const QByteArray &sample);
    void failed(const base::Error &error);

private:
    void buildWidgets();
    void connectAll();
    void refreshTables();

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    openapi::SchemaRow m_row;
    TitledValuesModel m_valuesModel;
    AdaptiveRow *m_columns = nullptr;
    DiscriminatorSection *m_discriminator = nullptr;
    KeywordForm *m_keywords = nullptr;
    PatternTry *m_try = nullptr;
    TableSection *m_values = nullptr;
    SamplePanel *m_sample = nullptr;
};

} // namespace designer
