#pragma once

#include "error.h"

#include <QObject>

namespace consent {
class Grants;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

/**
 * Allows the references to secrets that the user types into the forms of a definition, so that the user is not asked
 * about them.
 */
class TypedSecrets final : public QObject
{
    Q_OBJECT

public:
    TypedSecrets(const workspace::OpenDefinition &definition, consent::Grants &grants, QObject *parent);

    /**
     * Allows the references to secrets that are in the text `now` but not in the text `before`, for the origin of the
     * upstream URL.
     */
    void allow(const QString &before, const QString &now);

signals:
    /** Emitted when the permission for a reference can't be stored, so that it is valid only until the program ends. */
    void notStored(const base::Error &error);

private:
    const workspace::OpenDefinition &m_definition;
    consent::Grants &m_grants;
};

} // namespace designer
