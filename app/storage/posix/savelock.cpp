#include "savelock.h"

#include "filelock.h"

#include <QDeadlineTimer>
#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace storage {

namespace {

constexpr std::chrono::milliseconds BetweenTries{2};

class OpenFile final : public workspace::SaveLock
{
public:
    explicit OpenFile(const QString &path)
        : m_descriptor(open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    {}
    ~OpenFile() override
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }
    Q_DISABLE_COPY_MOVE(OpenFile)

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool isRegular() const
    {
        struct stat state {
        };
        return m_descriptor >= 0 && fstat(m_descriptor, &state) == 0 && S_ISREG(state.st_mode);
    }

private:
    int m_descriptor;
};

} // namespace

base::Result<std::unique_ptr<workspace::SaveLock>> lockForSaving(const QString &path,
                                                                 std::chrono::milliseconds longestSave)
{
    for (const QDeadlineTimer deadline(longestSave); !deadline.hasExpired();) {
        auto file = std::make_unique<OpenFile>(path);
        if (!file->isRegular())
            return std::unique_ptr<workspace::SaveLock>();
        if (!tryLock(file->descriptor()))
            std::this_thread::sleep_for(BetweenTries);
        else if (isStillAt(path, file->descriptor()))
            return std::unique_ptr<workspace::SaveLock>(std::move(file));
    }
    return base::Error{base::ErrorCode::InUse, path};
}

} // namespace storage
