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
 * A page that shows a response of the current environment's dashboard or portal: a title with "Refresh" and tools, and
 * the content below in a CallFrame. It loads when it is first shown, when the environment changes while it is visible,
 * and on "Refresh". A new call cancels the previous one; so does the destructor.
 */
class AnswerPage : public QWidget
{
    Q_OBJECT

public:
    ~AnswerPage() override;

    /** Loads the content again. */
    virtual void refresh() = 0;

signals:
    /** "Show calls" was clicked. */
    void callsRequested();
    /** The user wants to change the environment's credentials, which are missing or wrong. */
    void environmentRequested();

protected:
    AnswerPage(management::EnvironmentList &environments, const base::Clock &clock, const QString &refreshName,
               QWidget *parent);

    /** Adds a control to the right of the title. Pages add refreshButton() and callsButton() where they want them. */
    void addTool(QWidget *tool);
    [[nodiscard]] QWidget *refreshButton() const;
    [[nodiscard]] QWidget *callsButton() const;
    /** Adds a full-width row of controls below the title. */
    void addRow(QWidget *row);
    /** Sets the widget below all rows that responses are shown in. Call it last when building the page. */
    void setContent(QWidget *content);
    void setTitle(const QString &title);

    /** What a call loads: all content of the page, or a part of it. */
    enum class CallScope { Page, Part };

    /** Shows the call's progress and passes its value to `handle`. A failure is shown above the previous content. */
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
    /** Repeats the call that failed. */
    virtual void retry() { refresh(); }
    /** Clears the content after the current environment changed. */
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
    /** Cancels the call on the user's request and keeps the previous content. */
    void cancelCall();
    void showFailure(const management::CallError &error, CallScope scope);
    /** Remembers when the content was received: now, or when the saved response was. */
    void setContentTime(const std::optional<management::StaleAnswer> &stale);
    void retranslateTitle();
    void switchEnvironment();
    void cancel();
    [[nodiscard]] int begin(std::function<void()> canceller);
    /** True for the newest call. */
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
    QDateTime m_contentFrom; ///< Invalid when there is no content.
    int m_generation = 0;
    bool m_isStale = true;
};

/** Restores the splitter's state from the setting and saves it whenever the user moves a handle. */
void persistSplitterState(QSplitter *splitter, settings::Settings &settings,
                          const settings::Setting<QByteArray> &setting);

} // namespace answers
