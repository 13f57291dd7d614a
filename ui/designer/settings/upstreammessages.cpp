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
    const secrets::ReferenceScan scan = secrets::scanReferences(authentication.password.value);
    if (scan.references.isEmpty())
        return header;
    //: %1: a header, %2: a reference such as env://NAME
    return UpstreamMessages::tr("%1 (password from %2)").arg(header, authentication.password.value);
}

QString previewPlaceholder(const UpstreamAuthentication &authentication)
{
    if (authentication.isBasicActive())
        return UpstreamMessages::tr("nothing, because the header name cannot be used");
    if (authentication.enabled.value && !authentication.enabledMethods.isEmpty())
        return UpstreamMessages::tr("what “%1” asks for").arg(authentication.enabledMethods.join(u", "));
    return UpstreamMessages::tr("the client's own headers, without credentials of the gateway");
}

QString foreignMethodName(const UpstreamAuthentication &authentication)
{
    const bool isForeign = authentication.method == AuthenticationMethod::Other ||
                           authentication.method == AuthenticationMethod::Conflict;
    return isForeign ? authentication.enabledMethods.join(u" + ") : QString();
}

QString methodNote(const UpstreamAuthentication &authentication)
{
    switch (authentication.method) {
    case AuthenticationMethod::Other:
        return UpstreamMessages::tr(
            "The file uses a method that has no form here. It stays as it is until you choose another.");
    case AuthenticationMethod::Conflict:
        return UpstreamMessages::tr("More than one method is enabled in the file. Keep one of them.");
    case AuthenticationMethod::None:
        if (!authentication.userName.value.isEmpty() || !authentication.password.value.isEmpty())
            return UpstreamMessages::tr("The credentials stay in the file and are not sent.");
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
        return UpstreamMessages::tr("The section comes from an anchor that other places use too. Edit it in Source.");
    case FieldState::Unreadable:
        return UpstreamMessages::tr("The text around this section is not understood at the moment.");
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
        return UpstreamMessages::tr("There is no keychain on this computer. The password stays in the file.");
    case base::ErrorCode::KeychainLocked:
        return UpstreamMessages::tr(
            "The keychain is locked. Unlock it and try again; the password stays in the file until then.");
    case base::ErrorCode::AlreadyExists:
        return UpstreamMessages::tr(
            "The keychain holds other passwords for APIs of this name. Give the API another name and try again.");
    default:
        break;
    }
    return UpstreamMessages::tr("The keychain did not take the password. It stays in the file.");
}

} // namespace designer
