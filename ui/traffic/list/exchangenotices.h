#pragma once

#include <QObject>

class QWidget;
namespace widgets {
class Banner;
}

namespace traffic {

class HarFiles;
class RequestCopying;
class TrafficDrafts;
struct SendQuestion;

/** Shows in the banner of the page Exchanges what becomes of files, drafts and copies, and asks what has to be known
 * before a request is sent. */
class ExchangeNotices final : public QObject
{
    Q_OBJECT

public:
    /** The banner is a child of `page`, hidden while there is nothing to show. */
    explicit ExchangeNotices(QWidget *page);

    [[nodiscard]] widgets::Banner &banner() const { return *m_banner; }
    /** Shows what HAR files are read and written, and how that ended, as below for copies and drafts. */
    void watch(HarFiles &files);
    void watch(RequestCopying &copying);
    void watch(TrafficDrafts &drafts);
    void showMessage(const QString &text);
    /** Shows what failed. An empty text hides the banner. */
    void showFailure(const QString &text, const QString &details);
    /** Asks a question. After the answer, `next` has the focus. */
    void ask(const SendQuestion &question, QWidget &next);

private:
    void showReading(HarFiles &files);
    void showWriting(HarFiles &files);
    void showDrafting(TrafficDrafts &drafts);

    widgets::Banner *m_banner;
};

} // namespace traffic
