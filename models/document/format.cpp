#include "format.h"

#include <QString>

namespace document {

Format formatOfFileName(QStringView fileName)
{
    return fileName.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) ? Format::Json : Format::Yaml;
}

} // namespace document
