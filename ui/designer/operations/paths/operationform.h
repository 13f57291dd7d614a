#pragma once

#include "boundform.h"
#include "pathtreemodel.h"

class QComboBox;
namespace editing {
class ListEdit;
}
namespace widgets {
class Banner;
class ElidedLabel;
class MethodBadge;
} // namespace widgets
namespace workspace {
class LiveReferences;
}

namespace designer {

class AccessSection;
class ObjectForm;
class ParametersModel;
class RequestBodySection;
class ResponsesModel;
class TableSection;
class TextListBinding;

/**
 * The form of one operation in the Paths tab: its fields, parameters, request body and responses, and who may call it.
 */
class OperationForm final : public QWidget
{
    Q_OBJECT

public:
    OperationForm(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /**
     * Shows an operation. `pointer` is its place in the file; `freeMethods` are the methods that its path does not have
     * yet.
     */
    void setOperation(const PathEntry &entry, const document::Pointer &pointer, const QList<QByteArray> &freeMethods);
    void setFreeMethods(const QList<QByteArray> &freeMethods);
    void editMethod();
    void refuseMethod(const base::Error &error);
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    [[nodiscard]] AccessSection &access() const { return *m_access; }
    /** Updates what the form shows of the targets of references, which may have changed. */
    void refreshReferences();
    void retranslate();

signals:
    void methodRequested(const QByteArray &method);

private:
    void buildWidgets();
    void buildFields();
    void connectAll();
    void place();
    void refreshBanner();

    const Context m_context;
    workspace::OpenDefinition &m_file;
    const workspace::LiveReferences &m_references;
    PathEntry m_entry;
    document::Pointer m_pointer;
    QList<QByteArray> m_methods;
    widgets::MethodBadge *m_badge = nullptr;
    widgets::ElidedLabel *m_path = nullptr;
    widgets::Banner *m_banner = nullptr;
    QWidget *m_content = nullptr;
    BoundForm *m_form = nullptr;
    QComboBox *m_methodBox = nullptr;
    QLineEdit *m_summaryEdit = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    QLineEdit *m_idEdit = nullptr;
    editing::ListEdit *m_tagsEdit = nullptr;
    QCheckBox *m_deprecatedBox = nullptr;
    TextBinding *m_summary = nullptr;
    ParagraphBinding *m_description = nullptr;
    TextBinding *m_id = nullptr;
    TextListBinding *m_tags = nullptr;
    FlagBinding *m_deprecated = nullptr;
    ParametersModel *m_parametersModel = nullptr;
    ResponsesModel *m_responsesModel = nullptr;
    TableSection *m_parameters = nullptr;
    RequestBodySection *m_body = nullptr;
    TableSection *m_responses = nullptr;
    AccessSection *m_access = nullptr;
    /** The form with the fields of the operation that have no control of their own in this form. */
    ObjectForm *m_rest = nullptr;
};

} // namespace designer
