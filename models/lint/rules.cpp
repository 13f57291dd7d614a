#include "rules.h"

namespace lint {

const QList<Rule> &allRules()
{
    static const QList<Rule> all = {
        rules::ClassicFormat,
        rules::ExtensionMissing,
        rules::ExtensionWrongType,
        rules::InfoNameMissing,
        rules::StateActiveMissing,
        rules::StateActiveType,
        rules::ListenPathMissing,
        rules::ListenPathNotRooted,
        rules::ListenPathInvalid,
        rules::UpstreamUrlMissing,
        rules::UpstreamUrlInvalid,
        rules::UpstreamUrlUserInfo,
        rules::AuthConflict,
        rules::BasicHalfEnabled,
        rules::BasicUserNameColon,
        rules::BasicUserNameEmpty,
        rules::BasicPasswordEmpty,
        rules::HeaderName,
        rules::HeaderNameRefused,
        rules::HeaderMissing,
        rules::HeaderNameUnused,
        rules::CustomHeaderLeak,
        rules::LiteralPassword,
        rules::ReferenceMalformed,
        rules::OpenApiMissing,
        rules::OpenApiVersion,
        rules::InfoMissing,
        rules::InfoTitleMissing,
        rules::InfoVersionMissing,
        rules::PathsMissing,
        rules::PathNotRooted,
        rules::PathDuplicate,
        rules::OperationIdDuplicate,
        rules::ResponsesMissing,
        rules::PathParameterUndeclared,
        rules::PathParameterUnused,
        rules::PathParameterOptional,
        rules::RefUnresolved,
        rules::RefCycle,
        rules::RefFileMissing,
        rules::RefFileUnreadable,
        rules::RefFileInvalid,
        rules::RefOutsideFolder,
        rules::RefNotFetched,
        rules::RefTooManyFiles,
        rules::RefTooManyBytes,
        rules::RefTooDeep,
        rules::SecuritySchemeMissing,
    };
    return all;
}

} // namespace lint
