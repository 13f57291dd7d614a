#pragma once

#include "answerpage.h"
#include "cancellation.h"
#include "profilecontext.h"
#include "ssomodel.h"

class QCheckBox;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTreeView;

namespace widgets {
class EmptyState;
class SearchField;
class ToneLabel;
} // namespace widgets

namespace sso {

class SsoDetail;

/**
 * The page SSO Profiles: the SSO profiles of the portal by group, with a search, details, and URLs to open or copy. It
 * shows what is wrong with them, and what has changed since the user clicked "Mark as seen" last. The first answer of a
 * portal counts as seen. Only a new answer of the server is compared and remembered: a failed call and a saved answer
 * leave the remembered profiles as they are.
 */
class SsoPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    SsoPage(management::ManagementService &service, management::EnvironmentList &environments, const base::Clock &clock,
            settings::Settings &settings, QWidget *parent = nullptr);

    /** Sets where the profiles that the user has seen are stored. Without, changes are not shown. */
    void setSeenProfiles(management::SeenProfilesStorage *storage) { m_storage = storage; }
    void refresh() override;

protected:
    void clearContent() override;
    void retranslate() override;

private:
    /** What was found about the profiles of an answer. */
    struct Findings {
        management::SsoReview review;
        std::optional<management::SeenProfiles> seen; ///< The profiles that the answer was compared with.
        QList<management::SsoChange> changes;
        QByteArray toRemember; ///< What is stored when the user has seen the answer. Empty if it is too large.
        QList<items::SsoNote> notes;
        QList<management::SsoProfile> removed;
    };

    void buildWidgets(settings::Settings &settings);
    void buildTools();
    void buildTree();
    void connectAll();
    [[nodiscard]] bool isCompared() const;
    void readSeen();
    void review();
    [[nodiscard]] static Findings find(const management::SsoProfileList &profiles,
                                       const management::SsoSurroundings &surroundings, const QByteArray &seen,
                                       const QString &portal, const QDateTime &takenAt);
    void show(const Findings &findings);
    void markAsSeen();
    void remember();
    void refreshContent();
    void refreshEmpty();
    void refreshDetail();
    void refreshSummary();
    void showProfile(qsizetype number);
    [[nodiscard]] ProfileContext contextOf(qsizetype number) const;
    [[nodiscard]] ProfileContext::Others othersOf(const management::SsoProvider &provider, qsizetype number,
                                                  qsizetype exceptProvider) const;

    management::ManagementService &m_service;
    const base::Clock &m_clock;
    management::SeenProfilesStorage *m_storage = nullptr;
    items::SsoModel m_model;
    management::SsoProfileList m_profiles;
    QDateTime m_takenAt; ///< When the server sent the profiles.
    QByteArray m_seen;   ///< The stored profiles with which they are compared; empty if they can't be compared.
    Findings m_findings;
    base::Cancellation m_review;
    bool m_isReviewed = false;
    widgets::SearchField *m_search = nullptr;
    QCheckBox *m_onlyChanged = nullptr;
    QPushButton *m_markAsSeen = nullptr;
    widgets::ToneLabel *m_summary = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QTreeView *m_tree = nullptr;
    SsoDetail *m_detail = nullptr;
    QSplitter *m_splitter = nullptr;
    bool m_hasAnswer = false;
};

} // namespace sso
