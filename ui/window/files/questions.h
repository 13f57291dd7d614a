#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace window {

enum class UnsavedAnswer { Save, Discard, Stay };

/** Asks what to do with unsaved definitions; the answer comes later, once. */
void askAboutUnsaved(QWidget *window, const QStringList &titles, const std::function<void(UnsavedAnswer)> &then);
/** Asks whether servers that are the upstream itself stay out of the public document; nothing is called on Cancel. */
void askAboutServers(QWidget *window, int count, const std::function<void(bool drop)> &then);

/** Asks whether a definition is saved although other readers of YAML read the change differently, as `lines` say. */
void askAboutReadings(QWidget *window, const QString &title, const QStringList &lines,
                      const std::function<void(bool save)> &then);

} // namespace window
