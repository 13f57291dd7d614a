#include "node.h"

#include "coreschema.h"
#include "nodereader.h"
#include "scalartext.h"

namespace document {

Kind Node::kind() const
{
    if (!m_tile)
        return Kind::Missing;
    switch (NodeReader::style(*this)) {
    case ScalarStyle::Alias:
        return Kind::Alias;
    case ScalarStyle::Collection:
        return NodeReader::collection(*this)->kind == NodeKind::Mapping ? Kind::Mapping : Kind::Sequence;
    default:
        return Kind::Scalar;
    }
}

ScalarType Node::scalarType() const
{
    return isScalar() ? NodeReader::resolve(*this, bytes()) : ScalarType::Null;
}

QByteArray Node::bytes() const
{
    return isScalar() ? NodeReader::decode(*this) : QByteArray();
}

bool Node::toBool() const
{
    const QByteArray text = bytes();
    return isScalar() && NodeReader::resolve(*this, text) == ScalarType::Bool && (text[0] | 0x20) == 't';
}

qsizetype Node::childCount() const
{
    const TreeNode *node = NodeReader::collection(*this);
    return node ? qsizetype(node->count) : 0;
}

Node Node::childAt(qsizetype index) const
{
    const TreeNode *node = NodeReader::collection(*this);
    if (!node || index < 0 || index >= qsizetype(node->count))
        return {};
    return NodeReader::child(*this, node->tileAt(index), Part::Value);
}

Node Node::keyNodeAt(qsizetype index) const
{
    const TreeNode *node = NodeReader::collection(*this);
    if (!isMapping() || index < 0 || index >= qsizetype(node->count))
        return {};
    return NodeReader::child(*this, node->tileAt(index), Part::Key);
}

QByteArray Node::keyAt(qsizetype index) const
{
    const Node key = keyNodeAt(index);
    return key.exists() ? NodeReader::keyText(key) : QByteArray();
}

base::Span Node::keySpanAt(qsizetype index) const
{
    return keyNodeAt(index).span();
}

Node Node::member(QByteArrayView key) const
{
    return NodeReader::member(resolved(), key, NodeReader::MergeDepth).resolved();
}

Node Node::at(const Pointer &pointer) const
{
    Node node = resolved();
    for (const QByteArray &token : pointer.tokens()) {
        if (node.isMapping())
            node = node.member(token);
        else
            node = node.childAt(indexOfToken(token)).resolved();
    }
    return node;
}

Node Node::resolved() const
{
    return kind() == Kind::Alias ? NodeReader::target(*this) : *this;
}

base::Span Node::span() const
{
    if (!m_tile)
        return {};
    base::Span span = m_part == Part::Key ? m_tile->keySpan() : m_tile->valueSpan();
    span.offset += m_start;
    return m_data->toText(span);
}

base::Span Node::contentSpan() const
{
    return m_tile ? m_data->toText(NodeReader::contentSpan(*this)) : base::Span();
}

QByteArray Node::anchor() const
{
    return m_tile ? NodeReader::property(*this, '&').mid(1) : QByteArray();
}

QByteArray Node::tag() const
{
    return m_tile ? NodeReader::property(*this, '!') : QByteArray();
}

QByteArray Node::aliasName() const
{
    return kind() == Kind::Alias ? NodeReader::aliasName(*this) : QByteArray();
}

base::Result<Value> Node::value() const
{
    return NodeReader::value(*this);
}

} // namespace document
