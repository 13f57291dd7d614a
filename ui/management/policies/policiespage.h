#pragma once

#include "answerpage.h"
#include "policymodel.h"

#include <QSortFilterProxyModel>

class QLineEdit;
class QPushButton;
class QSplitter;
class QTableView;

namespace widgets {
class SearchField;
class ToneLabel;
} // namespace widgets
namespace workspace {
class Workspace;
}

namespace policies {

class PolicyEditor;

/**
 * The page Policies: the list of policies of the server, or of the IDs known in the current environment if the server
 * has no list, a field to fetch a policy by its ID, and a PolicyEditor.
 */
class PoliciesPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                 const base::Clock &clock, workspace::Workspace &workspace, settings::Settings &settings,
                 QWidget *parent = nullptr);

    /** Loads the list of policies again. */
    void refresh() override;
    /** Shows a draft of a new policy, see PolicyEditor::startDraft(). */
    void startDraft(const management::Policy &policy);

protected:
    /** Repeats the last call, which loaded the list or fetched one policy. */
    void retry() override;
    void clearContent() override;
    void retranslate() override;

private:
    void buildWidgets(workspace::Workspace &workspace, settings::Settings &settings);
    void buildList();
    void connectAll();
    void connectList();
    void showPolicies(const management::PolicyPage &page);
    void selectKnown(const QString &id);
    void fetch(const QString &id);
    void showFetched(const management::Policy &policy);
    void showSelected();
    void refreshNote();

    management::ManagementService &m_service;
    items::PolicyModel m_model;
    QSortFilterProxyModel m_filtered;
    QPushButton *m_draft = nullptr;
    widgets::SearchField *m_search = nullptr;
    QLineEdit *m_id = nullptr;
    QPushButton *m_fetch = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    QTableView *m_list = nullptr;
    QWidget *m_left = nullptr;
    PolicyEditor *m_editor = nullptr;
    QSplitter *m_splitter = nullptr;
    QString m_lastFetched;
    std::optional<management::PolicyPage> m_answer;
};

} // namespace policies
