#include "argumenterror.h"

#include "errormessages.h"

namespace commands {

base::Error invalidArgument(const QString &detail)
{
    return {base::ErrorCode::InvalidArgument, detail};
}

QString argumentProblem(const base::Error &error)
{
    const bool isOwn = error.code == base::ErrorCode::InvalidArgument && !error.detail.isEmpty();
    return isOwn ? error.detail : messages::errorText(error);
}

} // namespace commands
