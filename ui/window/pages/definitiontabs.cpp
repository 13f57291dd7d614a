#include "definitiontabs.h"

#include "distincttitle.h"
#include "theme.h"
#include "workspace.h"

#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QToolButton>

namespace window {

namespace {

constexpr int MaximumTabWidth = 240;
/** Of a longer name, beginning and end can be read. When less room is left, the tabs scroll. */
constexpr int MinimumTabWidth = 140;

} // namespace

DefinitionTabs::DefinitionTabs(workspace::Workspace &workspace, QWidget *parent)
    : QTabBar(parent)
    , m_workspace(workspace)
{
    setObjectName(u"openDefinitions"_qs);
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideMiddle);
    setSelectionBehaviorOnRemove(QTabBar::SelectPreviousTab);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &DefinitionTabs::refreshTitles);
    retranslate();
    for (workspace::OpenDefinition *definition : workspace.definitions())
        add(definition);
    connect(&workspace, &workspace::Workspace::opened, this, &DefinitionTabs::add);
    connect(&workspace, &workspace::Workspace::aboutToClose, this, &DefinitionTabs::remove);
    connect(&workspace, &workspace::Workspace::closed, &m_refresh, qOverload<>(&QTimer::start));
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (workspace::OpenDefinition *definition = definitionAt(index); definition && !m_isSelecting)
            emit definitionChosen(definition);
    });
    refreshVisible();
}

void DefinitionTabs::add(workspace::OpenDefinition *definition)
{
    {
        const QScopedValueRollback selecting(m_isSelecting, true);
        const int index = addTab(definition->title());
        setTabData(index, QVariant::fromValue(static_cast<QObject *>(definition)));
        auto *close = new QToolButton(this);
        close->setObjectName(u"closeDefinition"_qs);
        close->setIcon(theme::icon(theme::Icon::Close, theme::Role::Muted));
        close->setAutoRaise(true);
        close->setFocusPolicy(Qt::NoFocus);
        close->setFixedSize(theme::Size::LargeIcon, theme::Size::LargeIcon);
        connect(close, &QToolButton::clicked, this, [this, definition] { emit closeRequested(definition); });
        setTabButton(index, QTabBar::RightSide, close);
    }
    const auto refresh = [this, definition] { refreshTitle(indexOf(definition)); };
    connect(&definition->document(), &document::Document::historyChanged, this, refresh);
    connect(definition, &workspace::OpenDefinition::fileStateChanged, this, refresh);
    connect(definition, &workspace::OpenDefinition::pathChanged, &m_refresh, qOverload<>(&QTimer::start));
    m_refresh.start();
    refreshVisible();
}

void DefinitionTabs::remove(const workspace::OpenDefinition *definition)
{
    disconnect(definition, nullptr, this, nullptr);
    disconnect(definition, nullptr, &m_refresh, nullptr);
    disconnect(&definition->document(), nullptr, this, nullptr);
    const QScopedValueRollback selecting(m_isSelecting, true);
    removeTab(indexOf(definition));
    refreshVisible();
}

void DefinitionTabs::refreshTitles()
{
    for (int index = 0; index < count(); ++index)
        refreshTitle(index);
}

void DefinitionTabs::refreshTitle(int index)
{
    const workspace::OpenDefinition *definition = definitionAt(index);
    if (!definition)
        return;
    const QString title = distinctTitle(*definition, m_workspace);
    QString text = definition->isUnsaved() ? title + u" •"_qs : title;
    setTabText(index, text.replace(u'&', u"&&"_qs));
    setTabToolTip(index, definition->path().isEmpty() ? title : definition->path());
    QWidget *close = tabButton(index, QTabBar::RightSide);
    close->setAccessibleName(tr("Close %1", "%1: file name").arg(title));
    close->setToolTip(close->accessibleName());
}

void DefinitionTabs::refreshVisible()
{
    setVisible(m_shown && count() > 1);
}

void DefinitionTabs::select(const workspace::OpenDefinition *definition)
{
    m_shown = definition;
    const QScopedValueRollback selecting(m_isSelecting, true);
    if (definition)
        setCurrentIndex(indexOf(definition));
    refreshVisible();
}

void DefinitionTabs::move(int steps)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + steps + count()) % count());
}

void DefinitionTabs::mouseReleaseEvent(QMouseEvent *event)
{
    workspace::OpenDefinition *definition = definitionAt(tabAt(event->position().toPoint()));
    if (event->button() == Qt::MiddleButton && definition) {
        emit closeRequested(definition);
        return;
    }
    QTabBar::mouseReleaseEvent(event);
}

QSize DefinitionTabs::tabSizeHint(int index) const
{
    const QSize size = QTabBar::tabSizeHint(index);
    return {qMin(size.width(), MaximumTabWidth), size.height()};
}

QSize DefinitionTabs::minimumTabSizeHint(int index) const
{
    const QSize size = tabSizeHint(index);
    return {qMin(size.width(), MinimumTabWidth), size.height()};
}

int DefinitionTabs::indexOf(const workspace::OpenDefinition *definition) const
{
    for (int index = 0; index < count(); ++index) {
        if (definitionAt(index) == definition)
            return index;
    }
    return -1;
}

workspace::OpenDefinition *DefinitionTabs::definitionAt(int index) const
{
    return qobject_cast<workspace::OpenDefinition *>(tabData(index).value<QObject *>());
}

void DefinitionTabs::retranslate()
{
    setAccessibleName(tr("Open files"));
    refreshTitles();
}

} // namespace window

#include "moc_definitiontabs.cpp"
