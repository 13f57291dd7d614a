#include "boundedrun.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <fcntl.h>
#include <net/if.h>
#include <poll.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <vector>

namespace soak {

namespace {

constexpr double MiB = 1024 * 1024;
/** The exit code of a child that could not start the program. */
constexpr int NotStarted = 127;

/** Texts as exec() takes them. The list must live longer than the result. */
std::vector<char *> pointersTo(QByteArrayList &texts)
{
    std::vector<char *> pointers;
    for (QByteArray &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

QByteArrayList encoded(const QStringList &texts)
{
    QByteArrayList bytes;
    for (const QString &text : texts)
        bytes.append(text.toLocal8Bit());
    return bytes;
}

void limit(int resource, qint64 most)
{
    const rlimit bound{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
    if (most > 0)
        setrlimit(static_cast<__rlimit_resource>(resource), &bound);
}

double secondsOf(const timeval &time)
{
    return double(time.tv_sec) + double(time.tv_usec) / 1e6;
}

/** The loopback interface of a new network is down. */
bool raiseLoopback()
{
    const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    ifreq request{};
    std::snprintf(request.ifr_name, sizeof request.ifr_name, "lo");
    const bool isUp = socket >= 0 && ioctl(socket, SIOCGIFFLAGS, &request) == 0 &&
                      (request.ifr_flags |= IFF_UP, ioctl(socket, SIOCSIFFLAGS, &request) == 0);
    close(socket);
    return isUp;
}

bool writeTo(const char *path, const QByteArray &text)
{
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    const bool isWritten = file >= 0 && write(file, text.constData(), size_t(text.size())) == text.size();
    close(file);
    return isWritten;
}

} // namespace

RunResult runBounded(const RunRequest &request)
{
    // Everything is made before fork(): another thread may hold the lock of the allocator in the child.
    QByteArrayList arguments = encoded(QStringList{request.program} + request.arguments);
    QByteArrayList environment = encoded(request.environment);
    const std::vector<char *> argv = pointersTo(arguments);
    const std::vector<char *> envp = pointersTo(environment);
    const QByteArray folder = request.folder.toLocal8Bit();
    const QByteArray output = request.outputFile.toLocal8Bit();
    QElapsedTimer timer;
    timer.start();
    std::unique_lock<std::mutex> starting;
    if (request.starting)
        starting = std::unique_lock(*request.starting);
    const pid_t child = fork();
    if (child == 0) {
        // A soak that is stopped leaves no program behind.
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        const int in = open("/dev/null", O_RDONLY);
        const int out = open(output.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        dup2(in, STDIN_FILENO);
        dup2(out, STDOUT_FILENO);
        dup2(out, STDERR_FILENO);
        limit(RLIMIT_AS, request.addressSpace);
        limit(RLIMIT_CPU, request.processorSeconds);
        if (in >= 0 && out >= 0 && chdir(folder.constData()) == 0)
            execve(argv.front(), argv.data(), envp.data());
        _exit(NotStarted);
    }
    if (starting)
        starting.unlock();
    RunResult result;
    const int watched = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
    pollfd ended{watched, POLLIN, 0};
    result.isLate = watched < 0 || poll(&ended, 1, request.wallSeconds * 1000) == 0;
    if (result.isLate)
        kill(child, SIGKILL);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    close(watched);
    result.wallSeconds = double(timer.elapsed()) / 1000;
    result.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    result.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    result.processorSeconds = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    result.residentMiB = double(usage.ru_maxrss) * 1024 / MiB;
    result.outputMiB = double(QFileInfo(request.outputFile).size()) / MiB;
    return result;
}

QStringList environmentAt(const QString &folder)
{
    return {u"HOME="_qs + folder,
            u"XDG_CONFIG_HOME=%1/config"_qs.arg(folder),
            u"XDG_STATE_HOME=%1/state"_qs.arg(folder),
            u"XDG_CACHE_HOME=%1/cache"_qs.arg(folder),
            u"XDG_DATA_HOME=%1/data"_qs.arg(folder),
            u"XDG_RUNTIME_DIR=%1/runtime"_qs.arg(folder),
            u"TMPDIR=/tmp"_qs,
            u"PATH=/usr/bin:/bin"_qs,
            u"QT_QPA_PLATFORM=offscreen"_qs,
            u"LC_ALL=C.UTF-8"_qs,
            u"STOCK_PASSWORD=secret"_qs};
}

bool leaveNetwork()
{
    const uid_t user = geteuid();
    const gid_t group = getegid();
    if (user == 0)
        return unshare(CLONE_NEWNET) == 0 && raiseLoopback();
    // A user who is not root gets a network in a namespace of users, with the same number.
    return unshare(CLONE_NEWUSER | CLONE_NEWNET) == 0 && writeTo("/proc/self/setgroups", "deny") &&
           writeTo("/proc/self/uid_map", QByteArray::number(user) + ' ' + QByteArray::number(user) + " 1") &&
           writeTo("/proc/self/gid_map", QByteArray::number(group) + ' ' + QByteArray::number(group) + " 1") &&
           raiseLoopback();
}

} // namespace soak
