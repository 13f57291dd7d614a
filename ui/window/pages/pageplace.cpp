#include "pageplace.h"

#include "definitionviews.h"
#include "designertab.h"
#include "navigator.h"
#include "pendingedit.h"
#include "readingpage.h"
#include "sourcebeside.h"
#include "sourcepage.h"
#include "workspace.h"

#include <QApplication>
#include <QPointer>

namespace window {

namespace {

bool isInside(const QWidget &inner, const QWidget *outer)
{
    return outer && (&inner == outer || outer->isAncestorOf(&inner));
}

} // namespace

PagePlace::PagePlace(const designer::Context &context, DefinitionViews &views, const SourceBeside &beside,
                     QWidget &page)
    : QObject(nullptr)
    , m_context(context)
    , m_views(views)
    , m_beside(beside)
    , m_page(page)
{
    connect(&context.navigator, &navigation::Navigator::selected, this,
            [this](const navigation::Location &location, const QWidget *in) { take(location, *in); });
    connect(&views, &DefinitionViews::sourceCreated, this, [this](source::SourcePage *source) {
        m_locatedText = m_context.document().snapshot();
        if (!m_place.isRoot())
            source->follow(m_place);
    });
    connect(&views, &DefinitionViews::readingCreated, this, &PagePlace::followInReading);
}

/** Two pages can show the document. Only the one in which the place was selected follows. */
void PagePlace::take(const navigation::Location &location, const QWidget &in)
{
    if (!isInside(in, &m_page) || location.definition != m_context.at({}).definition)
        return;
    if (isInside(in, m_views.createdSource()))
        takeFromSource(location.pointer);
    else if (isInside(in, m_views.createdReading()))
        takeFromReading(location.pointer);
    else
        takeFromForm(location.pointer);
}

void PagePlace::takeFromForm(const document::Pointer &pointer)
{
    m_place = pointer;
    m_isFromReading = false;
    followInReading();
    followInSource();
}

void PagePlace::takeFromReading(const document::Pointer &pointer)
{
    m_place = pointer;
    m_isFromReading = true;
    followInSource();
}

void PagePlace::takeFromSource(const document::Pointer &pointer)
{
    const document::Snapshot text = m_context.document().snapshot();
    // Typing moves the cursor too. A form that follows it would take the focus from every key.
    const bool isTyped = !m_context.document().isAt(m_locatedText);
    m_locatedText = text;
    if (m_views.current() == DefinitionTab::Source || !m_beside.isSourceActive() || pointer == m_place)
        return;
    m_place = pointer;
    m_isFromReading = true; // For the tabs that are shown later.
    followInReading();
    if (isTyped)
        return;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    bringTo(m_views.current());
    if (focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void PagePlace::followInReading()
{
    if (readingview::ReadingPage *reading = m_views.createdReading(); reading && !m_place.isRoot())
        reading->follow(m_place);
}

/** Unless the user works in Source. */
void PagePlace::followInSource()
{
    source::SourcePage *source = m_views.createdSource();
    if (source && !m_beside.isSourceActive())
        source->follow(m_place);
}

void PagePlace::bringTo(DefinitionTab tab)
{
    const bool isForm = tab == DefinitionTab::Paths || tab == DefinitionTab::Schemas;
    if (m_isFromReading && isForm && m_views.form(tab).reveal(m_place))
        m_isFromReading = false;
}

bool PagePlace::showInForm(const document::Pointer &pointer)
{
    if (pointer.isRoot() || !m_views.hasForms())
        return false;
    // A rename must be done before its component or path is left.
    editing::completeEdits(m_page);
    for (const DefinitionTab tab :
         {DefinitionTab::Settings, DefinitionTab::Paths, DefinitionTab::Schemas, DefinitionTab::Overview}) {
        if (!m_views.form(tab).reveal(pointer))
            continue;
        m_views.setCurrent(tab);
        m_views.form(tab).reveal(pointer);
        m_place = pointer;
        m_isFromReading = false;
        followInReading();
        return true;
    }
    return false;
}

} // namespace window

#include "moc_pageplace.cpp"
