#pragma once

namespace theme {

/** Distances in device-independent pixels, all multiples of 4. */
struct Space {
    static constexpr int Tight = 4;   ///< Inside a control group.
    static constexpr int Control = 8; ///< Between controls.
    static constexpr int Group = 16;  ///< Between groups.
    static constexpr int Page = 24;   ///< Around a page.
};

/** Sizes in device-independent pixels. */
struct Size {
    static constexpr int Control = 28;
    static constexpr int Row = 26;
    static constexpr int Header = 28;
    static constexpr int Tab = 36;
    static constexpr int ToolBar = 40;
    static constexpr int Navigation = 200;
    static constexpr int NavigationFolded = 56;
    static constexpr int Field = 520;
    static constexpr int Icon = 16;
    static constexpr int LargeIcon = 20;
    static constexpr int Radius = 4;
    static constexpr int Badge = 56; ///< The width of a method badge, so that paths are aligned.
};

} // namespace theme
