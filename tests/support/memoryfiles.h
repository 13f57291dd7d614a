#pragma once

#include "fixture.h"

#include <QByteArray>
#include <QHash>
#include <QMutex>
#include <QStringList>
#include <QThread>

#include <optional>

namespace support {

/** Files in memory, for stores that workers read while a test changes them. */
class MemoryFiles final
{
public:
    MemoryFiles() = default;
    MemoryFiles(std::initializer_list<std::pair<QString, QByteArray>> files)
        : m_files(files)
    {}
    /** The files of a fixture. */
    explicit MemoryFiles(const Fixture &files)
        : m_files(files.texts())
    {}
    MemoryFiles(const MemoryFiles &other)
        : m_files(other.all())
    {}
    MemoryFiles &operator=(const MemoryFiles &other)
    {
        const QHash<QString, QByteArray> files = other.all();
        const QMutexLocker lock(&m_mutex);
        m_files = files;
        return *this;
    }
    ~MemoryFiles() = default;

    [[nodiscard]] QHash<QString, QByteArray> all() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_files;
    }
    [[nodiscard]] std::optional<QByteArray> find(const QString &path) const
    {
        const QMutexLocker lock(&m_mutex);
        const auto found = m_files.constFind(path);
        return found == m_files.constEnd() ? std::nullopt : std::optional(*found);
    }
    [[nodiscard]] QByteArray value(const QString &path) const { return find(path).value_or(QByteArray()); }
    [[nodiscard]] bool contains(const QString &path) const { return find(path).has_value(); }
    [[nodiscard]] QStringList keys() const { return all().keys(); }
    [[nodiscard]] qsizetype size() const { return all().size(); }
    void insert(const QString &path, const QByteArray &bytes)
    {
        const QMutexLocker lock(&m_mutex);
        m_files.insert(path, bytes);
        m_insertingThread = QThread::currentThread();
    }
    /** The thread that inserted last; null before the first insertion. */
    [[nodiscard]] QThread *insertingThread() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_insertingThread;
    }
    void remove(const QString &path)
    {
        const QMutexLocker lock(&m_mutex);
        m_files.remove(path);
    }
    void clear()
    {
        const QMutexLocker lock(&m_mutex);
        m_files.clear();
    }

private:
    mutable QMutex m_mutex;
    QHash<QString, QByteArray> m_files;
    QThread *m_insertingThread = nullptr;
};

} // namespace support
