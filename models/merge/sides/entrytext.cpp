#include "entrytext.h"

#include <algorithm>

namespace merge {

using document::EntryView;
using document::Layout;

namespace {

base::Span between(qsizetype from, qsizetype to)
{
    return {from, std::max<qsizetype>(0, to - from)};
}

} // namespace

bool isInFlow(const EntryView &entry)
{
    const auto around = entry.collection();
    return around && around->layout() != Layout::Block;
}

base::Span valueSpanOf(const EntryView &entry)
{
    const base::Span whole = entry.entry();
    return between(entry.hasKey() ? entry.key().end() : whole.offset, whole.end());
}

base::Span tileWithoutComma(const EntryView &entry)
{
    const base::Span tile = entry.tile();
    return between(tile.offset, isInFlow(entry) ? entry.entry().end() : tile.end());
}

bool isBlockCollection(const EntryView &entry)
{
    const auto collection = entry.valueCollection();
    return collection && collection->layout() == Layout::Block;
}

base::Span headOf(const EntryView &entry)
{
    const auto collection = entry.valueCollection();
    const bool isBlock = isBlockCollection(entry) && collection->count() > 0;
    return between(valueSpanOf(entry).offset,
                   isBlock ? collection->entryAt(0).tile().offset : entry.valueContent().offset);
}

base::Span trailOf(const EntryView &entry)
{
    return between(entry.entry().end(), tileWithoutComma(entry).end());
}

} // namespace merge
