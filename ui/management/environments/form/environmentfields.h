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

class StoresEditor;

/** The fields of an environment: those that are saved, and its credentials, which are not. */
class EnvironmentFields final : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentFields(QWidget *parent = nullptr);

    void setEnvironment(const management::Environment &environment);
    /** The token that the form of the sandbox shows. */
    void setSandboxToken(const secrets::Secret &token);
    /** `base` with the values of the fields. */
    [[nodiscard]] management::Environment edited(const management::Environment &base) const;
    [[nodiscard]] bool isValid() const;
    void focusName();
    [[nodiscard]] forms::SecretField *dashboardToken() const;
    [[nodiscard]] forms::SecretField *portalKey() const;
    [[nodiscard]] forms::SecretField *proxyPassword() const;
    [[nodiscard]] forms::SecretField *consulToken() const;
    [[nodiscard]] forms::SecretField *vaultToken() const;
    /** One field for each named store, in their order. */
    [[nodiscard]] QList<forms::SecretField *> storeTokens() const;

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
    /** The token of a store without a URL is sent nowhere. */
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
    QString m_plainProxy; ///< As stored. Earlier versions stored a password in it.
    QLineEdit *m_secretsFolder = nullptr;
    QLineEdit *m_consul = nullptr;
    forms::SecretField *m_consulToken = nullptr;
    QLineEdit *m_vault = nullptr;
    QLineEdit *m_vaultMount = nullptr;
    forms::SecretField *m_vaultToken = nullptr;
    StoresEditor *m_stores = nullptr;
    QList<QLabel *> m_headings;
    QList<std::pair<QPushButton *, bool>> m_choosers; ///< Each button, and whether it chooses a folder.
    QList<std::pair<QLineEdit *, QString management::Environment::*>> m_texts;
    QList<std::pair<QLineEdit *, QUrl management::Environment::*>> m_addresses;
};

} // namespace environments
