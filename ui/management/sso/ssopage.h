#pragma once

#include "answerpage.h"

#include <memory>

namespace sso {

/** The page SSO Profiles: the portal's profiles in their groups, search, detail, and the URLs to open or copy. */
class SsoPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    SsoPage(management::ManagementService &service, management::EnvironmentList &environments, const base::Clock &clock,
            base::Settings &settings, QWidget *parent = nullptr);
    ~SsoPage() override;

    void refresh() override;

protected:
    void forget() override;
    void retranslate() override;

private:
    struct Parts;
    void buildWidgets(base::Settings &settings);
    void buildTree();
    void connectAll();
    void refreshContent();
    void refreshEmpty();
    void refreshDetail();

    management::ManagementService &m_service;
    std::unique_ptr<Parts> m_parts;
};

} // namespace sso
