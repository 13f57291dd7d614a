#pragma once

#include "environmentlist.h"
#include "managementapi.h"
#include "secretresolver.h"

#include <QWidget>

#include <memory>

namespace environments {

/**
 * One environment: its fields, and below them, always in sight, "Save", "Revert" and "Test connection". What is typed
 * is kept when "Save" is pressed; credentials go to the keychain, or, where none answers, to the service for this run
 * only.
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
    [[nodiscard]] QWidget *buildButtons();
    void retranslate();
    void connectAll();
    void readCredentials();
    void refresh();
    void save();
    /** A fault holds at once: what else was typed still waits for a save. */
    void applyFault(management::SandboxFault fault);
    void showStored(const base::Result<void> &stored);

    management::EnvironmentList &m_environments;
    secrets::Keychain &m_keychain;
    management::ManagementService &m_service;
    management::Environment m_environment;
    std::unique_ptr<Parts> m_parts;
};

} // namespace environments
