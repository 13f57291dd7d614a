#pragma once

#include "yamlscalars.h"

namespace document {

/** Scans YAML's literal (`|`) and folded (`>`) block scalars. */
class YamlBlockScalars : protected YamlScalars
{
protected:
    using YamlScalars::YamlScalars;

    bool readBlockScalar(Part &part, int indent);

private:
    bool readBlockHeader(int &explicitIndent, char &chomping);
    bool findBlockIndent(int indent, int &contentIndent);
    bool readBlockLines(Part &part, int contentIndent, char chomping);
};

} // namespace document
