#include "navigation.h"

#include "definitionview.h"
#include "distincttitle.h"
#include "gatewaycontrol.h"
#include "naming.h"
#include "operations.h"
#include "pagetable.h"
#include "problemstext.h"
#include "references.h"
#include "routeservice.h"
#include "swaggerformat.h"
#include "theme.h"

#include <QButtonGroup>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QPainter>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace window {

namespace {

constexpr int RefreshDelayMs = 120;
constexpr int CostFactor = 10;
/** The list of definitions takes all the room that it can use. */
constexpr int FilesStretch = 1000;
/** As many definitions can always be seen. */
constexpr int FewestFiles = 1;

/** "GET 4 · POST 2". */
QString methodsText(const QMap<QByteArray, int> &counts)
{
    QStringList words;
    for (const QByteArray &method : openapi::methods()) {
        const QByteArray name = method.toUpper();
        if (const int count = counts.value(name); count > 0)
            words.append(u"%1 %2"_qs.arg(QString::fromLatin1(name), QString::number(count)));
    }
    for (auto other = counts.cbegin(); other != counts.cend(); ++other) {
        if (!openapi::methods().contains(other.key().toLower()))
            words.append(u"%1 %2"_qs.arg(QString::fromUtf8(other.key()), QString::number(other.value())));
    }
    return words.join(u" · "_qs);
}

/** The meaning of the dot. */
QString activityText(Activity activity)
{
    switch (activity) {
    case Activity::Served:
        return Navigation::tr("Active, served by the gateway");
    case Activity::Active:
        return Navigation::tr("Active, served when the gateway runs");
    case Activity::Inactive:
        return Navigation::tr("Inactive, not served by the gateway");
    case Activity::None:
        break;
    }
    return {};
}

/** True for a text in which git has marked conflicts. */
bool hasConflictMarkers(const QByteArray &text)
{
    return text.startsWith("<<<<<<< ") || text.contains("\n<<<<<<< ");
}

} // namespace

Navigation::Navigation(workspace::Workspace &workspace, preview::RouteService &routes,
                       const preview::GatewayControl &gateway, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_routes(routes)
    , m_gateway(gateway)
    , m_stack(new QStackedLayout(this))
{
    setObjectName(u"navigation"_qs);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    buildTree();
    buildStrip();
    retranslate();
    connectAll();
    for (workspace::OpenDefinition *definition : workspace.definitions())
        add(definition);
    setFolded(false);
}

void Navigation::buildTree()
{
    m_tree = new QTreeWidget(this);
    m_tree->setObjectName(u"navigationTree"_qs);
    m_tree->setColumnCount(1);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    for (const PageEntry &entry : Pages) {
        auto *item = new QTreeWidgetItem(m_tree);
        item->setIcon(0, theme::icon(entry.icon, theme::Role::Muted));
        item->setData(0, PageRole, static_cast<int>(entry.page));
    }
    m_tree->topLevelItem(0)->setExpanded(true);
    m_pages = new QTreeView(this);
    m_pages->setObjectName(u"navigationPages"_qs);
    m_pages->setModel(m_tree->model());
    m_pages->setSelectionModel(m_tree->selectionModel());
    for (QTreeView *view : {static_cast<QTreeView *>(m_tree), m_pages})
        setUpView(view);
    for (const PageEntry &entry : Pages) {
        const int row = static_cast<int>(entry.page);
        (entry.page == Page::Apis ? m_pages : m_tree)->setRowHidden(row, {}, true);
    }
    m_pages->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pages->setFixedHeight((PageCount - 1) * NavigationDelegate::PageHeight);
    m_parts = new QSplitter(Qt::Vertical, this);
    m_parts->setHandleWidth(1);
    m_parts->setChildrenCollapsible(false);
    auto *upper = new QWidget(m_parts);
    auto *column = new QVBoxLayout(upper);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_tree, FilesStretch);
    column->addWidget(m_pages);
    column->addStretch(1);
    m_parts->addWidget(upper);
    m_stack->addWidget(m_parts);
    fitFiles();
}

void Navigation::setUpView(QTreeView *view)
{
    view->setHeaderHidden(true);
    view->setFrameShape(QFrame::NoFrame);
    // With SelectRows, Qt's accessibility interface selects the row with that number on the screen, which in a tree is
    // another row.
    view->setSelectionBehavior(QAbstractItemView::SelectItems);
    view->setRootIsDecorated(false);
    view->setIndentation(theme::Size::LargeIcon + theme::Space::Control);
    view->setUniformRowHeights(false);
    view->setMouseTracking(true);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setItemDelegate(new NavigationDelegate(view));
    view->installEventFilter(this);
}

