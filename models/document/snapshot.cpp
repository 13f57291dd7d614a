#include "snapshot.h"

#include "encoding.h"
#include "parser.h"
#include "problems.h"
#include "tilepart.h"
#include "treewalk.h"

namespace document {

namespace {

const std::shared_ptr<const SnapshotData> &emptyData()
{
    static const std::shared_ptr<const SnapshotData> empty = parseText(Text(), Format::Yaml);
    return empty;
}

} // namespace

Snapshot::Snapshot()
    : m_data(emptyData())
{}

Snapshot::Snapshot(std::shared_ptr<const SnapshotData> data)
    : m_data(std::move(data))
{}

Snapshot Snapshot::withContext(std::shared_ptr<const Context> context) const
{
    Snapshot snapshot = *this;
    snapshot.m_context = std::move(context);
    return snapshot;
}

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

qsizetype Snapshot::lineAt(qsizetype offset) const
{
    return m_data->text.lineAt(offset);
}

base::Span Snapshot::lineSpan(qsizetype line) const
{
    return m_data->text.lineSpan(line);
}

qsizetype Snapshot::offsetAt(base::Position position) const
{
    return m_data->text.offsetAt(position);
}

const base::Diagnostics &Snapshot::problems() const
{
    std::call_once(m_data->problemsOnce, [this] { m_data->problems = findProblems(*m_data); });
    return m_data->problems;
}

bool Snapshot::hasAliases() const
{
    return m_data->stream && (m_data->stream->flags & TreeNode::HasAliases);
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
    return Node(m_data, {m_data.get(), entry.tile.tile, entry.tile.offset, -1, false});
}

Pointer Snapshot::pointerAt(qsizetype offset) const
{
    return document::pointerAt(*m_data, m_data->toTree(offset));
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
