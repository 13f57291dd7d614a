#include "authenticationrules.h"

#include "basiccredentials.h"
#include "gatewayfields.h"
#include "headernamefault.h"
#include "secretnames.h"
#include "secrettexts.h"

namespace lint {

namespace {

namespace fields = definition::fields;
using definition::AuthenticationMethod;
using definition::DefinitionView;
using definition::Field;
using definition::UpstreamAuthentication;

constexpr QStringView DefaultHeaderName = u"Authorization";

bool isLiteral(const QString &value)
{
    return secrets::scanReferences(value).isLiteral();
}

void checkFlags(const DefinitionView &view, const UpstreamAuthentication &authentication, Report &report)
{
    if (authentication.method == AuthenticationMethod::Conflict)
        report.addAtKey("upstream-auth-conflict"_rule, view.extension() / fields::authentication(),
                        {authentication.enabledMethods.join(u", ")});
    // checkTypes() reports flags of another type.
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

void checkReferences(const DefinitionView &view, Report &report)
{
    for (const SecretText &text : secretTexts(view)) {
        for (const secrets::MalformedReference &malformed : text.scan.malformed)
            report.add("reference-malformed"_rule, text.pointer, {malformed.text});
    }
}

/** REDACTED, alone or after an authentication scheme. */
bool isRedacted(const QString &text)
{
    static const QString redacted = QString::fromLatin1(traffic::Redacted);
    const QString trimmed = text.trimmed();
    return trimmed == redacted || (trimmed.endsWith(u' ' + redacted) && trimmed.count(u' ') == 1);
}

/** Beside a reference too: it is sent with the value. */
void checkControlCharacter(QByteArrayView credential, const document::Pointer &place, Report &report)
{
    if (const auto found = http::controlCharacter(credential))
        report.add("upstream-basic-control-character"_rule, place, {QString::fromLatin1(*found)});
}

void checkCredentials(const DefinitionView &view, const UpstreamAuthentication &authentication, Report &report)
{
    const Field<QString> &userName = authentication.userName;
    const Field<secrets::TextWithReferences> &password = authentication.password;
    if (userName.value.contains(u':') && isLiteral(userName.value))
        report.add("upstream-basic-username-colon"_rule, userName.pointer);
    const bool isPlaceholder = isRedacted(view.snapshot().at(password.pointer).text());
    if (!password.value.isEmpty() && password.value.isLiteral() && !isPlaceholder)
        report.add("upstream-literal-password"_rule, password.pointer);
    checkControlCharacter(userName.value.toUtf8(), userName.pointer, report);
    checkControlCharacter(password.value.text().reveal(), password.pointer, report);
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

void checkHeaderName(const UpstreamAuthentication &authentication, Report &report)
{
    const Field<QString> &name = authentication.headerName;
    if (name.value.isEmpty())
        return;
    if (authentication.headerEnabled.state == Field<bool>::State::WrongType)
        return;
    if (!authentication.headerEnabled.value) {
        if (name.value.compare(DefaultHeaderName, Qt::CaseInsensitive) != 0)
            report.add("upstream-header-name-unused"_rule, name.pointer, {name.value});
        return;
    }
    if (!isLiteral(name.value))
        return;
    const definition::HeaderNameFault fault = definition::headerNameFault(name.value);
    if (fault == definition::HeaderNameFault::NoToken)
        report.add("upstream-header-name"_rule, name.pointer, {name.value});
    else if (fault == definition::HeaderNameFault::Refused)
        report.add("upstream-header-name-refused"_rule, name.pointer, {name.value});
}

void checkHeader(const DefinitionView &view, const UpstreamAuthentication &authentication, Report &report)
{
    checkHeaderName(authentication, report);
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
    checkReferences(view, report);
    checkRedacted(view.snapshot().at(view.extension()), view.extension(), 0, report);
}

} // namespace lint
