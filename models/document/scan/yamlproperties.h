#pragma once

#include "yamlblockscalars.h"

#include <vector>

namespace document {

/** Scans YAML's anchors, tags and aliases. */
class YamlProperties : protected YamlBlockScalars
{
protected:
    using YamlBlockScalars::YamlBlockScalars;

    /** Which properties, an anchor and a tag, were scanned before a node. */
    struct Seen {
        bool anchor = false;
        bool tag = false;
    };

    bool readProperty(Seen &seen, bool flow);
    bool readAlias(Part &part, bool flow);

    std::vector<QByteArray> m_handles; ///< The tag handles that %TAG directives declare.

private:
    bool readAnchor();
    bool readTag();
};

} // namespace document
