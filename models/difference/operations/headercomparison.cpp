#include "headercomparison.h"

#include "rulelookup.h"
#include "writtenvalue.h"

#include <algorithm>

namespace difference {

namespace {

QList<LocatedMember> headersOf(Side &side, const Located &response)
{
    QList<LocatedMember> headers = side.followedMembers(response.at("headers"));
    for (LocatedMember &header : headers)
        header.key = header.key.toLower(); // Names of headers have no case.
    headers.removeIf([](const LocatedMember &header) { return header.key == "content-type"; });
    return headers;
}

void compareHeader(const Comparer &comparer, const Origin &origin, const QByteArray &name, const Places &headers)
{
    const bool wasRequired = headers.before.member("required").toBool();
    const bool isRequired = headers.now.member("required").toBool();
    if (wasRequired != isRequired) {
        const ChangeRule &rule = isRequired ? "became-required"_change : "became-optional"_change;
        comparer.report.add(rule, prefixOf(Scope::ResponseHeader), origin, false, rule.effect, headers, {});
    }
    SchemaContext context;
    context.origin = origin;
    context.kind = SchemaContext::Kind::Header;
    context.isRequest = false;
    compareWrittenValues(comparer, context, headers, {name, name},
                         {"response-header-style-changed"_change, "response-header-content-changed"_change, nullptr});
}

} // namespace

void compareHeaders(const Comparer &comparer, const Origin &origin, const Places &responses)
{
    const QList<LocatedMember> before = headersOf(comparer.before, responses.before);
    const QList<LocatedMember> now = headersOf(comparer.now, responses.now);
    const auto originOf = [&](const QByteArray &name) {
        return origin.about(Subject::Kind::Header, {origin.subject.names.value(0), QString::fromUtf8(name)});
    };
    for (const LocatedMember &header : before) {
        const auto same = std::ranges::find(now, header.key, &LocatedMember::key);
        if (same != now.end())
            compareHeader(comparer, originOf(header.key), header.key, {header.value, same->value});
        else
            comparer.report.add(header.value.member("required").toBool() ? "required-response-header-removed"_change
                                                                         : "optional-response-header-removed"_change,
                                originOf(header.key), false, {header.value, {}});
    }
    for (const LocatedMember &header : now) {
        if (std::ranges::find(before, header.key, &LocatedMember::key) == before.end())
            comparer.report.add("response-header-added"_change, originOf(header.key), false, {{}, header.value});
    }
}

} // namespace difference
