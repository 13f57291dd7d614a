#include "reviewsources.h"

#include "detachedpool.h"

namespace review {

QThreadPool &ReviewSources::threads() const
{
    return pool->threads();
}

} // namespace review
