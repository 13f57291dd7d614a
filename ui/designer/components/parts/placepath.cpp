#include "placepath.h"

#include "componentlist.h"
#include "methods.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace designer {

using document::Node;
using document::Pointer;

namespace {

struct PlacePath {
    Q_DECLARE_TR_FUNCTIONS(designer::PlacePath)
};

/** Members that contain others by name: the name after them says enough. */
constexpr QByteArrayView MapNames[] = {"paths",    "webhooks",         "responses",           "content",
                                       "examples", "properties",       "patternProperties",   "callbacks",
                                       "$defs",    "dependentSchemas", "additionalOperations"};
/** Members that are the only one of their kind in what is around them. */
constexpr QByteArrayView Implied[] = {"schema", "components", "schemas"};

template<typename List>
bool isOneOf(const List &list, const QByteArray &name)
{
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

bool isMethod(const QByteArray &name)
{
    return http::methods().contains(name) || name == "QUERY";
}

bool isIndex(const QByteArray &token)
{
    return !token.isEmpty() && std::all_of(token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class PathReader
{
public:
    PathReader(const document::Snapshot &snapshot, const Pointer &place)
        : m_tokens(place.tokens())
        , m_node(snapshot.root())
    {}

    QString read()
    {
        if (m_tokens.size() >= 2 && (m_tokens[0] == "paths" || m_tokens[0] == "webhooks"))
            readOperation();
        else if (m_tokens.size() >= 3 && m_tokens[0] == "components")
            readComponent();
        while (m_at < m_tokens.size())
            readStep();
        return m_steps.join(u" › "_qs);
    }

private:
    void skip(qsizetype count)
    {
        for (; count > 0 && m_at < m_tokens.size(); --count)
            m_node = m_node.at(Pointer{m_tokens[m_at++]}).resolved();
    }

    void readOperation()
    {
        const QString path = QString::fromUtf8(m_tokens[1]);
        skip(2);
        const bool hasMethod = m_at < m_tokens.size() && isMethod(m_tokens[m_at].toUpper());
        m_steps.append(hasMethod ? QString::fromUtf8(m_tokens[m_at].toUpper()) + u' ' + path : path);
        if (hasMethod)
            skip(1);
    }

    void readComponent()
    {
        const QByteArray kind = m_tokens[1];
        if (kind != "schemas")
            m_steps.append(componentKindName(kind));
        m_steps.append(QString::fromUtf8(m_tokens[2]));
        skip(3);
    }

    /** The member at the current token, with the name or index after it. */
    void readStep()
    {
        const QByteArray token = m_tokens[m_at];
        const bool hasNext = m_at + 1 < m_tokens.size();
        skip(1);
        if (hasNext && isIndex(m_tokens[m_at]) && m_node.isSequence())
            return readItem(token);
        if (hasNext && isOneOf(MapNames, token)) {
            m_steps.append(QString::fromUtf8(m_tokens[m_at]));
            return skip(1);
        }
        if (hasNext && token == "headers") {
            m_steps.append(PlacePath::tr("header %1", "%1: a name").arg(QString::fromUtf8(m_tokens[m_at])));
            return skip(1);
        }
        if (token == "requestBody")
            m_steps.append(PlacePath::tr("request body"));
        else if (!isOneOf(Implied, token))
            m_steps.append(QString::fromUtf8(token));
    }

    void readItem(const QByteArray &list)
    {
        const qsizetype number = m_tokens[m_at].toLongLong();
        skip(1);
        const Node name = m_node.member("name");
        if (list == "parameters" && name.isScalar())
            m_steps.append(PlacePath::tr("parameter %1", "%1: a name").arg(name.text()));
        else
            m_steps.append(u"%1 %2"_qs.arg(QString::fromUtf8(list), QString::number(number + 1)));
    }

    QList<QByteArray> m_tokens;
    qsizetype m_at = 0;
    Node m_node;
    QStringList m_steps;
};

} // namespace

QString placePath(const document::Snapshot &snapshot, const Pointer &place)
{
    return PathReader(snapshot, place).read();
}

} // namespace designer