/** The list of definitions is as high as its rows if there is room for them. Otherwise it scrolls, and the pages below
 * stay where they are. */
void Navigation::fitFiles()
{
    const QTreeWidgetItem *apis = m_tree->topLevelItem(static_cast<int>(Page::Apis));
    const int files = apis->isExpanded() ? apis->childCount() : 0;
    const auto heightOf = [](int rows) {
        return NavigationDelegate::PageHeight + rows * NavigationDelegate::DefinitionHeight;
    };
    m_tree->setMinimumHeight(heightOf(std::min(files, FewestFiles)));
    m_tree->setMaximumHeight(heightOf(files));
}

/** The arrow keys go on from one list to the other, as if they were one. */
bool Navigation::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const QModelIndex current = m_tree->currentIndex();
        if (watched == m_tree && key == Qt::Key_Down && !m_tree->indexBelow(current).isValid())
            return goTo(m_pages, m_pages->model()->index(static_cast<int>(Page::Apis) + 1, 0));
        if (watched == m_pages && key == Qt::Key_Up && !m_pages->indexAbove(current).isValid())
            return goTo(m_tree, lastFile());
    }
    return QWidget::eventFilter(watched, event);
}

bool Navigation::goTo(QTreeView *view, const QModelIndex &row)
{
    view->setFocus(Qt::OtherFocusReason);
    view->setCurrentIndex(row);
    return true;
}

QModelIndex Navigation::lastFile() const
{
    const QModelIndex apis = m_tree->model()->index(static_cast<int>(Page::Apis), 0);
    const int files = m_tree->isExpanded(apis) ? m_tree->model()->rowCount(apis) : 0;
    return files > 0 ? m_tree->model()->index(files - 1, 0, apis) : apis;
}

void Navigation::addBelow(QWidget *widget)
{
    m_parts->addWidget(widget);
    m_parts->setSizes({1, 1}); // In equal parts.
}

void Navigation::buildStrip()
{
    m_strip = new QWidget(this);
    m_buttons = new QButtonGroup(this);
    auto *column = new QVBoxLayout(m_strip);
    column->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    column->setSpacing(theme::Space::Tight);
    for (const PageEntry &entry : Pages) {
        auto *button = new QToolButton(m_strip);
        button->setObjectName(QLatin1StringView(entry.objectName));
        button->setIcon(theme::icon(entry.icon, theme::Role::Muted));
        button->setIconSize({theme::Size::LargeIcon, theme::Size::LargeIcon});
        button->setFixedSize(theme::Size::ToolBar, theme::Size::ToolBar - theme::Space::Tight);
        button->setAutoRaise(true);
        button->setCheckable(true);
        m_buttons->addButton(button, static_cast<int>(entry.page));
        column->addWidget(button);
    }
    column->addStretch(1);
    m_stack->addWidget(m_strip);
}

void Navigation::retranslate()
{
    m_tree->setAccessibleName(tr("Navigation"));
    m_pages->setAccessibleName(tr("Pages"));
    for (const PageEntry &entry : Pages) {
        const int page = static_cast<int>(entry.page);
        const QString name = widgets::spokenLabel(pageName(entry));
        m_tree->topLevelItem(page)->setText(0, name);
        m_buttons->button(page)->setAccessibleName(name);
        m_buttons->button(page)->setToolTip(name);
    }
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        if (QTreeWidgetItem *item = itemOf(definition))
            refresh(item, *definition);
    }
}

void Navigation::connectAll()
{
    m_refresh.setSingleShot(true);
    connect(&m_refresh, &QTimer::timeout, this, &Navigation::refreshNext);
    connect(&m_workspace, &workspace::Workspace::opened, this, &Navigation::add);
    connect(&m_workspace.references(), &workspace::References::changed, this, &Navigation::refreshSplit);
    connect(&m_workspace, &workspace::Workspace::aboutToClose, this, &Navigation::remove);
    connect(&m_workspace, &workspace::Workspace::closed, this, [this] {
        for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
            const QTreeWidgetItem *item = itemOf(definition);
            if (item && item->text(0) != definition->title())
                refreshSoon(definition);
        }
    });
    connect(&m_routes, &preview::RouteService::servedChanged, this, &Navigation::refreshSoon);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, [this] {
        for (workspace::OpenDefinition *definition : m_workspace.definitions())
            refreshSoon(definition);
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (!item || m_isSelecting)
            return;
        if (workspace::OpenDefinition *definition = definitionOf(item))
            emit definitionChosen(definition);
        else
            emit pageChosen(static_cast<Page>(item->data(0, PageRole).toInt()));
    });
    connect(m_tree, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem *item) {
        workspace::OpenDefinition *definition = definitionOf(item);
        if (definition && item->data(0, Qt::CheckStateRole).isValid())
            m_routes.setServed(*definition, item->checkState(0) == Qt::Checked);
    });
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        if (workspace::OpenDefinition *definition = definitionOf(m_tree->itemAt(place)))
            emit menuRequested(definition, m_tree->viewport()->mapToGlobal(place));
    });
    for (const auto &fits : {&QTreeWidget::itemExpanded, &QTreeWidget::itemCollapsed})
        connect(m_tree, fits, this, &Navigation::fitFiles);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int id) { emit pageChosen(static_cast<Page>(id)); });
}

