#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace window {

enum class UnsavedAnswer { Save, Discard, Stay };

/** Asks what to do with unsaved definitions and other edits, which `titles` names. Calls `then` once, when the user has
 * answered. */
void askAboutUnsaved(QWidget *window, const QStringList &titles, const std::function<void(UnsavedAnswer)> &then);
/** Asks whether to leave servers with the upstream's address out of the public document. Cancel calls nothing. */
void askAboutServers(QWidget *window, int count, const std::function<void(bool drop)> &then);

/** Asks whether to save a definition that other YAML parsers read differently. `lines` are the differences. */
void askAboutReadings(QWidget *window, const QString &title, const QStringList &lines,
                      const std::function<void(bool save)> &then);

/** Asks whether to save a definition with REDACTED in place of secrets. Cancel calls nothing. */
void askAboutRedacted(QWidget *window, const QString &title, int count, const std::function<void()> &save);

/** Asks whether to revoke all permissions. Cancel calls nothing. */
void askAboutPermissions(QWidget *window, int count, const std::function<void()> &revoke);

} // namespace window
