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
 * The gateway settings of a definition: API, Server, Upstream and Client access. When there are no forms to show (no
 * extension, classic format, syntax error) it explains why and what to do.
 */
class SettingsTab final : public DesignerTab
{
    Q_OBJECT

public:
    SettingsTab(workspace::OpenDefinition &definition, secrets::Keychain &keychain, QWidget *parent = nullptr);
    ~SettingsTab() override;

    /**
     * Makes "Store in keychain" use the key that `secrets://` references have in the current environment. Without it
     * the secret's name is the key.
     */
    void setEnvironments(const management::EnvironmentList &environments);
    /** Adds the local users to Client access. */
    void setClientUsers(preview::ClientUsers &users);
    /** Shows what is allowed, and allows the references that the user types into the forms. */
    void setGrants(consent::Grants &grants, const management::EnvironmentList &environments);
    /** Scrolls to the section. */
    void showSection(SettingsSection section);
    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    [[nodiscard]] QList<widgets::Pane> panes() override;

signals:
    /** The user begins or ends typing into a field of the gateway settings. */
    void typingChanged(bool isTyping);
    /** The user wants to edit this place in its form, which is in another tab. */
    void formRequested(const document::Pointer &pointer);
    /** What was allowed can't be stored, so it is allowed until the program ends. */
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
