#include "referencejumps.h"

#include "banner.h"
#include "commandpalette.h"
#include "filemessages.h"
#include "navigator.h"
#include "placename.h"
#include "references.h"
#include "theme.h"

namespace window {

using navigation::Location;
using navigation::Part;
using navigation::View;

namespace {

/** The place as the forms name it; the file name for a whole document. */
QString nameOf(const openapi::Place &place)
{
    return place.pointer.isRoot() ? fileName(place.address) : designer::placeName(place.pointer);
}

/** The component or path that contains a place; the root if there is none. */
document::Pointer namedEntry(const document::Pointer &place)
{
    const QList<QByteArray> &tokens = place.tokens();
    const qsizetype depth = tokens.value(0) == "components" ? 3 : tokens.value(0) == "paths" ? 2 : 0;
    return depth > 0 && tokens.size() >= depth ? document::Pointer(tokens.first(depth)) : document::Pointer();
}

} // namespace

ReferenceJumps::ReferenceJumps(workspace::Workspace &workspace, navigation::Navigator &navigator,
                               widgets::Banner &banner, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_navigator(navigator)
    , m_banner(banner)
    , m_window(window)
{}

bool ReferenceJumps::follow(const Location &here)
{
    const workspace::OpenDefinition *definition = m_workspace.references().definitionAt(here.definition);
    const auto target = definition ? m_workspace.references().targetAt(*definition, here.pointer) : std::nullopt;
    if (!target)
        return false;
    m_navigator.leave(here);
    show({target->address, target->pointer});
    return true;
}

void ReferenceJumps::goToDefinition(const Location &here)
{
    if (follow(here))
        return;
    if (here.part == Part::Text || here.pointer.isRoot())
        return showMessage(tr("There is no reference at the cursor."));
    show(here);
}

void ReferenceJumps::rename(const Location &here)
{
    const workspace::OpenDefinition *definition = m_workspace.references().definitionAt(here.definition);
    if (!definition)
        return;
    // At a reference, its target is renamed; at the name of an entry, the entry itself.
    const bool isAtName = !here.pointer.isRoot() && namedEntry(here.pointer) == here.pointer;
    const auto target = isAtName ? std::nullopt : m_workspace.references().targetAt(*definition, here.pointer);
    const QString holder = target ? target->address : here.definition;
    const document::Pointer entry = namedEntry(target ? target->pointer : here.pointer);
    if (!openDefinition(holder))
        return;
    if (entry.isRoot())
        return showMessage(tr("Place the cursor in a component or path to rename it."));
    m_navigator.leave(here);
    m_navigator.show({holder, entry, Part::Name}, View::Form);
}

openapi::Place ReferenceJumps::usedPlace(const workspace::OpenDefinition &definition,
                                         const document::Pointer &here) const
{
    const workspace::References &references = m_workspace.references();
    if (const auto target = references.targetAt(definition, here))
        return *target;
    openapi::Place place{references.addressOf(definition), here};
    while (!place.pointer.isRoot() && references.set().usesOf(place).isEmpty())
        place.pointer = place.pointer.parent();
    if (place.pointer.isRoot() && references.set().usesOf(place).isEmpty())
        place.pointer = here;
    return place;
}

void ReferenceJumps::showUses(const Location &here)
{
    const workspace::OpenDefinition *definition = m_workspace.references().definitionAt(here.definition);
    if (!definition)
        return;
    const openapi::Place place = usedPlace(*definition, here.pointer);
    QList<PaletteEntry> entries;
    for (const openapi::FoundUse &found : m_workspace.references().set().usesWithin(place)) {
        const document::Pointer pointer = found.use().pointer;
        const QString address = found.document->address();
        const base::Span span = found.use().span;
        const auto line = found.document->snapshot().positionAt(span.offset).line;
        const workspace::OpenDefinition *open = m_workspace.references().definitionAt(address);
        entries.append({designer::placeName(pointer.last() == "$ref" ? pointer.parent() : pointer),
                        u"%1:%2"_qs.arg(open ? open->title() : fileName(address), QString::number(line)),
                        theme::icon(theme::Icon::File, theme::Role::Muted),
                        [this, here, use = Location{address, pointer, Part::Value, span}] {
                            m_navigator.leave(here);
                            show(use);
                        }});
    }
    if (entries.isEmpty())
        return showMessage(tr("Nothing refers to %1.", "%1: a place in the file").arg(nameOf(place)));
    auto *palette = new CommandPalette(tr("References to %1", "%1: a place in the file").arg(nameOf(place)), entries,
                                       m_window);
    palette->open();
}

workspace::OpenDefinition *ReferenceJumps::openDefinition(const QString &address)
{
    if (workspace::OpenDefinition *open = m_workspace.references().definitionAt(address))
        return open;
    if (openapi::isRemote(address)) {
        showMessage(tr("%1 is a remote document and can't be opened for editing.", "%1: a URL").arg(address));
        return nullptr;
    }
    const auto opened = m_workspace.open(address);
    if (opened)
        return *opened;
    m_banner.show(widgets::Banner::Kind::Error, openFailureText(fileName(address), opened.error()),
                  opened.error().detail);
    return nullptr;
}

void ReferenceJumps::show(const Location &location)
{
    m_navigator.show(location, View::Source);
}

void ReferenceJumps::showMessage(const QString &text)
{
    m_banner.show(widgets::Banner::Kind::Information, text);
}

} // namespace window

#include "moc_referencejumps.cpp"
