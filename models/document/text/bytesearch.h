#pragma once

#include <QtGlobal>

#include <bit>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace document {

namespace bytesearch {

#ifdef __SSE2__

constexpr int Stride = 16;

/** Returns a bit for each of the 16 bytes at `at`; it is set if the byte is less than a space or one of the stops. */
template<char... Stops>
unsigned controlsOr(const char *at)
{
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
    __m128i found = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1F)), bytes);
    ((found = _mm_or_si128(found, _mm_cmpeq_epi8(bytes, _mm_set1_epi8(Stops)))), ...);
    return unsigned(_mm_movemask_epi8(found));
}

inline unsigned notSpaces(const char *at)
{
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
    return unsigned(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')))) ^ 0xFFFFu;
}

#endif

} // namespace bytesearch

/**
 * Returns a pointer to the first byte from `at` on that is less than a space (a tab, for example) or one of the stops.
 * A NUL must be at `end`, where the search ends at the latest.
 */
template<char... Stops>
const char *toControlOr(const char *at, const char *end)
{
#ifdef __SSE2__
    for (; end - at >= bytesearch::Stride; at += bytesearch::Stride) {
        if (const unsigned found = bytesearch::controlsOr<Stops...>(at))
            return at + std::countr_zero(found);
    }
#else
    Q_UNUSED(end)
#endif
    while (static_cast<unsigned char>(*at) >= 0x20 && ((*at != Stops) && ...))
        ++at;
    return at;
}

/**
 * Returns a pointer to the first byte from `at` on that is not a space. A NUL must be at `end`, where the search ends
 * at the latest.
 */
inline const char *toNoSpace(const char *at, const char *end)
{
#ifdef __SSE2__
    for (; end - at >= bytesearch::Stride; at += bytesearch::Stride) {
        if (const unsigned found = bytesearch::notSpaces(at))
            return at + std::countr_zero(found);
    }
#else
    Q_UNUSED(end)
#endif
    while (*at == ' ')
        ++at;
    return at;
}

} // namespace document
