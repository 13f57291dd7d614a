#include "lintrun.h"

#include "showntext.h"

namespace commands {

QString messageOf(const Finding &finding)
{
    if (!finding.exchange)
        return base::shownText(finding.message);
    return u"%1 [entry %2] %3"_qs.arg(base::shownText(finding.message), QString::number(finding.exchange->entry),
                                      base::shownText(finding.exchange->request));
}

} // namespace commands
