#include "selection.h"

#include "filter.h"

namespace jsonpath {

class Selection::Private final
{
public:
    Private(const Source &source, References *references, qint64 steps)
        : start(source.pointer)
        , root{nullptr, {}, -1, source.node, source.document, &start}
        , state{.references = references, .steps = steps, .filter = passesFilter}
    {}

    document::Pointer start;
    Item root;
    WalkState state;
};

Selection::Selection(const Source &root, References *references, qint64 steps)
    : d(std::make_unique<Private>(root, references, steps))
{}

Selection::~Selection() = default;

bool Selection::select(const Path &path, const Visit &visit)
{
    return selectIn(d->root, path, visit);
}

bool Selection::selectIn(const Item &root, const Path &path, const Visit &visit)
{
    const PathWalk::Visit each = [&](const Match &match) {
        visit(match);
        return true;
    };
    PathWalk(d->state, root, path.query(), each).run(root);
    return d->state.steps >= 0;
}

const Item &Selection::root() const
{
    return d->root;
}

qint64 &Selection::steps()
{
    return d->state.steps;
}

void Selection::withMember(const Item &item, const QByteArray &token, const std::function<void(const Item &)> &use)
{
    if (item.node.isMapping())
        return visitMember(d->state, item, token, use);
    bool isIndex = false;
    const qint64 index = token.toLongLong(&isIndex);
    if (item.node.isSequence() && isIndex && index >= 0 && index < item.node.childCount())
        visitChild(d->state, item, {}, index, item.node.childAt(index).resolved(), use);
}

void Selection::withChildren(const Item &item, const std::function<void(const Item &)> &use)
{
    visitChildren(d->state, item, [&](const Item &child) {
        use(child);
        return true;
    });
}

} // namespace jsonpath
