#include "jumpcommands.h"

#include "actions.h"
#include "navigator.h"
#include "referencejumps.h"

namespace window {

JumpCommands::JumpCommands(const Actions &actions, const navigation::Navigator &navigator, ReferenceJumps &jumps,
                           QObject *parent)
    : QObject(parent)
{
    connect(actions[ActionId::GoToDefinition], &QAction::triggered, &jumps,
            [&navigator, &jumps] { jumps.goToDefinition(navigator.current()); });
    connect(actions[ActionId::FindUses], &QAction::triggered, &jumps,
            [&navigator, &jumps] { jumps.showUses(navigator.current()); });
    connect(actions[ActionId::Rename], &QAction::triggered, &jumps,
            [&navigator, &jumps] { jumps.rename(navigator.current()); });
}

} // namespace window

#include "moc_jumpcommands.cpp"
