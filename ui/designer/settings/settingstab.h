#pragma once

#include "context.h"
#include "designertab.h"

namespace definition {
class DefinitionView;
}
namespace base {
struct Error;
}
namespace forms {
class SectionPage;
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
    SettingsTab(const Context &context, const GatewayContext &gateway, QWidget *parent = nullptr);
    ~SettingsTab() override;

    /** Scrolls to the section that is about the object at `pointer` of the gateway extension. Returns false if there is
     * none. */
    bool showSection(const document::Pointer &pointer);
    bool reveal(const document::Pointer &pointer) override;
    [[nodiscard]] bool shows(const document::Pointer &pointer) const override;
    [[nodiscard]] QList<widgets::Pane> panes() override;

signals:
    /** Emitted when the user begins or ends typing into a field of the gateway settings. */
    void typingChanged(bool isTyping);
    /**
     * Emitted when a permission that the user gave can't be stored, so that it is valid only until the program ends.
     */
    void grantNotStored(const base::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets(const GatewayContext &gateway);
    void retranslate();
    void connectAll();
    void connectTyped(consent::Grants &grants);
    void refresh();
    void place(const definition::DefinitionView &view);
    void refreshMarks();
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
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
