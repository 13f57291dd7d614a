#pragma once

#include "designertab.h"
#include "settingssection.h"

namespace consent {
class Grants;
}
namespace definition {
class DefinitionView;
}
namespace base {
struct Error;
}
namespace management {
class EnvironmentList;
}
namespace preview {
class ClientUsers;
}
namespace secrets {
class Keychain;
}
namespace forms {
class SectionPage;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class AddExtensionPage;
class ApiSection;
class BoundForm;
class ClassicPage;
class ClientAccessSection;
class ServerSection;
class TabFrame;
class UpstreamSection;

/**
 * The tab with the gateway settings of a definition: API, Server, Upstream and Client access. If the settings can't be
 * shown as forms (no gateway extension, classic format, syntax error), the tab explains why and what to do.
 */
class SettingsTab final : public DesignerTab
{
    Q_OBJECT

public:
    SettingsTab(workspace::OpenDefinition &definition, secrets::Keychain &keychain, QWidget *parent = nullptr);
    ~SettingsTab() override;

    /**
     * Makes "Store in keychain" use the keychain key that a `secrets://` reference has in the current environment.
     * Without a call, the name of the secret is the key.
     */
    void setEnvironments(const management::EnvironmentList &environments);
    /** Adds the local users of the test gateway to the section Client access. */
    void setClientUsers(preview::ClientUsers &users);
    /**
     * Shows which secrets and web pages the user has allowed for the definition, and allows the references to secrets
     * that the user types into the forms.
     */
    void setGrants(consent::Grants &grants, const management::EnvironmentList &environments);
    /** Scrolls to a section of the tab. */
    void showSection(SettingsSection section);
    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    [[nodiscard]] QList<widgets::Pane> panes() override;

signals:
    /** Emitted when the user begins or ends typing into a field of the gateway settings. */
    void typingChanged(bool isTyping);
    /** Emitted when the user wants to edit the value at `pointer` in its form, which is in another tab. */
    void formRequested(const document::Pointer &pointer);
    /**
     * Emitted when a permission that the user gave can't be stored, so that it is valid only until the program ends.
     */
    void grantNotStored(const base::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();
    void place(const definition::DefinitionView &view);
    void refreshMarks();
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

    workspace::OpenDefinition &m_definition;
    secrets::Keychain &m_keychain;
    TabFrame *m_frame = nullptr;
    forms::SectionPage *m_sections = nullptr;
    AddExtensionPage *m_addExtension = nullptr;
    ClassicPage *m_classic = nullptr;
    ApiSection *m_api = nullptr;
    ServerSection *m_server = nullptr;
    UpstreamSection *m_upstream = nullptr;
    ClientAccessSection *m_clientAccess = nullptr;
    document::Pointer m_extension;
    bool m_isPlaced = false;
};

} // namespace designer
