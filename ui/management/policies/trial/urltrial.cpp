#include "urltrial.h"

#include "measures.h"
#include "requestmethods.h"
#include "trialtext.h"
#include "valuelabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>

namespace policies {

UrlTrial::UrlTrial(const QString &key, QWidget *parent)
    : QWidget(parent)
    , m_method(new QComboBox(this))
    , m_path(new QLineEdit(this))
    , m_answer(new forms::ValueLabel({}, this))
{
    m_method->addItems(requestMethods());
    m_path->setClearButtonEnabled(true);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_method);
    line->addWidget(m_path, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(line);
    layout->addWidget(m_answer);
    connect(m_method, &QComboBox::currentIndexChanged, this, &UrlTrial::refresh);
    connect(m_path, &QLineEdit::textChanged, this, &UrlTrial::refresh);
    retranslate();
    setKey(key);
}

void UrlTrial::setKey(const QString &key)
{
    m_method->setObjectName(u"rightTrialMethod:"_qs + key);
    m_path->setObjectName(u"rightTrialPath:"_qs + key);
    m_answer->setObjectName(u"rightTrialAnswer:"_qs + key);
    m_path->clear();
}

void UrlTrial::setUrls(const QList<management::AllowedUrl> &urls)
{
    m_urls = urls;
    refresh();
}

void UrlTrial::refresh()
{
    const QString path = m_path->text().trimmed();
    m_answer->setVisible(!path.isEmpty());
    m_answer->setValue(path.isEmpty()
                           ? QString()
                           : urlTrialText(management::decideUrl(m_urls, m_method->currentText(), path), m_urls));
}

void UrlTrial::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void UrlTrial::retranslate()
{
    m_method->setAccessibleName(tr("Method to try"));
    m_path->setAccessibleName(tr("Path to try"));
    m_path->setPlaceholderText(tr("Path to try, for example /books/3"));
    m_answer->setCaption(tr("Allowed URLs"));
    refresh();
}

} // namespace policies

#include "moc_urltrial.cpp"
