#pragma once

#include "boundform.h"
#include "components.h"

class QListWidget;
namespace editing {
class NameEdit;
}
namespace openapi {
class ReferencedDocument;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class References;
}

namespace designer {

class ObjectPage;
class SchemaSection;

/** A reference to a component. */
struct ComponentUse {
    QString address; ///< Of the referring document; empty when it is the component's own.
    QString file;    ///< Name of that document.
    document::Pointer pointer;
    QString path; ///< The place as users read it, as of placePath().
};

/** One component: its name, the description and properties of a schema or else the form of the object, and the
 * references to it. */
class ComponentForm final : public QWidget
{
    Q_OBJECT

public:
    ComponentForm(workspace::OpenDefinition &definition, workspace::References &references, QWidget *parent = nullptr);

    void setComponent(const openapi::Component &component);
    /** Shows the references to the component. */
    void setUses(const QList<ComponentUse> &uses);
    void editName();
    /** Shows why the component can't get the typed name. */
    void refuseName(const base::Error &error);
    /** Gives the control for the place the focus. Returns it to be scrolled to; null if there is none, and for the tree
     * of a schema, which scrolls itself. */
    QWidget *reveal(const document::Pointer &pointer);
    /** True if the form shows this place of the component, with its row current if it is in a schema. */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    void renameRequested(const openapi::Component &component, const QByteArray &name);
    /** The component that was to be renamed must have its name now, or it is refused. */
    void renameAwaited();
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    void placeRequested(const QString &address, const document::Pointer &pointer);
    /** A schema of the component became a component of its own. */
    void extracted(const document::Pointer &component);
    /** The user wants to see another component. */
    void componentRequested(const document::Pointer &place);

private:
    void buildWidgets();
    void connectAll();
    void refreshKind();
    void place(bool isOther);
    void followObject(const document::Pointer &place);
    void refreshUses();
    void refreshHelp();
    void showUse(qsizetype row);

    workspace::OpenDefinition &m_definition;
    workspace::References &m_references;
    openapi::Component m_component;
    QList<ComponentUse> m_uses;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_kind = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_nameEdit = nullptr;
    editing::NameEdit *m_name = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    ParagraphBinding *m_description = nullptr;
    SchemaSection *m_schema = nullptr;
    ObjectPage *m_object = nullptr;
    widgets::Heading *m_usesTitle = nullptr;
    widgets::ToneLabel *m_noUses = nullptr;
    QListWidget *m_usesList = nullptr;
};

} // namespace designer
