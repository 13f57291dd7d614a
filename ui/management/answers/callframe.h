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
 * The result of a management call. During a call the previous content is dimmed below a progress line. A failure is
 * shown in a banner above it, with the server's response in "Details".
 */
class CallFrame final : public QWidget
{
    Q_OBJECT

public:
    explicit CallFrame(QWidget *content, QWidget *parent = nullptr);

    /** Dims only this part of the content; the rest remains usable during a call. */
    void setDimmedPart(QWidget *part);
    /** Dims the content while a call is running. */
    void begin();
    /** Ends the call without a message. */
    void succeed();
    /** Shows the failure above the content, with the content's time if it is valid. A cancelled call shows nothing. */
    void fail(const management::CallError &error, const QDateTime &contentFrom = {});
    /** Shows that the content is a saved response, from when it is, and why the current call failed. */
    void showStale(const management::StaleAnswer &stale);
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    /** The banner for failures. Pages can show their own messages in it. */
    [[nodiscard]] widgets::Banner *banner() const { return m_banner; }

signals:
    /** The user wants to repeat the failed call. */
    void retryRequested();
    /** The user wants to change the environment's URLs or credentials. */
    void environmentRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addActions(const management::CallError &error);
    void setWaiting(bool waiting);

    DimmingOverlay *m_overlay = nullptr;
    widgets::Banner *m_banner = nullptr;
    QWidget *m_gap = nullptr; ///< Between the banner and the content.
    widgets::ProgressLine *m_progress = nullptr;
    bool m_waiting = false;
};

/**
 * Shows a failed call in a banner: the error, an optional second sentence, and status, content type and body as
 * details.
 */
void showCallError(widgets::Banner &banner, const management::CallError &error, const QString &secondSentence = {});
/** True when the failure may be fixed by changing the environment's URLs or credentials. */
[[nodiscard]] bool isForEnvironment(const management::CallError &error);

} // namespace answers
