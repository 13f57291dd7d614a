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
 * The editor for one policy: a form, the policy's JSON, a summary, and a button that creates the policy. Edits of the
 * form and the JSON update each other. A policy of the server is read-only; the user changes it by creating a
 * duplicate.
 */
class PolicyEditor final : public QWidget
{
    Q_OBJECT

public:
    PolicyEditor(management::ManagementService &service, workspace::Workspace &workspace, QWidget *parent = nullptr);

    /** Shows a policy of the server, which is read-only. The draft that the user edits is kept for showDraft(). */
    void showFetched(const management::Policy &policy);
    /** Shows the draft of a new policy, which is initially empty. */
    void showDraft();
    /** Replaces the draft by an initial one with the members of `policy`, and shows it. */
    void startDraft(const management::Policy &policy);
    /** Replaces the draft by a copy of a policy, and shows it. */
    void duplicate(const management::Policy &policy);
    /** The policy that is shown: the draft, or a policy of the server. */
    [[nodiscard]] const management::Policy &policy() const { return m_policy; }
    /** Selects the member at a JSON Pointer in the JSON of the policy. */
    void showPlace(const QString &pointer);
    /** Starts to create a policy on the server, and shows it when it is created. The draft is kept. Does nothing while
     * a creation is running. */
    void createPolicy(const management::Policy &policy);
    /** Returns true if the draft has edits and was not created on the server yet. */
    [[nodiscard]] bool hasDraft() const;
    /** Starts to create the draft on the server. Does nothing if the draft can't be created or while a creation is
     * running. */
    void create();
    /** Ignores the result of a running creation, because the environment has changed, and shows the draft. */
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
    void applyForm();
    void applyJson(const management::Policy &policy);
    void showCreated(const management::CreatedPolicy &created, const management::Policy &sent);
    void refreshState();
    /** The text that says whether the shown policy is a draft or from the server. `redacted` is the place of a secret
     * that is missing in it, which the text names; empty for none. */
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
    bool m_showsCreated = false; ///< Whether createPolicy() creates a policy, which is shown then.
};

} // namespace policies
