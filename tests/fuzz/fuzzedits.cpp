#include "document.h"
#include "reparse.h"

#include <cstdint>
#include <cstdlib>

using document::Document;
using document::Format;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

/** Choices taken from the front of the input; zeros when it is used up. */
class Choices final
{
public:
    explicit Choices(QByteArrayView bytes)
        : m_bytes(bytes)
    {}

    [[nodiscard]] qsizetype next(qsizetype below)
    {
        if (m_bytes.isEmpty() || below <= 0)
            return 0;
        const auto byte = uchar(m_bytes.front());
        m_bytes = m_bytes.sliced(1);
        return byte % below;
    }
    [[nodiscard]] QByteArray text(qsizetype length)
    {
        const qsizetype taken = std::min(length, m_bytes.size());
        const QByteArray text = m_bytes.first(taken).toByteArray();
        m_bytes = m_bytes.sliced(taken);
        return text;
    }
    [[nodiscard]] bool isDone() const { return m_bytes.isEmpty(); }

private:
    QByteArrayView m_bytes;
};

void require(bool holds)
{
    if (!holds)
        std::abort();
}

Pointer place(Choices &choices, const Snapshot &snapshot)
{
    Pointer pointer;
    Node node = snapshot.root();
    for (int depth = 0; depth < 8 && node.childCount() > 0 && choices.next(4) > 0; ++depth) {
        const qsizetype index = choices.next(node.childCount());
        pointer = node.isMapping() ? pointer.child(node.keyAt(index)) : pointer.child(index);
        node = node.childAt(index);
    }
    return pointer;
}

/** Makes one edit; an error is an answer like another. */
void edit(Document &document, Choices &choices)
{
    const Pointer pointer = place(choices, document.snapshot());
    switch (choices.next(7)) {
    case 0:
        (void)document.set(pointer, Value::string(choices.text(choices.next(12))));
        break;
    case 1:
        (void)document.remove(pointer);
        break;
    case 2:
        (void)document.insert(pointer / choices.text(2), Value::integer(7), choices.next(4));
        break;
    case 3:
        (void)document.renameKey(pointer, choices.text(choices.next(6)));
        break;
    case 4:
        (void)document.moveEntry(pointer, choices.next(6));
        break;
    case 5:
        (void)document.set(pointer, *Value::fromJson(R"({"k":[1,{"l":"m\nn\n"}]})"));
        break;
    case 6:
        (void)document.spliceText(
            {choices.next(document.snapshot().size() + 1), choices.next(8), choices.text(choices.next(6))});
        break;
    }
}

void checkAgainstFullParse(const Snapshot &snapshot)
{
    const Snapshot anew = Snapshot::parse(snapshot.text(), snapshot.format());
    require(anew.isValid() == snapshot.isValid());
    if (!snapshot.isValid())
        return;
    const base::Result<Value> left = snapshot.root().value();
    const base::Result<Value> right = anew.root().value();
    require(left.isOk() == right.isOk() && (!left || *left == *right));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArrayView input(reinterpret_cast<const char *>(data), qsizetype(size));
    const qsizetype cut = input.indexOf('\0');
    if (cut < 0)
        return 0;
    const QByteArray text = input.first(cut).toByteArray();
    Choices choices(input.sliced(cut + 1));
    Document document(text, choices.next(2) == 0 ? Format::Yaml : Format::Json);
    if (document.readOnlyReason() != document::ReadOnlyReason::None)
        return 0;
    for (int i = 0; i < 16 && !choices.isDone(); ++i) {
        edit(document, choices);
        checkAgainstFullParse(document.snapshot());
    }
    const QByteArray final = document.fileBytes();
    while (document.canUndo())
        document.undo();
    require(document.fileBytes() == text);
    while (document.canRedo())
        document.redo();
    require(document.fileBytes() == final);
    return 0;
}
