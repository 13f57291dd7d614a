#include "fieldvalue.h"

#include "valuereading.h"

#include <QLocale>

#include <algorithm>

namespace policies {
namespace {

using document::Value;
using management::PolicyField;
using management::PolicyType;

bool isNumber(const PolicyField &field)
{
    return field.type == PolicyType::Integer || field.type == PolicyType::Number;
}

QStringList nonBlankLines(const QString &text)
{
    QStringList lines = text.split(u'\n');
    lines.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    return lines;
}

QString mapText(const Value &value)
{
    QString text;
    for (const auto &[key, member] : value.members())
        text += u"%1: %2\n"_qs.arg(QString::fromUtf8(key),
                                   member.isString() ? member.text() : QString::fromUtf8(member.toJson()));
    return text;
}

QString listText(const Value &value)
{
    QStringList texts;
    for (const Value &item : value.items())
        texts.append(item.text());
    return texts.join(u'\n');
}

Value mapValue(const QStringList &lines)
{
    QList<std::pair<QString, QString>> entries;
    for (const QString &line : lines) {
        const qsizetype colon = line.indexOf(u':');
        entries.append({line.left(colon).trimmed(), line.mid(colon + 1).trimmed()});
    }
    return management::textMapValue(entries);
}

bool isJsonOf(const PolicyField &field, const QString &text)
{
    const auto parsed = Value::fromJson(text.toUtf8());
    return parsed.isOk() && management::fits(field, parsed.value());
}

} // namespace

bool isMultiLine(const PolicyField &field)
{
    return field.type == PolicyType::TextList || field.type == PolicyType::TextMap || field.type == PolicyType::Json;
}

QDateTime dateTimeOf(const Value &value)
{
    constexpr qint64 firstMillisecond = 100'000'000'000; // As seconds, this is the year 5138.
    constexpr qint64 lastMillisecond = 253'402'300'799'999;
    std::optional<qint64> number = management::wholeNumber(value);
    if (!number && value.isString())
        number = management::wholeNumber(Value::number(value.bytes()));
    if (number) {
        const qint64 milliseconds = *number < firstMillisecond ? *number * 1000 : *number;
        return *number > 0 && milliseconds <= lastMillisecond ? QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC)
                                                              : QDateTime();
    }
    const QDateTime date = value.isString() ? QDateTime::fromString(value.text(), Qt::ISODateWithMs) : QDateTime();
    return date.isValid() && date.toMSecsSinceEpoch() > 0 ? date : QDateTime();
}

QString fieldText(const PolicyField &field, const Value &value)
{
    if (value.isNull())
        return {};
    switch (field.type) {
    case PolicyType::DateTime: {
        const QDateTime date = dateTimeOf(value);
        if (date.isValid())
            return QLocale().toString(date.toLocalTime(), u"d MMM yyyy HH:mm:ss"_qs);
        return value.isContainer() ? QString::fromUtf8(value.toJson()) : value.text();
    }
    case PolicyType::TextMap:
        return mapText(value);
    case PolicyType::TextList:
        return listText(value);
    case PolicyType::Json:
        return QString::fromUtf8(value.toJson(JsonIndent));
    default:
        return value.isContainer() ? QString::fromUtf8(value.toJson()) : value.text();
    }
}

std::optional<Value> fieldValue(const PolicyField &field, const QString &text)
{
    const QStringList lines = nonBlankLines(text);
    if (lines.isEmpty() && (isNumber(field) || isMultiLine(field) || text.isEmpty()))
        return std::nullopt;
    switch (field.type) {
    case PolicyType::TextMap:
        return mapValue(lines);
    case PolicyType::TextList:
        return management::textsValue(lines);
    case PolicyType::Json: {
        const auto parsed = Value::fromJson(text.toUtf8());
        return parsed.isOk() ? std::optional(parsed.value()) : std::nullopt;
    }
    default:
        return isNumber(field) ? Value::number(text.trimmed().toUtf8()) : Value::string(text);
    }
}

bool isValidFieldText(const PolicyField &field, const QString &text)
{
    const QStringList lines = nonBlankLines(text);
    if (lines.isEmpty())
        return true;
    if (field.type == PolicyType::TextMap)
        return std::all_of(lines.begin(), lines.end(), [](const QString &line) { return line.indexOf(u':') > 0; });
    if (field.type == PolicyType::Json)
        return isJsonOf(field, text);
    return !isNumber(field) || isJsonOf(field, text.trimmed());
}

} // namespace policies
