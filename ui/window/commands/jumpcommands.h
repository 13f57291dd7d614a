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

/** The actions that move to a place of the visible definition, and follow references from there. Shows the pages that a
 * jump goes to. */
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
