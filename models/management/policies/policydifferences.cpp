#include "policydifferences.h"

#include "valuereading.h"

namespace management {

namespace {

using document::Value;

bool isNothing(const Value &value)
{
    return value.isNull() || (value.isContainer() && value.items().isEmpty() && value.members().isEmpty());
}

bool isSameNumber(const Value &left, const Value &right)
{
    const std::optional<qint64> wholeLeft = wholeNumber(left);
    if (wholeLeft)
        return wholeLeft == wholeNumber(right);
    const std::optional<double> realLeft = realNumber(left);
    return realLeft && realLeft == realNumber(right);
}

/** RFC 6901 §3. */
QString escaped(const QByteArray &key)
{
    return QString::fromUtf8(key).replace(u'~', u"~0"_qs).replace(u'/', u"~1"_qs);
}

void compare(const Value &sent, const Value &back, const QString &pointer, QStringList &found)
{
    if (isNothing(sent) && isNothing(back))
        return;
    if (sent.type() != back.type()) {
        found.append(pointer);
    } else if (sent.type() == Value::Type::Object) {
        for (const Value::Member &member : sent.members())
            compare(member.second, back.member(member.first), pointer + u'/' + escaped(member.first), found);
    } else if (sent.type() == Value::Type::Array) {
        if (sent.items().size() != back.items().size())
            return found.append(pointer);
        for (qsizetype i = 0; i < sent.items().size(); ++i)
            compare(sent.items()[i], back.items()[i], u"%1/%2"_qs.arg(pointer, QString::number(i)), found);
    } else if (!(sent == back) && !isSameNumber(sent, back)) {
        found.append(pointer);
    }
}

} // namespace

QStringList differences(const document::Value &sent, const document::Value &readBack)
{
    QStringList found;
    compare(sent, readBack, {}, found);
    return found;
}

} // namespace management
