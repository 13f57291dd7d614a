#pragma once

#include "result.h"
#include "value.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace sandbox {

/** Stored policies: one JSON file each, named after its `_id`. */
class PolicyFolder final
{
public:
    explicit PolicyFolder(QString path)
        : m_path(std::move(path))
    {}

    /** In the order of their making. Files that hold no JSON object are passed over. */
    [[nodiscard]] QList<document::Value> all() const;
    /** By `_id` or `id`. */
    [[nodiscard]] std::optional<document::Value> find(const QString &id) const;
    /** Writes it atomically under a new `_id`, with organisation and dates; all other members stay as they are. */
    [[nodiscard]] base::Result<QString> create(const document::Value &policy, const QDateTime &now) const;

private:
    QString m_path;
};

} // namespace sandbox
