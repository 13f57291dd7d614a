#pragma once

#include <QSplitter>

namespace settings {
class Settings;
}

namespace window {

class DefinitionViews;

/** Contains the current tab of a page and, if the setting says so, Source beside it. Stores the position of the divider
 * in the settings; all definitions share it. */
class SourceBeside final : public QSplitter
{
    Q_OBJECT

public:
    SourceBeside(DefinitionViews &views, settings::Settings &settings, QWidget *page);

    /** Begins to follow the setting. Until then, Source is one of the tabs. */
    void followSetting();
    /** Whether Source is to be shown beside the current tab. */
    [[nodiscard]] bool isOn() const;
    /** Whether Source is the current tab, or is shown beside the current tab and has the focus. */
    [[nodiscard]] bool isSourceActive() const;
    /** Places Source below the tab if the page has this width and is too narrow for both. */
    void fitTo(int pageWidth);
    /** Moves the divider to where it was last moved, in the page of any definition. */
    void restoreDivider();

private:
    /** Moves Source to where the setting says that it is shown: beside the current tab, or as one of the tabs. */
    void placeSource();
    void saveDivider();

    DefinitionViews &m_views;
    settings::Settings &m_settings;
    bool m_isWanted = false;
};

} // namespace window
