#pragma once

#include "clock.h"
#include "environmentlist.h"
#include "managementapi.h"

#include <QWidget>

#include <memory>

namespace base {
class Settings;
}
namespace workspace {
class DocumentStore;
class Workspace;
} // namespace workspace

namespace certificates {

/**
 * The page Certificates: section 4.1 of the reference with every parameter, as a table and as a picture of the validity
 * windows. Asks when it is first seen, when the environment changes while it is seen, and on "Refresh".
 */
class CertificatesPage final : public QWidget
{
    Q_OBJECT

public:
    CertificatesPage(management::ManagementService &service, management::EnvironmentList &environments,
                     const base::Clock &clock, workspace::Workspace &workspace, workspace::DocumentStore &store,
                     base::Settings &settings, QWidget *parent = nullptr);
    ~CertificatesPage() override;

    /** Asks again, with the parameters as they stand. */
    void refresh();

signals:
    /** A definition that uses the selected certificate is asked for. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The credentials of the environment are missing or wrong, and the person wants to change them. */
    void environmentRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void buildViews();
    void buildTools();
    void retranslate();
    void connectAll();
    void connectViews();
    void take(const management::CertificatePage &page);
    void refreshContent();
    void refreshDetail();
    void leaveEnvironment();
    void applyStates();
    void exportFile(bool calendar);
    void write(const QString &path, bool calendar);
    [[nodiscard]] QList<management::Certificate> shownCertificates() const;

    management::ManagementService &m_service;
    management::EnvironmentList &m_environments;
    const base::Clock &m_clock;
    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    base::Settings &m_settings;
    std::unique_ptr<Parts> m_parts;
};

} // namespace certificates
