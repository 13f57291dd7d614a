#pragma once

#include <QByteArray>
#include <QSet>

namespace deploy {

/** Returns true for a DNS label (RFC 1123): at most 63 lower-case letters, digits and hyphens, no hyphen first or last.
 */
[[nodiscard]] bool isDnsLabel(QByteArrayView text);

/** Returns true for a DNS name as Kubernetes allows it for most objects and for host names: labels with dots between
 * them, at most 253 bytes. An IPv4 address is one too. */
[[nodiscard]] bool isDnsName(QByteArrayView text);

/** Gives the objects of a manifest names that Kubernetes allows for every kind (DNS labels with a letter first), each
 * different from all others. */
class KubernetesNames final
{
public:
    /** Keeps a name for an object that exists in the cluster. */
    void reserve(const QByteArray &name) { m_taken.insert(name); }
    /** Returns a name such as `book-shop-upstream` for the beginning `book-shop` and the ending `-upstream`; with a
     * number at its end if it is taken. `start` begins with a lower-case letter. */
    [[nodiscard]] QByteArray uniqueName(const QByteArray &start, const QByteArray &ending = {});

private:
    QSet<QByteArray> m_taken;
};

} // namespace deploy
