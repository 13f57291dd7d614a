#pragma once

#include "result.h"
#include "schemamodel.h"

#include <QWidget>

namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}
namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

class SchemaActions;
class SchemaDetails;
class SchemaTreeView;

/** The tree of the schemas in a schema, with buttons for the current row, its keywords, and a sample. */
class SchemaSection final : public QWidget
{
    Q_OBJECT

public:
    /** Without `references`, other files are not read. */
    SchemaSection(workspace::OpenDefinition &definition, workspace::References *references, QWidget *parent = nullptr);

    void setReferences(workspace::References &references);
    void setPlace(const document::Pointer &schema);
    /** Keywords of the schema itself that have a control elsewhere. */
    void setHidden(const QByteArrayList &keywords) { m_hidden = keywords; }
    /** Selects the row of a place and focuses the tree; false when there is no row. */
    bool reveal(const document::Pointer &pointer);
    /** Gives the focus to the tree. */
    void focusFirst();
    /** True if the current row is that of the place. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    /** A schema became a component, whose name is to be typed. */
    void extracted(const document::Pointer &component);

private:
    void buildWidgets();
    void connectAll();
    void connectActions();
    void refresh();
    void add(const QByteArray &keyword);
    /** Selects the place that a command returns, or shows why it failed. */
    void show(const base::Result<document::Pointer> &outcome, bool editsName = false);
    void showFailure(const base::Error &error);

    workspace::OpenDefinition &m_definition;
    workspace::References *m_references;
    items::SchemaModel m_model;
    QByteArrayList m_hidden;
    widgets::Heading *m_title = nullptr;
    SchemaTreeView *m_tree = nullptr;
    SchemaActions *m_actions = nullptr;
    forms::FieldMessage *m_message = nullptr;
    SchemaDetails *m_details = nullptr;
};

} // namespace designer
