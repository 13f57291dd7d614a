#pragma once

#include "designertab.h"

#include <memory>

namespace workspace {
class OpenDefinition;
}

namespace designer {

/** Paths and operations as a tree with a filter, and the form of the chosen one. */
class PathsTab final : public DesignerTab
{
    Q_OBJECT

public:
    explicit PathsTab(workspace::OpenDefinition &definition, QWidget *parent = nullptr);
    ~PathsTab() override;

    /** Selects the path or operation this place lies in, and its control where there is one. */
    bool reveal(const document::Pointer &pointer) override;

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
