#include "upstreamwords.h"

#include "fieldwords.h"
#include "headernamefault.h"
#include "secretreference.h"

#include <QCoreApplication>

namespace designer {

using definition::AuthenticationMethod;
using definition::UpstreamAuthentication;

namespace {

constexpr int MaskLength = 8;

struct UpstreamWords {
    Q_DECLARE_TR_FUNCTIONS(designer::UpstreamWords)
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
    return UpstreamWords::tr("%1 (password from %2)").arg(header, authentication.password.value);
}

QString previewPlaceholder(const UpstreamAuthentication &authentication)
{
    if (authentication.isBasicActive())
        return UpstreamWords::tr("nothing, because the header name cannot be used");
    if (authentication.enabled.value && !authentication.enabledMethods.isEmpty())
        return UpstreamWords::tr("what “%1” asks for").arg(authentication.enabledMethods.join(u", "));
    return UpstreamWords::tr("the client's own headers, without credentials of the gateway");
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
        return UpstreamWords::tr(
            "The file uses a method that has no form here. It stays as it is until you choose another.");
    case AuthenticationMethod::Conflict:
        return UpstreamWords::tr("More than one method is enabled in the file. Keep one of them.");
    case AuthenticationMethod::None:
        if (!authentication.userName.value.isEmpty() || !authentication.password.value.isEmpty())
            return UpstreamWords::tr("The credentials stay in the file and are not sent.");
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
        return UpstreamWords::tr("The section comes from an anchor that other places use too. Edit it in Source.");
    case FieldState::Unreadable:
        return UpstreamWords::tr("The text around this section is not understood at the moment.");
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
        return UpstreamWords::tr("There is no keychain on this computer. The password stays in the file.");
    case base::ErrorCode::KeychainLocked:
        return UpstreamWords::tr(
            "The keychain is locked. Unlock it and try again; the password stays in the file until then.");
    case base::ErrorCode::AlreadyExists:
        return UpstreamWords::tr(
            "The keychain holds other passwords for APIs of this name. Give the API another name and try again.");
    default:
        break;
    }
    return UpstreamWords::tr("The keychain did not take the password. It stays in the file.");
}

} // namespace designer
