#include "upstreammessages.h"

#include "editmessages.h"
#include "headernamefault.h"
#include "secretreference.h"

#include <QCoreApplication>

namespace designer {

using definition::AuthenticationMethod;
using definition::UpstreamAuthentication;

namespace {

constexpr int MaskLength = 8;

struct UpstreamMessages {
    Q_DECLARE_TR_FUNCTIONS(designer::UpstreamMessages)
};

} // namespace

QString previewText(const UpstreamAuthentication &authentication)
{
    const QString name = authentication.effectiveHeaderName();
    if (!authentication.isBasicActive() || !definition::isUsableHeaderName(name))
        return {};
    const QString header = name + u": Basic "_qs + QString(MaskLength, QChar(0x2022));
    QStringList references;
    for (const secrets::SecretReference &reference : authentication.password.value.scan().references)
        references.append(secrets::referenceText(reference));
    if (references.isEmpty())
        return header;
    //: %1: a header, %2: a reference such as env://NAME
    return UpstreamMessages::tr("%1 (password from %2)").arg(header, references.join(u", "));
}

QString previewPlaceholder(const UpstreamAuthentication &authentication)
{
    if (authentication.isBasicActive())
        return UpstreamMessages::tr("nothing, because the header name is not valid");
    if (authentication.enabled.value && !authentication.enabledMethods.isEmpty())
        return UpstreamMessages::tr("credentials of “%1”").arg(authentication.enabledMethods.join(u", "));
    return UpstreamMessages::tr("the client's own headers, without added credentials");
}

QString otherMethodName(const UpstreamAuthentication &authentication)
{
    const bool isOther = authentication.method == AuthenticationMethod::Other ||
                         authentication.method == AuthenticationMethod::Conflict;
    return isOther ? authentication.enabledMethods.join(u" + ") : QString();
}

QString methodNote(const UpstreamAuthentication &authentication)
{
    switch (authentication.method) {
    case AuthenticationMethod::Other:
        return UpstreamMessages::tr(
            "The file uses a method that can't be edited here. It remains unchanged until you choose "
            "another.");
    case AuthenticationMethod::Conflict:
        return UpstreamMessages::tr("More than one method is enabled in the file. Choose one of them.");
    case AuthenticationMethod::None:
        if (!authentication.userName.value.isEmpty() || !authentication.password.value.isEmpty())
            return UpstreamMessages::tr("The credentials are stored in the file but not sent.");
        break;
    case AuthenticationMethod::Basic:
        break;
    }
    return {};
}

QString methodStateText(const document::Snapshot &snapshot, const document::Pointer &flag, FieldState state)
{
    switch (state) {
    case FieldState::Shared:
        return UpstreamMessages::tr(
            "The section comes from a YAML anchor that is also used elsewhere. Edit it in Source.");
    case FieldState::Unreadable:
        return UpstreamMessages::tr("There is a syntax error near this section. Fix it in Source.");
    case FieldState::WrongType:
    case FieldState::Missing:
    case FieldState::Present:
        break;
    }
    return fieldStateText(state, FieldKind::Flag, snapshot, flag);
}

QString keychainFailureText(const base::Error &error)
{
    switch (error.code) {
    case base::ErrorCode::KeychainUnavailable:
        return UpstreamMessages::tr("No keychain is available, so the password remains in the file.");
    case base::ErrorCode::KeychainLocked:
        return UpstreamMessages::tr(
            "The keychain is locked, so the password remains in the file. Unlock it and try again.");
    case base::ErrorCode::AlreadyExists:
        return UpstreamMessages::tr(
            "The keychain already contains other passwords for APIs with this name. Rename the API and "
            "try again.");
    default:
        break;
    }
    return UpstreamMessages::tr("The keychain didn't accept the password. It remains in the file.");
}

} // namespace designer
