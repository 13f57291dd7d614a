#include "value.h"

#include "encoding.h"
#include "jsonwriter.h"
#include "scalartext.h"
#include "scanner.h"

#include <algorithm>

namespace document {

namespace {

void writeJson(base::JsonWriter &json, const Value &value)
{
    switch (value.type()) {
    case Value::Type::Null:
        json.null();
        return;
    case Value::Type::Bool:
        json.boolean(value.toBool());
        return;
    case Value::Type::Number:
        json.raw(value.bytes());
        return;
    case Value::Type::String:
        json.utf8(value.bytes());
        return;
    case Value::Type::Array:
        json.beginArray();
        for (const Value &item : value.items())
            writeJson(json, item);
        json.endArray();
        return;
    case Value::Type::Object:
        json.beginObject();
        for (const auto &[name, member] : value.members()) {
            json.key(name);
            writeJson(json, member);
        }
        json.endObject();
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
    QStringList words{
        QString::fromLatin1("%1:%2").arg(QString::number(position.line), QString::number(position.column)),
        problem.rule};
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
    base::JsonWriter json(indent);
    writeJson(json, *this);
    return json.bytes();
}

Value Value::member(QByteArrayView name) const
{
    const auto found = std::find_if(m_members.cbegin(), m_members.cend(),
                                    [name](const Member &member) { return QByteArrayView(member.first) == name; });
    return found == m_members.cend() ? Value() : found->second;
}

} // namespace document
