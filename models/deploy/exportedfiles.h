#pragma once

#include "exportreport.h"

namespace deploy {

/** A file of a proxy's configuration. */
struct ExportedFile {
    QString name; ///< The file's name in a folder, such as `nginx.conf`.
    QByteArray content;
    /** Whether only the user may read the file, because credentials are inserted into it or beside it. */
    bool isPrivate = false;
};

/** The configuration of a proxy for the routes of a plan. */
struct ExportedConfiguration {
    ExportedFile main;          ///< The file that the proxy is started with.
    QList<ExportedFile> others; ///< The files that `main` refers to, by names relative to its folder.
    ExportReport report;        ///< The plan's report, with what is specific to the proxy.
};

} // namespace deploy
