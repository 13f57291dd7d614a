#pragma once

#include "answerpage.h"
#include "policymodel.h"
#include "servedapi.h"

#include <QPointer>
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
class DocumentStore;
class Workspace;
} // namespace workspace

namespace policies {

class MatrixDialog;
class PolicyEditor;
class PolicyFiles;

/**
 * The page Policies: the list of policies of the server, or of the IDs known in the current environment if the server
 * has no list, a field to fetch a policy by its ID, and a PolicyEditor.
 */
class PoliciesPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                 const base::Clock &clock, workspace::Workspace &workspace, workspace::DocumentStore &store,
                 settings::Settings &settings, QWidget *parent = nullptr);

    /** Loads the list of policies again. */
    void refresh() override;
    /** Shows a draft of a new policy, see PolicyEditor::startDraft(). */
    void startDraft(const management::Policy &policy);

public slots:
    /** Sets the APIs of the open definitions and folders, whose operations the matrix shows. */
    void setApis(const QList<reach::ServedApi> &apis);
    /** Shows the matrix of the operations of the APIs under the policies of the list. */
    void showMatrix();

protected:
    /** Repeats the last call, which loaded the list or fetched one policy. */
    void retry() override;
    void clearContent() override;
    void retranslate() override;

private:
    void buildWidgets(workspace::Workspace &workspace, workspace::DocumentStore &store, settings::Settings &settings);
    void buildList();
    void connectAll();
    void connectList();
    void showPolicies(const management::PolicyPage &page);
    void selectKnown(const QString &id);
    void fetch(const QString &id);
    void showFetched(const management::Policy &policy);
    void showSelected();
    void showRule(const QString &policyId, const QString &pointer);
    void refreshNote();
    /** The policies of the list that are fetched. */
    [[nodiscard]] QList<management::Policy> policies() const;

    management::ManagementService &m_service;
    workspace::DocumentStore &m_store;
    items::PolicyModel m_model;
    QSortFilterProxyModel m_filtered;
    QPushButton *m_draft = nullptr;
    QPushButton *m_matrixButton = nullptr;
    PolicyFiles *m_files = nullptr;
    QPointer<MatrixDialog> m_matrix;
    QList<reach::ServedApi> m_apis;
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
