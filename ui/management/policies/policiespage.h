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
 * The page Policies: the server's list, or the IDs known in this environment when the server has no list; fetching by
 * ID; a form with every field of a policy next to its JSON; creating a policy.
 */
class PoliciesPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                 const base::Clock &clock, workspace::Workspace &workspace, settings::Settings &settings,
                 QWidget *parent = nullptr);

    /** Loads the list again. */
    void refresh() override;

protected:
    /** Repeats the last call: the list, or one policy. */
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
