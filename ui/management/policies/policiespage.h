#pragma once

#include "answerpage.h"

#include <memory>

namespace workspace {
class Workspace;
}

namespace policies {

/**
 * The page Policies: the server's list where it has one, else the ids known in this environment; fetch by id; a form
 * with every field of section 2.3 of the reference beside its JSON; creation with what the server made of it.
 */
class PoliciesPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                 const base::Clock &clock, workspace::Workspace &workspace, base::Settings &settings,
                 QWidget *parent = nullptr);
    ~PoliciesPage() override;

    /** Asks for the list again. */
    void refresh() override;

protected:
    /** What failed last: the list, or one policy. */
    void retry() override;
    void forget() override;
    void retranslate() override;

private:
    struct Parts;
    void buildWidgets(workspace::Workspace &workspace, base::Settings &settings);
    void buildList();
    void connectAll();
    void connectList();
    void take(const management::PolicyPage &page);
    void selectKnown(const QString &id);
    void fetch(const QString &id);
    void takeFetched(const management::Policy &policy);
    void showSelected();
    void refreshNote();

    management::ManagementService &m_service;
    std::unique_ptr<Parts> m_parts;
};

} // namespace policies
