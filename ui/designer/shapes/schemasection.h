#pragma once

#include "context.h"
#include "result.h"
#include "schemamodel.h"

#include <QWidget>

namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}

namespace designer {

class SchemaActions;
class SchemaDetails;
class SchemaTreeView;

/** The tree of the schemas inside a schema, with buttons for the current row, its keywords, and a sample. */
class SchemaSection final : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaSection(const Context &context, QWidget *parent = nullptr);

    void setPlace(const document::Pointer &schema);
    /** Sets the keywords of the schema itself that have a control elsewhere, so that the section does not show them. */
    void setHidden(const QByteArrayList &keywords) { m_hidden = keywords; }
    /**
     * Selects the row of the schema with the value at `pointer`, and gives the focus to the field of the value or else
     * to the tree. Returns false if there is no such row.
     */
    bool reveal(const document::Pointer &pointer);
    /** Gives the focus to the tree of the schemas. */
    void focusFirst();
    /** True if the row of the schema with the value at `pointer` is the current row. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /** Emitted when a schema became the component at `component`, whose name the user is to type. */
    void extracted(const document::Pointer &component);

private:
    void buildWidgets();
    void connectAll();
    void connectActions();
    void refresh();
    void add(const QByteArray &keyword);
    /**
     * Selects the place that a command returned, or shows why the command failed. If `editsName` is true, editing the
     * name of the selected row starts.
     */
    void show(const base::Result<document::Pointer> &outcome, bool editsName = false);
    void showFailure(const base::Error &error);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    items::SchemaModel m_model;
    QByteArrayList m_hidden;
    widgets::Heading *m_title = nullptr;
    SchemaTreeView *m_tree = nullptr;
    SchemaActions *m_actions = nullptr;
    forms::FieldMessage *m_message = nullptr;
    SchemaDetails *m_details = nullptr;
};

} // namespace designer
