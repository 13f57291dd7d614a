#pragma once

#include "spot.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

class QWidget;
namespace widgets {
class Banner;
}

namespace window {

/** Follows references over files, lists who refers to a place, and finds the way back. Opens files that are not open.
 */
class ReferenceJumps final : public QObject
{
    Q_OBJECT

public:
    ReferenceJumps(workspace::Workspace &workspace, widgets::Banner &banner, QWidget *window);

    /** Goes to what the reference at `here` names; false where none stands there. */
    bool follow(workspace::OpenDefinition &definition, const Spot &here);
    /** The same for a person who asked by a key and deserves a word where there is no reference. */
    void goToDefinition(workspace::OpenDefinition &definition, const Spot &here);
    /** Goes to where the entry that the place lies in, or refers to, can be given another name. */
    void rename(workspace::OpenDefinition &definition, const Spot &here);
    /** Lists who refers to the place, to what it refers to, or to what it is a part of. */
    void showUses(workspace::OpenDefinition &definition, const Spot &here);
    /** Goes to where the last jump came from. */
    void goBack();
    /** Shows a place of a document by its address, which may not be open yet. */
    void open(const QString &address, const document::Pointer &pointer, const base::Span &span = {});

signals:
    /** The name of the entry that a place lies in is to be typed. */
    void nameRequested(workspace::OpenDefinition *definition, const document::Pointer &pointer);
    /** A place is to be shown in Source: a span of bytes, or else what the pointer names. */
    void textRequested(workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span);
    /** A place is to be shown where it was. */
    void spotRequested(workspace::OpenDefinition *definition, const window::Spot &spot);

private:
    struct Visited {
        QPointer<workspace::OpenDefinition> definition;
        QString address;
        Spot spot;
    };

    [[nodiscard]] openapi::Place usedPlace(const workspace::OpenDefinition &definition,
                                           const document::Pointer &here) const;
    workspace::OpenDefinition *openDefinition(const QString &address);
    void remember(workspace::OpenDefinition &definition, const Spot &spot);
    void say(const QString &text);

    workspace::Workspace &m_workspace;
    widgets::Banner &m_banner;
    QWidget *m_window;
    QList<Visited> m_visited; ///< What was left by a jump, the last one last.
};

} // namespace window
