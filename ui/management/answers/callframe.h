#pragma once

#include "cachedanswer.h"

#include <QWidget>

namespace widgets {
class Banner;
class ProgressLine;
} // namespace widgets

namespace answers {

class DimmingOverlay;

/**
 * A frame around the widget that shows the result of a management call. During a call the previous content is dimmed
 * below a progress line. A failure is shown in a banner above the content, with the server's response in "Details".
 */
class CallFrame final : public QWidget
{
    Q_OBJECT

public:
    explicit CallFrame(QWidget *content, QWidget *parent = nullptr);

    /** Sets the part of the content that is dimmed during a call, in place of the whole content. */
    void setDimmedPart(QWidget *part);
    /** Shows that a call is running: clears the banner, dims the content and shows the progress line. */
    void begin();
    /** Shows that the call has ended, without a message. */
    void succeed();
    /** Shows that the call has failed, and why, unless it was cancelled. If `contentFrom` is valid, the message says
     * that the content is from then. */
    void fail(const management::CallError &error, const QDateTime &contentFrom = {});
    /** Shows a warning that the content is a saved response, when it was received, and why the current call failed. */
    void showStale(const management::StaleAnswer &stale);
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    /** The banner above the content for failures. Pages can show their own messages in it. */
    [[nodiscard]] widgets::Banner *banner() const { return m_banner; }

signals:
    /** The user clicked "Try again" to repeat the failed call. */
    void retryRequested();
    /** The user clicked "Edit environment…" to change the environment's URLs or credentials. */
    void environmentRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addActions(const management::CallError &error);
    void setWaiting(bool waiting);

    DimmingOverlay *m_overlay = nullptr;
    widgets::Banner *m_banner = nullptr;
    QWidget *m_gap = nullptr; ///< The distance between the banner and the content, hidden with the banner.
    widgets::ProgressLine *m_progress = nullptr;
    bool m_waiting = false;
};

/**
 * Shows a failed call in a banner: the error, an optional second sentence, and status, content type and body as
 * details.
 */
void showCallError(widgets::Banner &banner, const management::CallError &error, const QString &secondSentence = {});
/** Returns true if the failure of a call may be fixed by changing the environment's URLs or credentials. */
[[nodiscard]] bool isForEnvironment(const management::CallError &error);

} // namespace answers
