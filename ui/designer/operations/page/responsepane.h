#pragma once

#include "context.h"
#include "responses.h"

#include <QWidget>

class QPlainTextEdit;
class QPushButton;
namespace document {
struct Change;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class ToneLabel;
}
namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

class AddPopup;
class BoundForm;
class ComponentBand;
class ContentSection;
class FoldedSection;
class HeadersModel;
class ParagraphBinding;
class ReferencePicker;
class TableSection;

/** The response of the current tab: its description, media types with their schemas, headers, and links. A response
 * that is a component of the same document is edited there. */
class ResponsePane final : public QWidget
{
    Q_OBJECT

public:
    ResponsePane(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    void setResponse(const content::ResponseEntry &response);
    [[nodiscard]] const content::ResponseEntry &response() const { return m_response; }
    [[nodiscard]] ContentSection &content() const { return *m_content; }
    /** Updates the headers that are references, because their targets may have changed. */
    void refreshReferences();
    /** Shows the control for the value at `pointer` of the response, and returns it; null if there is none. */
    QWidget *reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

private:
    void buildWidgets();
    void connectAll();
    void place();
    void openAddingHeader();
    void addHeader(const QString &text);
    [[nodiscard]] QWidget *newRest(QWidget *parent);
    /** True for a response whose object the pane can edit: it is in this document. */
    [[nodiscard]] bool isShown() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    content::ResponseEntry m_response;
    ComponentBand *m_band = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    ReferencePicker *m_picker = nullptr;
    QPushButton *m_source = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QWidget *m_body = nullptr;
    BoundForm *m_form = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    ParagraphBinding *m_description = nullptr;
    ContentSection *m_content = nullptr;
    HeadersModel *m_headersModel = nullptr;
    TableSection *m_headers = nullptr;
    AddPopup *m_headerPopup = nullptr;
    FoldedSection *m_rest = nullptr;
};

} // namespace designer
