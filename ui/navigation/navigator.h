#pragma once

#include "location.h"

#include <QList>
#include <QObject>

class QWidget;

namespace navigation {

/** Where the window can show a location. */
enum class View {
    Default, ///< Source if it is the current tab of the document, otherwise as Form.
    Form,    ///< The tab that has a control for the place, otherwise Source.
    Target,  ///< Source, at the target of the reference at the location.
    // The tabs of a definition:
    Overview,
    Paths,
    Schemas,
    Map,
    Changes,
    Traffic,
    Reading,
    Settings, ///< For the place of a section in the gateway extension, the section.
    Source,
    Composer, ///< The page Exchanges, with the operation at the location in its composer.
    Tries,    ///< As Composer, and the requests that the document forbids.
    // The pages without a definition:
    Welcome,
    Exchanges,
    Environments,
    Certificates,
    Policies,
    SsoProfiles,
};

/** A location and the view that shows it. */
struct Visit {
    View view = View::Welcome;
    Location location = {};

    friend bool operator==(const Visit &, const Visit &) = default;
};

/** Shows locations for a Navigator. The window implements it. */
class Presenter
{
public:
    virtual ~Presenter() = default;

    /**
     * Shows a location in a view. Opens its document if necessary. If `from` is a widget in a page of that document, it
     * is shown in the same page. Returns false if the document can't be opened or there is no reference to follow.
     */
    virtual bool show(const Visit &visit, const QWidget *from) = 0;
    /** The view that the user sees, and the location in it: the cursor in Source, otherwise the place that the user
     * selected last. */
    [[nodiscard]] virtual Visit visible() const = 0;
};

/**
 * Where the user is in the window, and was before. There is one navigator per window, and all views have it: forms,
 * lists, Source, Reading, Problems and links. They call set() when the user selects a place in them, and show() when
 * the user wants to see a place elsewhere. No view calls another one. A page follows set() with its Source, Reading and
 * forms; the window's Presenter does what show() asks for.
 */
class Navigator final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Sets who shows locations. Until then, and after a call with null, show() returns false. */
    void setPresenter(Presenter *presenter) { m_presenter = presenter; }

    /** Called by a view when the user has selected a place in it: `in` is the view or a widget in it. The page around
     * it follows; other pages of the document do not. */
    void set(const Location &location, const QWidget &in);
    /**
     * Shows a location in another view and adds the visible one to the history. `from` is the widget that the user
     * clicked, if any: a page of the same document around it shows the location itself. Returns what Presenter::show()
     * returns.
     */
    bool show(const Location &location, View view = View::Default, const QWidget *from = nullptr);
    /** The location that the user sees. Its definition is empty if no definition is visible. */
    [[nodiscard]] Location current() const;

    /** Called by the window before another page or tab becomes visible without show(): adds the visible one to the
     * history. */
    void leave();
    /** Does what leave() does, for a visible document in which the user is at `from` rather than at current(). */
    void leave(const Location &from);
    [[nodiscard]] bool canGoBack() const { return !m_back.isEmpty(); }
    [[nodiscard]] bool canGoForward() const { return !m_forward.isEmpty(); }
    /** Shows what was visible before the last move, if that still exists. */
    void goBack();
    /** Undoes goBack(). */
    void goForward();
    /** What was visible before, the latest first, each once, without what is visible now. */
    [[nodiscard]] QList<Visit> recent() const;
    /** Shows a visit of recent(). */
    void revisit(const Visit &visit);
    /** Changes the history after a document got another address. */
    void changeAddress(const QString &before, const QString &now);

signals:
    /** Emitted by set(). The pages of the document follow, if the widget `in` is inside of them. */
    void selected(const navigation::Location &location, const QWidget *in);
    /** canGoBack(), canGoForward() or recent() has changed. */
    void historyChanged();

private:
    using Visits = QList<Visit>;

    void remember(const Visit &visit);
    void move(Visits &from, Visits &to);
    static void append(Visits &visits, const Visit &visit);

    Presenter *m_presenter = nullptr;
    Visits m_back; ///< What goBack() shows, the latest last.
    Visits m_forward;
    bool m_isMoving = false; ///< While a location is being shown: the steps on the way to it are no moves of their own.
};

} // namespace navigation
