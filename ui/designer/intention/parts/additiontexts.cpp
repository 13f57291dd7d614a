#include "additiontexts.h"

#include "operations.h"

#include <QCoreApplication>

#include <array>

namespace designer {

namespace {

struct AdditionTexts {
    Q_DECLARE_TR_FUNCTIONS(designer::AdditionTexts)
};

/** What people count in an addition. */
enum Counted { Operations, Bodies, Responses, MediaTypes, Schemas, Parameters, SharedResponses, Others, Tags, Kinds };

Counted kindOfComponent(const QByteArray &member)
{
    return member == "schemas"      ? Schemas
           : member == "parameters" ? Parameters
           : member == "responses"  ? SharedResponses
                                    : Others;
}

int operationsIn(const document::Value &pathItem)
{
    int count = 0;
    for (const auto &[name, value] : pathItem.members()) {
        if (openapi::isFixedMethod(name))
            ++count;
        else if (name == "additionalOperations")
            count += int(value.members().size());
    }
    return count;
}

using Counts = std::array<int, Kinds>;

void count(const drafts::Addition &addition, Counts &counts)
{
    const QList<QByteArray> &tokens = addition.place.tokens();
    const QByteArray last = addition.place.last();
    const QByteArray before = addition.place.parent().last();
    if (tokens.first() == "tags")
        ++counts[Tags];
    else if (tokens.first() == "components" && tokens.size() == 3)
        ++counts[kindOfComponent(tokens.at(1))];
    else if (tokens.first() == "paths" && tokens.size() == 2)
        counts[Operations] += operationsIn(addition.value);
    else if (last == "requestBody")
        ++counts[Bodies];
    else if (before == "responses")
        ++counts[Responses];
    else if (before == "content")
        ++counts[MediaTypes];
    else if (last == "schema")
        ++counts[Schemas];
    else if (openapi::isFixedMethod(last) || before == "additionalOperations")
        ++counts[Operations];
}

QString textOf(int kind, int count)
{
    switch (kind) {
    case Operations:
        return AdditionTexts::tr("%n operations", nullptr, count);
    case Bodies:
        return AdditionTexts::tr("%n request bodies", nullptr, count);
    case Responses:
        return AdditionTexts::tr("%n responses", nullptr, count);
    case MediaTypes:
        return AdditionTexts::tr("%n media types", nullptr, count);
    case Schemas:
        return AdditionTexts::tr("%n schemas", nullptr, count);
    case Parameters:
        return AdditionTexts::tr("%n parameters", nullptr, count);
    case SharedResponses:
        return AdditionTexts::tr("%n response components", nullptr, count);
    case Others:
        return AdditionTexts::tr("%n other components", nullptr, count);
    default:
        return AdditionTexts::tr("%n tags", nullptr, count);
    }
}

} // namespace

QString additionsText(const drafts::Additions &additions)
{
    Counts counts{};
    for (const drafts::Addition &addition : additions)
        count(addition, counts);
    QStringList texts;
    for (int kind = 0; kind < Kinds; ++kind) {
        if (counts.at(std::size_t(kind)) > 0)
            texts.append(textOf(kind, counts.at(std::size_t(kind))));
    }
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return AdditionTexts::tr("%1 and %2", "%1: things with commas between them, %2: the last one")
        .arg(texts.join(u", "_qs), last);
}

} // namespace designer
