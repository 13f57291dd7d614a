#pragma once

#include "snapshot.h"

#include <QHash>

#include <functional>

namespace openapi {

/** Reads the properties of the branches of a discriminator: of the schemas that references name, and of the schemas in
 * their `allOf`, which can be references. All branches that one object reads share a limit of MaximumBranchReads
 * schemas and properties; what is beyond it is not read. */
class BranchProperties final
{
public:
    explicit BranchProperties(const document::Snapshot &snapshot)
        : m_snapshot(snapshot)
    {}

    /** Receives the name and the schema of a property. Returns false to end the reading of the branch. */
    using Take = std::function<bool(const QByteArray &name, const document::Node &schema)>;
    /** Passes the properties of the branch that a reference names to a function: first those of the schema itself, then
     * those of its parts, then those of their parts. Each schema is read once, also if several parts refer to it. */
    void read(const QString &reference, const Take &take);
    /** Returns the number of schemas and properties that were read. */
    [[nodiscard]] qsizetype readCount() const { return m_readCount; }

private:
    [[nodiscard]] bool readOwn(const document::Node &schema, const Take &take);
    [[nodiscard]] document::Node target(const QString &reference);
    [[nodiscard]] document::Node component(const QByteArray &name);

    const document::Snapshot m_snapshot;
    qsizetype m_readCount = 0;
    int m_lookups = 0;
    QHash<QByteArray, document::Node> m_schemas; ///< The schema components, from the second lookup on.
};

} // namespace openapi
