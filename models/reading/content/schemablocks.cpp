#include "schemablocks.h"

#include "readinglimits.h"
#include "schematree.h"

#include <QSet>

#include <algorithm>

namespace reading {

namespace {

using document::Node;
using document::Pointer;
using openapi::SchemaRow;
using specification::Version;

QString shortened(const QString &text)
{
    return text.size() > MaximumConstraints ? text.left(MaximumConstraints) + u'…' : text;
}

QString compositionText(const QByteArray &keyword)
{
    if (keyword == "oneOf")
        return ReadingTexts::tr("one of");
    if (keyword == "anyOf")
        return ReadingTexts::tr("any of");
    return ReadingTexts::tr("all of");
}

bool isComposition(const QByteArray &keyword)
{
    return keyword == "allOf" || keyword == "oneOf" || keyword == "anyOf";
}

class SchemaWriter
{
public:
    explicit SchemaWriter(std::vector<SchemaRow> rows)
        : m_rows(std::move(rows))
        , m_children(m_rows.size())
        , m_isShown(m_rows.size(), false)
    {
        for (std::size_t i = 1; i < m_rows.size(); ++i)
            m_children[static_cast<std::size_t>(m_rows[i].parent)].push_back(i);
    }

    [[nodiscard]] Runs type(std::size_t number)
    {
        const SchemaRow &row = m_rows[number];
        if (!row.reference.isEmpty())
            return {referenceRun(row.reference)};
        if (row.isBoolean)
            return {typeRun(row.type == u"true" ? ReadingTexts::tr("any value") : ReadingTexts::tr("no value"))};
        if (const auto items = itemsOf(number)) {
            m_isShown[*items] = true;
            return Runs{typeRun(ReadingTexts::tr("array of", "followed by a type") + u' ')} + type(*items);
        }
        if (Runs composition = referencesOf(number); !composition.isEmpty())
            return composition;
        QString text = row.type;
        if (text.isEmpty())
            text = has(number, "properties") ? u"object"_qs : isComposed(number) ? QString() : ReadingTexts::tr("any");
        if (!row.format.isEmpty())
            text += u" (%1)"_qs.arg(row.format);
        return text.isEmpty() ? Runs() : Runs{typeRun(text.replace(u", "_qs, ReadingTexts::tr(" or ")))};
    }

    /** The schemas inside a row, and for an array those inside its items. */
    void writeInside(BlockWriter &writer, std::size_t number)
    {
        for (auto items = itemsOf(number); items; items = itemsOf(number))
            number = *items;
        for (const std::size_t child : m_children[number]) {
            if (writer.isFull() || m_written >= MaximumRows)
                return;
            if (!m_isShown[child])
                writeRow(writer, child);
        }
    }

private:
    static Run typeRun(const QString &text) { return styledRun(text, Style::Type); }

    [[nodiscard]] bool has(std::size_t number, QByteArrayView keyword) const
    {
        return std::any_of(m_children[number].begin(), m_children[number].end(),
                           [&](std::size_t child) { return m_rows[child].keyword == keyword; });
    }

    [[nodiscard]] bool isComposed(std::size_t number) const
    {
        return has(number, "allOf") || has(number, "oneOf") || has(number, "anyOf");
    }

    [[nodiscard]] std::optional<std::size_t> itemsOf(std::size_t number) const
    {
        if (m_rows[number].type != u"array" || !m_rows[number].reference.isEmpty())
            return std::nullopt;
        for (const std::size_t child : m_children[number]) {
            if (m_rows[child].keyword == "items" && m_rows[child].place == SchemaRow::Place::Single)
                return child;
        }
        return std::nullopt;
    }

    /** "one of A, B" for a schema that is only a choice of references. */
    [[nodiscard]] Runs referencesOf(std::size_t number)
    {
        const std::vector<std::size_t> &children = m_children[number];
        const bool isOnly = m_rows[number].type.isEmpty() && !children.empty() &&
                            std::all_of(children.begin(), children.end(), [&](std::size_t child) {
                                return isComposition(m_rows[child].keyword) && !m_rows[child].reference.isEmpty() &&
                                       m_rows[child].keyword == m_rows[children.front()].keyword;
                            });
        if (!isOnly)
            return {};
        Runs runs;
        if (children.size() > 1)
            runs.append(typeRun(compositionText(m_rows[children.front()].keyword) + u' '));
        for (const std::size_t child : children) {
            if (child != children.front())
                runs.append(plainRun(u", "_qs));
            runs.append(referenceRun(m_rows[child].reference));
            m_isShown[child] = true;
        }
        return runs;
    }

