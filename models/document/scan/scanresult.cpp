#include "scanresult.h"

#include "secretline.h"

namespace document {

base::Diagnostic diagnosticOf(const ScanFault &fault, const Text &text)
{
    base::Diagnostic diagnostic;
    diagnostic.rule = QString::fromLatin1(fault.rule);
    diagnostic.span = fault.span;
    if (!fault.found.isEmpty() && !mayBeSecret(text, fault.span))
        diagnostic.arguments = {QString::fromUtf8(fault.found)};
    return diagnostic;
}

} // namespace document
