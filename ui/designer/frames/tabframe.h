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

/** What a tab of forms can show for a document as it stands. */
enum class Presentation {
    Forms,    ///< An OpenAPI document, at least as it was when last understood.
    Broken,   ///< Text that was never understood: there is nothing to show.
    Classic,  ///< The gateway's older format.
    NotAnApi, ///< Understood, and neither of the two.
};

[[nodiscard]] Presentation presentationOf(const workspace::OpenDefinition &definition);

/** Holds a tab's content. Where there is nothing to show it says why, and above the content what keeps it from being
 * edited. */
class TabFrame final : public QWidget
{
    Q_OBJECT

public:
    TabFrame(workspace::OpenDefinition &definition, const QString &objectName, QWidget *parent = nullptr);

    /** Another page beside the explanation: what showPage() takes. */
    void addPage(QWidget *page);
    void showPage(QWidget *page);
    /** Shows why there is nothing to show, with a button where something can be done about it. */
    void explain(const QString &title, const QString &text, const QString &action, const QString &actionName);
    /** The explanation for anything but forms, in words that fit every tab. */
    void explain(Presentation presentation);
    /** The banner above: text that is not understood, or a document that takes no edits. */
    void refreshBanner();

signals:
    /** The explanation's button. */
    void activated();
    void textRequested(const base::Span &span);

private:
    [[nodiscard]] base::Span firstFault() const;
    void showFault();

    workspace::OpenDefinition &m_definition;
    widgets::Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_explanation = nullptr;
    bool m_leadsToText = false;
};

} // namespace designer
