#include "highlights.h"

#include "lineattributes.h"
#include "textmirror.h"
#include "theme.h"

#include <QTextBlock>

namespace source {

namespace {

theme::Role roleOf(Token token)
{
    switch (token) {
    case Token::Key:
        return theme::Role::Accent;
    case Token::Number:
        return theme::Role::Patch;
    case Token::Comment:
        return theme::Role::Muted;
    case Token::Text:
        break;
    }
    return theme::Role::Ok;
}

/** True for a line within a `|` or `>` text of YAML, where nothing is a key or a comment. */
bool isInBlockText(const TextMirror &mirror, const QTextBlock &block)
{
    const document::Snapshot &snapshot = mirror.snapshot();
    if (snapshot.format() != document::Format::Yaml)
        return false;
    const qsizetype start = mirror.offsetAt(block.position());
    const document::Node node = snapshot.at(snapshot.pointerAt(start));
    const base::Span span = node.span();
    if (!node.isScalar() || start <= span.offset || start >= span.end())
        return false;
    const QByteArray head = snapshot.text({span.offset, 1});
    return head == "|" || head == ">";
}

} // namespace

QColor problemColor(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return theme::color(theme::Role::Error);
    case base::Severity::Warning:
        return theme::color(theme::Role::Warning);
    case base::Severity::Information:
        break;
    }
    return theme::color(theme::Role::Information);
}

QList<QTextEdit::ExtraSelection> tokenHighlights(const TextMirror &mirror, const QTextBlock &first,
                                                 const QTextBlock &last)
{
    QList<QTextEdit::ExtraSelection> highlights;
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber(); block = block.next()) {
        if (isInBlockText(mirror, block))
            continue;
        for (const TokenRun &run : tokensOf(block.text(), mirror.snapshot().format())) {
            QTextEdit::ExtraSelection highlight;
            highlight.cursor = QTextCursor(block);
            highlight.cursor.setPosition(block.position() + static_cast<int>(run.start));
            highlight.cursor.setPosition(block.position() + static_cast<int>(run.start + run.length),
                                         QTextCursor::KeepAnchor);
            highlight.format.setForeground(theme::color(roleOf(run.token)));
            highlights.append(highlight);
        }
    }
    return highlights;
}

QList<QTextEdit::ExtraSelection> problemHighlights(const TextMirror &mirror, const base::Diagnostics &problems,
                                                   const base::Span &visible, QTextDocument &text)
{
    QList<QTextEdit::ExtraSelection> highlights;
    for (const base::Diagnostic &one : problems) {
        if (one.span.end() < visible.offset || one.span.offset > visible.end())
            continue;
        QTextEdit::ExtraSelection highlight;
        highlight.cursor = QTextCursor(&text);
        const int from = mirror.positionOf(qMax(one.span.offset, visible.offset));
        const int to = mirror.positionOf(qMin(one.span.end(), visible.end()));
        highlight.cursor.setPosition(from);
        highlight.cursor.setPosition(to, QTextCursor::KeepAnchor);
        if (from == to && !highlight.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor))
            highlight.cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
        highlight.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        highlight.format.setUnderlineColor(problemColor(one.severity));
        highlights.append(highlight);
    }
    return highlights;
}

} // namespace source
