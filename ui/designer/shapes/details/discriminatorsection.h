#pragma once

#include "context.h"
#include "mappingmodel.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QStringListModel;
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class BoundForm;
class TableSection;
class TextBinding;

/**
 * The discriminator of a schema: the name of its property, and the value of the property for each branch. For branches
 * without a discriminator it offers one.
 */
class DiscriminatorSection final : public QWidget
{
    Q_OBJECT

public:
    explicit DiscriminatorSection(const Context &context, QWidget *parent = nullptr);

    /** Shows the discriminator of a schema; hides the section if the schema has neither one nor branches. */
    void setSchema(const document::Pointer &schema);
    /** Gives the focus to the field for the value at `pointer`. Returns false if there is none. */
    bool reveal(const document::Pointer &pointer);
    /** Adds a discriminator to the schema and gives the focus to the name of its property. */
    void add();
    void retranslate();

signals:
    void failed(const base::Error &error);

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void remove();
    void completeProperty();

    const Context m_context;
    document::Pointer m_schema;
    MappingModel m_model;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_propertyEdit = nullptr;
    TextBinding *m_property = nullptr;
    QLineEdit *m_defaultEdit = nullptr;
    TextBinding *m_default = nullptr;
    QStringListModel *m_properties = nullptr;
    TableSection *m_table = nullptr;
};

} // namespace designer