void Navigation::setFolded(bool folded)
{
    m_stack->setCurrentWidget(folded ? m_strip : m_parts);
    if (folded)
        setFixedWidth(theme::Size::NavigationFolded);
    else {
        setMinimumWidth(theme::Size::Navigation * 3 / 4);
        setMaximumWidth(QWIDGETSIZE_MAX);
    }
}

bool Navigation::isFolded() const
{
    return m_stack->currentWidget() == m_strip;
}

void Navigation::select(Page page)
{
    m_isSelecting = true;
    m_tree->setCurrentItem(m_tree->topLevelItem(static_cast<int>(page)));
    m_buttons->button(static_cast<int>(page))->setChecked(true);
    m_isSelecting = false;
}

void Navigation::select(const workspace::OpenDefinition *definition)
{
    m_isSelecting = true;
    if (QTreeWidgetItem *item = itemOf(definition))
        m_tree->setCurrentItem(item);
    m_buttons->button(static_cast<int>(Page::Apis))->setChecked(true);
    m_isSelecting = false;
}

void Navigation::add(workspace::OpenDefinition *definition)
{
    auto *item = new QTreeWidgetItem;
    item->setText(0, distinctTitle(*definition, m_workspace));
    item->setData(0, IsDefinitionRole, true);
    item->setData(0, ActivityRole, int(Activity::None));
    item->setData(0, DefinitionRole, QVariant::fromValue(static_cast<QObject *>(definition)));
    m_tree->topLevelItem(static_cast<int>(Page::Apis))->addChild(item);
    m_items.insert(definition, item);
    fitFiles();
    const auto soon = [this, definition] { refreshSoon(definition); };
    connect(&definition->document(), &document::Document::changed, this, soon);
    connect(&definition->document(), &document::Document::historyChanged, this, soon);
    connect(definition, &workspace::OpenDefinition::diagnosticsChanged, this, soon);
    connect(definition, &workspace::OpenDefinition::problemsElsewhereChanged, this, soon);
    connect(definition, &workspace::OpenDefinition::pathChanged, this, soon);
    connect(definition, &workspace::OpenDefinition::fileStateChanged, this, soon);
    m_waiting.append(definition);
    for (workspace::OpenDefinition *other : m_workspace.definitions()) {
        if (other != definition && other->title() == definition->title() && !m_waiting.contains(other))
            m_waiting.append(other);
    }
    m_refresh.start(0);
}

void Navigation::remove(const workspace::OpenDefinition *definition)
{
    m_waiting.removeIf([definition](const auto *one) { return one == definition; });
    disconnect(definition, nullptr, this, nullptr);
    disconnect(&definition->document(), nullptr, this, nullptr);
    m_isSelecting = true;
    const std::unique_ptr<QTreeWidgetItem> owned(m_items.take(definition));
    if (owned && owned->parent())
        owned->parent()->removeChild(owned.get());
    fitFiles();
    m_isSelecting = false;
}

/** Their operations are in other files. */
void Navigation::refreshSplit()
{
    const workspace::References &references = m_workspace.references();
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        const openapi::ReferencedDocumentPtr document = references.set().find(references.addressOf(*definition));
        if (document && !document->otherAddresses().isEmpty())
            refreshSoon(definition);
    }
}

void Navigation::refreshSoon(workspace::OpenDefinition *definition)
{
    if (!m_waiting.contains(definition))
        m_waiting.append(definition);
    // Definitions that take long to read are read less often, so that typing in a large one stays fast.
    if (!m_refresh.isActive())
        m_refresh.start(qMax(RefreshDelayMs, CostFactor * m_lastCostMs));
}

void Navigation::refreshNext()
{
    // One at a time, so that the window responds while a folder of thousands of files is opened.
    if (m_waiting.isEmpty())
        return;
    workspace::OpenDefinition *definition = m_waiting.takeFirst();
    QElapsedTimer timer;
    timer.start();
    if (QTreeWidgetItem *item = itemOf(definition))
        refresh(item, *definition);
    m_lastCostMs = static_cast<int>(timer.elapsed());
    if (!m_waiting.isEmpty())
        m_refresh.start(0);
}

