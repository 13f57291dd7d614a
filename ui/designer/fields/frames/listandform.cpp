#include "listandform.h"

#include "banner.h"
#include "editmessages.h"
#include "emptystate.h"
#include "formarea.h"
#include "tabframe.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace designer {

ListAndForm::ListAndForm(const Context &context, const QString &name, theme::Icon icon, QWidget *parent)
    : QWidget(parent)
    , m_definition(context.file)
    , m_frame(new TabFrame(context, name, this))
    , m_splitter(new QSplitter(m_frame))
{
    m_splitter->setObjectName(name + u"Splitter"_qs);
    m_splitter->setChildrenCollapsible(false);
    auto *right = new QWidget(m_splitter);
    m_failure = new widgets::Banner(right);
    m_failure->setObjectName(name + u"Failure"_qs);
    m_failure->setClosable(true);
    m_forms = new QStackedWidget(right);
    m_emptyState = new widgets::EmptyState(icon, m_forms);
    m_forms->addWidget(m_emptyState);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_failure);
    column->addWidget(m_forms, 1);
    m_frame->addPage(m_splitter);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_frame);
    connect(m_failure, &widgets::Banner::closed, m_failure, &widgets::Banner::clear);
}

void ListAndForm::setList(QWidget *list, int listWidth, int formWidth)
{
    m_splitter->insertWidget(0, list);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({listWidth, formWidth});
}

FormArea *ListAndForm::addForm(QWidget *form, const QString &areaName)
{
    auto *area = new FormArea(form, areaName, m_forms);
    m_forms->addWidget(area);
    return area;
}

void ListAndForm::showForm(FormArea *area)
{
    m_forms->setCurrentWidget(area);
}

void ListAndForm::addBar(QWidget *bar)
{
    static_cast<QVBoxLayout *>(m_failure->parentWidget()->layout())->insertWidget(0, bar);
}

void ListAndForm::addView(QWidget *view)
{
    m_forms->addWidget(view);
}

void ListAndForm::showView(QWidget *view)
{
    m_forms->setCurrentWidget(view);
}

void ListAndForm::showEmptyState()
{
    m_forms->setCurrentWidget(m_emptyState);
}

void ListAndForm::refresh()
{
    const Presentation presentation = presentationOf(m_definition);
    if (presentation == Presentation::Forms)
        m_frame->showPage(m_splitter);
    else
        m_frame->explain(presentation);
}

QList<widgets::Pane> ListAndForm::panes(QWidget &rows) const
{
    if (!hasForms())
        return {{m_frame}};
    return {{m_splitter->widget(0), &rows}, {m_splitter->widget(1)}};
}

bool ListAndForm::hasForms() const
{
    return !m_splitter->isHidden();
}

widgets::Banner &ListAndForm::showSuccess(const QString &text, const QString &details)
{
    m_failure->show(widgets::Banner::Kind::Success, text, details);
    return *m_failure;
}

widgets::Banner &ListAndForm::showQuestion(const QString &text, const QString &details)
{
    m_failure->show(widgets::Banner::Kind::Warning, text, details);
    return *m_failure;
}

void ListAndForm::showFailure(const base::Error &error)
{
    showProblem(editFailureText(error));
}

void ListAndForm::showProblem(const QString &text)
{
    m_failure->show(widgets::Banner::Kind::Error, text);
}

void ListAndForm::clearFailure()
{
    m_failure->clear();
}

} // namespace designer

#include "moc_listandform.cpp"
