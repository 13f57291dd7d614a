#include "plainjson.h"

#include <yaml-cpp/yaml.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace support {

namespace {

QString textOf(const YAML::Node &node)
{
    return QString::fromStdString(node.Scalar());
}

/** The core schema of YAML 1.2. */
QJsonValue scalarOf(const YAML::Node &node)
{
    static const QRegularExpression null(QStringLiteral("^(null|Null|NULL|~|)$"));
    static const QRegularExpression boolean(QStringLiteral("^(true|True|TRUE|false|False|FALSE)$"));
    static const QRegularExpression number(QStringLiteral("^[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?$"));
    const QString text = textOf(node);
    // The tag of a plain scalar is "?".
    if (node.Tag() != "?")
        return text;
    if (null.match(text).hasMatch())
        return QJsonValue::Null;
    if (boolean.match(text).hasMatch())
        return text.startsWith(u't', Qt::CaseInsensitive);
    return number.match(text).hasMatch() ? QJsonValue(u'\n' + text) : QJsonValue(text);
}

QJsonValue valueOf(const YAML::Node &node);

/** Own members before merged ones, and earlier mappings before later ones. */
void addMerged(const YAML::Node &source, QJsonObject &object)
{
    if (source.IsSequence()) {
        for (const YAML::Node &each : source)
            addMerged(each, object);
        return;
    }
    const QJsonObject merged = valueOf(source).toObject();
    for (auto member = merged.begin(); member != merged.end(); ++member) {
        if (!object.contains(member.key()))
            object.insert(member.key(), member.value());
    }
}

QJsonValue valueOf(const YAML::Node &node)
{
    if (node.IsSequence()) {
        QJsonArray array;
        for (const YAML::Node &item : node)
            array.append(valueOf(item));
        return array;
    }
    if (!node.IsMap())
        return node.IsScalar() ? scalarOf(node) : QJsonValue(QJsonValue::Null);
    QJsonObject object;
    for (const auto &member : node) {
        if (!(member.first.Tag() == "?" && member.first.Scalar() == "<<") && !object.contains(textOf(member.first)))
            object.insert(textOf(member.first), valueOf(member.second));
    }
    for (const auto &member : node) {
        if (member.first.Tag() == "?" && member.first.Scalar() == "<<")
            addMerged(member.second, object);
    }
    return object;
}

} // namespace

QJsonValue plainJson(const QByteArray &text)
{
    if (text.trimmed().startsWith('{')) {
        const QJsonDocument json = QJsonDocument::fromJson(text);
        if (!json.isNull())
            return json.isObject() ? QJsonValue(json.object()) : QJsonValue(json.array());
    }
    try {
        return valueOf(YAML::Load(text.toStdString()));
    } catch (const YAML::Exception &) {
        return QJsonValue::Undefined;
    }
}

} // namespace support
