#include "accessfix.h"

#include "definitionwriter.h"
#include "securityedit.h"

namespace contract {

using document::Document;

base::Result<void> applyFix(Document &document, const AccessFix &fix)
{
    const Document::Step step(document, {});
    switch (fix.kind) {
    case AccessFix::Kind::RequireInDocument:
        return openapi::requireSchemes(document, fix.place, fix.schemes);
    case AccessFix::Kind::DisallowAnonymous:
        return openapi::removeAnonymousAccess(document, fix.place);
    case AccessFix::Kind::AskInGateway:
        return definition::DefinitionWriter(document).askClientsFor(fix.schemes);
    case AccessFix::Kind::RemoveFromGateway:
        return document.remove(fix.place);
    }
    Q_UNREACHABLE();
}

} // namespace contract
