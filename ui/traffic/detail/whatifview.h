#pragma once

#include "exchange.h"

#include <QWidget>

namespace widgets {
class ToneLabel;
}

namespace traffic {

class BeforeAfterPage;

/** The result of a recorded request with the current definitions. Nothing is sent. */
class WhatIfView final : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfView(QWidget *parent = nullptr);

    /** `made` is the result of preview::whatIf() for `recorded`. Secrets are shown when `revealed`. */
    void setExchange(const Exchange &recorded, const Exchange &made, bool revealed);
    void retranslate();

signals:
    /** The user wants to see the setting that caused a line. */
    void settingRequested(const QString &documentPath, const QString &pointer);

private:
    void refreshVerdict();

    widgets::ToneLabel *m_verdict = nullptr;
    BeforeAfterPage *m_page = nullptr;
    QString m_documentPath;
    bool m_isSame = false;
};

} // namespace traffic
