#include "settingnames.h"

#include "gatewayfields.h"

#include <QCoreApplication>

namespace messages {

namespace {

struct SettingNames {
    Q_DECLARE_TR_FUNCTIONS(SettingNames)
};

} // namespace

QString settingName(const document::Pointer &field)
{
    namespace fields = definition::fields;
    if (field == fields::listenPath())
        return SettingNames::tr("Listen path");
    if (field == fields::upstreamUrl())
        return SettingNames::tr("Upstream URL");
    if (field == fields::userName())
        return SettingNames::tr("User name");
    if (field == fields::password())
        return SettingNames::tr("Password");
    if (field == fields::headerName())
        return SettingNames::tr("Header name");
    return fields::dottedName(field);
}

} // namespace messages
