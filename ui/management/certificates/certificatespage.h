#pragma once

#include "answerpage.h"
#include "clock.h"

#include <memory>

namespace workspace {
class DocumentStore;
class Workspace;
} // namespace workspace

namespace certificates {

/**
 * The page Certificates: section 4.1 of the reference with every parameter, as a table and as a picture of the validity
 * windows.
 */
class CertificatesPage final : public answers::AnswerPage
{
    Q_OBJECT

public:
    CertificatesPage(management::ManagementService &service, management::EnvironmentList &environments,
                     const base::Clock &clock, workspace::Workspace &workspace, workspace::DocumentStore &store,
                     base::Settings &settings, QWidget *parent = nullptr);
    ~CertificatesPage() override;

    /** Asks again, with the parameters as they stand. */
    void refresh() override;

signals:
    /** A definition that uses the selected certificate is asked for. */
    void settingRequested(const QString &documentPath, const QString &pointer);

protected:
    void forget() override;
    void retranslate() override;

private:
    struct Parts;
    void buildWidgets(workspace::Workspace &workspace);
    void buildTools();
    void buildViews(workspace::Workspace &workspace);
    void connectAll();
    void connectViews();
    void take(const management::CertificatePage &page);
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
    base::Settings &m_settings;
    std::unique_ptr<Parts> m_parts;
};

} // namespace certificates
