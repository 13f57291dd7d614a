#include "hiddensecrets.h"

#include "randomtext.h"
#include "requestvalues.h"
#include "segments.h"

namespace inference {

bool hasSecretPart(QByteArrayView text, qsizetype shortest)
{
    // Programs write header fields and hosts in lower case, and keys of some services are capitals.
    if (drafts::mayBeSecret(text) || drafts::mayBeSecret(text.toByteArray().toUpper()))
        return true;
    return anyPart(text, [shortest](QByteArrayView part, QByteArrayView rest) {
        return startsWithUuid(rest) || isLongHex(part) || (part.size() >= shortest && looksRandom(part));
    });
}

} // namespace inference
