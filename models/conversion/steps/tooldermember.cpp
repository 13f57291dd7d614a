#include "tooldermember.h"

#include "oldernames.h"

namespace conversion {

void dropNewerField(Edits &edits, const specification::Place &object, const specification::Member &member,
                    specification::Version to)
{
    const bool isField = member.field && member.field != object.type().entries;
    if (!isField || member.isMerged || specification::findField(object.type(), member.key, to))
        return;
    if (const char *extension = extensionFor(object.kind, member.key))
        edits.keepAs(object, member.key, extension);
    else
        edits.drop(Loss::Kind::Removed, placeOf(object, member.key));
}

} // namespace conversion
