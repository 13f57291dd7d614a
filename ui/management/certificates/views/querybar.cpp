#include "querybar.h"

#include "measures.h"
#include "naming.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <limits>

namespace certificates {
namespace {

/** Any page below 0 asks for everything. */
constexpr int AllPages = -1;

} // namespace

struct QueryBar::Parts {
    QLabel *filterLabel = nullptr;
    QComboBox *filter = nullptr;
    QCheckBox *detailed = nullptr;
    QToolButton *previous = nullptr;
    QLabel *pageLabel = nullptr;
    QSpinBox *page = nullptr;
    QLabel *pages = nullptr;
    QToolButton *next = nullptr;
    QToolButton *all = nullptr;
};

QueryBar::QueryBar(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

QueryBar::~QueryBar() = default;

void QueryBar::buildWidgets()
{
    m_parts->filterLabel = new QLabel(this);
    m_parts->filter = new QComboBox(this);
    m_parts->filter->setObjectName(u"certificateFilter"_qs);
    m_parts->filter->addItems({u"omit"_qs, u"with_pk"_qs, u"without_pk"_qs});
    m_parts->filterLabel->setBuddy(m_parts->filter);
    m_parts->detailed = new QCheckBox(this);
    m_parts->detailed->setObjectName(u"certificateDetailed"_qs);
    m_parts->pageLabel = new QLabel(this);
    m_parts->page = new QSpinBox(this);
    m_parts->page->setObjectName(u"certificatePage"_qs);
    m_parts->page->setRange(1, std::numeric_limits<int>::max());
    m_parts->page->setKeyboardTracking(false);
    m_parts->page->setFixedWidth(fontMetrics().averageCharWidth() * 6 + theme::Space::Page);
    m_parts->pageLabel->setBuddy(m_parts->page);
    m_parts->pages = new QLabel(this);
    m_parts->pages->setObjectName(u"certificatePages"_qs);
    const auto step = [this](Qt::ArrowType arrow, const QString &name) {
        auto *button = new QToolButton(this);
        button->setObjectName(name);
        button->setArrowType(arrow);
        return button;
    };
    m_parts->previous = step(Qt::LeftArrow, u"certificatePreviousPage"_qs);
    m_parts->next = step(Qt::RightArrow, u"certificateNextPage"_qs);
    m_parts->all = step(Qt::NoArrow, u"certificateAllPages"_qs);
    m_parts->all->setCheckable(true);
    m_parts->all->setToolButtonStyle(Qt::ToolButtonTextOnly);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    for (QWidget *widget : QList<QWidget *>{m_parts->filterLabel, m_parts->filter, m_parts->detailed})
        layout->addWidget(widget);
    layout->addSpacing(theme::Space::Control);
    for (QWidget *widget : QList<QWidget *>{m_parts->pageLabel, m_parts->previous, m_parts->page, m_parts->next,
                                            m_parts->pages, m_parts->all})
        layout->addWidget(widget);
}

void QueryBar::connectAll()
{
    connect(m_parts->detailed, &QCheckBox::toggled, this, [this] {
        refresh();
        emit queryChanged();
    });
    connect(m_parts->filter, &QComboBox::currentIndexChanged, this, &QueryBar::queryChanged);
    connect(m_parts->page, &QSpinBox::valueChanged, this, [this] {
        refresh();
        emit queryChanged();
    });
    connect(m_parts->previous, &QToolButton::clicked, m_parts->page, &QSpinBox::stepDown);
    connect(m_parts->next, &QToolButton::clicked, m_parts->page, &QSpinBox::stepUp);
    connect(m_parts->all, &QToolButton::toggled, this, [this] {
        refresh();
        emit queryChanged();
    });
}

management::CertificateQuery QueryBar::query() const
{
    management::CertificateQuery query;
    query.page = m_parts->all->isChecked() ? AllPages : m_parts->page->value();
    query.detailed = m_parts->detailed->isChecked();
    // The server heeds the filter only together with mode=detailed.
    if (query.detailed)
        query.filter = static_cast<management::CertificateFilter>(m_parts->filter->currentIndex());
    return query;
}

void QueryBar::setPages(int pages)
{
    m_pages = pages;
    refresh();
}

void QueryBar::setDetailed(bool detailed)
{
    m_parts->detailed->setChecked(detailed);
}

void QueryBar::refresh()
{
    const bool paged = !m_parts->all->isChecked();
    m_parts->filter->setEnabled(m_parts->detailed->isChecked());
    m_parts->page->setEnabled(paged);
    m_parts->previous->setEnabled(paged && m_parts->page->value() > 1);
    m_parts->next->setEnabled(paged && m_parts->page->value() < m_pages);
    m_parts->pages->setText(m_pages > 1 ? tr("of %1", "behind a page number; %1 is how many there are").arg(m_pages)
                                        : QString());
}

void QueryBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void QueryBar::retranslate()
{
    m_parts->filterLabel->setText(tr("Filter"));
    m_parts->filter->setAccessibleName(tr("Filter"));
    m_parts->filter->setToolTip(
        tr("Works together with Detailed.\nomit: all certificates\nwith_pk: those with a private key, "
           "usable to sign requests\nwithout_pk: those with the public key only, used to validate"));
    widgets::setButtonText(m_parts->detailed, tr("Detailed"), tr("Ask for more details of each certificate"));
    m_parts->pageLabel->setText(tr("Page"));
    m_parts->page->setAccessibleName(tr("Page"));
    m_parts->previous->setAccessibleName(tr("Previous page"));
    m_parts->previous->setToolTip(tr("Previous page"));
    m_parts->next->setAccessibleName(tr("Next page"));
    m_parts->next->setToolTip(tr("Next page"));
    widgets::setButtonText(m_parts->all, tr("All"), tr("Ask for all pages at once"));
    refresh();
}

} // namespace certificates

#include "moc_querybar.cpp"
