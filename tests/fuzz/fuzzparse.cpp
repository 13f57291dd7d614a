#include "eventwriter.h"
#include "fuzzinput.h"
#include "parser.h"
#include "treetext.h"

using document::Format;
using document::Node;
using document::Pointer;
using document::Snapshot;
using fuzz::require;

namespace {

/** Reads text that was decoded already, which Snapshot::parse() would take a second byte-order mark from. */
Snapshot parsed(const QByteArray &text, Format format)
{
    return Snapshot(document::parseText(document::Text(text), format));
}

/** Every problem is at a place in the text, with a line and a column. */
void checkProblems(const Snapshot &snapshot)
{
    require(snapshot.isValid() || !snapshot.problems().isEmpty(), "what is refused has a reason");
    for (const base::Diagnostic &problem : snapshot.problems()) {
        require(!problem.rule.isEmpty(), "a problem has a rule");
        require(problem.span.offset >= 0 && problem.span.length >= 0 && problem.span.end() <= snapshot.size(),
                "a problem is inside the text", {snapshot.text()});
        const base::Position position = snapshot.positionAt(problem.span.offset);
        require(position.line >= 1 && position.line <= snapshot.lineCount() && position.column >= 1,
                "a problem has a line and a column");
    }
}

/** Goes to every node, so that every span and every decoder is used; `around` is the span of the collection. */
void walk(const Snapshot &snapshot, const Node &node, const Pointer &place, base::Span around)
{
    const base::Span span = node.span();
    require(span.offset >= around.offset && span.length >= 0 && span.end() <= around.end(), "spans nest",
            {snapshot.text()});
    (void)node.bytes();
    (void)node.scalarType();
    (void)node.anchor();
    (void)node.tag();
    (void)node.resolved();
    const bool isNamed = snapshot.at(place).span() == span;
    require(!isNamed || span.length == 0 || snapshot.pointerAt(span.offset) == place ||
                place.contains(snapshot.pointerAt(span.offset)),
            "the pointer at a place's span leads there", {snapshot.text(), place.toString().toUtf8()});
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Pointer below = node.isMapping() ? place.child(node.keyAt(i)) : place.child(i);
        walk(snapshot, node.childAt(i), below, span);
    }
}

void checkSlices(const Snapshot &snapshot)
{
    const qsizetype half = snapshot.size() / 2;
    require(snapshot.text({0, half}) + snapshot.text({half, snapshot.size() - half}) == snapshot.text(),
            "slices make the text");
}

/** Line feeds, and carriage returns with line feeds, give the same nodes. */
void checkNewlines(const Snapshot &snapshot)
{
    QByteArray text = snapshot.text();
    if (text.contains('\r') || !text.contains('\n'))
        return;
    const Snapshot other = parsed(text.replace('\n', "\r\n"), snapshot.format());
    require(other.isValid() == snapshot.isValid(), "both newlines are accepted, or both refused", {snapshot.text()});
    if (snapshot.isValid())
        require(tests::EventWriter::write(other) == tests::EventWriter::write(snapshot), "newlines mean the same",
                {snapshot.text()});
}

/** What is JSON is YAML too, and means the same. */
void checkAsYaml(const Snapshot &json)
{
    const Snapshot yaml = parsed(json.text(), Format::Yaml);
    require(yaml.isValid(), "JSON is YAML", {json.text()});
    require(tests::EventWriter::write(yaml) == tests::EventWriter::write(json), "JSON means the same as YAML",
            {json.text()});
}

} // namespace

/** Whatever the text is, it is read or refused with a place; a tree that was read holds together. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Input input(data, size);
    const Snapshot snapshot = Snapshot::parse(input.text(), input.format());
    checkProblems(snapshot);
    checkSlices(snapshot);
    checkNewlines(snapshot);
    require(tests::TreeText::fault(snapshot).isEmpty() || !snapshot.isValid(), "widths add up");
    if (!snapshot.isValid())
        return 0;
    walk(snapshot, snapshot.root(), {}, {0, snapshot.size()});
    for (qsizetype i = 0; i < snapshot.documentCount(); ++i)
        (void)snapshot.root(i).value();
    if (input.format() == Format::Json && input.text().isValidUtf8())
        checkAsYaml(snapshot);
    return 0;
}