/** The texts for the line below a definition's name, longest first. The delegate draws the first that fits. */
QStringList Navigation::methodsTexts(const workspace::OpenDefinition &definition) const
{
    const document::Snapshot snapshot = definition.document().snapshot();
    if (definition::DefinitionView(snapshot).kind() == definition::DocumentKind::Classic)
        return {tr("Classic format")};
    if (workspace::isSwagger(snapshot))
        return {tr("Swagger 2.0, read-only"), tr("Swagger 2.0")};
    const bool isDocument = snapshot.at({"openapi"}).exists();
    const workspace::References &references = m_workspace.references();
    openapi::ReferenceResolver resolver = references.resolver();
    const QMap<QByteArray, int> counts = openapi::methodCounts(resolver, references.addressOf(definition));
    const int sum = std::accumulate(counts.cbegin(), counts.cend(), 0);
    if (!isDocument && !snapshot.isValid())
        return {hasConflictMarkers(snapshot.text()) ? tr("Merge conflict") : tr("Syntax error")};
    if (sum == 0)
        return {isDocument ? tr("No operations") : tr("Part of an API")};
    if (counts.size() == 1)
        return {methodsText(counts)};
    return {methodsText(counts), tr("%1 operations", "%1: how many, two or more").arg(sum)};
}

Activity Navigation::activityOf(const workspace::OpenDefinition &definition) const
{
    const definition::DefinitionView view(definition.document().snapshot());
    if (!view.hasExtension())
        return Activity::None;
    const bool isLeftOut = m_routes.canBeServed(definition) && !m_routes.isServed(definition);
    if (!view.active().value || isLeftOut)
        return Activity::Inactive;
    const bool isRunning = m_gateway.state() == preview::GatewayControl::State::Running;
    return isRunning && m_routes.isServed(definition) ? Activity::Served : Activity::Active;
}

void Navigation::refresh(QTreeWidgetItem *item, const workspace::OpenDefinition &definition)
{
    const QSignalBlocker quiet(m_tree); // A changed item is a click of the user.
    const workspace::ProblemCount problems = workspace::problemCount(definition);
    const bool isModified = definition.isUnsaved();
    QStringList methods = methodsTexts(definition);
    const bool isLeftOut = m_routes.canBeServed(definition) && !m_routes.isServed(definition);
    if (isLeftOut)
        methods = {tr("Not served · %1", "%1: numbers of operations").arg(methods.constFirst()), tr("Not served")};
    const Activity activity = activityOf(definition);
    // That of an active API which the user has left out is in the second line.
    const QString activityLine = isLeftOut ? QString() : activityText(activity);
    item->setText(0, distinctTitle(definition, m_workspace));
    const QString place = definition.path().isEmpty() ? definition.title() : definition.path();
    QStringList lines{place, methods.constFirst(), activityLine,
                      problems.total() > 0 ? problemsText(problems) : QString(),
                      isModified ? tr("Unsaved changes") : QString()};
    lines.removeAll(QString());
    item->setToolTip(0, lines.join(u'\n'));
    item->setData(0, ActivityRole, int(activity));
    item->setData(0, MethodsRole, methods);
    item->setData(0, ProblemsRole, problems.ofWorst());
    item->setData(0, WorstRole, static_cast<int>(problems.worst()));
    item->setData(0, ModifiedRole, isModified);
    refreshCheckBox(item, definition);
    QStringList spoken{item->text(0)};
    if (isLeftOut)
        spoken += {tr("active"), tr("not served")};
    else if (!activityLine.isEmpty())
        spoken.append(activityLine);
    if (isModified)
        spoken.append(tr("unsaved changes"));
    if (problems.total() > 0)
        spoken.append(problemsText(problems));
    item->setData(0, Qt::AccessibleTextRole, spoken.join(u", "_qs));
}

/** Only a definition that can be served has one. */
void Navigation::refreshCheckBox(QTreeWidgetItem *item, const workspace::OpenDefinition &definition)
{
    const bool canBeServed = m_routes.canBeServed(definition);
    item->setFlags(item->flags().setFlag(Qt::ItemIsUserCheckable, canBeServed));
    const Qt::CheckState state = m_routes.isServed(definition) ? Qt::Checked : Qt::Unchecked;
    item->setData(0, Qt::CheckStateRole, canBeServed ? QVariant(state) : QVariant());
}

QTreeWidgetItem *Navigation::itemOf(const workspace::OpenDefinition *definition) const
{
    return m_items.value(definition);
}

workspace::OpenDefinition *Navigation::definitionOf(const QTreeWidgetItem *item) const
{
    return item ? qobject_cast<workspace::OpenDefinition *>(item->data(0, DefinitionRole).value<QObject *>()) : nullptr;
}

} // namespace window

#include "moc_navigation.cpp"
