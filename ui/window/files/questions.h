#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace window {

enum class UnsavedAnswer { Save, Discard, Stay };

/** Asks the user whether to save unsaved definitions and other edits, which `titles` names. Calls `then` once with the
 * answer. */
void askAboutUnsaved(QWidget *window, const QStringList &titles, const std::function<void(UnsavedAnswer)> &then);
/** Asks whether to leave `count` servers with the upstream's address out of the public document. Calls `then` with the
 * answer, or nothing if the user cancels. */
void askAboutServers(QWidget *window, int count, const std::function<void(bool drop)> &then);

/** Asks whether to save a definition that other YAML parsers read differently, and calls `then` with the answer.
 * `lines` describe the differences. */
void askAboutReadings(QWidget *window, const QString &title, const QStringList &lines,
                      const std::function<void(bool save)> &then);

/** Asks whether to save a definition that has REDACTED in place of `count` secrets. Calls `save` if the user agrees. */
void askAboutRedacted(QWidget *window, const QString &title, int count, const std::function<void()> &save);

/** Asks whether to revoke all permissions, whose number is `count`. Calls `revoke` if the user agrees. */
void askAboutPermissions(QWidget *window, int count, const std::function<void()> &revoke);

} // namespace window
