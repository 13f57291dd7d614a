#include "problemtext.h"

#include "diagnosticwording.h"

namespace designer {

QString problemText(const base::Diagnostic &diagnostic)
{
    return wording::sentence(diagnostic);
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
