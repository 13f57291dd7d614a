#pragma once

#include "context.h"
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

namespace designer {

class FormArea;
class TabFrame;

/** The content of a tab that has a list on the left and the form of the selected entry on the right. */
class ListAndForm final : public QWidget
{
    Q_OBJECT

public:
    /**
     * Creates the content. `name` is the prefix of the object names of its widgets; `icon` is shown while no entry is
     * selected.
     */
    ListAndForm(const Context &context, const QString &name, theme::Icon icon, QWidget *parent);

    void setList(QWidget *list, int listWidth, int formWidth);
    /** Adds a form in a scroll area with the object name `areaName`. Returns the area, which showForm() shows. */
    [[nodiscard]] FormArea *addForm(QWidget *form, const QString &areaName);

    void showForm(FormArea *area);
    /** Adds a bar of controls above the forms. */
    void addBar(QWidget *bar);
    /** Adds a widget that showView() shows in place of a form. */
    void addView(QWidget *view);
    void showView(QWidget *view);
    /** Returns the page that is shown in place of a form while no entry is selected. */
    [[nodiscard]] widgets::EmptyState &emptyState() const { return *m_emptyState; }
    void showEmptyState();
    /**
     * Returns the two parts that have the focus one after the other: the list, in which `rows` gets the focus first,
     * and the form or the widget that is shown in its place.
     */
    [[nodiscard]] QList<widgets::Pane> panes(QWidget &rows) const;
    /** Shows the list and the form if the document is an OpenAPI document, or else an explanation why there is none. */
    void refresh();
    /** True while the list and the forms are shown, because the document is an OpenAPI document. */
    [[nodiscard]] bool hasForms() const;

    /** Shows a message about a success above the form. The caller may add actions to the returned banner. */
    widgets::Banner &showSuccess(const QString &text, const QString &details);
    /** Shows a question above the form. The caller adds the answers as actions to the returned banner. */
    widgets::Banner &showQuestion(const QString &text, const QString &details);
    void showFailure(const base::Error &error);
    /** Shows an error message above the form, with a text that says what is wrong. */
    void showProblem(const QString &text);
    void clearFailure();

private:
    workspace::OpenDefinition &m_definition;
    TabFrame *m_frame = nullptr;
    QSplitter *m_splitter = nullptr;
    widgets::Banner *m_failure = nullptr;
    QStackedWidget *m_forms = nullptr;
    widgets::EmptyState *m_emptyState = nullptr;
};

} // namespace designer
