#include "snapshot.h"

#include "encoding.h"
#include "nodereader.h"
#include "parser.h"
#include "problems.h"

namespace document {

namespace {

const std::shared_ptr<const SnapshotData> &emptyData()
{
    static const std::shared_ptr<const SnapshotData> empty = parseText(Text(), Format::Yaml);
    return empty;
}

} // namespace

Format formatOfFileName(QStringView fileName)
{
    return fileName.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) ? Format::Json : Format::Yaml;
}

Snapshot::Snapshot()
    : m_data(emptyData())
{}

Snapshot::Snapshot(std::shared_ptr<const SnapshotData> data)
    : m_data(std::move(data))
{}

Snapshot Snapshot::parse(const QByteArray &fileBytes, Format format)
{
    return Snapshot(parseText(Text(decodeFile(fileBytes).text), format));
}

Format Snapshot::format() const
{
    return m_data->format;
}

qsizetype Snapshot::size() const
{
    return m_data->text.size();
}

QByteArray Snapshot::text() const
{
    return m_data->text.bytes();
}

QByteArray Snapshot::text(base::Span span) const
{
    return m_data->text.bytes(span);
}

qsizetype Snapshot::lineCount() const
{
    return m_data->text.lineCount();
}

base::Position Snapshot::positionAt(qsizetype offset) const
{
    return m_data->text.positionAt(offset);
}

qsizetype Snapshot::offsetAt(base::Position position) const
{
    return m_data->text.offsetAt(position);
}

const base::Diagnostics &Snapshot::problems() const
{
    std::call_once(m_data->problemsOnce, [this] { m_data->problems = findProblems(m_data); });
    return m_data->problems;
}

bool Snapshot::isValid() const
{
    return !m_data->dirty;
}

std::optional<base::Span> Snapshot::dirtyRange() const
{
    return m_data->dirty ? std::optional(m_data->dirty->span) : std::nullopt;
}

qsizetype Snapshot::documentCount() const
{
    return m_data->stream->count;
}

Node Snapshot::root(qsizetype index) const
{
    const EntryPlace entry = documentEntry(*m_data, index);
    return entry.node ? NodeReader::make(m_data, entry.tile.tile, entry.tile.offset, -1, false) : Node();
}

Pointer Snapshot::pointerAt(qsizetype offset) const
{
    QList<QByteArray> tokens;
    const qsizetype at = m_data->toTree(offset);
    EntryPlace entry = documentEntry(*m_data, 0);
    while (entry.node) {
        const TreeNode *node = entry.tile.tile->child.data();
        if (!node || at < entry.childStart() || at >= entry.childStart() + qsizetype(node->width))
            break;
        const TilePlace place = node->tileCovering(at - entry.childStart());
        const qsizetype inside = at - entry.childStart() - place.offset;
        if (!place.tile || inside < 0 || inside >= qsizetype(place.tile->width))
            break;
        const qsizetype start = entry.childStart() + place.offset;
        const bool mapping = node->kind == NodeKind::Mapping;
        tokens.append(mapping ? decodedKey(*m_data, *place.tile, start, node->indent)
                              : QByteArray::number(place.index));
        entry = {node, entry.childStart(), {place.tile, place.index, start}};
    }
    return Pointer(std::move(tokens));
}

base::Span Snapshot::keySpan(const Pointer &pointer) const
{
    const EntryPlace entry = entryAtPointer(*m_data, pointer);
    if (!entry.node || entry.node->kind != NodeKind::Mapping)
        return {};
    base::Span span = entry.tile.tile->keySpan();
    span.offset += entry.tile.offset;
    return m_data->toText(span);
}

} // namespace document
