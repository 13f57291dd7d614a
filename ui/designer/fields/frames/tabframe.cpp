#include "tabframe.h"

#include "banner.h"
#include "definitionview.h"
#include "editmessages.h"
#include "emptystate.h"
#include "measures.h"
#include "workspace.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

namespace {

/** Classic definitions have a page that explains why they are read-only. */
bool needsBanner(document::ReadOnlyReason reason)
{
    return reason != document::ReadOnlyReason::None && reason != document::ReadOnlyReason::ClassicFormat;
}

} // namespace

Presentation presentationOf(const workspace::OpenDefinition &definition)
{
    const definition::DefinitionView view(definition.document().snapshot());
    switch (view.kind()) {
    case definition::DocumentKind::OpenApi:
        return Presentation::Forms;
    case definition::DocumentKind::Classic:
        return Presentation::Classic;
    case definition::DocumentKind::Other:
        break;
    }
    return view.snapshot().isValid() ? Presentation::NotAnApi : Presentation::Broken;
}

TabFrame::TabFrame(const Context &context, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_banner(new widgets::Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_explanation(new widgets::EmptyState(theme::Icon::Api, this))
{
    m_banner->setObjectName(objectName + u"Banner"_qs);
    m_explanation->setObjectName(objectName + u"Explanation"_qs);
    m_banner->setClosable(false);
    m_stack->addWidget(m_explanation);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    connect(m_explanation, &widgets::EmptyState::activated, this, [this] {
        if (m_actionShowsSource)
            m_context.showInSource(firstSyntaxError(), *this);
        else
            emit activated();
    });
}

void TabFrame::addPage(QWidget *page)
{
    m_stack->addWidget(page);
}

void TabFrame::showPage(QWidget *page)
{
    m_stack->setCurrentWidget(page);
    refreshBanner();
}

void TabFrame::explain(const QString &title, const QString &text, const QString &action, const QString &actionName)
{
    m_actionShowsSource = false;
    m_explanation->setTexts(title, text);
    m_explanation->setAction(action, actionName);
    m_stack->setCurrentWidget(m_explanation);
    refreshBanner();
}

void TabFrame::explain(Presentation presentation)
{
    switch (presentation) {
    case Presentation::Broken:
        explain(tr("Syntax error"), tr("The file has a syntax error, so the forms can't be shown. Fix it in Source."),
                tr("Show in Source"), u"showInSource"_qs);
        m_actionShowsSource = true;
        break;
    case Presentation::Classic:
        explain(tr("This is a classic definition"),
                tr("The gateway's classic format is not OpenAPI. It has no servers, paths or operations to "
                   "show. See Settings for what you can do."),
                {}, u"showInSource"_qs);
        break;
    case Presentation::NotAnApi:
        explain(tr("This is not an OpenAPI document"),
                tr("The file has no “openapi” member at its root. Add one in Source, or open another file."),
                tr("Show in Source"), u"showInSource"_qs);
        m_actionShowsSource = true;
        break;
    case Presentation::Forms:
        break;
    }
}

base::Span TabFrame::firstSyntaxError() const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const base::Diagnostics &problems = snapshot.problems();
    const auto fault = std::find_if(problems.cbegin(), problems.cend(),
                                    [](const base::Diagnostic &one) { return one.severity == base::Severity::Error; });
    if (fault != problems.cend())
        return fault->span;
    return snapshot.dirtyRange().value_or(base::Span{});
}

void TabFrame::refreshBanner()
{
    const document::Document &document = m_definition.document();
    const bool hasContent = m_stack->currentWidget() != m_explanation;
    if (hasContent && !document.snapshot().isValid())
        showSyntaxError();
    else if (hasContent && needsBanner(document.readOnlyReason()))
        m_banner->show(widgets::Banner::Kind::Information, readOnlyText(document.readOnlyReason()));
    else
        m_banner->clear();
}

void TabFrame::showSyntaxError()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const base::Position place = snapshot.positionAt(firstSyntaxError().offset);
    const QString text = snapshot.dirtyRange()
                             ? tr("Syntax error in line %1. Fields near it can't be edited until you fix it.",
                                  "%1: a line number")
                                   .arg(place.line)
                             : tr("Syntax error in line %1. Fields can't be edited until you fix it in Source.",
                                  "%1: a line number")
                                   .arg(place.line);
    if (m_banner->text() == text && m_banner->isVisibleTo(this))
        return;
    m_banner->show(widgets::Banner::Kind::Warning, text);
    QPushButton *button = m_banner->addAction(tr("Show in Source"), u"showFault"_qs);
    connect(button, &QPushButton::clicked, this, [this] { m_context.showInSource(firstSyntaxError(), *this); });
}

} // namespace designer

#include "moc_tabframe.cpp"
