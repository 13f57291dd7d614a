#include "secondcheck.h"

#include "documentfile.h"
#include "savingopinion.h"

namespace commands {

void addSaveAnywayOption(QCommandLineParser &parser)
{
    parser.addOption({u"save-anyway"_qs, u"Write also what another YAML reader would read differently."_qs});
}

bool passesSecondReader(const QString &file, const document::Snapshot &before, const document::Snapshot &after,
                        const QCommandLineParser &parser, Console &console)
{
    const workspace::SavingOpinion opinion = workspace::savingOpinion(before, after);
    for (const base::Diagnostic &problem : opinion.elsewhere + opinion.objections)
        console.complain(problemLine(file, after, problem));
    if (opinion.objections.isEmpty() || parser.isSet(u"save-anyway"_qs))
        return true;
    console.complain(u"%1: nothing was written, because other readers of YAML would take the change for something "
                     u"else; write the value in another way, such as in quotes, or add --save-anyway"_qs.arg(file));
    return false;
}

} // namespace commands
