#pragma once

#include "hostileinput.h"

#include "format.h"

namespace mutations {

/** A text that is mutated. */
struct Source {
    QByteArray bytes;
    document::Format format = document::Format::Yaml;
};

/** The YAML and JSON files in folders, sorted by size and path; very large ones are left out. */
[[nodiscard]] QList<Source> sourcesIn(const QStringList &folders);
/** One of the sources. Most are short, as in test suites of parsers, so that the longest fifth is preferred. */
[[nodiscard]] const Source &anySource(const QList<Source> &sources, hostile::Dice &dice);

/** A copy of a source with some changes of lines, values and bytes, as attackers and broken tools make them. */
[[nodiscard]] QByteArray mutated(const Source &source, hostile::Dice &dice);

} // namespace mutations
