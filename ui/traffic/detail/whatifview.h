#pragma once

#include "exchange.h"

#include <QWidget>

namespace widgets {
class ToneLabel;
}

namespace traffic {

class BeforeAfterPage;

/** Shows what the gateway would do with a recorded request now, with the current definitions. Nothing is sent. */
class WhatIfView final : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfView(QWidget *parent = nullptr);

    /** Sets the recorded exchange, `made`, which preview::whatIf() returned for it, and `shown`, which is `made` with
     * its secrets masked if they are to be masked. */
    void setExchange(const Exchange &recorded, const Exchange &made, const Exchange &shown);
    void retranslate();

signals:
    /** The user wants to see the setting that caused a line: the path of its definition and its JSON Pointer. */
    void settingRequested(const QString &documentPath, const QString &pointer);
    /** The user clicked "Use the echo". */
    void echoRequested();

private:
    void refreshVerdict();

    widgets::ToneLabel *m_verdict = nullptr;
    BeforeAfterPage *m_page = nullptr;
    bool m_isSame = false;
};

} // namespace traffic
