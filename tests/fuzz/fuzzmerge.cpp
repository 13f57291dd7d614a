#include "edits.h"
#include "fuzzinput.h"
#include "merge.h"

using document::Format;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;
using fuzz::require;

namespace {

Pointer place(fuzz::Input &input, const Snapshot &snapshot)
{
    Pointer pointer;
    Node node = snapshot.root();
    for (int depth = 0; depth < 8 && node.childCount() > 0 && input.choice(4) > 0; ++depth) {
        const qsizetype index = input.choice(node.childCount());
        pointer = node.isMapping() ? pointer.child(node.keyAt(index)) : pointer.child(index);
        node = node.childAt(index);
    }
    return pointer;
}

/** An edit by place or of the text; one that can't be made changes nothing. */
Snapshot edited(fuzz::Input &input, const Snapshot &snapshot)
{
    // The functions for edits by place need a valid text.
    const Pointer pointer = place(input, snapshot);
    const auto taken = [&](const document::EditResult &result) { return result ? result->snapshot : snapshot; };
    switch (snapshot.isValid() ? input.choice(7) : 6) {
    case 0:
        return taken(document::setIn(snapshot, pointer, Value::string(input.utf8(input.choice(8)))));
    case 1:
        return taken(document::setIn(snapshot, pointer, *Value::fromJson(R"({"k":[1,{"l":"m\nn\n"}]})")));
    case 2:
        return taken(document::removeFrom(snapshot, pointer));
    case 3:
        return taken(document::insertInto(snapshot, pointer / input.utf8(2), Value::integer(7), input.choice(4)));
    case 4:
        return taken(document::renameIn(snapshot, pointer, input.utf8(input.choice(6))));
    case 5:
        return taken(document::moveIn(snapshot, pointer, input.choice(6)));
    default:
        return document::spliceIn(snapshot,
                                  {input.choice(snapshot.size() + 1), input.choice(8), input.utf8(input.choice(6))},
                                  snapshot.size() + 8)
            .snapshot;
    }
}

QByteArray side(fuzz::Input &input, const QByteArray &base, Format format)
{
    constexpr int MostEdits = 4;
    Snapshot snapshot = Snapshot::parse(base, format);
    for (int i = input.choice(MostEdits + 1); i > 0 && !input.isDone(); --i)
        snapshot = edited(input, snapshot);
    return snapshot.text();
}

bool isValid(const QByteArray &text, Format format)
{
    return Snapshot::parse(text, format).isValid();
}

} // namespace

/** A text and some edits of it on two sides: what both sides can parse, the merge can, too, and a side alone is taken.
 */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz::Input input(data, size);
    const Format format = input.format();
    const QByteArray base = Snapshot::parse(input.text(), format).text();
    const QByteArray ours = side(input, base, format);
    const QByteArray theirs = side(input, base, format);
    const QByteArrayList texts{base, ours, theirs};
    const auto merged = merge::merge({base, format}, {ours, format}, {theirs, format});
    if (!merged)
        return 0;
    const bool areValid = isValid(base, format) && isValid(ours, format) && isValid(theirs, format);
    require(!areValid || merged->isByLines || merged->snapshot.isValid(), "the merge of valid texts is valid", texts);

    if (theirs == base)
        require(merged->bytes == ours || !isValid(ours, format), "without changes of theirs, ours stays", texts);
    if (ours == base && areValid)
        require(merged->conflictCount == 0, "without changes of ours there is no conflict", texts);
    return 0;
}
