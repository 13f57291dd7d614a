#include "aliasadvice.h"

#include "documentfile.h"

namespace commands {

namespace {

using document::Kind;
using document::Node;
using document::Pointer;

/** The entry itself; Node::at() would follow an alias. */
Node childOf(const Node &node, const QByteArray &token)
{
    if (node.isSequence()) {
        bool isIndex = false;
        const qsizetype index = token.toLongLong(&isIndex);
        return isIndex && index >= 0 && index < node.childCount() ? node.childAt(index) : Node();
    }
    for (qsizetype i = 0; node.isMapping() && i < node.childCount(); ++i) {
        if (node.keyAt(i) == token)
            return node.childAt(i);
    }
    return {};
}

} // namespace

QString aliasAdvice(const QString &file, const document::Snapshot &snapshot, const Pointer &pointer)
{
    Node node = snapshot.root();
    Pointer place;
    for (qsizetype depth = 0; node.kind() != Kind::Alias && depth < pointer.tokens().size(); ++depth) {
        place = place / pointer.tokens().at(depth);
        node = childOf(node, pointer.tokens().at(depth));
    }
    if (node.kind() != Kind::Alias)
        return {};

    const base::Position alias = snapshot.positionAt(node.span().offset);
    const Node target = node.resolved();
    const base::Position anchor = snapshot.positionAt(target.span().offset);
    return u"%1: %2 is the alias *%3. An edit there would change every use of the anchor &%3. Edit the anchor at "
           u"%4 on line %5, or replace the alias by a copy with --remove %2 and --insert."_qs.arg(
               placeText(file, alias), place.toString(), QString::fromUtf8(node.aliasName()),
               snapshot.pointerAt(target.span().offset).toString(), QString::number(anchor.line));
}

} // namespace commands
