#pragma once

#include "context.h"
#include "operationaccess.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QPushButton;
class QVBoxLayout;
namespace forms {
class FieldMessage;
class ValueLabel;
} // namespace forms
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class LiveReferences;
}

namespace designer {

class DisagreementRow;
class ShownRefresh;

/** The part of an operation's form that shows who may call the operation: what the document requires if the operation
 * has no requirements of its own, what the gateway checks, which of the known policies allow it, and where these
 * disagree. */
class AccessSection final : public QWidget
{
    Q_OBJECT

public:
    AccessSection(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** Shows who may call an operation. `path` and `method` name it in the API; `place` is where it is in its file. */
    void setOperation(const QByteArray &path, const QByteArray &method, const document::Pointer &place);
    /** Shows the access again, because the targets of references may have changed. */
    void refreshReferences();
    void retranslate();

private:
    void buildWidgets();
    void addLine(QGridLayout &grid, widgets::ToneLabel *&caption, forms::ValueLabel *&value, const QString &objectName);
    void connectAll();
    void refresh();
    void showAccess();
    void showRequired();
    void showPolicies();
    void showDisagreements();
    [[nodiscard]] QString actionText(const contract::Disagreement &disagreement) const;
    void act(std::size_t row);
    void showClientAccess();
    void showPoliciesPage();
    void fix(const contract::AccessFix &fix);

    /**
     * Returns the definition that contains `place`: the file with the operation if the place is in the operation,
     * otherwise the API.
     */
    [[nodiscard]] workspace::OpenDefinition &documentWith(const document::Pointer &place) const;

    const Context m_context;
    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    const workspace::LiveReferences &m_references;
    contract::OperationPlace m_operation;
    contract::OperationAccess m_access;
    /** Reads the access from the document again after edits, while the section is visible. */
    ShownRefresh *m_refresh = nullptr;
    widgets::ToneLabel *m_requiredCaption = nullptr;
    forms::ValueLabel *m_required = nullptr;
    widgets::ToneLabel *m_gatewayCaption = nullptr;
    forms::ValueLabel *m_gateway = nullptr;
    QPushButton *m_settings = nullptr;
    widgets::ToneLabel *m_policiesCaption = nullptr;
    forms::ValueLabel *m_policyList = nullptr;
    QPushButton *m_policiesPage = nullptr;
    QVBoxLayout *m_rows = nullptr;
    /** The rows for disagreements. Rows that are not needed are hidden. */
    std::vector<DisagreementRow *> m_disagreements;
    forms::FieldMessage *m_failure = nullptr;
};

} // namespace designer