    void writeRow(BlockWriter &writer, std::size_t number)
    {
        const SchemaRow &row = m_rows[number];
        if (row.isBoolean && row.keyword == "additionalProperties") {
            if (row.type == u"false")
                writer.row({styledRun(ReadingTexts::tr("No other properties"), Style::Muted)});
            return;
        }
        ++m_written;
        Runs runs = nameOf(row);
        const Runs types = type(number);
        if (!types.isEmpty())
            runs += Runs{plainRun(u"  "_qs)} + types;
        if (row.isRequired)
            runs += {plainRun(u"  "_qs), styledRun(ReadingTexts::tr("required"), Style::Required)};
        if (!row.constraints.isEmpty())
            runs += {plainRun(u"  "_qs), styledRun(shortened(row.constraints), Style::Muted)};
        writer.row(runs);
        writer.indent();
        writer.markdown(row.description, DescriptionLevel);
        writeInside(writer, number);
        writer.outdent();
    }

    static Runs nameOf(const SchemaRow &row)
    {
        const QString name = QString::fromUtf8(row.name);
        if (row.isProperty())
            return {styledRun(name, Style::Name)};
        if (row.place == SchemaRow::Place::Member)
            return {styledRun(QString::fromUtf8(row.keyword) + u' ', Style::Muted), styledRun(name, Style::Name)};
        if (isComposition(row.keyword))
            return {styledRun(compositionText(row.keyword), Style::Muted)};
        return {styledRun(row.keyword == "additionalProperties" ? ReadingTexts::tr("other properties") : name,
                          Style::Muted)};
    }

    std::vector<SchemaRow> m_rows;
    std::vector<std::vector<std::size_t>> m_children;
    std::vector<bool> m_isShown; ///< As a part of another row.
    qsizetype m_written = 0;
};

} // namespace

QString nameOfSchema(const Pointer &pointer)
{
    QByteArrayList names;
    const bool isSchema = pointer.tokens().size() > 2 && pointer.tokens()[1] == "schemas";
    for (qsizetype i = isSchema ? 2 : 0; i < pointer.tokens().size(); ++i)
        names.append(pointer.tokens()[i]);
    return QString::fromUtf8(names.join('/'));
}

Run referenceRun(const QString &reference)
{
    const auto pointer = reference.startsWith(u'#') ? Pointer::parse(reference) : std::nullopt;
    const bool isHere = pointer && pointer->tokens().size() >= 3 && pointer->tokens()[0] == "components";
    Run run = styledRun(isHere ? nameOfSchema(*pointer) : reference, Style::Type);
    if (isHere && pointer->tokens()[1] == "schemas")
        run.target = Pointer(pointer->tokens().first(3));
    return run;
}

Runs typeOf(const Node &schema, const Pointer &pointer, Version version)
{
    std::vector<SchemaRow> rows = openapi::readSchema(schema, pointer, version);
    return rows.empty() ? Runs() : SchemaWriter(std::move(rows)).type(0);
}

QString constraintsOf(const Node &schema, Version version)
{
    const std::vector<SchemaRow> rows = openapi::readSchema(schema, {}, version);
    return rows.empty() ? QString() : shortened(rows.front().constraints);
}

void writeSchema(BlockWriter &writer, const Runs &lead, const Node &schema, const Pointer &pointer, Version version)
{
    std::vector<SchemaRow> rows = openapi::readSchema(schema, pointer, version);
    if (rows.empty())
        return writer.row(lead);
    const SchemaRow root = rows.front();
    SchemaWriter schemas(std::move(rows));
    Runs runs = lead;
    if (const Runs type = schemas.type(0); !type.isEmpty())
        runs += lead.isEmpty() ? type : Runs{plainRun(u"  "_qs)} + type;
    if (!root.constraints.isEmpty())
        runs += {plainRun(u"  "_qs), styledRun(shortened(root.constraints), Style::Muted)};
    if (!runs.isEmpty())
        writer.row(runs);
    writer.indent();
    writer.markdown(root.description, DescriptionLevel);
    schemas.writeInside(writer, 0);
    writer.outdent();
}

} // namespace reading
