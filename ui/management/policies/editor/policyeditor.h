#pragma once

#include "managementapi.h"

#include <QWidget>

class QPushButton;
class QSplitter;

namespace widgets {
class Banner;
class Heading;
class ProgressLine;
class ToneLabel;
} // namespace widgets
namespace workspace {
class Workspace;
}

namespace policies {

class PolicyCreation;
class PolicyForm;
class PolicySide;

/**
 * One policy: the form, beside it its JSON and what it means, and the creation. Whichever of form and JSON is typed
 * into, the other shows it at once. A policy of the server is shown as it is; it is changed by a duplicate that is
 * created anew.
 */
class PolicyEditor final : public QWidget
{
    Q_OBJECT

public:
    PolicyEditor(management::ManagementService &service, workspace::Workspace &workspace, QWidget *parent = nullptr);

    /** Shows a policy of the server. A draft that was there is kept for showDraft(). */
    void showFetched(const management::Policy &policy);
    /** Shows the draft, an empty one at first. */
    void showDraft();
    /** Makes the draft a copy of a policy. */
    void duplicate(const management::Policy &policy);
    /** A draft was begun and not yet created. */
    [[nodiscard]] bool hasDraft() const;
    /** Sends the draft, once; nothing happens while a creation is under way. */
    void create();
    /** Gives up a creation whose environment was left. */
    void leaveEnvironment();

signals:
    void created(const management::CreatedPolicy &policy);
    void environmentRequested();
    void draftChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWidgets(workspace::Workspace &workspace);
    void retranslate();
    void connectAll();
    void show(const management::Policy &policy, bool isDraft);
    void takeForm();
    void takeJson(const management::Policy &policy);
    void takeCreated(const management::CreatedPolicy &created, const management::Policy &sent);
    void refreshState();
    /** What this policy is; `redacted` is where a secret of it is not there. */
    [[nodiscard]] QString kindText(const QString &redacted) const;

    management::ManagementService &m_service;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_kind = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_create = nullptr;
    widgets::Banner *m_banner = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    PolicyForm *m_form = nullptr;
    PolicySide *m_side = nullptr;
    QSplitter *m_splitter = nullptr;
    PolicyCreation *m_creation = nullptr;
    management::Policy m_policy;
    management::Policy m_draft;
    bool m_isDraft = true;
};

} // namespace policies
