#pragma once

#include "environment.h"

#include <QList>
#include <QObject>

namespace management {

/** Stores environments between runs, without secrets. */
class EnvironmentStorage
{
public:
    virtual ~EnvironmentStorage() = default;
    [[nodiscard]] virtual QList<Environment> load() = 0;
    virtual void save(const QList<Environment> &environments, const QString &currentId) = 0;
    [[nodiscard]] virtual QString currentId() = 0;
};

/** The environments that the user can choose. "Sandbox" is always the first and can't be removed. */
class EnvironmentList final : public QObject
{
    Q_OBJECT

public:
    explicit EnvironmentList(EnvironmentStorage &storage, QObject *parent = nullptr);

    [[nodiscard]] const QList<Environment> &environments() const { return m_environments; }
    [[nodiscard]] const Environment &current() const;
    /** The name of the environment with this id; empty if there is none. */
    [[nodiscard]] QString nameOf(const QString &id) const;
    void setCurrent(const QString &id);
    /** Adds the environment, or replaces the one that has its id. */
    void put(const Environment &environment);
    void remove(const QString &id);
    /** Sets the addresses of the embedded sandbox in this run. */
    void setSandboxAddresses(const QUrl &dashboard, const QUrl &portal);

signals:
    void listChanged();
    void currentChanged();

private:
    EnvironmentStorage &m_storage;
    QList<Environment> m_environments;
    QString m_currentId;
};

} // namespace management
