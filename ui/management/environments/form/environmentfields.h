#pragma once

#include "environment.h"
#include "secret.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace forms {
class Form;
class SecretField;
} // namespace forms

namespace environments {

class ClientCredentialsEditor;
class StoresEditor;

/** The form fields of an environment: the members of management::Environment, and the credentials, which are not a part
 * of it. */
class EnvironmentFields final : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentFields(QWidget *parent = nullptr);

    void setEnvironment(const management::Environment &environment);
    /** Sets the token that the form of the sandbox environment shows. */
    void setSandboxToken(const secrets::Secret &token);
    /** Returns `base` with the values of the fields. */
    [[nodiscard]] management::Environment edited(const management::Environment &base) const;
    [[nodiscard]] bool isValid() const;
    void focusName();
    [[nodiscard]] forms::SecretField *dashboardToken() const;
    [[nodiscard]] forms::SecretField *portalKey() const;
    [[nodiscard]] forms::SecretField *proxyPassword() const;
    [[nodiscard]] forms::SecretField *consulToken() const;
    [[nodiscard]] forms::SecretField *vaultToken() const;
    /** The token fields of the named stores, one for each store in their order. */
    [[nodiscard]] QList<forms::SecretField *> storeTokens() const;

    /** The fields for the secrets of the client credentials, one for each credential in their order. */
    [[nodiscard]] QList<forms::SecretField *> clientSecrets() const;

signals:
    void changed();
    /** The user chose a failure for the sandbox to simulate. */
    void faultChosen(management::SandboxFault fault);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildAddresses();
    void buildCredentials();
    void buildConnection();
    void buildStores();
    void addFile(QLineEdit *&field, const QString &objectName, bool isFolder);
    void chooseFile(QLineEdit *field, bool isFolder);
    void connectAll();
    void check();
    void checkUrl(QLineEdit *field);
    void checkProxy();
    /** Shows a warning at a store's token if the store's field `address` is empty, because such a token is not used. */
    void checkToken(const QLineEdit *address, forms::SecretField *token);
    void retranslate();
    void retranslateHelp();

    forms::Form *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_dashboard = nullptr;
    QLineEdit *m_portal = nullptr;
    QCheckBox *m_plainHttp = nullptr;
    QComboBox *m_fault = nullptr;
    forms::SecretField *m_sandboxToken = nullptr;
    QPushButton *m_copySandboxToken = nullptr;
    forms::SecretField *m_token = nullptr;
    forms::SecretField *m_portalKey = nullptr;
    QSpinBox *m_timeout = nullptr;
    QLineEdit *m_caFile = nullptr;
    QLineEdit *m_clientCertificate = nullptr;
    QLineEdit *m_clientKey = nullptr;
    QLineEdit *m_proxy = nullptr;
    QLineEdit *m_proxyUser = nullptr;
    forms::SecretField *m_proxyPassword = nullptr;
    /** The URL of the proxy as it is stored. Earlier versions of the program stored a password in it. */
    QString m_plainProxy;
    QLineEdit *m_secretsFolder = nullptr;
    QLineEdit *m_consul = nullptr;
    forms::SecretField *m_consulToken = nullptr;
    QLineEdit *m_vault = nullptr;
    QLineEdit *m_vaultMount = nullptr;
    forms::SecretField *m_vaultToken = nullptr;
    StoresEditor *m_stores = nullptr;
    ClientCredentialsEditor *m_clientCredentials = nullptr;
    QList<QLabel *> m_headings;
    /** The buttons that open a file dialog, each with whether it chooses a folder. */
    QList<std::pair<QPushButton *, bool>> m_choosers;
    QList<std::pair<QLineEdit *, QString management::Environment::*>> m_texts;
    QList<std::pair<QLineEdit *, QUrl management::Environment::*>> m_addresses;
};

} // namespace environments
