#include "fuzzinput.h"
#include "parser.h"
#include "reparse.h"
#include "treetext.h"

using document::Snapshot;
using document::Splice;
using fuzz::require;

namespace {

Splice nextSplice(fuzz::Input &input, const QByteArray &text)
{
    constexpr qsizetype LongestInsertion = 24;
    const qsizetype offset = input.choice(text.size() + 1);
    const qsizetype removed = std::min(input.choice(16), text.size() - offset);
    const qsizetype length = input.choice(LongestInsertion);
    if (length < LongestInsertion / 2)
        return {offset, removed, input.bytes(length)};
    // Text that stands elsewhere already is more likely to mean something.
    return {offset, removed, text.mid(input.choice(text.size() + 1), length - LongestInsertion / 2)};
}

void checkAgainstFullParse(const Snapshot &snapshot, const QByteArray &expected, const QByteArray &before)
{
    const QByteArrayList texts{before, snapshot.text()};
    require(snapshot.text() == expected, "the text is spliced", texts);
    const Snapshot full(document::parseText(document::Text(expected), snapshot.format()));
    require(snapshot.isValid() == full.isValid(), "splices and a full parse accept the same", texts);
    if (!full.isValid())
        return;
    require(tests::TreeText::fault(snapshot).isEmpty(), "widths add up", texts);
    require(tests::TreeText::write(snapshot) == tests::TreeText::write(full), "splices give the tree of a full parse",
            texts);
}

} // namespace

/** A text and some splices: after each the tree equals that of a full parse, and both accept or both refuse. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    constexpr int MostSplices = 8;
    fuzz::Input input(data, size);
    Snapshot snapshot(document::parseText(document::Text(input.text()), input.format()));
    // With a small budget texts stay dirty until a splice makes the range itself valid.
    const bool isPatient = input.choice(4) == 0;
    for (int i = 0; i < MostSplices && !input.isDone(); ++i) {
        const QByteArray before = snapshot.text();
        const Splice splice = nextSplice(input, before);
        QByteArray expected = before;
        expected.replace(splice.offset, splice.removed, splice.inserted);
        snapshot = document::applySplice(snapshot, splice, isPatient ? 32 : document::InteractiveRun).snapshot;
        if (!isPatient || snapshot.isValid())
            checkAgainstFullParse(snapshot, expected, before);
    }
    if (isPatient)
        checkAgainstFullParse(document::fullParse(snapshot), snapshot.text(), input.text());
    return 0;
}
