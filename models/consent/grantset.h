#pragma once

#include "secretreference.h"

#include <QList>
#include <QString>

namespace consent {

/** The definition that a grant is for. */
struct Definition {
    /** The path of the definition's file; empty for one without a file, whose grants end with the program. */
    QString path;
    QString title;
    friend bool operator==(const Definition &, const Definition &) = default;
};

/** A request of a definition to send the values of some references to an origin. */
struct SecretRequest {
    QString origin; ///< The origin as originOf() writes it; empty if the upstream URL has none.
    QList<secrets::SecretReference> references; ///< The references whose values would be sent, each text once.
    friend bool operator==(const SecretRequest &, const SecretRequest &) = default;
};

/** Permission to send the value of one reference of one definition to one origin. */
struct SecretGrant {
    QString definition;  ///< The canonical path of the definition's file.
    QString reference;   ///< The reference as secrets::referenceText() writes it.
    QString origin;      ///< The origin as originOf() writes it.
    QString environment; ///< The id of the environment whose store has the value; empty for `env://`.
    friend bool operator==(const SecretGrant &, const SecretGrant &) = default;
};

/** Permission for web pages of one origin to call the API of one definition, with the credential of its route. */
struct PageGrant {
    QString definition; ///< The canonical path of the definition's file.
    QString origin;     ///< The origin of the web pages, such as `http://localhost:3000`.
    friend bool operator==(const PageGrant &, const PageGrant &) = default;
};

/** A set of grants: secrets that may be sent, and web pages that may call an API. */
struct GrantSet {
    QList<SecretGrant> secrets;
    QList<PageGrant> pages;

    /** Adds the grants that are not in this set yet. */
    void add(const GrantSet &added);
    void remove(const GrantSet &removed);
    friend bool operator==(const GrantSet &, const GrantSet &) = default;
};

} // namespace consent
