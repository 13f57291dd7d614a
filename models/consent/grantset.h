#pragma once

#include "secretreference.h"

#include <QList>
#include <QString>

namespace consent {

/** The definition that something is allowed to. */
struct Definition {
    QString path; ///< Of its file; empty for one without a file, whose grants end with the program.
    QString title;
    friend bool operator==(const Definition &, const Definition &) = default;
};

/** A definition wants to send the values of these references to the origin. */
struct SecretRequest {
    QString origin;                             ///< As originOf() writes it; empty when the upstream URL has none.
    QList<secrets::SecretReference> references; ///< Each text once.
    friend bool operator==(const SecretRequest &, const SecretRequest &) = default;
};

/** Permission to send the value of one reference of one definition to one origin. */
struct SecretGrant {
    QString definition;  ///< The canonical path of its file.
    QString reference;   ///< As secrets::referenceText() writes it.
    QString origin;      ///< As originOf() writes it.
    QString environment; ///< The id of the environment whose store has the value; empty for `env://`.
    friend bool operator==(const SecretGrant &, const SecretGrant &) = default;
};

/** Permission for web pages of one origin to call the API of one definition, with the credential of its route. */
struct PageGrant {
    QString definition; ///< As in SecretGrant.
    QString origin;     ///< `http://localhost:3000`
    friend bool operator==(const PageGrant &, const PageGrant &) = default;
};

/** Everything that the user has allowed. */
struct GrantSet {
    QList<SecretGrant> secrets;
    QList<PageGrant> pages;

    /** Adds what is not there yet. */
    void add(const GrantSet &added);
    void remove(const GrantSet &removed);
    friend bool operator==(const GrantSet &, const GrantSet &) = default;
};

} // namespace consent
