#include "item.h"

#include <algorithm>

namespace jsonpath {

document::Pointer Item::path() const
{
    QList<QByteArray> tokens;
    for (const Item *item = this; item->parent; item = item->parent)
        tokens.append(item->token());
    std::reverse(tokens.begin(), tokens.end());
    return document::Pointer(tokens);
}

const Item &Item::holder() const
{
    const Item *root = this;
    while (root->parent)
        root = root->parent;
    const Item *item = this;
    while (item->document != root->document && item->parent && item->parent->document != root->document)
        item = item->parent;
    return *item;
}

document::Pointer Item::ownPlace() const
{
    QList<QByteArray> tokens;
    const Item *item = this;
    for (; item->parent && !item->start; item = item->parent)
        tokens.append(item->token());
    std::reverse(tokens.begin(), tokens.end());
    return (item->start ? *item->start : document::Pointer()) / document::Pointer(tokens);
}

document::Pointer Item::place() const
{
    const Item *root = this;
    while (root->parent)
        root = root->parent;
    const Item *item = &holder();
    QList<QByteArray> tokens;
    // What a reference to another document is replaced with: the place is that of the reference.
    if (item->parent && item->document != root->document) {
        tokens.append(item->token());
        item = item->parent;
    }
    for (; item->parent && !item->start; item = item->parent)
        tokens.append(item->token());
    std::reverse(tokens.begin(), tokens.end());
    return (item->start ? *item->start : document::Pointer()) / document::Pointer(tokens);
}

} // namespace jsonpath
