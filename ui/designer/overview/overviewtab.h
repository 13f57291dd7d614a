#pragma once

#include "context.h"
#include "designertab.h"

class QLineEdit;
class QPlainTextEdit;
class QPushButton;
namespace base {
class Clock;
}
namespace management {
class KnownCertificates;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

class BoundForm;
class CertificateEnd;
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

/**
 * The tab with an overview of the API: the request flow, and all fields of the document except its paths and
 * components.
 */
class OverviewTab final : public DesignerTab, private ObjectOpener
{
    Q_OBJECT

public:
    explicit OverviewTab(const Context &context, QWidget *parent = nullptr);
    ~OverviewTab() override;

    /** Sets the certificates of the current environment, to tell when they stop the API. Both outlive the tab. */
    void setCertificates(const management::KnownCertificates &known, const base::Clock &clock);

    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;

signals:
    /** The user wants to convert the definition to another version of OpenAPI. */
    void conversionRequested();

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
    void enterObject(const document::Pointer &place) override;
    void showPage(FormArea *area);
    [[nodiscard]] bool isOnObjectPage(const document::Pointer &pointer) const;
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    TabFrame *m_frame = nullptr;
    FormArea *m_area = nullptr;
    widgets::Heading *m_flowTitle = nullptr;
    widgets::ToneLabel *m_flowText = nullptr;
    RequestFlow *m_flow = nullptr;
    CertificateEnd *m_end = nullptr;
    widgets::Heading *m_infoTitle = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_titleEdit = nullptr;
    QLineEdit *m_versionEdit = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    QLineEdit *m_openapiEdit = nullptr; ///< Shows the version of OpenAPI, which m_convert changes.
    QPushButton *m_convert = nullptr;
    TextBinding *m_title = nullptr;
    TextBinding *m_version = nullptr;
    ParagraphBinding *m_description = nullptr;
    MembersModel *m_serversModel = nullptr;
    MembersModel *m_tagsModel = nullptr;
    TableSection *m_servers = nullptr;
    TableSection *m_tags = nullptr;
    StatisticsPanel *m_statistics = nullptr;
    /** The form with the fields of the Info Object that have no field of their own in the tab. */
    ObjectForm *m_info = nullptr;
    /** The form with the fields of the document's root that have no field of their own in the tab. */
    ObjectForm *m_rest = nullptr;
    ObjectPage *m_object = nullptr;
    FormArea *m_objectArea = nullptr;
    FormArea *m_shown = nullptr; ///< The page that the tab shows: m_area or m_objectArea.
};

} // namespace designer
