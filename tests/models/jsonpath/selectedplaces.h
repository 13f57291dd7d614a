#pragma once

#include "selection.h"
#include "snapshot.h"

#include <QStringList>

namespace support {

/** The places that a path selects in a text of YAML, `~` before keys; "offset: expected" if it is not a path. */
inline QStringList selectedPlaces(const QByteArray &text, const QString &path,
                                  jsonpath::References *references = nullptr, qint64 steps = 100'000)
{
    const auto parsed = jsonpath::Path::parse(path);
    if (!parsed)
        return {u"%1: %2"_qs.arg(parsed.error().offset).arg(parsed.error().expected)};
    const document::Snapshot snapshot = document::Snapshot::parse(text, document::Format::Yaml);
    QStringList places;
    jsonpath::Selection selection({nullptr, snapshot.root(), {}}, references, steps);
    const bool isComplete = selection.select(*parsed, [&](const jsonpath::Match &match) {
        places.append((match.isKey ? u"~"_qs : QString()) + match.item.path().toString());
    });
    if (!isComplete)
        places.append(u"…"_qs);
    return places;
}

} // namespace support
