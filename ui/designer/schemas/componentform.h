#pragma once

#include "boundform.h"
#include "components.h"

class QListWidget;
namespace openapi {
class ReferencedDocument;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class SchemaSection;

/** A place that refers to a component. */
struct ComponentUse {
    QString address; ///< Of the document it stands in; empty for the one that holds the component.
    QString file;    ///< That document's name.
    document::Pointer pointer;
};

/** One component: its name, its description, for a schema what is in it, and who refers to it. */
class ComponentForm final : public QWidget
{
    Q_OBJECT

public:
    ComponentForm(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    void setComponent(const openapi::Component &component);
    /** What a property's type can refer to. */
    void setSchemas(const QStringList &references);
    /** Shows who refers to the component. */
    void setUses(const QList<ComponentUse> &uses);
    void editName();
    /** The name that was typed could not be given. */
    void refuseName(const base::Error &error);
    bool reveal(const document::Pointer &pointer);
    void retranslate();

signals:
    void renameRequested(const QByteArray &name);
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    void placeRequested(const QString &address, const document::Pointer &pointer);

private:
    void buildWidgets();
    void connectAll();
    void place();
    void refreshUses();
    void refreshHelp();
    void showUse(qsizetype row);

    workspace::OpenDefinition &m_definition;
    openapi::Component m_component;
    QList<ComponentUse> m_uses;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_kind = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_nameEdit = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    ParagraphBinding *m_description = nullptr;
    SchemaSection *m_schema = nullptr;
    widgets::Heading *m_usesTitle = nullptr;
    widgets::ToneLabel *m_noUses = nullptr;
    QListWidget *m_usesList = nullptr;
};

} // namespace designer
