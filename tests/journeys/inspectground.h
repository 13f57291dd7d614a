#pragma once

#include <QString>

namespace support {

// What the views that inspect a gateway show: certificates, policies and profiles of a sandbox, and definitions that
// use them.

/** Adds the certificate of the shop, which expires in ten days, and a policy that reads its books, to the folder of a
 * sandbox. */
void addShopTo(const QString &sandboxFolder);

/** Renames a profile in the folder of a sandbox, and adds one. */
void changeProfilesIn(const QString &sandboxFolder);

/** Writes four definitions to a folder: two share a listen path, one has a listen path below it, and three use the
 * certificate of the shop. */
void writeShopDefinitions(const QString &folder);

} // namespace support
