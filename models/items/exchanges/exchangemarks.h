#pragma once

#include <array>

namespace items {

/** The colors that the user can give to an exchange in the list. */
enum class MarkColor { None, Red, Orange, Green, Blue, Purple };

/** All values of MarkColor, in the order in which they are offered. */
inline constexpr std::array MarkColors{MarkColor::None,  MarkColor::Red,  MarkColor::Orange,
                                       MarkColor::Green, MarkColor::Blue, MarkColor::Purple};

/** How the user has marked the row of an exchange. */
struct ExchangeMarks {
    bool pinned = false; ///< The exchange is never dropped, and stays when the list is cleared.
    bool hidden = false; ///< The exchange is not shown, unless hidden exchanges are shown.
    MarkColor color = MarkColor::None;
    friend bool operator==(const ExchangeMarks &, const ExchangeMarks &) = default;
};

} // namespace items
