#pragma once

#include <QFont>
#include <QObject>

namespace settings {
class Settings;
}

namespace window {

class Actions;

/** Applies the settings for theme and zoom to the application, and lets the actions of the View menu change them. */
class Appearance final : public QObject
{
    Q_OBJECT

public:
    Appearance(settings::Settings &settings, const Actions &actions, QObject *parent);

private:
    void connectAll();
    void showTheme(int choice);
    void showZoom(double factor);

    settings::Settings &m_settings;
    const Actions &m_actions;
    QFont m_baseFont; ///< The font of the application at zoom 1.
};

} // namespace window
