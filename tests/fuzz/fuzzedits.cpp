#include "document.h"
#include "fuzzinput.h"
#include "parser.h"
#include "treetext.h"

using document::Document;
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

Value someValue(fuzz::Input &input)
{
    switch (input.choice(6)) {
    case 0:
        return Value::integer(7);
    case 1:
        return *Value::fromJson(R"({"k":[1,{"l":"m\nn\n"}]})");
    case 2:
        return *Value::fromJson(R"([[],{},"x",null])");
    default:
        return Value::string(input.utf8(input.choice(12)));
    }
}

/** Sets a value and reads it back; a refusal is an answer too, but not for a scalar where one stands. */
void set(Document &document, const Pointer &pointer, const Value &value)
{
    const bool isWritable = document.snapshot().isValid() && document.snapshot().at(pointer).isScalar();
    const base::Result<void> done = document.set(pointer, value);
    if (!done)
        return;
    const base::Result<Value> read = document.snapshot().at(pointer).value();
    require(!isWritable || (read && *read == value), "what was set is read",
            {pointer.toString().toUtf8(), document.snapshot().text()});
}

/** Makes one edit; an error is an answer like another. */
void edit(Document &document, fuzz::Input &input)
{
    const Pointer pointer = place(input, document.snapshot());
    switch (input.choice(7)) {
    case 0:
    case 1:
        set(document, pointer, someValue(input));
        break;
    case 2:
        (void)document.remove(pointer);
        break;
    case 3:
        (void)document.insert(pointer / input.utf8(2), someValue(input), input.choice(4));
        break;
    case 4:
        (void)document.renameKey(pointer, input.utf8(input.choice(6)));
        break;
    case 5:
        (void)document.moveEntry(pointer, input.choice(6));
        break;
    case 6:
        (void)document.spliceText(
            {input.choice(document.snapshot().size() + 1), input.choice(8), input.utf8(input.choice(6))});
        break;
    }
}

void checkAgainstFullParse(const Snapshot &snapshot, const QByteArray &before)
{
    const QByteArrayList texts{before, snapshot.text()};
    const Snapshot anew(document::parseText(document::Text(snapshot.text()), snapshot.format()));
    require(anew.isValid() == snapshot.isValid(), "edits and a full parse accept the same", texts);
    if (snapshot.isValid())
        require(tests::TreeText::write(anew) == tests::TreeText::write(snapshot), "edits give the tree of a full parse",
                texts);
}

} // namespace

/** A text and some edits by place: the tree stays that of a full parse, and undo and redo lead to the same bytes. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    constexpr int MostEdits = 8;
    fuzz::Input input(data, size);
    Document document(input.text(), input.format());
    if (document.readOnlyReason() != document::ReadOnlyReason::None)
        return 0;
    const QByteArray original = document.snapshot().text();
    for (int i = 0; i < MostEdits && !input.isDone(); ++i) {
        const QByteArray before = document.snapshot().text();
        edit(document, input);
        checkAgainstFullParse(document.snapshot(), before);
    }
    const QByteArray last = document.fileBytes();
    while (document.canUndo())
        document.undo();
    require(document.fileBytes() == input.text(), "undo gives the original bytes");
    require(document.snapshot().text() == original, "undo gives the original text");
    checkAgainstFullParse(document.snapshot(), last);
    while (document.canRedo())
        document.redo();
    require(document.fileBytes() == last, "redo gives the final bytes");
    return 0;
}
