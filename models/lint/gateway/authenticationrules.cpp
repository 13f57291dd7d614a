#include "authenticationrules.h"

#include "gatewayfields.h"
#include "headernamefault.h"
#include "secretnames.h"

namespace lint {

namespace {

namespace fields = definition::fields;
using definition::DefinitionView;
using definition::Field;
using definition::UpstreamAuthentication;

constexpr QStringView DefaultHeaderName = u"Authorization";

void checkFlags(const DefinitionView &view, const UpstreamAuthentication &authentication, Report &report)
{
    using State = Field<bool>::State;
    if (authentication.enabled.state == State::WrongType || authentication.basicEnabled.state == State::WrongType)
        return;
    const bool hasSection = view.snapshot().at(view.extension() / fields::basicAuth()).isMapping();
    if (authentication.basicEnabled.value && !authentication.enabled.value)
        report.add("upstream-basic-half-enabled"_rule, authentication.enabled.pointer,
                   {fields::dottedName(fields::authenticationEnabled())});
    else if (hasSection && authentication.enabled.value && authentication.enabledMethods.isEmpty())
        report.add("upstream-basic-half-enabled"_rule, authentication.basicEnabled.pointer,
                   {fields::dottedName(fields::basicEnabled())});
}

/** REDACTED, alone or after an authentication scheme. */
bool isRedacted(const QString &text)
{
    static const QString redacted = QString::fromLatin1(traffic::Redacted);
    const QString trimmed = text.trimmed();
    return trimmed == redacted || (trimmed.endsWith(u' ' + redacted) && trimmed.count(u' ') == 1);
}

void checkCredentials(const DefinitionView &view, const UpstreamAuthentication &authentication, Report &report)
{
    const Field<QString> &userName = authentication.userName;
    const Field<secrets::TextWithReferences> &password = authentication.password;
    const bool isPlaceholder = isRedacted(view.snapshot().at(password.pointer).text());
    if (!password.value.isEmpty() && password.value.isLiteral() && !isPlaceholder)
        report.add("upstream-literal-password"_rule, password.pointer);
    if (!authentication.isBasicActive())
        return;
    if (userName.value.isEmpty() && userName.state != Field<QString>::State::WrongType)
        report.add("upstream-basic-username-empty"_rule, userName.pointer);
    if (password.value.isEmpty() && password.state != Field<secrets::TextWithReferences>::State::WrongType)
        report.add("upstream-basic-password-empty"_rule, password.pointer);
}

/** The extension has few members. Aliases could make it endless. */
void checkRedacted(const document::Node &node, const document::Pointer &place, int depth, Report &report)
{
    constexpr int deepest = 16;
    if (node.isString() && isRedacted(node.text()))
        report.add("redacted-secret"_rule, place);
    if (depth == deepest || !node.isMapping())
        return;
    for (qsizetype i = 0; i < node.childCount(); ++i)
        checkRedacted(node.childAt(i), place.child(node.keyAt(i)), depth + 1, report);
}

void checkUnusedHeaderName(const UpstreamAuthentication &authentication, Report &report)
{
    const Field<QString> &name = authentication.headerName;
    const bool isOff = !authentication.headerEnabled.value &&
                       authentication.headerEnabled.state != Field<bool>::State::WrongType;
    if (isOff && !name.value.isEmpty() && name.value.compare(DefaultHeaderName, Qt::CaseInsensitive) != 0)
        report.add("upstream-header-name-unused"_rule, name.pointer, {name.value});
}

void checkHeader(const DefinitionView &view, const UpstreamAuthentication &authentication, Report &report)
{
    checkUnusedHeaderName(authentication, report);
    if (!authentication.isBasicActive())
        return;
    if (!view.snapshot().at(view.extension() / fields::header()).exists())
        report.add("upstream-header-missing"_rule, view.extension() / fields::header());
    const QString name = authentication.effectiveHeaderName();
    if (name.compare(DefaultHeaderName, Qt::CaseInsensitive) != 0 && definition::isUsableHeaderName(name))
        report.add("upstream-custom-header-leak"_rule, authentication.headerName.pointer, {name});
}

} // namespace

void checkUpstreamAuthentication(const DefinitionView &view, Report &report)
{
    if (!view.hasExtension())
        return;
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    checkFlags(view, authentication, report);
    checkCredentials(view, authentication, report);
    checkHeader(view, authentication, report);
    checkRedacted(view.snapshot().at(view.extension()), view.extension(), 0, report);
}

} // namespace lint
