#include "tourtexts.h"

#include "actions.h"

#include <QCoreApplication>

#include <iterator>
#include <variant>

namespace window {

namespace {

struct TourTexts {
    Q_DECLARE_TR_FUNCTIONS(window::TourTexts)
};

/** An action, or a page, whose keys are in a text. */
using Keys = std::variant<std::monostate, ActionId, Page>;

/** An untranslated text of the context "window::TourTexts", and the actions whose keys replace %1 and %2. */
struct TextRow {
    const char *text;
    Keys keys[2] = {};
};

/** The texts of a stop. */
struct StopRow {
    const char *name;
    TextRow task;
    const char *done;
};

/** In the order of TourStop. */
constexpr StopRow Stops[] = {
    {QT_TRANSLATE_NOOP("window::TourTexts", "See the credentials"),
     {QT_TRANSLATE_NOOP("window::TourTexts",
                        "Open Settings (%1), select Upstream, and find the line “Sent upstream: Authorization: Basic "
                        "••••”. The gateway adds this header to each request."),
      {ActionId::ShowSettings}},
     QT_TRANSLATE_NOOP("window::TourTexts", "Step 1 done: you have seen what the gateway sends.")},
    {QT_TRANSLATE_NOOP("window::TourTexts", "Undo an edit"),
     {QT_TRANSLATE_NOOP("window::TourTexts",
                        "In Settings, under Upstream, change the user name and press Return. Then press %1."),
      {ActionId::Undo}},
     QT_TRANSLATE_NOOP("window::TourTexts", "Step 2 done: your edit is undone, and the file is as before.")},
    {QT_TRANSLATE_NOOP("window::TourTexts", "Send a request"),
     {QT_TRANSLATE_NOOP("window::TourTexts",
                        "Open Paths (%1), select “List books”, press Send…, and then Send (or %2). If you are asked "
                        "what answers, choose the built-in echo: the example's upstream does not exist."),
      {ActionId::ShowPaths, ActionId::SendRequest}},
     QT_TRANSLATE_NOOP("window::TourTexts", "Step 3 done: the gateway has changed and forwarded your request.")},
    {QT_TRANSLATE_NOOP("window::TourTexts", "Find the cause of a change"),
     {QT_TRANSLATE_NOOP("window::TourTexts",
                        "Select the exchange. In Before and after, select a line that the gateway has changed or "
                        "added, and press Return to open the setting that caused it.")},
     QT_TRANSLATE_NOOP("window::TourTexts", "Step 4 done: this setting has caused the change.")},
    {QT_TRANSLATE_NOOP("window::TourTexts", "Find a certificate"),
     {QT_TRANSLATE_NOOP("window::TourTexts",
                        "Open Certificates (%1). In “Which certificate serves this host?”, type api.petstore.example "
                        "and press Return."),
      {Page::Certificates}},
     QT_TRANSLATE_NOOP("window::TourTexts", "Step 5 done: you have found the certificate.")},
};
static_assert(std::size(Stops) == std::size_t(TourStop::End));

/** In the order of TourHint. */
constexpr TextRow Hints[] = {
    {nullptr},
    {QT_TRANSLATE_NOOP("window::TourTexts",
                       "The request failed because the example's upstream does not exist. Press “Use the echo and "
                       "resend” in Before and after.")},
    {QT_TRANSLATE_NOOP("window::TourTexts",
                       "The gateway did not forward this request. Select “List books” in Paths (%1), and press %2."),
     {ActionId::ShowPaths, ActionId::SendRequest}},
    {QT_TRANSLATE_NOOP("window::TourTexts",
                       "Send the request again: exchanges are not kept when the window closes. Select “List books” in "
                       "Paths (%1), and press %2."),
     {ActionId::ShowPaths, ActionId::SendRequest}},
    {QT_TRANSLATE_NOOP("window::TourTexts", "You have sent a request already. Press Next, or send another one.")},
    {QT_TRANSLATE_NOOP("window::TourTexts",
                       "Search filters the list. Type the host into “Which certificate serves this host?”, and press "
                       "Return.")},
    {QT_TRANSLATE_NOOP("window::TourTexts",
                       "This is not in the window: the example was edited. Close the example, then press Show me to "
                       "open it again.")},
};
static_assert(std::size(Hints) == std::size_t(TourHint::NotThere) + 1);

QString translated(const char *text)
{
    return QCoreApplication::translate("window::TourTexts", text);
}

QString translated(const TextRow &row, const Actions &actions)
{
    QString text = translated(row.text);
    for (const Keys &keys : row.keys) {
        const auto *action = std::get_if<ActionId>(&keys);
        const auto *page = std::get_if<Page>(&keys);
        if (action || page)
            text = text.arg(
                (action ? actions[*action] : actions[*page])->shortcut().toString(QKeySequence::NativeText));
    }
    return text;
}

QString endTitle(int skipped)
{
    if (skipped == 0)
        return TourTexts::tr("The tour is complete");
    return skipped == 1 ? TourTexts::tr("Tour finished, 1 step skipped")
                        : TourTexts::tr("Tour finished, %1 steps skipped", "%1: how many, at least 2").arg(skipped);
}

} // namespace

QString tourTitle(const TourState &state)
{
    if (state.stop == TourStop::End)
        return endTitle(state.skipped);
    const QString number = QString::number(int(state.stop) + 1);
    const QString all = QString::number(int(TourStop::End));
    if (state.isPaused)
        return TourTexts::tr("Your tour stopped at %1 of %2", "%1: number of the stop, %2: how many stops")
            .arg(number, all);
    return TourTexts::tr("Tour, %1 of %2: %3", "%1: number of the stop, %2: how many stops, %3: name of the stop")
        .arg(number, all, translated(Stops[int(state.stop)].name));
}

QString tourTask(const TourState &state, const Actions &actions)
{
    if (state.stop == TourStop::End) {
        const QString next = TourTexts::tr("Open a file of your own, or go on with the example.");
        return state.isGatewayRunning ? next + u' ' + TourTexts::tr("The gateway still runs.") : next;
    }
    if (state.isPaused)
        return TourTexts::tr("Continue the tour to open the example again.");
    if (state.hint != TourHint::None)
        return translated(Hints[int(state.hint)], actions);
    const QString task = translated(Stops[int(state.stop)].task, actions);
    return state.isDone ? task + u' ' + TourTexts::tr("Then press Next.") : task;
}

QString tourDone(const TourState &state)
{
    const bool isAfterDone = state.isAfterDone && !state.isPaused && state.stop != TourStop::Credential;
    return isAfterDone ? translated(Stops[int(state.stop) - 1].done) : QString();
}

} // namespace window
