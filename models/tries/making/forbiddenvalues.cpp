#include "forbiddenvalues.h"

#include "trylimits.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace tries {

namespace {

const QString OtherText = u"gatewright-not-listed"_qs;
const QString AddedMember = u"gatewrightUnexpected"_qs;
/** Exact as a double, and beyond the limits of what people count. */
constexpr double HugeNumber = 999'999'999'999'999;
constexpr int LongList = 200;
constexpr int DeepestMember = 6;

QByteArray escaped(const QString &key)
{
    return key.toUtf8().replace('~', "~0").replace('/', "~1");
}

/** A value of another type. */
QJsonValue ofOtherType(const QJsonValue &value)
{
    return value.isString() ? QJsonValue(true) : QJsonValue(u"gatewright"_qs);
}

QList<std::pair<TryKind, QJsonValue>> otherValues(const QJsonValue &value)
{
    QList<std::pair<TryKind, QJsonValue>> others{{TryKind::WrongType, ofOtherType(value)}};
    if (value.isString()) {
        others.append({TryKind::NotInEnum, OtherText});
        others.append({TryKind::OutOfBounds, QString()});
        others.append({TryKind::OutOfBounds, QString(LongText, u'x')});
    } else if (value.isDouble()) {
        others.append({TryKind::NotInEnum, HugeNumber});
        others.append({TryKind::OutOfBounds, -HugeNumber});
        others.append({TryKind::OutOfBounds, HugeNumber});
    } else if (value.isArray()) {
        others.append({TryKind::OutOfBounds, QJsonArray()});
        QJsonArray many;
        for (int left = LongList; left > 0 && !value.toArray().isEmpty(); --left)
            many.append(value.toArray().first());
        others.append({TryKind::OutOfBounds, many});
    } else if (value.isObject()) {
        QJsonObject more = value.toObject();
        more.insert(AddedMember, true);
        others.append({TryKind::AdditionalProperty, more});
    }
    return others;
}

/** Changes values inside of a body, which it puts together again. */
class BodyChanges final
{
public:
    explicit BodyChanges(qsizetype most)
        : m_most(most)
    {}

    using Rebuild = std::function<QJsonValue(const QJsonValue &)>;
    /** `rebuild` returns the whole body with another value at this place. */
    void visit(const QJsonValue &value, const QByteArray &pointer, int depth, const Rebuild &rebuild)
    {
        for (const auto &[kind, other] : otherValues(value))
            add(kind, pointer, rebuild(other));
        if (depth == DeepestMember)
            return;
        if (value.isArray() && !value.toArray().isEmpty()) {
            visit(value.toArray().first(), pointer + "/0", depth + 1, [&](const QJsonValue &other) {
                QJsonArray array = value.toArray();
                array.replace(0, other);
                return rebuild(array);
            });
        }
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            const QByteArray place = pointer + '/' + escaped(member.key());
            QJsonObject without = object;
            without.remove(member.key());
            add(TryKind::MissingMember, place, rebuild(without));
            visit(member.value(), place, depth + 1, [&, key = member.key()](const QJsonValue &other) {
                QJsonObject changed = object;
                changed.insert(key, other);
                return rebuild(changed);
            });
        }
    }
    [[nodiscard]] const QList<ChangedBody> &bodies() const { return m_bodies; }

private:
    void add(TryKind kind, const QByteArray &pointer, const QJsonValue &body)
    {
        if (m_bodies.size() < m_most)
            m_bodies.append({kind, pointer, textOf(body)});
    }
    static QByteArray textOf(const QJsonValue &value)
    {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return list.sliced(1, list.size() - 2);
    }

    qsizetype m_most;
    QList<ChangedBody> m_bodies;
};

} // namespace

QList<ChangedBody> changedBodies(const QJsonValue &body, qsizetype most)
{
    BodyChanges changes(most);
    changes.visit(body, {}, 0, [](const QJsonValue &value) { return value; });
    return changes.bodies();
}

QList<ChangedText> changedTexts()
{
    return {{TryKind::WrongType, u"not-a-number"_qs},
            {TryKind::NotInEnum, OtherText},
            {TryKind::OutOfBounds, u"-999999999999999"_qs},
            {TryKind::OutOfBounds, u"999999999999999"_qs},
            {TryKind::OutOfBounds, QString(LongText, u'x')}};
}

bool isFaultOf(const QString &keyword, TryKind kind)
{
    static const QHash<QString, TryKind> Kinds{
        {u"required"_qs, TryKind::MissingMember},
        {u"type"_qs, TryKind::WrongType},
        {u"enum"_qs, TryKind::NotInEnum},
        {u"const"_qs, TryKind::NotInEnum},
        {u"additionalProperties"_qs, TryKind::AdditionalProperty},
        {u"unevaluatedProperties"_qs, TryKind::AdditionalProperty},
        {u"propertyNames"_qs, TryKind::AdditionalProperty},
        {u"minimum"_qs, TryKind::OutOfBounds},
        {u"maximum"_qs, TryKind::OutOfBounds},
        {u"exclusiveMinimum"_qs, TryKind::OutOfBounds},
        {u"exclusiveMaximum"_qs, TryKind::OutOfBounds},
        {u"multipleOf"_qs, TryKind::OutOfBounds},
        {u"minLength"_qs, TryKind::OutOfBounds},
        {u"maxLength"_qs, TryKind::OutOfBounds},
        {u"pattern"_qs, TryKind::OutOfBounds},
        {u"minItems"_qs, TryKind::OutOfBounds},
        {u"maxItems"_qs, TryKind::OutOfBounds},
        {u"uniqueItems"_qs, TryKind::OutOfBounds},
        {u"minProperties"_qs, TryKind::OutOfBounds},
        {u"maxProperties"_qs, TryKind::OutOfBounds},
    };
    const auto found = Kinds.constFind(keyword);
    if (found != Kinds.constEnd())
        return *found == kind;
    return keyword == u"oneOf" || keyword == u"anyOf" || keyword == u"not";
}

} // namespace tries
