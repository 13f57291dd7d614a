#pragma once

#include "designertab.h"
#include "settingssection.h"

class QLineEdit;
class QPlainTextEdit;
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

class BoundForm;
class FormArea;
class MembersModel;
class ParagraphBinding;
class RequestFlow;
class StatisticsPanel;
class TabFrame;
class TableSection;
class ObjectForm;
class ObjectPage;
class TextBinding;

/** An overview of the API: the request flow, and all fields of the document but its paths and components. */
class OverviewTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit OverviewTab(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    ~OverviewTab() override;

    /** Reads other files too. */
    void setReferences(workspace::References &references);
    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;

signals:
    /** A step of the request flow was activated. Its settings are in this section of the Settings tab. */
    void settingRequested(designer::SettingsSection section);
    /** The form of a schema is requested. */
    void entryRequested(const document::Pointer &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void buildFields(QWidget *content);
    void retranslate();
    void connectAll();
    void place();
    void refresh();
    void openObject(const document::Pointer &place);
    /** openObject(), with the focus in the first field. */
    void enterObject(const document::Pointer &place);
    void showPage(FormArea *area);
    [[nodiscard]] bool isOnObjectPage(const document::Pointer &pointer) const;
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

    workspace::OpenDefinition &m_definition;
    TabFrame *m_frame = nullptr;
    FormArea *m_area = nullptr;
    widgets::Heading *m_flowTitle = nullptr;
    widgets::ToneLabel *m_flowText = nullptr;
    RequestFlow *m_flow = nullptr;
    widgets::Heading *m_infoTitle = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_titleEdit = nullptr;
    QLineEdit *m_versionEdit = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    TextBinding *m_title = nullptr;
    TextBinding *m_version = nullptr;
    ParagraphBinding *m_description = nullptr;
    MembersModel *m_serversModel = nullptr;
    MembersModel *m_tagsModel = nullptr;
    TableSection *m_servers = nullptr;
    TableSection *m_tags = nullptr;
    StatisticsPanel *m_statistics = nullptr;
    ObjectForm *m_info = nullptr; ///< The fields of `info` that are not above.
    ObjectForm *m_rest = nullptr; ///< Those of the document.
    ObjectPage *m_object = nullptr;
    FormArea *m_objectArea = nullptr;
    FormArea *m_shown = nullptr; ///< m_area or m_objectArea.
};

} // namespace designer
