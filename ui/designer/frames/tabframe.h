#pragma once

#include "diagnostic.h"
#include "icon.h"

#include <QWidget>

class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
} // namespace widgets
namespace workspace {
class OpenDefinition;
}

namespace designer {

/** What a tab can show for the current document. */
enum class Presentation {
    Forms,    ///< An OpenAPI document, at least in its last valid state.
    Broken,   ///< A text that never was valid: there is nothing to show.
    Classic,  ///< The gateway's classic format.
    NotAnApi, ///< Valid, but neither of the two.
};

[[nodiscard]] Presentation presentationOf(const workspace::OpenDefinition &definition);

/** Shows a tab's content or an explanation why there is none, and above it a banner about why it can't be edited. */
class TabFrame final : public QWidget
{
    Q_OBJECT

public:
    TabFrame(workspace::OpenDefinition &definition, const QString &objectName, QWidget *parent = nullptr);

    /** Adds a page for showPage(). */
    void addPage(QWidget *page);
    void showPage(QWidget *page);
    /** Shows an explanation instead of content, with a button if `action` is not empty. */
    void explain(const QString &title, const QString &text, const QString &action, const QString &actionName);
    /** Shows the default explanation for a presentation other than forms. */
    void explain(Presentation presentation);
    /** Updates the banner about syntax errors and read-only documents. */
    void refreshBanner();

signals:
    /** The button of the explanation was clicked. */
    void activated();
    void textRequested(const base::Span &span);

private:
    [[nodiscard]] base::Span firstSyntaxError() const;
    void showSyntaxError();

    workspace::OpenDefinition &m_definition;
    widgets::Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_explanation = nullptr;
    bool m_actionShowsSource = false;
};

} // namespace designer
