#pragma once

#include "answerpage.h"
#include "certificatefiltermodel.h"
#include "certificatemodel.h"
#include "clock.h"
#include "servedapi.h"

class QButtonGroup;
class QComboBox;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace widgets {
class EmptyState;
class SearchField;
} // namespace widgets
namespace workspace {
class DocumentStore;
} // namespace workspace

namespace certificates {

class ByDayView;
class CertificateDetail;
class CertificateFiles;
class CertificateTable;
class HostLookup;
class QueryBar;
class ReachSource;
class ValidityTimeline;

/**
 * The page Certificates: the certificates of the dashboard as a table, as a timeline of their validity, and by
 * the days on which they stop definitions, with controls for every query parameter of the list.
 */
class CertificatesPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    CertificatesPage(management::ManagementService &service, management::EnvironmentList &environments,
                     const base::Clock &clock, workspace::DocumentStore &store, settings::Settings &settings,
                     QWidget *parent = nullptr);

    /** Loads the certificates with the query parameters that the user has set. */
    void refresh() override;

public slots:
    /** Sets what the open definitions, and those of opened folders, say about who reaches them. */
    void setApis(const QList<reach::ServedApi> &apis);

signals:
    /** The user wants to see where a definition uses the selected certificate: the path of its file and a JSON Pointer.
     */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The user asked which certificate serves a host, and this one does. */
    void certificateFound(const QString &id);
    /** The user wants to open a definition, because none is open. */
    void definitionRequested();

protected:
    void clearContent() override;
    void retranslate() override;

private:
    void buildWidgets();
    void buildTools();
    void buildViews();
    void connectAll();
    void connectViews();
    void showCertificates(const management::CertificatePage &page);
    void select(const QString &id);
    void refreshContent();
    void refreshEmpty();
    void refreshDetail();
    void applyStates();
    void connectFiles();
    [[nodiscard]] QList<management::Certificate> shownCertificates() const;

    management::ManagementService &m_service;
    const base::Clock &m_clock;
    workspace::DocumentStore &m_store;
    settings::Settings &m_settings;
    ReachSource *m_reach = nullptr;
    items::CertificateModel m_model;
    items::CertificateFilterModel m_filtered{m_model};
    QPushButton *m_exportButton = nullptr;
    CertificateFiles *m_files = nullptr;
    widgets::SearchField *m_search = nullptr;
    QComboBox *m_states = nullptr;
    QueryBar *m_query = nullptr;
    QPushButton *m_asTable = nullptr;
    QPushButton *m_asTimeline = nullptr;
    QPushButton *m_asDays = nullptr;
    QButtonGroup *m_choice = nullptr;
    HostLookup *m_hostLookup = nullptr;
    QStackedWidget *m_stack = nullptr; ///< Shows the empty state, or the splitter with the certificates.
    QStackedWidget *m_views = nullptr; ///< Shows the certificates as the table, as the timeline, or by day.
    widgets::EmptyState *m_empty = nullptr;
    CertificateTable *m_table = nullptr;
    ValidityTimeline *m_timeline = nullptr;
    ByDayView *m_days = nullptr;
    CertificateDetail *m_detail = nullptr;
    QSplitter *m_splitter = nullptr;
    bool m_hasAnswer = false;
};

} // namespace certificates
