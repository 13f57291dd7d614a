#include "operationgrid.h"

#include "actionsmenu.h"
#include "banner.h"
#include "gridmodel.h"
#include "gridview.h"
#include "heading.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"
#include "searchfield.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using operationgrid::Scope;

namespace {
constexpr int SearchPause = 150; ///< Milliseconds.
constexpr int ScopeWidth = 200;
} // namespace

OperationGrid::OperationGrid(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
    setObjectName(u"operationGridPage"_qs);
    m_pause.setSingleShot(true);
    m_pause.setInterval(SearchPause);
    buildWidgets();
    connectAll();
    retranslate();
}

void OperationGrid::buildWidgets()
{
    m_model = new GridModel(m_context, this);
    m_view = new GridView(*m_model, this);
    m_back = new QPushButton(theme::icon(theme::Icon::ArrowLeft), {}, this);
    m_back->setObjectName(u"gridBack"_qs);
    m_scopes = new QComboBox(this);
    m_scopes->setObjectName(u"gridScope"_qs);
    m_scopes->setFixedWidth(ScopeWidth);
    m_search = new widgets::SearchField({}, u"gridSearch"_qs, this);
    m_search->setTarget(m_view);
    m_fill = new QPushButton(theme::icon(theme::Icon::ArrowDown), {}, this);
    m_fill->setObjectName(u"gridFillDown"_qs);
    m_menu = new QToolButton(this);
    m_menu->setObjectName(u"gridMenuButton"_qs);
    m_menu->setIcon(theme::icon(theme::Icon::More));
    m_menu->setAutoRaise(true);
    (new ActionsMenu(m_view))->setButton(m_menu);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"gridBanner"_qs);
    m_count = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_count->setObjectName(u"gridCount"_qs);
    m_help = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_help->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::Space::Control);
    top->addWidget(m_back);
    top->addWidget(m_scopes);
    top->addWidget(m_search, 1);
    top->addWidget(m_fill);
    top->addWidget(m_menu);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(theme::Space::Group);
    bottom->addWidget(m_help, 1);
    bottom->addWidget(m_count);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    column->addLayout(top);
    column->addWidget(m_banner);
    column->addWidget(m_view, 1);
    column->addLayout(bottom);
}

void OperationGrid::connectAll()
{
    connect(m_back, &QPushButton::clicked, this, &OperationGrid::closeRequested);
    connect(m_scopes, &QComboBox::activated, this, &OperationGrid::applyScope);
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &OperationGrid::applyScope);
    connect(m_fill, &QPushButton::clicked, m_view, &GridView::fillDown);
    connect(m_view->fillAction(), &QAction::changed, this,
            [this] { m_fill->setEnabled(m_view->fillAction()->isEnabled()); });
    connect(m_view, &GridView::changed, this, &OperationGrid::report);
    connect(m_view, &GridView::openRequested, this, [this](int row) {
        if (const document::Pointer place = m_model->pointerAt(row); !place.isRoot())
            emit openRequested(place);
    });
    connect(m_view, &GridView::sourceRequested, this, [this](int row) {
        if (const document::Pointer place = m_model->pointerAt(row); !place.isRoot())
            m_context.showInSource(place, *this);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) {
        if (const document::Pointer place = m_model->pointerAt(row.row()); !place.isRoot() && isVisible())
            m_context.select(place, *this);
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &OperationGrid::refreshCount);
    connect(m_model, &GridModel::refused, this, [this](const QModelIndex &, const QString &reason) {
        m_banner->show(widgets::Banner::Kind::Error, reason);
    });
    connect(m_model, &GridModel::accepted, m_banner, &widgets::Banner::clear);
    connect(m_banner, &widgets::Banner::closed, m_banner, &widgets::Banner::clear);
    m_fill->setEnabled(m_view->fillAction()->isEnabled());
}

void OperationGrid::showScope(const Scope &scope)
{
    m_model->setScope(scope);
    m_banner->clear();
    fillScopes();
    {
        const QSignalBlocker blocker(m_search);
        m_search->setText(scope.search);
    }
    if (m_model->rowCount() > 0)
        m_view->showRow(0);
    m_view->setFocus(Qt::OtherFocusReason);
}

/** All operations, those of the path that the grid was opened for, and those of each tag. */
void OperationGrid::fillScopes()
{
    Scope current = m_model->scope();
    current.search.clear();
    m_choices = {Scope{}};
    QStringList texts{tr("All operations")};
    if (current.kind == Scope::Kind::Path || current.kind == Scope::Kind::Webhook) {
        m_choices.append(current);
        texts.append(current.name);
    }
    for (const QString &tag : m_model->tags()) {
        m_choices.append({Scope::Kind::Tag, tag, {}});
        texts.append(tr("Tag %1", "%1: name of a tag").arg(tag));
    }
    m_choices.append({Scope::Kind::Untagged, {}, {}});
    texts.append(tr("Without a tag"));
    const QSignalBlocker blocker(m_scopes);
    m_scopes->clear();
    m_scopes->addItems(texts);
    m_scopes->setCurrentIndex(int(std::max<qsizetype>(0, m_choices.indexOf(current))));
}

void OperationGrid::applyScope()
{
    m_pause.stop();
    Scope scope = m_choices.value(m_scopes->currentIndex());
    scope.search = m_search->text().trimmed();
    m_model->setScope(scope);
    if (m_model->rowCount() > 0)
        m_view->showRow(0);
}

bool OperationGrid::shows(const document::Pointer &pointer) const
{
    return m_model->rowOf(pointer) >= 0;
}

bool OperationGrid::follow(const document::Pointer &pointer)
{
    const int row = m_model->rowOf(pointer);
    if (row < 0)
        return false;
    const QModelIndexList selected = m_view->selectionModel()->selectedIndexes();
    const bool isSelected = std::ranges::any_of(selected, [row](const QModelIndex &cell) { return cell.row() == row; });
    if (!isSelected)
        m_view->showRow(row);
    m_view->scrollTo(m_model->index(row, std::max(0, m_view->currentIndex().column())));
    return true;
}

void OperationGrid::refreshCount()
{
    m_count->setText(tr("%n operations", nullptr, m_model->rowCount()));
}

void OperationGrid::report(qsizetype count, const QStringList &refused)
{
    if (refused.isEmpty()) {
        m_banner->clear();
        return;
    }
    m_banner->show(widgets::Banner::Kind::Warning,
                   tr("%n cells could not be changed.", nullptr, int(refused.size())) + u' ' +
                       tr("%n cells were changed.", nullptr, int(count)),
                   refused.join(u'\n'));
}

void OperationGrid::showEvent(QShowEvent *event)
{
    m_model->setActive(true);
    QWidget::showEvent(event);
}

void OperationGrid::hideEvent(QHideEvent *event)
{
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

void OperationGrid::retranslate()
{
    m_model->retranslate();
    m_view->retranslate();
    widgets::setButtonText(m_back, tr("Back to forms"));
    m_scopes->setAccessibleName(tr("Operations to show"));
    m_search->setLabel(tr("Search operations"));
    widgets::setButtonText(m_fill, tr("Fill down"), m_view->fillAction()->toolTip());
    m_menu->setAccessibleName(tr("Actions for the selected cells"));
    m_menu->setToolTip(m_menu->accessibleName());
    m_help->setText(tr("Select cells and press Ctrl+D to fill them from the first one. Cells can be copied to and "
                       "pasted from spreadsheets."));
    fillScopes();
    refreshCount();
}

} // namespace designer

#include "moc_operationgrid.cpp"
