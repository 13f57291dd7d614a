#include "partsview.h"

#include "mediatype.h"
#include "showntext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QSplitter>

namespace traffic {
namespace {

/** Scales the shares of the list and of the part, which Qt fits to the real width. */
constexpr int ListShare = 1000;

} // namespace

PartsView::PartsView(const QString &prefix, const NewPartView &newPart, QWidget *parent)
    : QWidget(parent)
{
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(u"partsSplitter"_qs);
    splitter->setChildrenCollapsible(false);
    m_list = new QListWidget(splitter);
    m_list->setObjectName(prefix + u"Parts"_qs);
    m_list->setUniformItemSizes(true);
    m_part = newPart(prefix + u"Part"_qs, splitter);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({ListShare, 3 * ListShare});
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    retranslate();
    connect(m_list, &QListWidget::currentRowChanged, this, &PartsView::showPart);
    connect(m_part, &PartView::saveRequested, this, &PartsView::saveRequested);
}

void PartsView::setParts(const QList<bodies::BodyPart> &parts)
{
    m_parts = parts;
    m_list->clear();
    for (qsizetype i = 0; i < parts.size(); ++i)
        m_list->addItem(titleOf(i));
    m_list->setCurrentRow(parts.isEmpty() ? -1 : 0);
}

QString PartsView::titleOf(qsizetype index) const
{
    const bodies::BodyPart &part = m_parts.at(index);
    const QString name = part.name.isEmpty() ? tr("Part %1", "%1 is the number of a part of a body").arg(index + 1)
                                             : base::shownText(QByteArrayView(part.name));
    const QByteArray type = bodies::mediaTypeName(part.headers.first("Content-Type").value_or(QByteArray()));
    const QString size = QLocale().formattedDataSize(part.bytes.size(), 1, QLocale::DataSizeSIFormat);
    const QString end = type.isEmpty() ? size : base::shownText(QByteArrayView(type)) + u"  ·  "_qs + size;
    return name + u"  ·  "_qs + end;
}

void PartsView::showPart(int index)
{
    if (index < 0 || index >= m_parts.size()) {
        m_part->clear();
        return;
    }
    const bodies::BodyPart &part = m_parts.at(index);
    m_part->setMessage(part.headers, {part.bytes, part.bytes.size()});
}

void PartsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PartsView::retranslate()
{
    m_list->setAccessibleName(tr("Parts"));
    m_part->setLabels(tr("Headers of the part"), tr("Body of the part"));
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setText(titleOf(i));
}

} // namespace traffic

#include "moc_partsview.cpp"
