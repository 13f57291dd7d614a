#include "exampleblocks.h"

#include "markdown.h"
#include "readinglimits.h"
#include "refs.h"

namespace reading {

namespace {

using document::Node;

constexpr int JsonIndent = 2;

void writeValue(BlockWriter &writer, const Node &value)
{
    const Node node = value.resolved();
    const auto read = node.span().length > MaximumExample ? base::Result<document::Value>(base::Error{}) : node.value();
    if (!read)
        return writer.paragraph(
            {styledRun(ReadingTexts::tr("The example is too long to be shown."), Style::Muted | Style::Emphasis)});
    const QString text = read->isString() ? read->text() : QString::fromUtf8(read->toJson(JsonIndent));
    writer.code(text.left(MaximumExample));
}

/** An Example Object: its summary, description and value. */
void writeExample(BlockWriter &writer, const QString &name, const Node &example)
{
    const QString summary = example.member("summary").text();
    writer.paragraph(
        {styledRun(ReadingTexts::tr("Example: %1").arg(summary.isEmpty() ? name : summary), Style::Muted)});
    writer.markdown(example.member("description").text(), DescriptionLevel);
    for (const char *member : {"value", "dataValue", "serializedValue"}) {
        if (const Node value = example.member(member); value.exists())
            writeValue(writer, value);
    }
    if (const QString url = example.member("externalValue").text(); !url.isEmpty())
        writer.paragraph({{url, {}, isSafeLink(url) ? url : QString(), {}}});
}

/** The values of a list, separated by bars; empty if it is none. An alias can bring the same list into many places, so
 * that no more is read of it than is shown. */
QString allowedValues(const Node &list)
{
    QString text;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount() && text.size() <= MaximumConstraints; ++i)
        text += (i > 0 ? u" | "_qs : QString()) + list.childAt(i).resolved().text().left(MaximumConstraints);
    return text.size() > MaximumConstraints ? text.left(MaximumConstraints) + u'…' : text;
}

} // namespace

QString withoutUser(const QString &url)
{
    const qsizetype start = url.indexOf(u"//");
    if (start < 0)
        return url;
    qsizetype end = start + 2;
    while (end < url.size() && !QStringView(u"/?#").contains(url[end]))
        ++end;
    const qsizetype at = url.lastIndexOf(u'@', end - 1);
    return at > start ? url.left(start + 2) + url.sliced(at + 1) : url;
}

void writeExamples(BlockWriter &writer, const Node &object, const document::Snapshot &snapshot)
{
    if (const Node example = object.member("example"); example.exists()) {
        writer.paragraph({styledRun(ReadingTexts::tr("Example"), Style::Muted)});
        writeValue(writer, example);
    }
    const Node examples = object.member("examples").resolved();
    for (qsizetype i = 0; i < std::min(examples.childCount(), MaximumExamples); ++i) {
        const Node example = examples.childAt(i).resolved();
        if (examples.isSequence()) {
            writer.paragraph({styledRun(ReadingTexts::tr("Example"), Style::Muted)});
            writeValue(writer, example);
            continue;
        }
        const auto reference = openapi::referenceOf(example);
        const QString name = QString::fromUtf8(examples.keyAt(i));
        writeExample(writer, name, reference ? openapi::resolveReference(snapshot, *reference).node : example);
    }
}

void writeExternalDocs(BlockWriter &writer, const Node &object)
{
    const Node docs = object.member("externalDocs").resolved();
    const QString url = docs.member("url").text();
    if (url.isEmpty())
        return;
    const QString title = docs.member("description").text().section(u'\n', 0, 0);
    writer.paragraph({styledRun(ReadingTexts::tr("See also:") + u' ', Style::Muted),
                      {title.isEmpty() ? url : title, {}, isSafeLink(url) ? url : QString(), {}}});
}

void writeServers(BlockWriter &writer, const Node &servers)
{
    for (qsizetype i = 0; servers.isSequence() && i < servers.childCount(); ++i) {
        const Node server = servers.childAt(i).resolved();
        Runs runs{styledRun(withoutUser(server.member("url").text()), Style::Code)};
        if (const QString name = server.member("name").text(); !name.isEmpty())
            runs += {plainRun(u"  "_qs), plainRun(name)};
        writer.row(runs);
        writer.indent();
        writer.markdown(server.member("description").text(), DescriptionLevel);
        const Node variables = server.member("variables").resolved();
        for (qsizetype at = 0; variables.isMapping() && at < variables.childCount(); ++at) {
            const Node variable = variables.childAt(at).resolved();
            const QString values = allowedValues(variable.member("enum").resolved());
            Runs variableRuns{
                styledRun(QString::fromUtf8(variables.keyAt(at)), Style::Name), plainRun(u"  "_qs),
                styledRun(ReadingTexts::tr("default %1").arg(variable.member("default").text()), Style::Muted)};
            if (!values.isEmpty())
                variableRuns += {plainRun(u"  "_qs), styledRun(values, Style::Muted)};
            writer.row(variableRuns);
            writer.indent();
            writer.markdown(variable.member("description").text(), DescriptionLevel);
            writer.outdent();
        }
        writer.outdent();
    }
}

} // namespace reading
