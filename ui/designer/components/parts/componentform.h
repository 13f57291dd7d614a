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

namespace designer {

class ObjectPage;
class SchemaSection;

/** A place that refers to a component, in the component's own document or in another one. */
struct ComponentUse {
    QString address; ///< The address of the document with the reference; empty if it is the document that contains the
                     ///< component.
    QString file;    ///< The name of the file with the reference.
    document::Pointer pointer;
    QString path; ///< The place of the reference as a path that users can read, made by placePath().
};

/** The form of a component: its name, its fields (for a schema, the description and the tree of its properties), and
 * the references to it. */
class ComponentForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ComponentForm(const Context &context, QWidget *parent = nullptr);

    void setComponent(const openapi::Component &component);
    /** Sets the references to the component that the form lists. */
    void setUses(const QList<ComponentUse> &uses);
    void editName();
    /** Shows why the component can't get the name that the user typed. */
    void refuseName(const base::Error &error);
    /** Gives the focus to the control for the value at `pointer`, and returns it so that the caller can scroll to it.
     * Returns null if there is no control, and for rows of a schema's tree, which scrolls itself. */
    QWidget *reveal(const document::Pointer &pointer);
    /**
     * True if the form shows the value at `pointer` of the component; for a value inside a schema, if its row in the
     * tree is the current one.
     */
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    /** The editor of the component, which is hidden unless it is a schema. */
    [[nodiscard]] SchemaSection *schema() const { return m_schema; }
    void retranslate();

signals:
    void renameRequested(const openapi::Component &component, const QByteArray &name);
    /**
     * Emitted when the form can't wait any longer for the answer to renameRequested(): the receiver has to rename the
     * component now, or call refuseName().
     */
    void renameAwaited();
    /** Emitted when a schema inside the component became the component at `component`. */
    void extracted(const document::Pointer &component);
    /** Emitted when the user wants to see the component at `place`. */
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

    const Context m_context;
    workspace::OpenDefinition &m_definition;
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
