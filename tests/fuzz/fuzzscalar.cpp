#include "document.h"
#include "fuzzinput.h"
#include "parser.h"
#include "treetext.h"

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using fuzz::require;

namespace {

/** A place that holds a scalar, between neighbours that must not change. */
struct Setting {
    const char *text;
    Format format;
    Pointer place;
};

const Setting &setting(qsizetype number)
{
    static const QList<Setting> Settings{
        {"a: x\nb: x # c\nc: y\n", Format::Yaml, {"b"}},
        {"a: x\nb: 'x'\nc: y\n", Format::Yaml, {"b"}},
        {"a: x\nb: \"x\"\nc: y\n", Format::Yaml, {"b"}},
        {"a: x\nb: |\n  x\n  y\nc: y\n", Format::Yaml, {"b"}},
        {"a: x\nb: >-\n  x\n  y\n\nc: y\n", Format::Yaml, {"b"}},
        {"a: x\nb: |+ # c\n  x\n\n", Format::Yaml, {"b"}},
        {"a: x\nb:\nc: y\n", Format::Yaml, {"b"}},
        {"a: x\nb: x\n  more\n # c\n\nc: y\n", Format::Yaml, {"b"}},
        {"a: x\r\nb: x\r\nc: y\r\n", Format::Yaml, {"b"}},
        {"a: x\nb: x", Format::Yaml, {"b"}},
        {"a: x\nb: &n x\nc: *n\n", Format::Yaml, {"b"}},
        {"a: x\nb: !t x\nc: y\n", Format::Yaml, {"b"}},
        {"a:\n    - x\n    - b: x\n    - y\n", Format::Yaml, {"a", "1", "b"}},
        {"- x\n- x\n- y\n", Format::Yaml, {"1"}},
        {"a: {b: x, c: y}\n", Format::Yaml, {"a", "b"}},
        {"a: [x, x,\n  y]\n", Format::Yaml, {"a", "1"}},
        {"a: [x, b: x, c: y]\n", Format::Yaml, {"a", "1", "b"}},
        {"? a\n: x\n? b\n: x\n? c\n", Format::Yaml, {"b"}},
        {"--- x\n", Format::Yaml, {}},
        {"x\n---\ny\n", Format::Yaml, {}},
        {"{\"a\":1,\"b\":\"x\",\"c\":[]}", Format::Json, {"b"}},
        {"[\n  1,\n  \"x\",\n  2\n]\n", Format::Json, {"1"}},
        {"\"x\"", Format::Json, {}},
    };
    return Settings[number % Settings.size()];
}

void setString(Document &document, const Pointer &place, const QByteArray &text)
{
    const Snapshot before = document.snapshot();
    const base::Span old = before.at(place).span();
    const base::Result<void> done = document.setScalar(place, Value::string(text));
    const Snapshot after = document.snapshot();
    const QByteArrayList texts{before.text(), text, after.text()};
    require(done.isOk(), "any string can be set", texts);
    require(after.at(place).bytes() == text, "the string is read as it was set", texts);
    // With an own tag the type is what the tag says.
    require(after.at(place).isString() || !after.at(place).tag().isEmpty(), "the string is read as a string", texts);
    require(after.root().childCount() == before.root().childCount(), "neighbours stay", texts);
    const qsizetype line = before.text().lastIndexOf('\n', std::max<qsizetype>(0, old.offset - 1)) + 1;
    require(after.text({0, line}) == before.text({0, line}), "the bytes before the line stay", texts);
    const Snapshot full(document::parseText(document::Text(after.text()), after.format()));
    require(tests::TreeText::write(full) == tests::TreeText::write(after), "the tree is that of a full parse", texts);
}

} // namespace

/** Any string is set over any style and read back; two strings one after the other, then undone. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const Setting &chosen = setting(data[0]);
    const QByteArrayView rest(reinterpret_cast<const char *>(data + 2), qsizetype(size - 2));
    const qsizetype cut = std::min<qsizetype>(data[1], rest.size());
    const QByteArray first = QString::fromUtf8(rest.first(cut)).toUtf8();
    const QByteArray second = QString::fromUtf8(rest.sliced(cut)).toUtf8();
    Document document(chosen.text, chosen.format);
    setString(document, chosen.place, first);
    setString(document, chosen.place, second);
    const QByteArray last = document.fileBytes();
    while (document.canUndo())
        document.undo();
    require(document.fileBytes() == chosen.text, "undo gives the original bytes");
    while (document.canRedo())
        document.redo();
    require(document.fileBytes() == last, "redo gives the final bytes");
    return 0;
}
