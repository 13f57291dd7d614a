#pragma once

#include <QFont>
#include <QObject>

namespace base {
class Settings;
}

namespace window {

class Actions;

/** Theme and zoom: applies the settings to the application, and changes them with the actions of the View menu. */
class Appearance final : public QObject
{
    Q_OBJECT

public:
    Appearance(base::Settings &settings, const Actions &actions, QObject *parent);

    /** Applies theme and zoom as the settings have them now. */
    void apply();

private:
    void connectAll();
    void setTheme(int choice);
    void setZoom(double factor);

    base::Settings &m_settings;
    const Actions &m_actions;
    QFont m_baseFont; ///< The font of the application at zoom 1.
};

} // namespace window
