#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QSet>

namespace traffic {

/** Tells whether a name is in a list, without regard to case. Searching for many names in a long list takes time for
 * each name only, not for each pair. */
class NameLookup final
{
public:
    /** `names` must live as long as the lookup. */
    explicit NameLookup(const QList<QByteArray> &names);

    [[nodiscard]] bool contains(QByteArrayView name) const;

private:
    const QList<QByteArray> &m_names;
    QSet<QByteArray> m_lower; ///< Only of long lists.
};

} // namespace traffic
