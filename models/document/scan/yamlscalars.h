#pragma once

#include "yamllines.h"

namespace document {

/** Scans YAML's plain and quoted scalars, in blocks and in brackets. */
class YamlScalars : protected YamlLines
{
protected:
    using YamlLines::YamlLines;

    bool readPlain(Part &part, int indent, bool flow, bool key);
    [[nodiscard]] bool startsPlain(bool flow) const;
    bool readQuoted(Part &part, int indent);

private:
    const char *plainLineEnd(bool flow);
    bool continuesPlain(int indent, bool flow);
    bool readQuotedBreak(const char *open, int indent);
    bool readEscape(const char *open, int indent);
};

} // namespace document
