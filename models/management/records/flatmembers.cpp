#include "flatmembers.h"

#include "managementlimits.h"
#include "secretremoval.h"

#include <QCryptographicHash>
#include <QHash>
#include <QSet>

namespace management {

namespace {

using document::Value;

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/** RFC 6901 §3. */
QString escapedKey(const QByteArray &key)
{
    return QString::fromUtf8(key).replace(u'~', u"~0"_qs).replace(u'/', u"~1"_qs);
}

/** A pointer is that of each member below it, too: a long name would be in memory once for each of them. */
QString shortPointer(const QString &pointer)
{
    if (pointer.size() <= MaximumFlatPointer)
        return pointer;
    return pointer.left(MaximumFlatPointer) + u'…' + hashOf(pointer.toUtf8());
}

class Flattener final
{
public:
    [[nodiscard]] QList<FlatMember> result()
    {
        if (m_hasRest)
            m_members.append({u"/…"_qs, u"…"_qs, QString::fromLatin1(m_rest.result().toHex())});
        return m_members;
    }

    void add(const Value &value, const QString &pointer)
    {
        if (value.isNull())
            return;
        if (value.type() == Value::Type::Object && !value.members().isEmpty()) {
            for (const auto &[name, member] : value.members())
                add(member, shortPointer(pointer + u'/' + escapedKey(name)));
            return;
        }
        // Of members with the same name, the first one counts, as everywhere.
        if (m_pointers.contains(pointer))
            return;
        m_pointers.insert(pointer);
        if (m_members.size() >= MaximumFlatMembers) {
            m_hasRest = true;
            m_rest.addData(pointer.toUtf8() + '\n' + value.toJson() + '\n');
            return;
        }
        m_members.append(flatMember(pointer, value.isString() ? value.text() : QString::fromUtf8(value.toJson())));
    }

private:
    QList<FlatMember> m_members;
    QSet<QString> m_pointers;
    QCryptographicHash m_rest{QCryptographicHash::Sha256}; ///< The hash of the members after MaximumFlatMembers.
    bool m_hasRest = false;
};

} // namespace

QString shortText(const QString &text)
{
    return text.size() <= MaximumFlatText ? text : text.left(MaximumFlatText) + u'…';
}

FlatMember flatMember(const QString &pointer, const QString &text)
{
    if (text.size() <= MaximumFlatText)
        return {pointer, text, {}};
    return {pointer, shortText(text), hashOf(text.toUtf8())};
}

QList<FlatMember> flatMembers(const document::Value &record)
{
    Flattener flattener;
    if (!record.members().isEmpty())
        flattener.add(withoutSecrets(record), {});
    return flattener.result();
}

QList<MemberDifference> memberDifferences(const QList<FlatMember> &before, const QList<FlatMember> &after)
{
    QHash<QString, const FlatMember *> rest;
    for (const FlatMember &member : after)
        rest.insert(member.pointer, &member);
    QList<MemberDifference> differences;
    for (const FlatMember &member : before) {
        const FlatMember *other = rest.take(member.pointer);
        if (!other)
            differences.append({member.pointer, member.text, {}});
        else if (*other != member)
            differences.append({member.pointer, member.text, other->text});
    }
    for (const FlatMember &member : after) {
        if (rest.take(member.pointer))
            differences.append({member.pointer, {}, member.text});
    }
    return differences;
}

} // namespace management
