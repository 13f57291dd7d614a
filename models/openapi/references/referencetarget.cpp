#include "referencetarget.h"

#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace openapi {

namespace {

using TargetKind = ReferenceTarget::Kind;

/** Of a fragment without its '#' (RFC 3986 §3.5); '%' is looked at apart. */
bool isAllowedInFragment(char c)
{
    const bool isAlphanumeric = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return isAlphanumeric || QByteArrayView("-._~!$&'()*+,;=:@/?").contains(c);
}

bool isStrict(QByteArrayView fragment)
{
    return std::all_of(fragment.begin(), fragment.end(), [](char c) { return c == '%' || isAllowedInFragment(c); });
}

/** A key as a token of a pointer in a fragment (RFC 6901 §6). */
QByteArray encodedToken(QByteArray key, bool strictly)
{
    static constexpr char hexadecimal[] = "0123456789ABCDEF";
    key.replace("~", "~0").replace("/", "~1");
    QByteArray encoded;
    for (const char c : std::as_const(key)) {
        const auto byte = uchar(c);
        const bool stays = c != '%' && byte >= 0x20 && (!strictly || isAllowedInFragment(c));
        if (stays)
            encoded.append(c);
        else
            encoded.append('%').append(hexadecimal[byte >> 4]).append(hexadecimal[byte & 0xf]);
    }
    return encoded;
}

void readFragment(const QString &fragment, ReferenceTarget &target)
{
    if (const auto pointer = document::Pointer::parse(QString(u'#' + fragment))) {
        target.kind = TargetKind::Pointer;
        target.place.pointer = *pointer;
    } else if (!fragment.startsWith(u'/')) {
        target.kind = TargetKind::Anchor;
        target.anchor = QByteArray::fromPercentEncoding(fragment.toUtf8());
    }
}

/** Removes `.` and `..`. `..` at the root is the root. */
QString cleanAbsolutePath(const QString &path)
{
    QStringList names;
    for (const QString &name : path.split(u'/', Qt::SkipEmptyParts)) {
        if (name == u"..")
            names.resize(std::max<qsizetype>(names.size() - 1, 0));
        else if (name != u".")
            names.append(name);
    }
    return u'/' + names.join(u'/');
}

/** The address of a reference without its fragment, or nothing. */
std::optional<QString> resolvedAddress(const QString &relative, const QString &holder)
{
    const QUrl base = isRemote(holder) ? QUrl(holder) : QUrl::fromLocalFile(holder);
    const QUrl url = base.resolved(QUrl(relative, QUrl::TolerantMode));
    if (!url.isValid())
        return std::nullopt;
    if (!url.isLocalFile())
        return url.adjusted(QUrl::RemoveFragment | QUrl::NormalizePathSegments).toString(QUrl::FullyEncoded);
    const QString path = url.path(QUrl::FullyDecoded);
    const bool isHere = url.host().isEmpty() || url.host() == u"localhost";
    return isHere && !path.contains(QChar::Null) ? std::optional(cleanAbsolutePath(path)) : std::nullopt;
}

} // namespace

bool isRemote(const QString &address)
{
    return !address.startsWith(u'/') && address.contains(u':');
}

ReferenceTarget readReference(const QString &reference, const QString &holder)
{
    ReferenceTarget target;
    const qsizetype hash = reference.indexOf(u'#');
    const QString relative = hash < 0 ? reference : reference.first(hash);
    const bool isBased = holder.startsWith(u'/') || isRemote(holder);
    if (relative.isEmpty()) {
        target.place.address = holder;
    } else if (!isBased && QUrl(relative).isRelative()) {
        target.kind = TargetKind::WithoutBase;
        return target;
    } else if (const auto address = resolvedAddress(relative, holder)) {
        target.place.address = *address;
    } else {
        return target;
    }
    readFragment(hash < 0 ? QString() : reference.sliced(hash + 1), target);
    return target;
}

QString localReference(const document::Pointer &place)
{
    QByteArray text("#");
    for (const QByteArray &token : place.tokens())
        text += '/' + encodedToken(token, true);
    return QString::fromLatin1(text);
}

QString withToken(const QString &reference, qsizetype depth, const QByteArray &key)
{
    const qsizetype hash = reference.indexOf(u'#');
    if (hash < 0)
        return reference;
    const QByteArray fragment = reference.sliced(hash + 1).toUtf8();
    QList<QByteArray> tokens = fragment.split('/');
    // The part before the first '/' is empty.
    if (depth < 0 || depth + 1 >= tokens.size())
        return reference;
    tokens[depth + 1] = encodedToken(key, isStrict(fragment));
    return reference.first(hash + 1) + QString::fromUtf8(tokens.join('/'));
}

} // namespace openapi
