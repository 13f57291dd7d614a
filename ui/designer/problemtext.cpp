#include "problemtext.h"

#if __has_include("diagnosticwording.h")
#include "diagnosticwording.h"
#endif

namespace designer {

QString problemText(const base::Diagnostic &diagnostic)
{
#if __has_include("diagnosticwording.h")
    return wording::sentence(diagnostic);
#else
    return diagnostic.rule;
#endif
}

widgets::FieldMessage::Kind messageKind(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return widgets::FieldMessage::Kind::Error;
    case base::Severity::Warning:
        return widgets::FieldMessage::Kind::Warning;
    case base::Severity::Information:
        break;
    }
    return widgets::FieldMessage::Kind::Information;
}

} // namespace designer
