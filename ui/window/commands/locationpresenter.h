#pragma once

#include "navigator.h"

#include <QHash>

namespace widgets {
class Banner;
}
namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

class PageStack;
class ReferenceJumps;

/** Shows the locations of the window's navigator in the pages of the window, and opens files for it. */
class LocationPresenter final : public QObject, public navigation::Presenter
{
    Q_OBJECT

public:
    LocationPresenter(navigation::Navigator &navigator, PageStack &pages, ReferenceJumps &jumps,
                      workspace::Workspace &workspace, widgets::Banner &banner, QObject *parent);

    bool show(const navigation::Visit &visit, const QWidget *from) override;
    [[nodiscard]] navigation::Visit visible() const override;

private:
    void watch(workspace::OpenDefinition *definition);

    navigation::Navigator &m_navigator;
    PageStack &m_pages;
    ReferenceJumps &m_jumps;
    const workspace::Workspace &m_workspace;
    widgets::Banner &m_banner;
    QHash<const workspace::OpenDefinition *, QString> m_addresses; ///< The addresses that the history has.
};

} // namespace window
