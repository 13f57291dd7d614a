#pragma once

#include "answerpage.h"
#include "ssomodel.h"

class QSplitter;
class QStackedWidget;
class QTreeView;

namespace widgets {
class EmptyState;
class SearchField;
} // namespace widgets

namespace sso {

class SsoDetail;

/** The page SSO Profiles: the SSO profiles of the portal by group, with a search, details, and URLs to open or copy. */
class SsoPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    SsoPage(management::ManagementService &service, management::EnvironmentList &environments, const base::Clock &clock,
            settings::Settings &settings, QWidget *parent = nullptr);

    void refresh() override;

protected:
    void clearContent() override;
    void retranslate() override;

private:
    void buildWidgets(settings::Settings &settings);
    void buildTree();
    void connectAll();
    void refreshContent();
    void refreshEmpty();
    void refreshDetail();

    management::ManagementService &m_service;
    items::SsoModel m_model;
    widgets::SearchField *m_search = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QTreeView *m_tree = nullptr;
    SsoDetail *m_detail = nullptr;
    QSplitter *m_splitter = nullptr;
    bool m_hasAnswer = false;
};

} // namespace sso
