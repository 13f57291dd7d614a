#pragma once

#include "result.h"
#include "version.h"

#include <QByteArray>
#include <QString>

namespace drafts {

/** The properties of an API for which a definition is to be made. */
struct NewApi {
    QString title;
    specification::Version version = specification::Version::V31;
    QByteArray listenPath; ///< The path on which the gateway serves the API, such as `/book-shop/`.
    QByteArray server;     ///< The URL that clients call.
};

/** Returns the words of a title for paths and file names: `book-shop` for “Book Shop”; empty if there is no letter or
 * digit in the title. */
[[nodiscard]] QByteArray slugOf(const QString &title);

/** Returns the text of a new definition: that of a template in YAML, with what is known about the API and in its
 * version. Errors are those of the conversion to the version, and of the edits of the template. */
[[nodiscard]] base::Result<QByteArray> newApiText(const QByteArray &templateText, const NewApi &api);

} // namespace drafts
