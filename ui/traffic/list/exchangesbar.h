#pragma once

#include <QWidget>

class QMenu;
class QPushButton;
namespace theme {
enum class Icon;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets

namespace traffic {

class ExchangeLog;

/** The first line of the page Exchanges: its heading, the numbers of exchanges, and what can be done with all of them.
 */
class ExchangesBar final : public QWidget
{
    Q_OBJECT

public:
    /** `log` outlives the bar, which pauses and clears it. */
    explicit ExchangesBar(ExchangeLog &log, QWidget *parent = nullptr);

    /** The menu of the button "Draft…", which is empty. */
    [[nodiscard]] QMenu &draftMenu() const;
    /** Shows the state of the log. `shown` is the number of its exchanges that pass the filter. */
    void refresh(int shown);
    /** Disables "Import HAR…" while a file is read. */
    void setReading(bool isReading);
    /** Disables "Export HAR…" while a file is written, and without exchanges. */
    void setWriting(bool isWriting);
    /** Disables "Draft…" while a draft is made. */
    void setDrafting(bool isDrafting);
    /** Translates the texts. */
    void retranslate();

signals:
    void importRequested();
    void exportRequested();

private:
    void buildWidgets();
    [[nodiscard]] QPushButton *button(theme::Icon icon, const QString &objectName);
    void refreshCounts(int shown);

    ExchangeLog &m_log;
    widgets::Heading *m_heading = nullptr;
    widgets::ToneLabel *m_counts = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_clear = nullptr;
    QPushButton *m_importHar = nullptr;
    QPushButton *m_exportHar = nullptr;
    QPushButton *m_draft = nullptr;
    bool m_isWriting = false;
};

} // namespace traffic
