#pragma once

#include "yamlblockscalars.h"

#include <vector>

namespace document {

/** Scans the properties of YAML nodes, which are anchors and tags, and aliases. */
class YamlProperties : protected YamlBlockScalars
{
protected:
    using YamlBlockScalars::YamlBlockScalars;

    /** The properties before a node. */
    struct Seen {
        bool anchor = false;
        bool tag = false;
    };

    bool readProperty(Seen &seen, bool flow);
    bool readAlias(Part &part, bool flow);

    std::vector<QByteArray> m_handles; ///< That %TAG declares.

private:
    bool readAnchor();
    bool readTag();
};

} // namespace document
