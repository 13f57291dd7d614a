#pragma once

#include "operationaccess.h"
#include "settingssection.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QGridLayout;
class QPushButton;
class QVBoxLayout;
namespace forms {
class FieldMessage;
class ValueLabel;
} // namespace forms
namespace management {
class KnownPolicies;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

class DisagreementRow;
class ShownRefresh;

/** Who may call an operation: what the document requires, what the gateway checks, what the known policies allow, and
 * where these disagree. */
class AccessSection final : public QWidget
{
    Q_OBJECT

public:
    /** `file` has the operations, and `api` the paths that lead there. */
    AccessSection(workspace::OpenDefinition &file, workspace::OpenDefinition &api,
                  const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** Without it no policies are known. */
    void setPolicies(management::KnownPolicies &policies);
    /** An operation of the file. */
    void setOperation(const QByteArray &path, const QByteArray &method, const document::Pointer &place);
    /** What references lead to may have changed. */
    void refreshReferences();
    void retranslate();

signals:
    /** The user wants to see a place of the file, or of the API. */
    void sourceRequested(const document::Pointer &pointer);
    void apiSourceRequested(const document::Pointer &pointer);
    /** The user wants to see the client access of the gateway. */
    void settingRequested(designer::SettingsSection section);
    /** The user wants to see the page Policies. */
    void policiesRequested();

private:
    void buildWidgets();
    void addLine(QGridLayout &grid, widgets::ToneLabel *&caption, forms::ValueLabel *&value, const QString &objectName);
    void connectAll();
    void refresh();
    void showAccess();
    void showPolicies();
    void showDisagreements();
    [[nodiscard]] QString actionText(const contract::Disagreement &disagreement) const;
    void act(std::size_t row);
    void showInSource(const document::Pointer &place);
    void fix(const contract::AccessFix &fix);

    /** The document that an edit or place of the access is in. */
    [[nodiscard]] workspace::OpenDefinition &documentWith(const document::Pointer &place) const;

    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    const workspace::LiveReferences &m_references;
    QPointer<management::KnownPolicies> m_policies;
    contract::OperationPlace m_operation;
    contract::OperationAccess m_access;
    ShownRefresh *m_refresh = nullptr; ///< Of what is read from the document.
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_requiredCaption = nullptr;
    forms::ValueLabel *m_required = nullptr;
    widgets::ToneLabel *m_source = nullptr; ///< Where the requirement is set.
    widgets::ToneLabel *m_gatewayCaption = nullptr;
    forms::ValueLabel *m_gateway = nullptr;
    QPushButton *m_settings = nullptr;
    widgets::ToneLabel *m_policiesCaption = nullptr;
    forms::ValueLabel *m_policyList = nullptr;
    QPushButton *m_policiesPage = nullptr;
    QVBoxLayout *m_rows = nullptr;
    std::vector<DisagreementRow *> m_disagreements; ///< Those that are not used are hidden.
    forms::FieldMessage *m_failure = nullptr;
};

} // namespace designer
