#include "scanresult.h"

namespace document {

base::Diagnostic diagnosticOf(const ScanFault &fault)
{
    base::Diagnostic diagnostic;
    diagnostic.rule = QString::fromLatin1(fault.rule);
    diagnostic.span = fault.span;
    if (!fault.found.isEmpty())
        diagnostic.arguments = {QString::fromUtf8(fault.found)};
    return diagnostic;
}

} // namespace document
