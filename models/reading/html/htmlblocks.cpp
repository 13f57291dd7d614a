#include "htmlblocks.h"

#include "htmltext.h"
#include "markdown.h"

#include <QUrl>

namespace reading {

namespace {

struct StyleTag {
    Style style;
    const char *open;
    const char *close;
};
constexpr StyleTag StyleTags[] = {
    {Style::Strong, "<strong>", "</strong>"},
    {Style::Emphasis, "<em>", "</em>"},
    {Style::Struck, "<s>", "</s>"},
    {Style::Code, "<code>", "</code>"},
    {Style::Name, "<code class=\"name\">", "</code>"},
    {Style::Type, "<span class=\"type\">", "</span>"},
    {Style::Muted, "<span class=\"muted\">", "</span>"},
    {Style::Required, "<span class=\"required\">", "</span>"},
    {Style::Deprecated, "<span class=\"deprecated\">", "</span>"},
};

QByteArray htmlOf(const Run &run)
{
    QByteArray open;
    QByteArray close;
    if (!run.url.isEmpty() && isSafeLink(run.url)) {
        open = "<a href=\"" + escaped(run.url) + "\" rel=\"noopener noreferrer\">";
        close = "</a>";
    } else if (!run.target.isRoot()) {
        open = "<a href=\"#" + anchorOf(run.target) + "\">";
        close = "</a>";
    }
    if (run.styles.testFlag(Style::Method)) {
        open += "<span class=\"method " + methodClass(run.text) + "\">";
        close.prepend("</span>");
    }
    for (const StyleTag &tag : StyleTags) {
        if (!run.styles.testFlag(tag.style))
            continue;
        open += tag.open;
        close.prepend(tag.close);
    }
    return open + escaped(run.text).replace("\n", "<br>") + close;
}

/** Writes lists around the blocks that are in them. */
class BlockHtml
{
public:
    QByteArray of(const Blocks &blocks)
    {
        for (const Block &block : blocks) {
            if (block.indent != m_indent || block.quoteDepth != m_quotes) {
                closeLists(0);
                setQuotes(block.quoteDepth);
            }
            m_indent = block.indent;
            place(block);
            write(block);
        }
        closeLists(0);
        setQuotes(0);
        return m_html;
    }

private:
    void setQuotes(int depth)
    {
        for (; m_quotes < depth; ++m_quotes)
            m_html += "<blockquote>";
        for (; m_quotes > depth; --m_quotes)
            m_html += "</blockquote>";
    }

    void closeLists(int depth)
    {
        for (; m_lists.size() > depth; m_lists.removeLast())
            m_html += m_lists.last() ? "</li></ol>" : "</li></ul>";
    }

    void place(const Block &block)
    {
        closeLists(block.listDepth);
        const bool isNumbered = !block.marker.isEmpty() && block.marker.front().isDigit();
        if (!block.marker.isEmpty() && m_lists.size() == block.listDepth && m_lists.last() != isNumbered)
            closeLists(block.listDepth - 1);
        if (!block.marker.isEmpty() && m_lists.size() == block.listDepth)
            m_html += "</li><li>";
        while (m_lists.size() < block.listDepth) {
            const bool isOwn = m_lists.size() == block.listDepth - 1;
            m_lists.append(isOwn && isNumbered);
            if (!m_lists.last())
                m_html += listTag("ul", block) + "<li>";
            else
                m_html += listTag("ol start=\"" + QByteArray::number(block.marker.chopped(1).toInt()) + '"', block) +
                          "<li>";
        }
    }

    [[nodiscard]] QByteArray listTag(const QByteArray &tag, const Block &block) const
    {
        return '<' + tag + (m_lists.size() == 1 ? indentClass(block, "") : QByteArray()) + '>';
    }

    static QByteArray indentClass(const Block &block, const QByteArray &name)
    {
        QByteArray names = name;
        if (block.indent > 0)
            names += (name.isEmpty() ? "i" : " i") + QByteArray::number(block.indent);
        return names.isEmpty() ? QByteArray() : " class=\"" + names + '"';
    }

    void write(const Block &block)
    {
        const QByteArray place = block.listDepth > 0 ? QByteArray() : indentClass(block, "");
        switch (block.kind) {
        case Block::Kind::Heading: {
            const QByteArray tag = 'h' + QByteArray::number(block.level);
            m_html += '<' + tag + place + '>' + reading::htmlOf(block.runs) + "</" + tag + ">\n";
            break;
        }
        case Block::Kind::Paragraph:
            m_html += "<p" + place + '>' + reading::htmlOf(block.runs) + "</p>\n";
            break;
        case Block::Kind::Row:
            m_html += "<div" + indentClass(block, "row") + '>' + reading::htmlOf(block.runs) + "</div>\n";
            break;
        case Block::Kind::Code:
            m_html += "<pre" + place + " tabindex=\"0\">\n<code>" + escaped(block.text()) + "</code></pre>\n";
            break;
        case Block::Kind::Rule:
            m_html += "<hr>\n";
            break;
        case Block::Kind::Table:
            writeTable(block, place);
            break;
        }
    }

    void writeTable(const Block &block, const QByteArray &place)
    {
        m_html += "<table" + place + ">\n";
        for (qsizetype row = 0; row < block.rows.size(); ++row) {
            const QByteArray cell = row == 0 ? "th" : "td";
            m_html += "<tr>";
            for (const Runs &runs : block.rows[row])
                m_html += '<' + cell + '>' + reading::htmlOf(runs) + "</" + cell + '>';
            m_html += "</tr>\n";
        }
        m_html += "</table>\n";
    }

    QByteArray m_html;
    QList<bool> m_lists; ///< The open ones; true for numbered.
    int m_indent = 0;
    int m_quotes = 0;
};

} // namespace

QByteArray anchorOf(const document::Pointer &place)
{
    return QUrl::toPercentEncoding(place.toString(), "/");
}

QByteArray htmlOf(const Runs &runs)
{
    QByteArray html;
    for (const Run &run : runs)
        html += htmlOf(run);
    return html;
}

QByteArray htmlOf(const Blocks &blocks)
{
    return BlockHtml().of(blocks);
}

QByteArray methodClass(QStringView method)
{
    for (const char *known : {"get", "post", "put", "patch", "delete"}) {
        if (method.compare(QLatin1String(known), Qt::CaseInsensitive) == 0)
            return known;
    }
    return "other";
}

} // namespace reading
