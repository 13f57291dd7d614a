#include "namelist.h"

#include "value.h"

#include <algorithm>

namespace operationgrid {

namespace {

constexpr QStringView ListSpecial = u",";

/** The length of the JSON string at the beginning of a text; 0 if it is not complete. */
qsizetype stringLength(QStringView text)
{
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (text.at(at) == u'\\')
            ++at;
        else if (text.at(at) == u'"')
            return at + 1;
    }
    return 0;
}

} // namespace

QString nameText(const QString &name, QStringView special)
{
    const bool isPlain = !name.isEmpty() && name.trimmed() == name && std::ranges::none_of(name, [&](QChar each) {
        return each == u'"' || each == u'\n' || each == u'\t' || special.contains(each);
    });
    return isPlain ? name : QString::fromUtf8(document::Value::string(name).toJson());
}

std::optional<QString> takeName(QStringView &text, QStringView special)
{
    text = text.trimmed();
    if (!text.startsWith(u'"')) {
        const auto end = std::ranges::find_if(text, [&](QChar each) { return special.contains(each); });
        const QStringView name = text.first(end - text.begin());
        text = text.sliced(name.size());
        return name.trimmed().toString();
    }
    const qsizetype length = stringLength(text);
    const auto value = document::Value::fromJson(text.first(length).toUtf8());
    if (length == 0 || !value)
        return std::nullopt;
    text = text.sliced(length).trimmed();
    return value->text();
}

QString listText(const QStringList &names)
{
    QStringList texts;
    for (const QString &name : names)
        texts.append(nameText(name, ListSpecial));
    return texts.join(u", "_qs);
}

std::optional<QStringList> readList(QStringView text)
{
    QStringList names;
    for (text = text.trimmed(); !text.isEmpty();) {
        const bool isQuoted = text.startsWith(u'"');
        const auto name = takeName(text, ListSpecial);
        if (!name || (!text.isEmpty() && !text.startsWith(u',')))
            return std::nullopt;
        if ((isQuoted || !name->isEmpty()) && !names.contains(*name))
            names.append(*name);
        text = text.isEmpty() ? text : text.sliced(1).trimmed();
    }
    return names;
}

} // namespace operationgrid
