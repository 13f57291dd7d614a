#pragma once

#include "exportreport.h"
#include "plannedroute.h"

#include <QList>

namespace deploy {

/** A part of a user name and password that a proxy joins itself: text of the definition, or a variable. */
struct CredentialPart {
    QByteArray text; ///< The text, or the name of the environment variable.
    bool isVariable = false;
};

/** Where a proxy that can encode base64 itself gets the credentials of a route from. */
struct CredentialSource {
    /** The user name and the password if the password is the value of an environment variable, and the user name one or
     * a literal; std::nullopt if a variable has to contain the base64 of both. */
    struct Parts {
        CredentialPart userName;
        CredentialPart password;
    };
    std::optional<Parts> parts;
    QList<Variable> variables; ///< The environment variables that the proxy reads.
};

/** Returns the source of the credentials of a route that has some. Literal passwords are in no source. */
[[nodiscard]] CredentialSource credentialSourceOf(const PlannedRoute &route);

} // namespace deploy
