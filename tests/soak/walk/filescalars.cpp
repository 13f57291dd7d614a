#include "filescalars.h"

#include <QStringList>

#include <algorithm>

namespace walk {

namespace {

void addScalars(const YAML::Node &node, QSet<QString> &scalars)
{
    if (node.IsScalar())
        scalars.insert(QString::fromStdString(node.Scalar()).trimmed());
    for (const auto &entry : node) {
        if (node.IsMap()) {
            addScalars(entry.first, scalars);
            addScalars(entry.second, scalars);
        } else
            addScalars(entry, scalars);
    }
}

/** Nothing if the text can't be parsed. */
std::optional<YAML::Node> parsed(const QByteArray &text)
{
    try {
        return YAML::Load(text.toStdString());
    } catch (const YAML::Exception &) {
        return std::nullopt;
    }
}

std::optional<YAML::Node> childOf(const YAML::Node &node, const QByteArray &token)
{
    if (node.IsSequence()) {
        bool isNumber = false;
        const uint index = token.toUInt(&isNumber);
        return isNumber && index < node.size() ? std::optional(node[index]) : std::nullopt;
    }
    for (const auto &entry : node) {
        if (node.IsMap() && entry.first.IsScalar() && entry.first.Scalar() == token.toStdString())
            return entry.second;
    }
    return std::nullopt;
}

/** True if two values have the same keys, scalars and entries in the same order. */
bool areEqual(const YAML::Node &one, const YAML::Node &other)
{
    if (one.Type() != other.Type() || one.size() != other.size())
        return false;
    if (one.IsScalar())
        return one.Scalar() == other.Scalar();
    for (auto left = one.begin(), right = other.begin(); left != one.end(); ++left, ++right) {
        const bool isEntryEqual = one.IsMap()
                                      ? areEqual(left->first, right->first) && areEqual(left->second, right->second)
                                      : areEqual(*left, *right);
        if (!isEntryEqual)
            return false;
    }
    return true;
}

QString scalarOf(const YAML::Node &node)
{
    return node.IsScalar() ? QString::fromStdString(node.Scalar()) : QString();
}

QStringList itemsOf(const YAML::Node &node)
{
    QStringList items;
    for (const auto &item : node)
        items.append(scalarOf(item).trimmed());
    items.removeDuplicates();
    return items;
}

QStringList partsOf(const QString &shown, QChar separator)
{
    QStringList parts;
    for (const QString &part : shown.split(separator))
        parts.append(part.trimmed());
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts;
}

/** Lists of values of several types have texts in quotes. */
QStringList valuesOf(const QStringList &parts)
{
    QStringList values;
    for (const QString &part : parts) {
        const std::optional<YAML::Node> value = parsed(part.toUtf8());
        values.append(value ? scalarOf(*value) : QString());
    }
    return values;
}

bool isNumber(const QString &text, double number)
{
    bool isOne = false;
    const double value = text.toDouble(&isOne);
    return isOne && qFuzzyCompare(1 + value, 1 + number);
}

} // namespace

FileScalars::FileScalars(const QByteArray &text)
    : m_text(text)
{
    const std::optional<YAML::Node> root = parsed(text);
    m_isValid = root.has_value();
    if (!root)
        return;
    m_root.reset(*root);
    addScalars(m_root, m_scalars);
}

bool FileScalars::hasAll(const QStringList &parts) const
{
    return !parts.isEmpty() && std::all_of(parts.cbegin(), parts.cend(), [this](const QString &part) {
        return part.trimmed().isEmpty() || m_scalars.contains(part.trimmed());
    });
}

bool FileScalars::has(const QString &shown) const
{
    if (!m_isValid)
        return m_text.contains(shown.trimmed().toUtf8());
    if (m_scalars.contains(shown.trimmed()) || hasAll(shown.split(u',')) || hasAll(shown.split(u'\n')))
        return true;
    QSet<QString> parts;
    if (const std::optional<YAML::Node> value = parsed(shown.toUtf8()))
        addScalars(*value, parts);
    return !parts.isEmpty() && m_scalars.contains(parts);
}

std::optional<YAML::Node> FileScalars::at(const document::Pointer &place) const
{
    YAML::Node node(m_root);
    for (const QByteArray &token : place.tokens()) {
        const std::optional<YAML::Node> child = childOf(node, token);
        if (!child)
            return std::nullopt;
        node.reset(*child); // An assignment would change the tree.
    }
    return node;
}

bool FileScalars::shows(const document::Pointer &place, designer::FieldKind kind, const QString &shown) const
{
    const std::optional<YAML::Node> node = at(place);
    if (!node || node->IsNull())
        return shown.trimmed().isEmpty() || shown == u"null" || shown == u"~";
    switch (kind) {
    case designer::FieldKind::Lines: {
        const QStringList items = itemsOf(*node);
        return items == partsOf(shown, u',') || items == partsOf(shown, u'\n') ||
               items == valuesOf(partsOf(shown, u',')) || items == valuesOf(partsOf(shown, u'\n'));
    }
    case designer::FieldKind::Number:
        return isNumber(shown, scalarOf(*node).toDouble());
    case designer::FieldKind::Value: {
        const std::optional<YAML::Node> value = parsed(shown.toUtf8());
        return value && areEqual(*value, *node);
    }
    default:
        return scalarOf(*node) == shown;
    }
}

bool FileScalars::hasBelow(const document::Pointer &place, const QString &word) const
{
    if (!m_isValid)
        return m_text.contains(word.toUtf8());
    const std::optional<YAML::Node> node = at(place);
    QSet<QString> scalars;
    if (node)
        addScalars(*node, scalars);
    return std::any_of(scalars.cbegin(), scalars.cend(), [&word](const QString &one) { return one.contains(word); });
}

} // namespace walk
