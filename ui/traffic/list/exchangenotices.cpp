#include "exchangenotices.h"

#include "banner.h"
#include "composer.h"
#include "harfiles.h"
#include "requestcopying.h"
#include "trafficdrafts.h"

#include <QPushButton>

namespace traffic {

ExchangeNotices::ExchangeNotices(QWidget *page)
    : QObject(page)
    , m_banner(new widgets::Banner(page))
{
    m_banner->setObjectName(u"exchangesBanner"_qs);
    m_banner->setClosable(true);
}

void ExchangeNotices::watch(HarFiles &files)
{
    connect(&files, &HarFiles::failed, this, &ExchangeNotices::showFailure);
    connect(&files, &HarFiles::readingChanged, this, [this, &files] { showReading(files); });
    connect(&files, &HarFiles::writingChanged, this, [this, &files] { showWriting(files); });
    connect(&files, &HarFiles::progressed, this, [this](qsizetype written, qsizetype all) {
        m_banner->setText(tr("Writing the HAR file: %1 of %2 exchanges…", "numbers of exchanges")
                              .arg(QString::number(written), QString::number(all)));
    });
    connect(&files, &HarFiles::succeeded, this, &ExchangeNotices::showMessage);
}

void ExchangeNotices::watch(RequestCopying &copying)
{
    connect(&copying, &RequestCopying::succeeded, this, &ExchangeNotices::showMessage);
    connect(&copying, &RequestCopying::expired, this, [this](const QString &text) {
        if (m_banner->text() == text)
            m_banner->clear();
    });
    connect(&copying, &RequestCopying::failed, this, &ExchangeNotices::showFailure);
}

void ExchangeNotices::watch(TrafficDrafts &drafts)
{
    connect(&drafts, &TrafficDrafts::runningChanged, this, [this, &drafts] { showDrafting(drafts); });
    connect(&drafts, &TrafficDrafts::failed, this, &ExchangeNotices::showFailure);
    connect(&drafts, &TrafficDrafts::succeeded, this, &ExchangeNotices::showMessage);
}

void ExchangeNotices::showMessage(const QString &text)
{
    m_banner->show(widgets::Banner::Kind::Success, text);
}

void ExchangeNotices::showFailure(const QString &text, const QString &details)
{
    if (text.isEmpty())
        m_banner->clear();
    else
        m_banner->show(widgets::Banner::Kind::Error, text, details);
}

void ExchangeNotices::showReading(HarFiles &files)
{
    if (!files.isReading())
        return m_banner->clear();
    m_banner->show(widgets::Banner::Kind::Information, tr("Reading the HAR file…"));
    QPushButton *cancel = m_banner->addAction(tr("Cancel"), u"cancelHarImport"_qs);
    connect(cancel, &QPushButton::clicked, &files, &HarFiles::cancelReading);
}

void ExchangeNotices::showWriting(HarFiles &files)
{
    if (!files.isWriting())
        return m_banner->clear();
    m_banner->show(widgets::Banner::Kind::Information, tr("Writing the HAR file…"));
    QPushButton *cancel = m_banner->addAction(tr("Cancel"), u"cancelHarExport"_qs);
    connect(cancel, &QPushButton::clicked, &files, &HarFiles::cancelWriting);
}

void ExchangeNotices::showDrafting(TrafficDrafts &drafts)
{
    if (!drafts.isRunning())
        return m_banner->clear();
    m_banner->show(widgets::Banner::Kind::Information, tr("Reading the exchanges…"));
    QPushButton *cancel = m_banner->addAction(tr("Cancel"), u"cancelDraft"_qs);
    connect(cancel, &QPushButton::clicked, &drafts, &TrafficDrafts::cancel);
}

/** The focus is on the safe answer, so that Return gives it. */
void ExchangeNotices::ask(const SendQuestion &question, QWidget &next)
{
    m_banner->show(widgets::Banner::Kind::Warning, question.text);
    QPushButton *first = nullptr;
    for (const SendQuestion::Answer &answer : question.answers) {
        QPushButton *button = m_banner->addAction(answer.label, answer.objectName);
        connect(button, &QPushButton::clicked, this, [this, &next, choose = answer.choose] {
            m_banner->clear();
            next.setFocus();
            choose();
        });
        first = first ? first : button;
    }
    if (first)
        first->setFocus(Qt::OtherFocusReason);
}

} // namespace traffic

#include "moc_exchangenotices.cpp"
