#include "pathtree.h"

#include "inferencelimits.h"
#include "nameguard.h"
#include "segments.h"

#include <QSet>

#include <algorithm>

namespace inference {

/** A segment and what follows it. */
struct PathTree::Node {
    std::map<QByteArray, std::unique_ptr<Node>> literals; ///< By the decoded segment.
    std::unique_ptr<Node> parameter;                      ///< The segments that are a parameter.
    QByteArray parameterName;                             ///< The name that a document gives it, or empty.
    TextShape values;                                     ///< The values of `parameter`.
    std::map<QByteArray, OperationShape> operations;
    QSet<QByteArray> secrets; ///< The segments that were secrets in one exchange at least.
    qsizetype ids = 0;        ///< The number of `literals` that look like IDs.

    void merge(Node &other);
    void joinIds(const std::function<bool(const QByteArray &)> &isValue);
    Node &takeParameter()
    {
        if (!parameter)
            parameter = std::make_unique<Node>();
        return *parameter;
    }
};

void PathTree::Node::merge(Node &other)
{
    for (auto &[text, node] : other.literals) {
        auto [known, isNew] = literals.try_emplace(text);
        if (isNew)
            known->second = std::move(node);
        else
            known->second->merge(*node);
        ids += isNew && looksLikeId(text) ? 1 : 0;
    }
    if (other.parameter) {
        takeParameter().merge(*other.parameter);
        values.merge(other.values);
        if (parameterName.isEmpty())
            parameterName = other.parameterName;
    }
    secrets.unite(other.secrets);
    for (auto &[method, shape] : other.operations)
        operations[method].merge(shape);
}

/** Moves the literals that are values to the parameter. */
void PathTree::Node::joinIds(const std::function<bool(const QByteArray &)> &isValue)
{
    for (auto each = literals.begin(); each != literals.end();) {
        if (!isValue(each->first)) {
            ++each;
            continue;
        }
        values.add(each->first);
        takeParameter().merge(*each->second);
        ids -= looksLikeId(each->first) ? 1 : 0;
        each = literals.erase(each);
    }
}

PathTree::PathTree()
    : m_root(std::make_unique<Node>())
{}

PathTree::~PathTree() = default;

void PathTree::addKnown(const QByteArray &path)
{
    Node *node = m_root.get();
    for (const QByteArray &segment : path.mid(1).split('/')) {
        const bool isName = segment.startsWith('{') && segment.indexOf('}') == segment.size() - 1;
        if (!isName && segment.contains('{'))
            return;
        if (isName) {
            if (node->parameterName.isEmpty())
                node->parameterName = segment.sliced(1).chopped(1);
            node = &node->takeParameter();
            continue;
        }
        const QByteArray text = QByteArray::fromPercentEncoding(segment);
        std::unique_ptr<Node> &next = node->literals[text];
        if (!next) {
            next = std::make_unique<Node>();
            node->ids += looksLikeId(text) ? 1 : 0;
        }
        node = next.get();
    }
}

OperationShape *PathTree::operationAt(const QList<PathSegment> &path, const QByteArray &method)
{
    Node *node = m_root.get();
    // A segment after one that may turn out to be a parameter may be none: that is decided at the end.
    bool canBeParameter = false;
    for (const PathSegment &segment : path) {
        const bool isId = looksLikeId(segment.text);
        const auto isAnyId = [](const QByteArray &text) { return looksLikeId(text); };
        const auto literal = node->literals.find(segment.text);
        const bool isNewId = isId && literal == node->literals.end();
        const bool joins = isNewId &&
                           (node->parameter || (canBeParameter && node->ids > 0) || node->ids >= MaximumLiteralIds);
        if (segment.isSecret || joins) {
            if (!node->parameter && m_nodes++ >= MaximumPathNodes)
                return nullptr;
            node->takeParameter();
            node->values.add(segment.text);
            if (segment.isSecret && m_secrets < MaximumKnownValues && !node->secrets.contains(segment.text)) {
                node->secrets.insert(segment.text);
                ++m_secrets;
            }
            if (joins && !segment.isSecret)
                node->joinIds(isAnyId);
            node = node->parameter.get();
            canBeParameter = false;
            continue;
        }
        if (literal != node->literals.end()) {
            node = literal->second.get();
        } else {
            if (m_nodes++ >= MaximumPathNodes)
                return nullptr;
            node->ids += isId ? 1 : 0;
            node = node->literals.emplace(segment.text, std::make_unique<Node>()).first->second.get();
        }
        canBeParameter = !isId;
    }
    const auto known = node->operations.find(method);
    if (known != node->operations.end())
        return &known->second;
    return m_operations++ < MaximumOperations ? &node->operations[method] : nullptr;
}

void PathTree::settle(const NameGuard &names)
{
    const std::function<void(Node &, bool)> settleNode = [&](Node &node, bool canBeParameter) {
        node.joinIds([&](const QByteArray &text) { return node.secrets.contains(text) || names.isKnownSecret(text); });
        if (node.parameter || (canBeParameter && node.ids > 1))
            node.joinIds([](const QByteArray &text) { return looksLikeId(text); });
        for (auto &[text, next] : node.literals) {
            for (auto &[method, operation] : next->operations)
                operation.withholdSecrets(names);
            settleNode(*next, true);
        }
        if (node.parameter) {
            for (auto &[method, operation] : node.parameter->operations)
                operation.withholdSecrets(names);
            settleNode(*node.parameter, false);
        }
    };
    settleNode(*m_root, false);
}

void PathTree::eachPath(const std::function<void(const InferredPath &)> &take)
{
    const auto nameIn = [](const InferredPath &path, const QByteArray &wanted) {
        QByteArray name = wanted;
        const auto isTaken = [&] {
            return std::any_of(path.parameters.begin(), path.parameters.end(),
                               [&name](const InferredPath::Parameter &each) { return each.name == name; });
        };
        for (int number = 2; isTaken(); ++number)
            name = wanted + QByteArray::number(number);
        return name;
    };
    const std::function<void(Node &, const InferredPath &, const QByteArray &)> visit =
        [&](Node &node, const InferredPath &path, const QByteArray &segment) {
            if (!node.operations.empty()) {
                InferredPath found = path;
                found.operations = &node.operations;
                take(found);
            }
            for (auto &[text, next] : node.literals) {
                InferredPath longer = path;
                longer.path += '/' + text.toPercentEncoding("!$&'()*+,;=:@");
                visit(*next, longer, text);
            }
            if (node.parameter) {
                InferredPath longer = path;
                const QByteArray stated = node.parameterName;
                const QByteArray name = nameIn(path, stated.isEmpty() ? parameterNameAfter(segment) : stated);
                longer.path += "/{" + name + '}';
                longer.parameters.append({name, &node.values});
                visit(*node.parameter, longer, segment);
            }
        };
    visit(*m_root, {}, {});
}

} // namespace inference
