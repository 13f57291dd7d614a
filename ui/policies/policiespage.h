#pragma once

#include "environmentlist.h"
#include "managementapi.h"

#include <QWidget>

#include <memory>

namespace base {
class Settings;
}
namespace workspace {
class Workspace;
}

namespace policies {

/**
 * The page Policies: the server's list where it has one, else the ids known in this environment; fetch by id; a form
 * with every field of section 2.3 of the reference beside its JSON; creation with what the server made of it.
 */
class PoliciesPage final : public QWidget
{
    Q_OBJECT

public:
    PoliciesPage(management::ManagementService &service, management::EnvironmentList &environments,
                 workspace::Workspace &workspace, base::Settings &settings, QWidget *parent = nullptr);
    ~PoliciesPage() override;

    /** Asks for the list again. */
    void refresh();

signals:
    /** The credentials of the environment are missing or wrong, and the person wants to change them. */
    void environmentRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void buildList();
    void retranslate();
    void connectAll();
    void connectList();
    void take(const management::PolicyPage &page);
    void fetch(const QString &id);
    void takeFetched(const management::Policy &policy);
    void showSelected();
    void leaveEnvironment();
    void refreshNote();

    management::ManagementService &m_service;
    management::EnvironmentList &m_environments;
    workspace::Workspace &m_workspace;
    base::Settings &m_settings;
    std::unique_ptr<Parts> m_parts;
};

} // namespace policies
