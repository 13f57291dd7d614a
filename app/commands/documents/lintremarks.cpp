#include "lintremarks.h"

#include "documentfile.h"
#include "lint.h"

namespace commands {

void complainAboutPlace(const QString &file, const document::Snapshot &snapshot, const document::Pointer &place,
                        Console &console)
{
    for (const base::Diagnostic &problem : lint::lint(snapshot)) {
        const auto pointer = document::Pointer::parse(problem.pointer);
        if (pointer && place.contains(*pointer) && problem.severity != base::Severity::Information)
            console.complain(problemLine(file, snapshot, problem));
    }
}

} // namespace commands
