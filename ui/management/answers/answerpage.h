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
 * A page that shows what the dashboard or portal of the current environment answers: a title with "Refresh" and tools,
 * and the content below in a CallFrame. It asks when it is first seen, when the environment changes while it is seen,
 * and on "Refresh". A newer call supersedes an older one, and the page's end cancels it.
 */
class AnswerPage : public QWidget
{
    Q_OBJECT

public:
    ~AnswerPage() override;

    /** Asks again. */
    virtual void refresh() = 0;

signals:
    /** "Show calls" was pressed. */
    void callsRequested();
    /** The credentials of the environment are missing or wrong, and the person wants to change them. */
    void environmentRequested();

protected:
    AnswerPage(management::EnvironmentList &environments, const base::Clock &clock, const QString &refreshName,
               QWidget *parent);

    /** A control behind the title; "Refresh" is put where the page wants it. */
    void addTool(QWidget *tool);
    [[nodiscard]] QWidget *refreshButton() const;
    [[nodiscard]] QWidget *callsButton() const;
    /** Controls below the title, across the page. */
    void addRow(QWidget *row);
    /** What the calls fill, below all rows; the derived class has built everything else by then. */
    void setContent(QWidget *content);
    void setTitle(const QString &title);

    /** What a call asks for: all that the page shows, or something in it. */
    enum class Asked { Content, Part };

    /** Shows that a call is under way, and hands its value to `take` or shows its failure above what was there. */
    template<typename T, typename Taker>
    void ask(management::Answer<T> answer, Taker take, Asked asked = Asked::Content)
    {
        const int generation = begin([answer]() mutable { answer.cancel(); });
        watchProgress(answer, generation);
        base::whenDone(answer, this,
                       [this, generation, take, asked](const base::Result<T, management::CallError> &result) {
                           if (!end(generation))
                               return;
                           if (!result.isOk())
                               return showFailure(result.error(), asked);
                           m_frame->succeed();
                           std::optional<management::StaleAnswer> stale;
                           if constexpr (requires { result.value().stale; })
                               stale = result.value().stale;
                           if (stale)
                               m_frame->showStale(*stale);
                           if (asked == Asked::Content)
                               noteContent(stale);
                           take(result.value());
                       });
    }
    /** Asks again for what failed. */
    virtual void retry() { refresh(); }
    /** Another environment is current: what the last one answered must not look like an answer of this one. */
    virtual void forget() = 0;
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
    /** The person does not want to wait any longer: what was there before stays. */
    void giveUp();
    void showFailure(const management::CallError &error, Asked asked);
    /** The content is of now, or of before. */
    void noteContent(const std::optional<management::StaleAnswer> &stale);
    void retranslateTitle();
    void leaveEnvironment();
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
    QDateTime m_contentFrom; ///< Invalid while there is none.
    int m_generation = 0;
    bool m_isStale = true;
};

/** Gives a splitter the state it had last, and keeps what the person makes of it. */
void keepSplitter(QSplitter *splitter, base::Settings &settings, const base::Setting<QByteArray> &setting);

} // namespace answers
