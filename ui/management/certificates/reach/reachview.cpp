#include "reachview.h"

#include "heading.h"
#include "measures.h"
#include "reachtexts.h"
#include "showntext.h"
#include "worker.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace certificates {
namespace {

using Kind = reach::FieldEffect::Kind;

/** The number of definitions that the summary names; the tree has all of them. */
constexpr qsizetype MaximumNamed = 3;
constexpr int LeastNameWidth = 160;
constexpr int MostNameWidth = 320;
constexpr int LeastReachRows = 4;
constexpr int HeightForHeader = 200; ///< In a lower panel, a further row is worth more than the titles of the columns.

/** Rows as high as their wrapped texts: QTreeView asks for heights without the widths of the columns. */
class WrappedDelegate final : public QStyledItemDelegate
{
public:
    explicit WrappedDelegate(QTreeView *tree)
        : QStyledItemDelegate(tree)
        , m_tree(*tree)
    {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        if (index.column() != ReachModel::Name)
            cell.rect = QRect(0, 0, m_tree.columnWidth(index.column()), QWIDGETSIZE_MAX);
        return QStyledItemDelegate::sizeHint(cell, index);
    }

private:
    const QTreeView &m_tree;
};

QString namesText(const QStringList &names)
{
    return names.size() > MaximumNamed ? names.first(MaximumNamed).join(u", "_qs) + u", …"_qs : names.join(u", "_qs);
}

} // namespace

ReachView::ReachView(ReachSource &source, QWidget *parent)
    : QWidget(parent)
    , m_source(source)
{
    buildWidgets();
    retranslate();
    connect(&source, &ReachSource::changed, this, &ReachView::refresh);
    connect(m_tree, &QTreeView::activated, this, &ReachView::activate);
}

void ReachView::buildWidgets()
{
    m_summary = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_summary->setObjectName(u"reachSummary"_qs);
    m_summary->setTextFormat(Qt::PlainText);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(u"certificateReach"_qs);
    m_tree->setModel(&m_model);
    m_tree->setWordWrap(true); // What happens takes more than a line in a small window.
    m_tree->setItemDelegate(new WrappedDelegate(m_tree));
    m_tree->setMinimumHeight(LeastReachRows * theme::Size::Row + 2 * m_tree->frameWidth());
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->resizeSection(ReachModel::Name, MostNameWidth);
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, &QTreeView::doItemsLayout, Qt::QueuedConnection);
    connect(m_tree, &QTreeView::expanded, this, &ReachView::fitNames);
    connect(m_tree, &QTreeView::collapsed, this, &ReachView::fitNames);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addWidget(m_summary);
    layout->addWidget(m_tree, 1);
}

void ReachView::setCertificate(const management::Certificate *certificate)
{
    const bool isOther = !certificate || !m_certificate || certificate->id != m_certificate->id;
    m_certificate = certificate ? std::optional(*certificate) : std::nullopt;
    if (isOther)
        show(m_source.facts(), {});
    refresh();
}

void ReachView::refresh()
{
    m_work.cancel();
    if (!m_certificate)
        return show(m_source.facts(), {});
    const ReachFacts facts = m_source.facts();
    m_work = base::runOnWorker(
        this,
        [facts, id = m_certificate->id]() -> base::Result<QList<reach::ReachedApi>> {
            return reach::certificateReach(id, facts.apis, facts.certificates, *facts.policies, facts.now);
        },
        [this, facts](const base::Result<QList<reach::ReachedApi>> &reached) {
            if (reached)
                show(facts, *reached);
        });
}

void ReachView::show(const ReachFacts &facts, const QList<reach::ReachedApi> &reached)
{
    m_model.setReach(facts, reached);
    const QString text = summary();
    m_summary->setText(text);
    m_tree->setAccessibleDescription(text);
    m_tree->setVisible(!reached.isEmpty());
    if (reached.size() == 1)
        m_tree->expand(m_model.index(0, 0));
    if (!reached.isEmpty())
        m_tree->setCurrentIndex(m_model.index(0, 0));
    fitNames();
}

void ReachView::fitNames()
{
    const int wanted = static_cast<QAbstractItemView *>(m_tree)->sizeHintForColumn(ReachModel::Name);
    m_tree->header()->resizeSection(ReachModel::Name, std::clamp(wanted, LeastNameWidth, MostNameWidth));
}

QString ReachView::summary() const
{
    if (!m_certificate)
        return {};
    if (m_model.reached().isEmpty())
        return m_model.facts().apis.isEmpty() ? tr("Open a definition to see whether it uses this certificate.")
                                              : tr("None of the open definitions uses this certificate.");
    QStringList stopping;
    QStringList partly;
    for (const reach::ReachedApi &reached : m_model.reached()) {
        const QString title = base::shownText(m_model.facts().apis.at(reached.api).title);
        const Kind kind = gravestOf(reached.fields).kind;
        if (kind == Kind::Stops)
            stopping.append(title);
        else if (kind == Kind::StopsPart)
            partly.append(title);
    }
    const QString day = dayText(m_certificate->notAfter.toUTC().date());
    if (day.isEmpty())
        return tr("The day on which it expires is not known.");
    QStringList sentences;
    if (!stopping.isEmpty())
        sentences.append(tr("Stops on %1: %2.", "%1 is a date, %2 are definitions").arg(day, namesText(stopping)));
    if (!partly.isEmpty())
        sentences.append(tr("A part stops on %1: %2.", "%1 is a date, %2 are definitions").arg(day, namesText(partly)));
    return sentences.isEmpty() ? tr("No definition stops when it expires on %1.", "%1 is a date").arg(day)
                               : sentences.join(u' ');
}

void ReachView::activate(const QModelIndex &index)
{
    const QString pointer = index.data(ReachModel::PointerRole).toString();
    if (!pointer.isEmpty())
        emit settingRequested(index.data(ReachModel::DocumentRole).toString(), pointer);
}

void ReachView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_tree->setHeaderHidden(height() < HeightForHeader);
}

void ReachView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReachView::retranslate()
{
    m_tree->setAccessibleName(tr("What it reaches"));
    m_model.setTitles({tr("Definition, operation, policy"), tr("When the certificate expires")});
    m_summary->setText(summary());
}

} // namespace certificates

#include "moc_reachview.cpp"
