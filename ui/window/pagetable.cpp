#include "pagetable.h"

#include <QCoreApplication>

namespace window {

namespace {

constexpr bool arePagesInOrder()
{
    for (int at = 0; at < PageCount; ++at) {
        if (static_cast<int>(Pages[at].page) != at)
            return false;
    }
    return true;
}
static_assert(arePagesInOrder());
static_assert(PageCount < 8, "Alt+8 and Alt+9 are the keys of the panels");

} // namespace

QString pageName(const PageEntry &entry)
{
    return QCoreApplication::translate("window::Pages", entry.name);
}

} // namespace window
