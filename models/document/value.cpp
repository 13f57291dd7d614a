#include "value.h"

#include "encoding.h"
#include "jsontext.h"
#include "scalartext.h"
#include "scanner.h"

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

/** Makes values of the tree of a strict JSON text: each tile is what it seems, without tags and aliases. */
class JsonTree final
{
public:
    explicit JsonTree(QByteArrayView text)
        : m_text(text)
    {}

    /** The value of a tile that begins at `start`. */
    [[nodiscard]] Value value(const Tile &tile, qsizetype start) const
    {
        if (tile.child)
            return collection(*tile.child, start + tile.valueContent);
        const QByteArrayView raw = bytes(start, tile.valueContent, tile.valueEnd);
        if (tile.valueStyle == ScalarStyle::DoubleQuoted)
            return Value::string(unquoted(raw, tile.has(Tile::ValueIsRaw)));
        if (raw.front() == 'n')
            return {};
        const bool isWord = raw.front() == 't' || raw.front() == 'f';
        return isWord ? Value::boolean(raw.front() == 't') : Value::number(raw.toByteArray());
    }

private:
    [[nodiscard]] Value collection(const TreeNode &node, qsizetype start) const
    {
        if (node.kind == NodeKind::Sequence) {
            QList<Value> items;
            items.reserve(node.count);
            node.forEach([&](const TilePlace &place) {
                items.append(value(*place.tile, start + place.offset));
                return true;
            });
            return Value::array(std::move(items));
        }
        QList<Value::Member> members;
        members.reserve(node.count);
        node.forEach([&](const TilePlace &place) {
            const Tile &tile = *place.tile;
            const QByteArrayView key = bytes(start + place.offset, tile.keyContent, tile.keyEnd);
            members.emplaceBack(unquoted(key, tile.has(Tile::KeyIsRaw)), value(tile, start + place.offset));
            return true;
        });
        return Value::object(std::move(members));
    }

    [[nodiscard]] QByteArrayView bytes(qsizetype start, quint32 from, quint32 to) const
    {
        return m_text.sliced(start + from, qsizetype(to) - from);
    }

    [[nodiscard]] static QByteArray unquoted(QByteArrayView raw, bool isWithoutEscapes)
    {
        return isWithoutEscapes ? raw.sliced(1, raw.size() - 2).toByteArray()
                                : decodeScalar(raw, ScalarStyle::DoubleQuoted, -1);
    }

    QByteArrayView m_text;
};

/** Where a text was refused and why, as "line:column rule". */
base::Error syntaxError(const Text &text, const ScanFault &fault)
{
    const base::Diagnostic problem = diagnosticOf(fault, text);
    const base::Position position = text.positionAt(problem.span.offset);
    QStringList words{QString::fromLatin1("%1:%2").arg(position.line).arg(position.column), problem.rule};
    return {base::ErrorCode::SyntaxError, (words + problem.arguments).join(u' ')};
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
    const Text text(decodeFile(json).text);
    const QByteArray bytes = text.bytes();
    const ScanResult scanned = scan(bytes, Format::Json);
    if (!scanned.stream)
        return syntaxError(text, scanned.fault);
    const TilePlace root = scanned.stream->tileAt(0);
    return JsonTree(bytes).value(*root.tile, root.offset);
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
