#pragma once

#include "boundform.h"

class QPushButton;
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class EntriesModel;
class EntryButtons;
class TableSection;

/** The part of an operation's form that adds or removes the request body, and edits its description and media types. */
class RequestBodySection final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestBodySection(const Context &context, QWidget *parent = nullptr);

    /** Shows the request body of the operation at `operation`. */
    void setOperation(const document::Pointer &operation);
    [[nodiscard]] BoundForm &form() const { return *m_form; }
    void retranslate();

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void add();
    void remove();
    void setPlaces();

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_place;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    BoundForm *m_form = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    QCheckBox *m_requiredBox = nullptr;
    ParagraphBinding *m_description = nullptr;
    FlagBinding *m_required = nullptr;
    EntriesModel *m_contentModel = nullptr;
    TableSection *m_content = nullptr;
    EntryButtons *m_buttons = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace designer
