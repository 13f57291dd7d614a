#pragma once

#include <QSet>
#include <QString>

namespace workspace {
class OpenDefinition;
}

namespace walk {

/** What an act did, as far as the user who does it knows: which words it may discard. */
struct Effect {
    QString kind;               ///< For example `save`.
    QString text;               ///< What was done, for the list of acts.
    bool mayRemoveText = false; ///< It removes text from a definition, where undo gets it back.
    QSet<QString> discarded;    ///< Words that the user discards, as with Escape.
    QSet<const workspace::OpenDefinition *> discardedFiles; ///< Whose unsaved words the user discards.
    bool discardsAll = false;                               ///< The unsaved words of all definitions are discarded.
    bool discardsRecords = false;                           ///< Words in recovery records are discarded.
    bool savesAndWaits = false;                             ///< It requests a save, and its outcome is known.
    bool hasClosed = false;                                 ///< The window is closed.
};

} // namespace walk
