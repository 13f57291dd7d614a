#pragma once

#include "callframe.h"
#include "clock.h"
#include "environmentlist.h"
#include "managementapi.h"
#include "settings.h"
#include "whendone.h"

#include <QWidget>

#include <functional>
#include <optional>

class QPushButton;
class QSplitter;
class QVBoxLayout;

namespace widgets {
class FlowLayout;
class Heading;
} // namespace widgets

namespace answers {

class CallProgress;

/**
 * The base class of pages that show a response of the current environment's dashboard or portal: a title with "Refresh"
 * and tools, and the content below in a CallFrame. The page loads when it is first shown, when the environment changes
 * while it is visible, and on "Refresh". A new call cancels the previous one; so does the destructor.
 */
class AnswerPage : public QWidget
{
    Q_OBJECT

public:
    ~AnswerPage() override;

    /** Loads the content of the page from the server again. */
    virtual void refresh() = 0;

signals:
    /** "Show calls" was clicked. */
    void callsRequested();
    /** The user clicked "Edit environment…" after a call failed, to change the environment's URLs or credentials. */
    void environmentRequested();

protected:
    AnswerPage(management::EnvironmentList &environments, const base::Clock &clock, const QString &refreshName,
               QWidget *parent);

    /** Adds a control to the right of the title. A page must add refreshButton() and callsButton() itself, in the order
     * that it wants. */
    void addTool(QWidget *tool);
    [[nodiscard]] QWidget *refreshButton() const;
    [[nodiscard]] QWidget *callsButton() const;
    /** Adds a row of controls below the title that takes the full width of the page. */
    void addRow(QWidget *row);
    /** Sets the widget in which responses are shown, below the title and all rows. Call it last when building the page.
     */
    void setContent(QWidget *content);
    void setTitle(const QString &title);

    /** What a call loads: all content of the page, or a part of it. */
    enum class CallScope { Page, Part };

    /** Follows a call that was started: shows its progress, and passes its value to `handle`. A failure is shown above
     * the previous content. */
    template<typename T, typename Handler>
    void startCall(management::Answer<T> answer, Handler handle, CallScope scope = CallScope::Page)
    {
        const int generation = begin([answer]() mutable { answer.cancel(); });
        watchProgress(answer, generation);
        base::whenDone(answer, this,
                       [this, generation, handle, scope](const base::Result<T, management::CallError> &result) {
                           if (!end(generation))
                               return;
                           if (!result.isOk())
                               return showFailure(result.error(), scope);
                           m_frame->succeed();
                           std::optional<management::StaleAnswer> stale;
                           if constexpr (requires { result.value().stale; })
                               stale = result.value().stale;
                           if (stale)
                               m_frame->showStale(*stale);
                           if (scope == CallScope::Page)
                               setContentTime(stale);
                           handle(result.value());
                       });
    }
    /** Repeats the call that failed, when the user clicks "Try again". */
    virtual void retry() { refresh(); }
    /** Removes the content of the page. Called after the current environment has changed. */
    virtual void clearContent() = 0;
    virtual void retranslate() = 0;

    [[nodiscard]] CallFrame *frame() const { return m_frame; }
    [[nodiscard]] const management::Environment &environment() const { return m_environments.current(); }

    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    template<typename T>
    void watchProgress(const management::Answer<T> &answer, int generation)
    {
        auto *watcher = new QFutureWatcher<base::Result<T, management::CallError>>(this);
        connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, watcher, generation](int received) {
            showProgress(generation, received, watcher->progressMaximum());
        });
        connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
        watcher->setFuture(answer);
    }
    void buildWidgets(const QString &refreshName);
    void connectButtons();
    void showProgress(int generation, int received, int all);
    /** Cancels the running call on the user's request, and keeps the previous content. */
    void cancelCall();
    void showFailure(const management::CallError &error, CallScope scope);
    /** Remembers when the content was received: now, or when the saved response was taken if `stale` is set. */
    void setContentTime(const std::optional<management::StaleAnswer> &stale);
    void retranslateTitle();
    void switchEnvironment();
    void cancel();
    [[nodiscard]] int begin(std::function<void()> canceller);
    /** Ends the call with this number. Returns false if it is not the newest call, whose result is to be ignored. */
    [[nodiscard]] bool end(int generation);

    management::EnvironmentList &m_environments;
    const base::Clock &m_clock;
    CallFrame *m_frame = nullptr;
    widgets::Heading *m_heading = nullptr;
    QPushButton *m_refreshButton = nullptr;
    QPushButton *m_callsButton = nullptr;
    CallProgress *m_progress = nullptr;
    widgets::FlowLayout *m_top = nullptr;
    QVBoxLayout *m_column = nullptr;
    std::function<void()> m_canceller;
    QDateTime m_contentFrom; ///< When the content of the page was received; invalid if there is no content.
    int m_generation = 0;
    bool m_isStale = true;
};

/** Restores the state of a splitter from a setting, and saves it whenever the user moves a handle. */
void persistSplitterState(QSplitter *splitter, settings::Settings &settings,
                          const settings::Setting<QByteArray> &setting);

} // namespace answers
