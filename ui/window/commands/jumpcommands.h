#pragma once

#include <QObject>

namespace navigation {
class Navigator;
}

namespace window {

class Actions;
class ReferenceJumps;

/** Runs the actions Go to reference target, Find references and Rename symbol at the current location. */
class JumpCommands final : public QObject
{
    Q_OBJECT

public:
    JumpCommands(const Actions &actions, const navigation::Navigator &navigator, ReferenceJumps &jumps,
                 QObject *parent);
};

} // namespace window
