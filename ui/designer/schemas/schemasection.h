#pragma once

#include "schemamodel.h"

#include <QWidget>

class QTreeView;
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}

namespace designer {

class ChoiceDelegate;
class EntryButtons;

/** The tree of a schema's properties, edited in its cells, with buttons to add and remove. */
class SchemaSection final : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaSection(document::Document &document, QWidget *parent = nullptr);

    void setPlace(const document::Pointer &schema);
    /** The references that are offered as types, in addition to the plain types. */
    void setSchemas(const QStringList &references);
    /** Selects the row of a place and focuses the tree; false when there is no row. */
    bool reveal(const document::Pointer &pointer);
    void retranslate();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);

private:
    void buildWidgets();
    void connectAll();
    void refreshButtons();
    void addProperty();
    void removeProperty();
    void showFailure(const base::Error &error);
    [[nodiscard]] const openapi::SchemaRow *current() const;

    document::Document &m_document;
    items::SchemaModel m_model;
    widgets::Heading *m_title = nullptr;
    QTreeView *m_tree = nullptr;
    ChoiceDelegate *m_types = nullptr;
    forms::FieldMessage *m_message = nullptr;
    EntryButtons *m_buttons = nullptr;
};

} // namespace designer
