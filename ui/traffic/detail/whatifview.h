#pragma once

#include "exchange.h"

#include <QWidget>

namespace widgets {
class ToneLabel;
}

namespace traffic {

class BeforeAfterPage;

/** What the definitions as they are edited now would make of a recorded request. Nothing is sent. */
class WhatIfView final : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfView(QWidget *parent = nullptr);

    /** `made` is the recorded exchange as the routes of now would make it; secrets are shown when `revealed`. */
    void setExchange(const Exchange &recorded, const Exchange &made, bool revealed);
    void retranslate();

signals:
    /** The setting behind a line is asked for. */
    void settingRequested(const QString &documentPath, const QString &pointer);

private:
    void refreshVerdict();

    widgets::ToneLabel *m_verdict = nullptr;
    BeforeAfterPage *m_page = nullptr;
    QString m_documentPath;
    bool m_isSame = false;
};

} // namespace traffic
