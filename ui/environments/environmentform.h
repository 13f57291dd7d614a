#pragma once

#include "environmentlist.h"
#include "managementapi.h"
#include "secretresolver.h"

#include <QWidget>

#include <memory>

namespace environments {

/**
 * The fields of one environment. What is typed is kept when "Save" is pressed; credentials go to the keychain, or,
 * where none answers, to the service for this run only.
 */
class EnvironmentForm final : public QWidget
{
    Q_OBJECT

public:
    EnvironmentForm(management::EnvironmentList &environments, secrets::Keychain &keychain,
                    management::ManagementService &service, QWidget *parent = nullptr);
    ~EnvironmentForm() override;

    void setEnvironment(const management::Environment &environment);
    [[nodiscard]] const management::Environment &environment() const { return m_environment; }
    [[nodiscard]] bool isModified() const;
    void focusName();

signals:
    void modifiedChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void buildAddresses();
    void buildCredentials();
    void buildConnection();
    void buildButtons();
    void retranslate();
    void retranslateHelp();
    void connectAll();
    void readCredentials();
    void check();
    void checkUrl(QWidget *field, const QUrl &url, const QString &text);
    [[nodiscard]] bool isValid() const;
    [[nodiscard]] management::Environment typed() const;
    void save();
    void storeCredential(const QString &key, const secrets::Secret &secret);
    void afterStored(const base::Result<void> &stored);
    void test();

    management::EnvironmentList &m_environments;
    secrets::Keychain &m_keychain;
    management::ManagementService &m_service;
    management::Environment m_environment;
    int m_generation = 0;
    std::unique_ptr<Parts> m_parts;
};

} // namespace environments
