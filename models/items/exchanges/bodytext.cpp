#include "bodytext.h"

#include "bodykind.h"
#include "bodylimits.h"
#include "hexrows.h"
#include "value.h"

namespace items {
namespace {

constexpr int JsonIndent = 2;

QString hexDump(const QByteArray &bytes)
{
    const bodies::HexRows rows(bytes);
    const bodies::RowPlace end{rows.rowCount() - 1, bodies::LongestRow};
    return QString::fromLatin1(bodies::textBetween(rows, {0, 0}, end, rows.rowCount() * bodies::LongestRow));
}

} // namespace

QString bodyText(const QByteArray &bytes)
{
    if (!bodies::isText(bytes))
        return hexDump(bytes.left(MaximumShownHex));
    if (bytes.size() <= MaximumShownText) {
        const auto json = document::Value::fromJson(bytes);
        if (json.isOk())
            return QString::fromUtf8(json.value().toJson(JsonIndent));
    }
    return QString::fromUtf8(bytes.left(MaximumShownText));
}

} // namespace items
