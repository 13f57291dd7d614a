#pragma once

#include "result.h"
#include "value.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace sandbox {

/** The stored policies. Each is a JSON file named after its `_id`. */
class PolicyFolder final
{
public:
    explicit PolicyFolder(QString path)
        : m_path(std::move(path))
    {}

    /** In the order of creation. Files without a JSON object are skipped. */
    [[nodiscard]] QList<document::Value> all() const;
    /** By `_id` or `id`. */
    [[nodiscard]] std::optional<document::Value> find(const QString &id) const;
    /** Writes the policy atomically with a new `_id`, organisation and dates. All other members are unchanged. */
    [[nodiscard]] base::Result<QString> create(const document::Value &policy, const QDateTime &now) const;

private:
    QString m_path;
};

} // namespace sandbox
