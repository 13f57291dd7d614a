#include "completion.h"
#include "definitionplace.h"
#include "edits.h"
#include "fuzzinput.h"
#include "hover.h"

using document::Snapshot;
using fuzz::require;

/** A text, some splices, and a place: what is offered there is inside the text and can be inserted. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    constexpr int mostSplices = 3;
    fuzz::Input input(data, size);
    Snapshot snapshot = Snapshot::parse(input.text(), input.format());
    for (int i = 0; i < mostSplices && !input.isDone(); ++i) {
        const qsizetype offset = input.choice(snapshot.size() + 1);
        const qsizetype removed = std::min(input.choice(8), snapshot.size() - offset);
        snapshot = document::spliceIn(snapshot, {offset, removed, input.utf8(input.choice(12))}, 1 << 18).snapshot;
    }
    const qsizetype cursor = input.choice(snapshot.size() + 1);
    for (const auto &item : assist::completionsAt(snapshot, cursor).items) {
        const base::Span &span = item.replaced;
        require(span.offset >= 0 && span.length >= 0 && span.end() <= snapshot.size(), "it replaces bytes of the text",
                {snapshot.text()});
        require(item.cursor >= 0 && item.cursor <= item.text.size(), "the cursor is in what is inserted",
                {snapshot.text()});
    }
    if (const auto hover = assist::hoverAt(snapshot, cursor))
        require(hover->span.contains(cursor), "help is about the place", {snapshot.text()});
    if (const auto named = assist::definitionAt(snapshot, cursor))
        require(snapshot.at(named->place.pointer).exists(), "a definition of the document is there", {snapshot.text()});
    return 0;
}
