#include "preference.h"

#include "targettext.h"

namespace mock {

namespace {

QByteArrayView unquoted(QByteArrayView text)
{
    text = text.trimmed();
    return text.size() >= 2 && text.startsWith('"') && text.endsWith('"') ? text.sliced(1).chopped(1) : text;
}

void take(Preference &preference, QByteArrayView name, QByteArrayView value)
{
    bool isNumber = false;
    // The first one of a name counts.
    if (http::sameName(name, "code") && !preference.code) {
        const int code = value.toByteArray().toInt(&isNumber);
        if (isNumber && code >= 100 && code <= 599)
            preference.code = code;
    } else if (http::sameName(name, "example") && preference.example.isEmpty()) {
        preference.example = value.toByteArray();
    } else if (http::sameName(name, "dynamic")) {
        preference.isDynamic = preference.isDynamic || value.isEmpty() || http::sameName(value, "true");
    } else if (http::sameName(name, "seed") && !preference.seed) {
        const uint seed = value.toByteArray().toUInt(&isNumber);
        if (isNumber)
            preference.seed = seed;
    }
}

} // namespace

Preference readPreference(const http::HeaderList &headers)
{
    Preference preference;
    for (const QByteArray &field : headers.all("Prefer")) {
        (void)http::eachListMember(field, [&preference](QByteArrayView member) {
            const qsizetype semicolon = member.indexOf(';');
            const QByteArrayView first = semicolon < 0 ? member : member.first(semicolon);
            const qsizetype equals = first.indexOf('=');
            const QByteArrayView name = (equals < 0 ? first : first.first(equals)).trimmed();
            take(preference, name, equals < 0 ? QByteArrayView() : unquoted(first.sliced(equals + 1)));
            return true;
        });
    }
    return preference;
}

} // namespace mock
