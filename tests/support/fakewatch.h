#pragma once

#include "filewatch.h"

namespace support {

/** Reports no change by itself. */
class FakeWatch final : public workspace::FileWatch
{
public:
    QStringList paths;
    QStringList folders;

    void setPaths(const QStringList &watched) override { paths = watched; }
    void setFolders(const QStringList &watched) override { folders = watched; }
};

} // namespace support
