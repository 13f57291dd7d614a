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

/** Allows the references that the user types into the forms: what users do themselves is not asked about. */
class TypedSecrets final : public QObject
{
    Q_OBJECT

public:
    TypedSecrets(const workspace::OpenDefinition &definition, consent::Grants &grants, QObject *parent);

    /** Allows the references that are new in `now` for the origin of the upstream URL. */
    void allow(const QString &before, const QString &now);

signals:
    /** What was allowed can't be stored, so it is allowed until the program ends. */
    void notStored(const base::Error &error);

private:
    const workspace::OpenDefinition &m_definition;
    consent::Grants &m_grants;
};

} // namespace designer
