#include "pieceoftext.h"

#include "document.h"

namespace bundling {

using document::Format;
using document::Snapshot;
using document::Value;

namespace {

/** The bytes before an offset in its line. */
qsizetype columnOf(const Snapshot &snapshot, qsizetype offset)
{
    const base::Position at = snapshot.positionAt(offset);
    return offset - snapshot.offsetAt({at.line, 1});
}

/** Without the indentation of the first line in all others. */
QByteArray outdented(const QByteArray &text, qsizetype indentation)
{
    QByteArray result;
    bool isFirst = true;
    for (const QByteArray &line : text.split('\n')) {
        qsizetype spaces = 0;
        while (!isFirst && spaces < indentation && spaces < line.size() && line[spaces] == ' ')
            ++spaces;
        result += (isFirst ? QByteArray() : QByteArray("\n")) + line.sliced(spaces);
        isFirst = false;
    }
    return result.endsWith('\n') ? result : result + '\n';
}

/** The indentation of the line, which in JSON is that of the closing bracket. */
qsizetype indentationOf(const Snapshot &snapshot, qsizetype offset)
{
    const QByteArray before = snapshot.text({offset - columnOf(snapshot, offset), columnOf(snapshot, offset)});
    qsizetype spaces = 0;
    while (spaces < before.size() && before[spaces] == ' ')
        ++spaces;
    return spaces;
}

/** With the comment after the last value. That of a collection in brackets is at the key that it belongs to. */
base::Span withLastComment(const Snapshot &snapshot, base::Span span)
{
    const QByteArray first = snapshot.text({span.offset, 1});
    const qsizetype end = snapshot.offsetAt({snapshot.positionAt(span.end()).line + 1, 1});
    const QByteArray rest = snapshot.text({span.end(), end - span.end()}).trimmed();
    const bool isInBrackets = first == "{" || first == "[";
    return isInBrackets || !rest.startsWith('#') ? span : base::Span{span.offset, end - span.offset};
}

} // namespace

base::Result<QByteArray> pieceOfText(const Snapshot &snapshot, const document::Node &node)
{
    const auto value = node.value();
    if (!value)
        return value.error();
    const base::Span span = withLastComment(snapshot, node.span());
    const QByteArray text = outdented(snapshot.text(span), indentationOf(snapshot, span.offset));
    const Snapshot read = Snapshot::parse(text, snapshot.format());
    if (read.isValid()) {
        const auto same = read.root().value();
        if (same && *same == *value)
            return text;
    }
    document::Document written(snapshot.format() == Format::Json ? QByteArray("{}\n") : QByteArray("a: 1\n"),
                               snapshot.format());
    if (auto done = written.replaceSubtree({}, *value); !done)
        return done.error();
    return written.fileBytes();
}

} // namespace bundling
