#include "rotatinglog.h"

#include "regularfile.h"
#include "statefolder.h"

#include <QFile>

#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storage {

namespace {

constexpr mode_t OwnerOnly = 0600;
constexpr int Flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | O_CREAT;
const QString Name = u"gatewright.log"_qs;

/** The number of bytes of the end of a log that is read. */
constexpr qint64 TailBytes = 64 * 1024;

bool isRegular(int descriptor)
{
    struct stat state {
    };
    return fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode) && state.st_uid == geteuid();
}

qint64 sizeOf(const QByteArray &file)
{
    struct stat state {
    };
    return lstat(file.constData(), &state) == 0 ? qint64(state.st_size) : 0;
}

} // namespace

RotatingLog::RotatingLog(QString folder, LogBounds bounds)
    : m_folder(std::move(folder))
    , m_bounds(bounds)
{}

RotatingLog::~RotatingLog()
{
    close();
}

QString RotatingLog::defaultFolder()
{
    return statePath(u"logs"_qs);
}

QByteArray RotatingLog::file(int number) const
{
    const QString name = number == 0 ? Name : u"%1.%2"_qs.arg(Name, QString::number(number));
    return QFile::encodeName(u"%1/%2"_qs.arg(m_folder, name));
}

void RotatingLog::close()
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

void RotatingLog::open()
{
    close();
    if (!makePrivateFolder(m_folder))
        return;
    m_descriptor = ::open(file().constData(), O_WRONLY | O_APPEND | Flags, OwnerOnly);
    if (m_descriptor >= 0 && (!isRegular(m_descriptor) || fchmod(m_descriptor, OwnerOnly) != 0))
        close();
}

/** False after another program has replaced the file, or the user has removed it. */
bool RotatingLog::isCurrent() const
{
    struct stat ours {
    };
    struct stat named {
    };
    return m_descriptor >= 0 && fstat(m_descriptor, &ours) == 0 && lstat(file().constData(), &named) == 0 &&
           ours.st_ino == named.st_ino && ours.st_dev == named.st_dev;
}

void RotatingLog::rotate()
{
    const int lock = ::open(QFile::encodeName(m_folder + u"/lock"_qs).constData(), O_RDWR | Flags, OwnerOnly);
    if (lock < 0)
        return;
    // Another program that has the lock replaces the file now. It may have done so already.
    if (flock(lock, LOCK_EX | LOCK_NB) == 0 && sizeOf(file()) >= m_bounds.fileBytes) {
        for (int number = m_bounds.files - 1; number > 0; --number)
            std::rename(file(number - 1).constData(), file(number).constData());
    }
    ::close(lock);
}

void RotatingLog::write(QByteArray line)
{
    line.truncate(m_bounds.lineBytes);
    line.replace('\n', ' ').replace('\r', ' ').append('\n');
    if (isCurrent() && sizeOf(file()) >= m_bounds.fileBytes)
        rotate();
    if (!isCurrent())
        open();
    // A file that can't be replaced does not grow without limit.
    if (m_descriptor < 0 || sizeOf(file()) >= 2 * m_bounds.fileBytes)
        return;
    [[maybe_unused]] const ssize_t written = ::write(m_descriptor, line.constData(), size_t(line.size()));
}

QStringList lastLogLines(const QString &folder, qsizetype count)
{
    QByteArray text;
    for (const QString &name : {Name + u".1"_qs, Name}) {
        const base::Result<RegularFile> file = RegularFile::open(u"%1/%2"_qs.arg(folder, name));
        struct stat state {
        };
        if (!file || fstat(file->descriptor(), &state) != 0)
            continue;
        QByteArray tail(TailBytes, Qt::Uninitialized);
        const off_t begin = std::max<off_t>(0, state.st_size - TailBytes);
        tail.truncate(std::max<ssize_t>(0, pread(file->descriptor(), tail.data(), size_t(tail.size()), begin)));
        // The first line is not whole.
        text += begin > 0 ? tail.sliced(tail.indexOf('\n') + 1) : tail;
    }
    QStringList lines = QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
    return lines.mid(std::max<qsizetype>(0, lines.size() - count));
}

} // namespace storage
