#pragma once

#include "diagnostic.h"
#include "icon.h"
#include "result.h"

#include <QWidget>

class QScrollArea;
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

class TabFrame;

/** The content of a tab that has a list on the left and the form of the chosen entry on the right. */
class ListAndForm final : public QWidget
{
    Q_OBJECT

public:
    /** `name` begins the object names inside; `icon` stands where no entry is chosen. */
    ListAndForm(workspace::OpenDefinition &definition, const QString &name, theme::Icon icon, QWidget *parent);

    void setList(QWidget *list, int listWidth, int formWidth);
    /** Another form, in a scroll area of that name: what showForm() takes. */
    [[nodiscard]] QScrollArea *addForm(QWidget *form, const QString &areaName);

    void showForm(QScrollArea *area);
    /** What is said while no entry is chosen. */
    [[nodiscard]] widgets::EmptyState &nothing() const { return *m_nothing; }
    void showNothing();
    /** The list and its form for an API, or why there are none. */
    void refresh();
    /** refresh() found an API. */
    [[nodiscard]] bool hasForms() const;

    /** Says what was done; the caller may add what can be done about it. */
    widgets::Banner &showDone(const QString &text, const QString &details);
    void showFailure(const base::Error &error);
    void clearFailure();

signals:
    /** From the explanation or the banner above: the place to look at in the text. */
    void textRequested(const base::Span &span);

private:
    workspace::OpenDefinition &m_definition;
    TabFrame *m_frame = nullptr;
    QSplitter *m_splitter = nullptr;
    widgets::Banner *m_failure = nullptr;
    QStackedWidget *m_forms = nullptr;
    widgets::EmptyState *m_nothing = nullptr;
};

} // namespace designer
