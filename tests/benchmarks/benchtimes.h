#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <optional>
#include <vector>

namespace bench {

/** What this thread itself works for it: the figure does not depend on what else the machine does. */
inline double millisecondsOf(auto action)
{
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    };
    const double start = now();
    action();
    return now() - start;
}

/** What times should not go beyond, in milliseconds. */
struct Bound {
    double p99 = 1;
    double worst = 16; ///< A frame of the screen.
};

/** Of what is done while the text cannot be read. */
constexpr Bound FewMilliseconds{5, 16};

/** Times of one kind of action. */
class Times final
{
public:
    void add(double milliseconds) { m_times.push_back(milliseconds); }
    void measure(auto action) { add(millisecondsOf(action)); }

    [[nodiscard]] bool isEmpty() const { return m_times.empty(); }
    [[nodiscard]] double median() { return at(0.5); }
    [[nodiscard]] double worst() { return at(1); }
    /** The middle, the one that 1 in 100 is slower than, and the slowest; and whether the bound holds. */
    void print(const char *what, std::optional<Bound> bound = Bound())
    {
        if (m_times.empty())
            return;
        std::printf("  %-40s p50 %9.4f ms   p99 %9.4f ms   worst %9.4f ms   of %-5zu", what, at(0.5), at(0.99), at(1),
                    m_times.size());
        if (bound) {
            std::printf(" p99 < %g ms: %s, worst < %g ms: %s", bound->p99, at(0.99) < bound->p99 ? "holds" : "DOES NOT",
                        bound->worst, at(1) < bound->worst ? "holds" : "DOES NOT");
        }
        std::printf("\n");
    }

private:
    double at(double part)
    {
        std::sort(m_times.begin(), m_times.end());
        return m_times.empty() ? 0 : m_times[std::min(m_times.size() - 1, size_t(double(m_times.size()) * part))];
    }

    std::vector<double> m_times;
};

} // namespace bench
