#pragma once

#include <QByteArray>

namespace storage {

/**
 * Gives a new file what the old one has beside its bytes: owner and group, mode, access control list and extended
 * attributes, each as far as the system lets this person. What cannot be kept never makes it wider readable.
 */
void adoptAttributes(const QByteArray &old, int toNew);

} // namespace storage
