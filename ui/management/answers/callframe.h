#pragma once

#include "keptanswer.h"

#include <QWidget>

namespace widgets {
class Banner;
class ProgressLine;
} // namespace widgets

namespace answers {

class DimmingOverlay;

/**
 * Content that comes from a management call: while one is under way the old content is dimmed below a thin progress
 * line; a failure stands above it in words, with what the server said behind "Details".
 */
class CallFrame final : public QWidget
{
    Q_OBJECT

public:
    explicit CallFrame(QWidget *content, QWidget *parent = nullptr);

    /** Only this part of the content waits; the rest goes on being used. */
    void setDimmedPart(QWidget *part);
    /** A call is under way: the content is dimmed. */
    void begin();
    /** The call has its value: everything is as it was before. */
    void succeed();
    /** The content stays, with the failure above it, and from when the content is where that is known. A cancelled
     * call says nothing. */
    void fail(const management::CallError &error, const QDateTime &contentFrom = {});
    /** The content is an answer of before: it says from when, and why there is none of now. */
    void showStale(const management::StaleAnswer &stale);
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    /** Where failures are shown; a page may show its own there. */
    [[nodiscard]] widgets::Banner *banner() const { return m_banner; }

signals:
    /** The failed call is to be made again. */
    void retryRequested();
    /** The environment's addresses or credentials are what has to be changed. */
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

/** Shows a failed call in a banner: the sentence and a further one, with status, content type and raw body as details.
 */
void showCallError(widgets::Banner &banner, const management::CallError &error, const QString &further = {});
/** True when addresses or credentials of the environment are what has to be changed. */
[[nodiscard]] bool isForEnvironment(const management::CallError &error);

} // namespace answers
