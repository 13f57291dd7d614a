#pragma once

#include <QObject>

namespace base {
struct Span;
}
namespace document {
class Pointer;
}
namespace widgets {
class Banner;
}
namespace workspace {
class OpenDefinition;
}

namespace window {

class Actions;
class PageStack;
class ReferenceJumps;

/** Runs the actions Go to reference target, Find references and Rename symbol at the current place of the visible
 * definition, and shows the places that the jumps of ReferenceJumps go to. */
class JumpCommands final : public QObject
{
    Q_OBJECT

public:
    JumpCommands(const Actions &actions, PageStack &pages, ReferenceJumps &jumps, widgets::Banner &banner,
                 QObject *parent);

private:
    void connectActions(const Actions &actions);
    void connectJumps();
    void showText(workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span);
    void editName(workspace::OpenDefinition *definition, const document::Pointer &pointer);

    PageStack &m_pages;
    ReferenceJumps &m_jumps;
    widgets::Banner &m_banner;
};

} // namespace window
