#pragma once

#include "exportedfiles.h"
#include "exporttarget.h"
#include "reportline.h"

#include <QList>

namespace proxyexport {

/** Returns what the user needs to know about a configuration before saving it, as lines of the kinds File and Note: the
 * names of its files and who may read them, and where the proxy gets the credentials from. */
[[nodiscard]] QList<ReportLine> targetNotes(deploy::Target target, const deploy::ExportedConfiguration &configuration);

} // namespace proxyexport
