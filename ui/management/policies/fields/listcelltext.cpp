#include "listcelltext.h"

#include "policyfields.h"
#include "policymodel.h"

#include <QCoreApplication>
#include <QLocale>

namespace policies {
namespace {

struct ListCells {
    Q_DECLARE_TR_FUNCTIONS(policies)
};

} // namespace

QString listCellText(const management::Policy &policy, int column)
{
    const QLocale locale;
    if (column == items::PolicyModel::State)
        return management::policyFlag(policy, "/is_inactive").value_or(false) ? ListCells::tr("inactive")
                                                                              : ListCells::tr("active");
    if (column == items::PolicyModel::Rate) {
        const double rate = management::policyNumber(policy, "/rate").value_or(0);
        const double per = management::policyNumber(policy, "/per").value_or(0);
        return rate > 0 && per > 0 ? ListCells::tr("%1 in %2 s").arg(locale.toString(rate), locale.toString(per))
                                   : ListCells::tr("no limit");
    }
    const qint64 quota = management::policyInteger(policy, "/quota_max").value_or(0);
    return quota > 0 ? locale.toString(quota) : ListCells::tr("unlimited");
}

} // namespace policies
