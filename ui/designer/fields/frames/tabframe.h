#pragma once

#include "context.h"
#include "diagnostic.h"
#include "icon.h"

#include <QWidget>

class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
} // namespace widgets

namespace designer {

/** The contents that a tab of the designer can show for the current document. */
enum class Presentation {
    Forms,    ///< The forms of an OpenAPI document, at least in its last valid state.
    Broken,   ///< An explanation that the text was never valid, so that there is nothing to edit.
    Classic,  ///< An explanation that the document has the gateway's classic format.
    NotAnApi, ///< An explanation that the document is valid but neither an OpenAPI document nor in the classic format.
};

[[nodiscard]] Presentation presentationOf(const workspace::OpenDefinition &definition);

/**
 * Shows the content of a tab or an explanation why there is none and, above it, a banner that says why the document
 * can't be edited.
 */
class TabFrame final : public QWidget
{
    Q_OBJECT

public:
    TabFrame(const Context &context, const QString &objectName, QWidget *parent = nullptr);

    /** Adds a page that showPage() can show as the content of the tab. */
    void addPage(QWidget *page);
    void showPage(QWidget *page);
    /** Shows an explanation in place of the content, with a button `action` unless that text is empty. */
    void explain(const QString &title, const QString &text, const QString &action, const QString &actionName);
    /** Shows the default explanation for a document for which the tab has no forms. */
    void explain(Presentation presentation);
    /** Updates the banner about syntax errors and read-only documents from the document. */
    void refreshBanner();

signals:
    /** Emitted when the user clicks the button of the explanation. */
    void activated();

private:
    [[nodiscard]] base::Span firstSyntaxError() const;
    void showSyntaxError();

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    widgets::Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_explanation = nullptr;
    bool m_actionShowsSource = false;
};

} // namespace designer
