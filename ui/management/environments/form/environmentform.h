#pragma once

#include "environmentlist.h"
#include "managementapi.h"
#include "secretresolver.h"

#include <QWidget>

class QPushButton;

namespace widgets {
class Banner;
}

namespace environments {

class ConnectionTestView;
class CredentialFields;
class EnvironmentFields;

/**
 * The form of one environment: its fields, and below them, always visible, the buttons "Save environment", "Revert" and
 * "Test connection". Credentials are saved to the keychain; without one, the service keeps them until the program
 * quits.
 */
class EnvironmentForm final : public QWidget
{
    Q_OBJECT

public:
    EnvironmentForm(management::EnvironmentList &environments, secrets::Keychain &keychain,
                    management::ManagementService &service, QWidget *parent = nullptr);

    void setEnvironment(const management::Environment &environment);
    [[nodiscard]] const management::Environment &environment() const { return m_environment; }
    [[nodiscard]] bool isModified() const;
    /** Returns true if the values of all fields are valid. */
    [[nodiscard]] bool canSave() const;
    /** Stores the edits of the environment and its credentials. canSave() must be true. */
    void save();
    void focusName();

signals:
    void modifiedChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    [[nodiscard]] QWidget *buildButtons();
    void retranslate();
    void connectAll();
    /** The keys of an environment's credentials in the keychain, in the order of their fields. */
    [[nodiscard]] static QStringList credentialKeys(const management::Environment &environment);
    void readCredentials();
    void storeCredentials(const management::Environment &environment);
    void refresh();
    /** Applies the failure that the sandbox simulates immediately; other edits still need to be saved. */
    void applyFault(management::SandboxFault fault);
    void showStored(const base::Result<void> &stored);

    management::EnvironmentList &m_environments;
    secrets::Keychain &m_keychain;
    management::ManagementService &m_service;
    management::Environment m_environment;
    widgets::Banner *m_banner = nullptr;
    QString m_sandboxNote; ///< What the banner says of the sandbox.
    EnvironmentFields *m_fields = nullptr;
    CredentialFields *m_credentials = nullptr;
    CredentialFields *m_storeTokens = nullptr;   ///< The token fields of the named stores, one for each store.
    CredentialFields *m_clientSecrets = nullptr; ///< The fields of the client credentials, one for each.
    QPushButton *m_save = nullptr;
    QPushButton *m_revert = nullptr;
    QPushButton *m_test = nullptr;
    ConnectionTestView *m_connectionTest = nullptr;
};

} // namespace environments
