#include "sourcebeside.h"

#include "definitionviews.h"
#include "settings.h"
#include "settingstable.h"
#include "sourcepage.h"

#include <QApplication>
#include <QStackedWidget>
#include <QTabBar>

namespace window {

namespace {
/** Pixels below which a form and Source do not fit side by side. */
constexpr int NarrowPage = 1300;
} // namespace

SourceBeside::SourceBeside(DefinitionViews &views, settings::Settings &settings, QWidget *page)
    : QSplitter(Qt::Horizontal, page)
    , m_views(views)
    , m_settings(settings)
{
    setObjectName(u"definitionSplit"_qs);
    setHandleWidth(1);
    setChildrenCollapsible(false);
    addWidget(&views.stack());
    connect(&views, &DefinitionViews::aboutToShow, this, &SourceBeside::placeSource);
    connect(this, &QSplitter::splitterMoved, this, &SourceBeside::saveDivider);
}

void SourceBeside::followSetting()
{
    m_settings.follow(settings::SourceBeside, this, [this](bool isOn) {
        m_isWanted = isOn;
        placeSource();
    });
}

bool SourceBeside::isOn() const
{
    return m_isWanted && m_views.current() != DefinitionTab::Source && m_views.hasForms();
}

bool SourceBeside::isSourceActive() const
{
    const source::SourcePage *source = m_views.createdSource();
    return m_views.current() == DefinitionTab::Source ||
           (isOn() && source && source->isAncestorOf(QApplication::focusWidget()));
}

void SourceBeside::placeSource()
{
    if (isOn()) {
        source::SourcePage &page = m_views.source();
        if (page.parentWidget() == this)
            return;
        m_views.stack().removeWidget(&page);
        addWidget(&page);
        page.show();
        restoreDivider();
    } else if (source::SourcePage *page = m_views.createdSource(); page && page->parentWidget() == this) {
        const bool hadFocus = page->isAncestorOf(QApplication::focusWidget());
        m_views.stack().addWidget(page);
        if (hadFocus && m_views.current() != DefinitionTab::Source)
            m_views.bar().setFocus(Qt::OtherFocusReason);
    }
}

void SourceBeside::fitTo(int pageWidth)
{
    const Qt::Orientation fitting = pageWidth < NarrowPage ? Qt::Vertical : Qt::Horizontal;
    if (orientation() == fitting)
        return;
    setOrientation(fitting);
    restoreDivider();
}

void SourceBeside::saveDivider()
{
    const bool isBelow = orientation() == Qt::Vertical;
    m_settings.set(isBelow ? settings::SourceBelowSplitter : settings::SourceBesideSplitter, saveState());
}

void SourceBeside::restoreDivider()
{
    if (count() < 2)
        return;
    const bool isBelow = orientation() == Qt::Vertical;
    const QByteArray stored = m_settings.get(isBelow ? settings::SourceBelowSplitter : settings::SourceBesideSplitter);
    if (!restoreState(stored) && sizes().value(1) == 0)
        setSizes({1, 1}); // In equal parts.
}

} // namespace window

#include "moc_sourcebeside.cpp"
