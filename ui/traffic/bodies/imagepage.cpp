#include "imagepage.h"

#include "heading.h"
#include "imageview.h"
#include "measures.h"
#include "naming.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>

namespace traffic {

ImagePage::ImagePage(const QString &prefix, QWidget *parent)
    : QWidget(parent)
{
    m_view = new ImageView(this);
    m_view->setObjectName(prefix + u"Image"_qs);
    m_fit = new QCheckBox(this);
    m_fit->setObjectName(prefix + u"ImageFit"_qs);
    m_fit->setChecked(true);
    m_size = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_size->setObjectName(prefix + u"ImageSize"_qs);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Group);
    line->addWidget(m_fit);
    line->addWidget(m_size, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_view, 1);
    layout->addLayout(line);
    retranslate();
    connect(m_fit, &QCheckBox::toggled, m_view, &ImageView::setFitted);
}

void ImagePage::setImage(const QImage &image)
{
    m_view->setImage(image);
    retranslate();
}

void ImagePage::setLabel(const QString &label)
{
    m_view->setAccessibleName(label);
}

void ImagePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ImagePage::retranslate()
{
    widgets::setButtonText(m_fit, tr("Scale to fit"), tr("Scale an image that is larger than the view"));
    const QSize size = m_view->image().size();
    m_size->setText(tr("%1 × %2 pixels", "%1 and %2 are the width and the height of an image")
                        .arg(QString::number(size.width()), QString::number(size.height())));
    m_view->setAccessibleDescription(m_size->text());
}

} // namespace traffic

#include "moc_imagepage.cpp"
