#include "value.h"

#include "jsontext.h"
#include "snapshot.h"

#include <algorithm>

namespace document {

namespace {

void appendJson(QByteArray &json, const Value &value, int indent, int depth);

void appendBreak(QByteArray &json, int indent, int depth)
{
    if (indent > 0)
        json += '\n' + QByteArray(qsizetype(indent) * depth, ' ');
}

void appendMembers(QByteArray &json, const Value &object, int indent, int depth)
{
    bool isFirst = true;
    for (const auto &[name, member] : object.members()) {
        if (!std::exchange(isFirst, false))
            json += ',';
        appendBreak(json, indent, depth + 1);
        json += jsonQuoted(name) + (indent > 0 ? ": " : ":");
        appendJson(json, member, indent, depth + 1);
    }
}

void appendItems(QByteArray &json, const Value &array, int indent, int depth)
{
    bool isFirst = true;
    for (const Value &item : array.items()) {
        if (!std::exchange(isFirst, false))
            json += ',';
        appendBreak(json, indent, depth + 1);
        appendJson(json, item, indent, depth + 1);
    }
}

void appendJson(QByteArray &json, const Value &value, int indent, int depth)
{
    switch (value.type()) {
    case Value::Type::Null:
        json += "null";
        return;
    case Value::Type::Bool:
        json += value.toBool() ? "true" : "false";
        return;
    case Value::Type::Number:
        json += value.bytes();
        return;
    case Value::Type::String:
        json += jsonQuoted(value.bytes());
        return;
    case Value::Type::Array:
        json += '[';
        appendItems(json, value, indent, depth);
        if (!value.items().isEmpty())
            appendBreak(json, indent, depth);
        json += ']';
        return;
    case Value::Type::Object:
        json += '{';
        appendMembers(json, value, indent, depth);
        if (!value.members().isEmpty())
            appendBreak(json, indent, depth);
        json += '}';
        return;
    }
}

/** The first error in a text, as "line:column rule". */
base::Error syntaxError(const Snapshot &snapshot)
{
    const base::Diagnostics &problems = snapshot.problems();
    const auto error = std::find_if(problems.cbegin(), problems.cend(), [](const base::Diagnostic &problem) {
        return problem.severity == base::Severity::Error;
    });
    if (error == problems.cend())
        return {base::ErrorCode::SyntaxError, QString::fromLatin1("1:1")};
    const base::Position position = snapshot.positionAt(error->span.offset);
    QStringList words{QString::fromLatin1("%1:%2").arg(position.line).arg(position.column), error->rule};
    return {base::ErrorCode::SyntaxError, (words + error->arguments).join(u' ')};
}

} // namespace

Value Value::boolean(bool value)
{
    Value made;
    made.m_type = Type::Bool;
    made.m_bool = value;
    return made;
}

Value Value::number(QByteArray text)
{
    Value made;
    made.m_type = Type::Number;
    made.m_bytes = std::move(text);
    return made;
}

Value Value::integer(qint64 value)
{
    return number(QByteArray::number(value));
}

Value Value::string(QByteArray utf8)
{
    Value made;
    made.m_type = Type::String;
    made.m_bytes = std::move(utf8);
    return made;
}

Value Value::string(const QString &text)
{
    return string(text.toUtf8());
}

Value Value::array(QList<Value> items)
{
    Value made;
    made.m_type = Type::Array;
    made.m_items = std::move(items);
    return made;
}

Value Value::object(QList<Member> members)
{
    Value made;
    made.m_type = Type::Object;
    made.m_members = std::move(members);
    return made;
}

base::Result<Value> Value::fromJson(const QByteArray &json)
{
    const Snapshot snapshot = Snapshot::parse(json, Format::Json);
    if (!snapshot.isValid() || !snapshot.root().exists())
        return syntaxError(snapshot);
    return snapshot.root().value();
}

QByteArray Value::toJson(int indent) const
{
    QByteArray json;
    appendJson(json, *this, indent, 0);
    return json;
}

Value Value::member(QByteArrayView name) const
{
    const auto found = std::find_if(m_members.cbegin(), m_members.cend(),
                                    [name](const Member &member) { return QByteArrayView(member.first) == name; });
    return found == m_members.cend() ? Value() : found->second;
}

} // namespace document
