#pragma once

namespace theme {

/** Distances between controls in device-independent pixels, all multiples of 4. */
struct Space {
    static constexpr int Tight = 4;   ///< The distance between the controls of a group that belong closely together.
    static constexpr int Control = 8; ///< The distance between controls.
    static constexpr int Group = 16;  ///< The distance between groups of controls.
    static constexpr int Page = 24;   ///< The distance between the content of a page and the edges of the page.
};

/** Sizes of controls and their parts in device-independent pixels. */
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
    /** The width of the badge of an HTTP method. It is the same for all methods, so that paths are aligned. */
    static constexpr int Badge = 56;
};

} // namespace theme
