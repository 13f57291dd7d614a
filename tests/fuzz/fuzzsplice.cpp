#include "parser.h"
#include "reparse.h"
#include "treetext.h"

#include <fuzzer/FuzzedDataProvider.h>

#include <cstdint>
#include <cstdlib>

/** A text and some splices: after each the tree equals that of a full parse, and both accept or both refuse. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    constexpr size_t LongestText = 4096;
    constexpr int LongestInsertion = 64;
    FuzzedDataProvider input(data, size);
    const document::Format format = input.ConsumeBool() ? document::Format::Json : document::Format::Yaml;
    document::Snapshot snapshot(document::parseText(
        document::Text(QByteArray::fromStdString(input.ConsumeRandomLengthString(LongestText))), format));
    while (input.remaining_bytes() > 0) {
        document::Splice splice;
        splice.offset = input.ConsumeIntegralInRange<qsizetype>(0, snapshot.size());
        splice.removed = input.ConsumeIntegralInRange<qsizetype>(0, snapshot.size() - splice.offset);
        splice.inserted = QByteArray::fromStdString(input.ConsumeRandomLengthString(LongestInsertion));
        QByteArray expected = snapshot.text();
        expected.replace(splice.offset, splice.removed, splice.inserted);
        snapshot = document::applySplice(snapshot, splice).snapshot;
        const document::Snapshot full(document::parseText(document::Text(expected), format));
        if (snapshot.text() != expected || snapshot.isValid() != full.isValid())
            std::abort();
        if (full.isValid() && tests::TreeText::write(snapshot) != tests::TreeText::write(full))
            std::abort();
    }
    return 0;
}
