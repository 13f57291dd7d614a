#include "rootasmember.h"

#include <algorithm>

namespace document {

namespace {

/** True for a line that is no content of the document: a marker of its begin or end, or a directive before it. */
bool isMarker(const QByteArray &line, bool isAbove)
{
    return line.startsWith("---") || line.startsWith("...") || (isAbove && line.startsWith('%'));
}

/** The comment lines above the root, without the blank lines before the first one. */
QByteArrayList linesAbove(const QByteArray &text)
{
    QByteArrayList lines = text.split('\n');
    // The beginning of the line with the root.
    lines.removeLast();
    const auto marker = std::find_if(lines.rbegin(), lines.rend(),
                                     [](const QByteArray &line) { return isMarker(line, true); });
    lines.erase(lines.begin(), marker.base());
    while (!lines.isEmpty() && lines.first().trimmed().isEmpty())
        lines.removeFirst();
    return lines;
}

} // namespace

Snapshot rootAsMember(const Snapshot &snapshot)
{
    const QByteArray text = snapshot.text();
    const Node root = snapshot.root();
    const qsizetype start = root.contentSpan().offset;
    const bool isInBrackets = start < text.size() && (text[start] == '{' || text[start] == '[');
    QByteArrayList lines = linesAbove(text.first(start).replace("\r\n", "\n"));
    const qsizetype linesOfRoot = lines.size();
    lines += text.mid(start).replace("\r\n", "\n").split('\n');
    const auto end = std::find_if(lines.begin() + linesOfRoot, lines.end(),
                                  [](const QByteArray &line) { return isMarker(line, false); });
    lines.erase(end, lines.end());
    const bool isOnLineOfKey = isInBrackets && linesOfRoot == 0;
    QByteArray member = QByteArray(RootMember) + (isOnLineOfKey ? ": " : ":\n");
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isIndented = !lines[i].isEmpty() && !(isOnLineOfKey && i == 0);
        member += (isIndented ? "  " : "") + lines[i] + '\n';
    }
    return Snapshot::parse(member, Format::Yaml);
}

} // namespace document
