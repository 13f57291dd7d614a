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

/** A negative page number requests all pages. */
constexpr int AllPages = -1;

} // namespace

QueryBar::QueryBar(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

void QueryBar::buildWidgets()
{
    m_filterLabel = new QLabel(this);
    m_filter = new QComboBox(this);
    m_filter->setObjectName(u"certificateFilter"_qs);
    m_filter->addItems({u"omit"_qs, u"with_pk"_qs, u"without_pk"_qs});
    m_filterLabel->setBuddy(m_filter);
    m_detailed = new QCheckBox(this);
    m_detailed->setObjectName(u"certificateDetailed"_qs);
    m_pageLabel = new QLabel(this);
    m_page = new QSpinBox(this);
    m_page->setObjectName(u"certificatePage"_qs);
    m_page->setRange(1, std::numeric_limits<int>::max());
    m_page->setKeyboardTracking(false);
    m_page->setFixedWidth(fontMetrics().averageCharWidth() * 6 + theme::Space::Page);
    m_pageLabel->setBuddy(m_page);
    m_pagesLabel = new QLabel(this);
    m_pagesLabel->setObjectName(u"certificatePages"_qs);
    const auto step = [this](Qt::ArrowType arrow, const QString &name) {
        auto *button = new QToolButton(this);
        button->setObjectName(name);
        button->setArrowType(arrow);
        return button;
    };
    m_previous = step(Qt::LeftArrow, u"certificatePreviousPage"_qs);
    m_next = step(Qt::RightArrow, u"certificateNextPage"_qs);
    m_all = step(Qt::NoArrow, u"certificateAllPages"_qs);
    m_all->setCheckable(true);
    m_all->setToolButtonStyle(Qt::ToolButtonTextOnly);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    for (QWidget *widget : QList<QWidget *>{m_filterLabel, m_filter, m_detailed})
        layout->addWidget(widget);
    layout->addSpacing(theme::Space::Control);
    for (QWidget *widget : QList<QWidget *>{m_pageLabel, m_previous, m_page, m_next, m_pagesLabel, m_all})
        layout->addWidget(widget);
}

void QueryBar::connectAll()
{
    connect(m_detailed, &QCheckBox::toggled, this, [this] {
        refresh();
        emit queryChanged();
    });
    connect(m_filter, &QComboBox::currentIndexChanged, this, &QueryBar::queryChanged);
    connect(m_page, &QSpinBox::valueChanged, this, [this] {
        refresh();
        emit queryChanged();
    });
    connect(m_previous, &QToolButton::clicked, m_page, &QSpinBox::stepDown);
    connect(m_next, &QToolButton::clicked, m_page, &QSpinBox::stepUp);
    connect(m_all, &QToolButton::toggled, this, [this] {
        refresh();
        emit queryChanged();
    });
}

management::CertificateQuery QueryBar::query() const
{
    management::CertificateQuery query;
    query.page = m_all->isChecked() ? AllPages : m_page->value();
    query.detailed = m_detailed->isChecked();
    // The server applies the filter only with mode=detailed.
    if (query.detailed)
        query.filter = static_cast<management::CertificateFilter>(m_filter->currentIndex());
    return query;
}

void QueryBar::setPages(int pages)
{
    m_pages = pages;
    refresh();
}

void QueryBar::setDetailed(bool detailed)
{
    m_detailed->setChecked(detailed);
}

void QueryBar::refresh()
{
    const bool paged = !m_all->isChecked();
    m_filter->setEnabled(m_detailed->isChecked());
    m_page->setEnabled(paged);
    m_previous->setEnabled(paged && m_page->value() > 1);
    m_next->setEnabled(paged && m_page->value() < m_pages);
    m_pagesLabel->setText(m_pages > 1 ? tr("of %1", "after a page number; %1 is the number of pages").arg(m_pages)
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
    m_filterLabel->setText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setToolTip(tr("Requires Detailed.\nomit: all certificates\nwith_pk: certificates with a private key, to "
                            "sign requests\nwithout_pk: certificates with a public key only, to validate requests"));
    widgets::setButtonText(m_detailed, tr("Detailed"), tr("Load all details of each certificate"));
    m_pageLabel->setText(tr("Page"));
    m_page->setAccessibleName(tr("Page"));
    m_previous->setAccessibleName(tr("Previous page"));
    m_previous->setToolTip(tr("Previous page"));
    m_next->setAccessibleName(tr("Next page"));
    m_next->setToolTip(tr("Next page"));
    widgets::setButtonText(m_all, tr("All"), tr("Load all pages"));
    refresh();
}

} // namespace certificates

#include "moc_querybar.cpp"
