#pragma once

#include "diagnostic.h"
#include "focus.h"
#include "icon.h"
#include "result.h"

#include <QWidget>

class QSplitter;
class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
} // namespace widgets
namespace workspace {
class OpenDefinition;
}

namespace designer {

class FormArea;
class TabFrame;

/** A tab's content with a list on the left and the form of the selected entry on the right. */
class ListAndForm final : public QWidget
{
    Q_OBJECT

public:
    /** `name` is the prefix of the object names; `icon` is shown while no entry is selected. */
    ListAndForm(workspace::OpenDefinition &definition, const QString &name, theme::Icon icon, QWidget *parent);

    void setList(QWidget *list, int listWidth, int formWidth);
    /** Adds a form in a scroll area with that name, for showForm(). */
    [[nodiscard]] FormArea *addForm(QWidget *form, const QString &areaName);

    void showForm(FormArea *area);
    /** Adds controls above the forms. */
    void addBar(QWidget *bar);
    /** Adds something that can be shown in place of a form. */
    void addView(QWidget *view);
    void showView(QWidget *view);
    /** Shown while no entry is selected. */
    [[nodiscard]] widgets::EmptyState &emptyState() const { return *m_emptyState; }
    void showEmptyState();
    /** The list, whose rows have the focus first, and the form or what is shown in its place. */
    [[nodiscard]] QList<widgets::Pane> panes(QWidget &rows) const;
    /** Shows the list and the form for an OpenAPI document, or else an explanation. */
    void refresh();
    /** True when the document is an API and the forms are shown. */
    [[nodiscard]] bool hasForms() const;

    /** Shows a success message; the caller may add actions to it. */
    widgets::Banner &showSuccess(const QString &text, const QString &details);
    /** Asks a question; the caller adds the answers. */
    widgets::Banner &showQuestion(const QString &text, const QString &details);
    void showFailure(const base::Error &error);
    /** The same with a text that says what is wrong. */
    void showProblem(const QString &text);
    void clearFailure();

signals:
    /** The user wants to see the syntax error in Source. */
    void textRequested(const base::Span &span);

private:
    workspace::OpenDefinition &m_definition;
    TabFrame *m_frame = nullptr;
    QSplitter *m_splitter = nullptr;
    widgets::Banner *m_failure = nullptr;
    QStackedWidget *m_forms = nullptr;
    widgets::EmptyState *m_emptyState = nullptr;
};

} // namespace designer
