#pragma once

#include "result.h"
#include "value.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace sandbox {

/** The policies that the sandbox stores. Each is a JSON file named after its `_id`. */
class PolicyFolder final
{
public:
    explicit PolicyFolder(QString path)
        : m_path(std::move(path))
    {}

    /** Returns all policies in the order of creation. Files without a JSON object are skipped. */
    [[nodiscard]] QList<document::Value> all() const;
    /** Returns the policy with this `_id` or `id`, or std::nullopt if there is none. */
    [[nodiscard]] std::optional<document::Value> find(const QString &id) const;
    /** Writes a policy atomically with a new `_id`, organization and dates, and returns that `_id`. All other members
     * are unchanged. */
    [[nodiscard]] base::Result<QString> create(const document::Value &policy, const QDateTime &now) const;

private:
    QString m_path;
};

} // namespace sandbox
