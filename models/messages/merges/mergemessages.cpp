#include "mergemessages.h"

#include "diagnosticmessages.h"
#include "filledtext.h"

#include <QCoreApplication>

namespace messages {

namespace {

using merge::Conflict;
using merge::ConflictKind;

struct MergeTexts {
    Q_DECLARE_TR_FUNCTIONS(Merge)
};

} // namespace

QString conflictText(const Conflict &conflict)
{
    switch (conflict.kind) {
    case ConflictKind::BothChanged:
        return MergeTexts::tr("Both sides changed the value.");
    case ConflictKind::BothAdded:
        return MergeTexts::tr("Both sides added it, with different values.");
    case ConflictKind::RemovedByOurs:
        return MergeTexts::tr("Ours removed it, theirs changed it.");
    case ConflictKind::RemovedByTheirs:
        return MergeTexts::tr("Theirs removed it, ours changed it.");
    case ConflictKind::BothRenamed:
        //: %1 is the key in theirs
        return filled(MergeTexts::tr("Both sides renamed it, theirs to “%1”."), conflict.arguments);
    case ConflictKind::NameTaken:
        //: %1 is the key in theirs
        return filled(MergeTexts::tr("Theirs renamed it to “%1”, which ours has for another entry."),
                      conflict.arguments);
    case ConflictKind::Comments:
        return MergeTexts::tr("Both sides changed its comments.");
    case ConflictKind::NotWritable:
        return MergeTexts::tr("The change of theirs can't be made in ours, for example because of an alias.");
    case ConflictKind::Lines:
        //: %1 and %2 are line numbers
        return filled(
            MergeTexts::tr("Both sides changed lines %1 to %2. Lines were merged, because one version can't be "
                           "parsed, has several documents, or its aliases lead too deep."),
            conflict.arguments);
    case ConflictKind::Finding:
        //: %1 is the message of a problem
        return filled(MergeTexts::tr("%1 Neither side has this problem."), {diagnosticText(conflict.finding)});
    }
    return {};
}

} // namespace messages
