#include "parser.h"

#include "scanner.h"
#include "treebuilder.h"

namespace document {

std::shared_ptr<const SnapshotData> parseText(Text text, Format format)
{
    auto data = std::make_shared<SnapshotData>();
    data->format = format;
    data->version = nextTextVersion();
    ScanResult result = scan(text.bytes(), format);
    if (result.stream) {
        data->stream = std::move(result.stream);
        data->treeText = text;
    } else {
        data->stream = {{}, TreeBuilder().makeNode({NodeKind::Stream}, 0, std::span<Tile>(), 0)};
        data->dirty = Dirty{{0, text.size()}, 0};
        data->faults = {diagnosticOf(result.fault, text)};
    }
    data->text = std::move(text);
    return data;
}

} // namespace document
