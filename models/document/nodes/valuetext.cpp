#include "valuetext.h"

#include <algorithm>
#include <optional>

namespace document {

namespace {

/** Spaces at the start of a line; nothing for a blank one. */
std::optional<qsizetype> indentOf(const QByteArray &line)
{
    const auto first = std::find_if(line.begin(), line.end(), [](char each) { return each != ' '; });
    if (first == line.end() || *first == '\r')
        return std::nullopt;
    return first - line.begin();
}

} // namespace

QByteArray valueTextOf(const Snapshot &snapshot, const Node &node)
{
    const Node value = node.resolved();
    if (!value.exists())
        return {};
    const base::Span span = value.contentSpan();
    QByteArrayList lines = snapshot.text(span).split('\n');
    // The text of a block collection starts with its indentation.
    const qsizetype blank = indentOf(lines.first()).value_or(0);
    lines.first().remove(0, blank);
    qsizetype indent = -1;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (const auto own = indentOf(lines[i]))
            indent = indent < 0 ? *own : std::min(indent, *own);
    }
    // The first line of a block collection is where its entries are; deeper ones keep their distance to it.
    const qsizetype column = snapshot.positionAt(span.offset + blank).column - 1;
    if (!value.isScalar())
        indent = std::min(indent, column);
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const qsizetype own = indentOf(lines[i]).value_or(lines[i].size());
        lines[i] = lines[i].sliced(std::clamp(own, qsizetype(0), std::max(indent, qsizetype(0))));
    }
    return lines.join('\n');
}

base::Result<Value> readValueText(const QByteArray &text)
{
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    if (!snapshot.isValid()) {
        const base::Diagnostics &problems = snapshot.problems();
        const base::Position place = snapshot.positionAt(problems.isEmpty() ? 0 : problems.first().span.offset);
        return base::Error{base::ErrorCode::SyntaxError,
                           QStringLiteral("%1:%2").arg(QString::number(place.line), QString::number(place.column))};
    }
    return snapshot.root().value();
}

} // namespace document
