#pragma once

#include "context.h"
#include "pointer.h"

#include <QWidget>

class QCheckBox;
class QPlainTextEdit;
class QPushButton;
class QToolButton;
namespace document {
struct Change;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class OpenDefinition;
} // namespace workspace

namespace designer {

class AddPopup;
class BoundForm;
class ComponentBand;
class ContentSection;
class FlagBinding;
class FoldedSection;
class ParagraphBinding;
class ReferencePicker;

/** The request body in the page of an operation: added with its media type, and edited in place. A body that is a
 * component of the same document is edited there. */
class BodySection final : public QWidget
{
    Q_OBJECT

public:
    explicit BodySection(const Context &context, QWidget *parent = nullptr);

    /** Shows the request body of the operation at `operation`. */
    void setOperation(const document::Pointer &operation);
    /** The media types of the body. */
    [[nodiscard]] ContentSection &content() const { return *m_content; }
    /** Updates what the section says about the target of a reference, which may have been read. */
    void refreshReferences();
    /** Opens the popup that adds the body or, if there is one, a media type. */
    void openAdding();
    /** Shows the control for the value at `pointer` of the body, and returns it; null if there is none. */
    QWidget *reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

private:
    void buildWidgets();
    void connectAll();
    void refreshIfTouched(const document::Change &change);
    void refresh();
    void place();
    void add(const QString &text);
    void remove();
    [[nodiscard]] QWidget *newRest(QWidget *parent);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_place;  ///< The place of `requestBody`.
    document::Pointer m_target; ///< The place of the Request Body Object; the root if it is in another file or missing.
    widgets::Heading *m_title = nullptr;
    ComponentBand *m_band = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    QPushButton *m_add = nullptr;
    AddPopup *m_popup = nullptr;
    ReferencePicker *m_picker = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_source = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QWidget *m_body = nullptr;
    BoundForm *m_form = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    QCheckBox *m_requiredBox = nullptr;
    ParagraphBinding *m_description = nullptr;
    FlagBinding *m_required = nullptr;
    ContentSection *m_content = nullptr;
    FoldedSection *m_rest = nullptr;
};

} // namespace designer
