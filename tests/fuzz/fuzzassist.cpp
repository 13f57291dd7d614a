#include "completion.h"
#include "definitionplace.h"
#include "edits.h"
#include "fuzzinput.h"
#include "hover.h"
#include "specificationtable.h"

#include <cstring>

using document::Snapshot;
using fuzz::require;
using specification::ObjectType;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {

/** Any object as the root: a short text is enough to reach the rows of all of them. An API description when the input
 * is used up, as after the seeds. */
assist::AssistContext contextOf(fuzz::Input &input)
{
    assist::AssistContext context;
    context.root = specification::objectTypes()[size_t(input.choice(specification::objectTypes().size()))].kind;
    const qsizetype version = input.choice(4);
    if (version > 0)
        context.version = specification::Version(version - 1);
    return context;
}

void checkInsertion(const Snapshot &snapshot, const assist::CompletionItem &item)
{
    const base::Span &span = item.replaced;
    require(span.offset >= 0 && span.length >= 0 && span.end() <= snapshot.size(), "it replaces bytes of the text",
            {snapshot.text()});
    require(item.cursor >= 0 && item.cursor <= item.text.size(), "the cursor is in what is inserted",
            {snapshot.text(), item.text});
}

void checkAt(const Snapshot &snapshot, qsizetype cursor, const assist::AssistContext &context)
{
    for (const auto &item : assist::completionsAt(snapshot, cursor, context).items)
        checkInsertion(snapshot, item);
    if (const auto hover = assist::hoverAt(snapshot, cursor, context))
        require(hover->span.contains(cursor), "help is about the place", {snapshot.text()});
    if (const auto named = assist::definitionAt(snapshot, cursor, context))
        require(snapshot.at(named->place.pointer).exists(), "a definition of the document is there", {snapshot.text()});
}

/** The name of a field of any object, as a key. */
QByteArray anyKey(unsigned seed)
{
    const auto types = specification::objectTypes();
    const ObjectType &type = types[seed % types.size()];
    if (type.fields.empty())
        return "$ref: ";
    return QByteArray(type.fields[seed / types.size() % type.fields.size()].name) + ": ";
}

} // namespace

/** One time in four the name of a field at a place of the text, which mutation by itself does not find. */
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize, unsigned seed)
{
    const QByteArray key = anyKey(seed / 4);
    if (seed % 4 != 0 || size + size_t(key.size()) > maxSize)
        return LLVMFuzzerMutate(data, size, maxSize);
    const size_t place = size == 0 ? 0 : seed / 7 % size;
    std::memmove(data + place + key.size(), data + place, size - place);
    std::memcpy(data + place, key.constData(), size_t(key.size()));
    return size + size_t(key.size());
}

/** A text, some splices, and places: what is offered there is inside the text and can be inserted. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    constexpr int mostSplices = 3;
    constexpr qsizetype places = 8;
    fuzz::Input input(data, size);
    Snapshot snapshot = Snapshot::parse(input.text(), input.format());
    for (int i = 0; i < mostSplices && !input.isDone(); ++i) {
        const qsizetype offset = input.choice(snapshot.size() + 1);
        const qsizetype removed = std::min(input.choice(8), snapshot.size() - offset);
        snapshot = document::spliceIn(snapshot, {offset, removed, input.utf8(input.choice(12))}, 1 << 18).snapshot;
    }
    const assist::AssistContext context = contextOf(input);
    qsizetype cursor = input.choice(snapshot.size() + 1);
    const qsizetype step = 1 + snapshot.size() / places;
    for (cursor %= step; cursor <= snapshot.size(); cursor += step)
        checkAt(snapshot, cursor, context);
    return 0;
}
