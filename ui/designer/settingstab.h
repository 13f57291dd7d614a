#pragma once

#include "designertab.h"
#include "settingssection.h"

#include <memory>

namespace secrets {
class Keychain;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

/**
 * The gateway's side of a definition: API, Server, Upstream and Client access. Where there is no form to show (no
 * extension yet, classic format, text that is not understood) it says why and what to do.
 */
class SettingsTab final : public DesignerTab
{
    Q_OBJECT

public:
    SettingsTab(workspace::OpenDefinition &definition, secrets::Keychain &keychain, QWidget *parent = nullptr);
    ~SettingsTab() override;

    void showSection(SettingsSection section);
    bool reveal(const document::Pointer &pointer) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();
    void addExtension();

    workspace::OpenDefinition &m_definition;
    secrets::Keychain &m_keychain;
    std::unique_ptr<Parts> m_parts;
};

} // namespace designer
