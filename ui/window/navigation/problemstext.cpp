#include "problemstext.h"

#include <QCoreApplication>

namespace window {

QString problemsText(const workspace::ProblemCount &problems)
{
    return QCoreApplication::translate("window::ProblemsText", "Errors: %1, warnings: %2, information: %3",
                                       "%1, %2, %3: how many")
        .arg(QString::number(problems.errors), QString::number(problems.warnings),
             QString::number(problems.information));
}

} // namespace window
