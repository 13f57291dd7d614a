#include "tooldermember.h"

#include "oldernames.h"

namespace conversion {

bool dropNewerField(Edits &edits, const specification::Place &object, const specification::Member &member,
                    specification::Version to)
{
    const bool isField = member.field && member.field != object.type().entries;
    if (!isField || member.isMerged || specification::findField(object.type(), member.key, to))
        return false;
    const document::Pointer place = placeOf(object, member.key);
    if (const char *extension = extensionFor(object.kind, member.key)) {
        edits.rename(place, extension);
        edits.lose(Loss::Kind::Renamed, place, {QString::fromUtf8(member.key), QString::fromLatin1(extension)});
    } else {
        edits.drop(Loss::Kind::Removed, place);
    }
    return true;
}

} // namespace conversion
