#pragma once

#include "designertab.h"
#include "settingssection.h"

#include <memory>

namespace workspace {
class OpenDefinition;
}

namespace designer {

/** What an API is at a glance: the document's `info`, servers and tags, and the picture of a request's way. */
class OverviewTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit OverviewTab(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    ~OverviewTab() override;

    bool reveal(const document::Pointer &pointer) override;

signals:
    /** A station of the picture was chosen: its settings are in this section of the Settings tab. */
    void settingRequested(designer::SettingsSection section);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();
    void refresh();

    workspace::OpenDefinition &m_definition;
    std::unique_ptr<Parts> m_parts;
};

} // namespace designer
