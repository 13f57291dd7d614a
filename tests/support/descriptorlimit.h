#pragma once

#include <QtGlobal>

#include <sys/resource.h>

namespace support {

/** Lets the process open no descriptor above one, while it lives. */
class DescriptorLimit final
{
public:
    explicit DescriptorLimit(int highest)
    {
        getrlimit(RLIMIT_NOFILE, &m_before);
        rlimit limited = m_before;
        limited.rlim_cur = static_cast<rlim_t>(highest) + 1;
        setrlimit(RLIMIT_NOFILE, &limited);
    }
    ~DescriptorLimit() { setrlimit(RLIMIT_NOFILE, &m_before); }
    Q_DISABLE_COPY_MOVE(DescriptorLimit)

private:
    rlimit m_before{};
};

} // namespace support
