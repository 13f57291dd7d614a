#pragma once

#include "reportline.h"

#include <QListWidget>

namespace proxyexport {

/** The list with the lines of a report. The word of each line, such as `Lost`, is a badge before the wrapped text. */
class ReportList final : public QListWidget
{
    Q_OBJECT

public:
    explicit ReportList(QWidget *parent = nullptr);

    /** Shows the lines in place of the previous ones. The place in the list is kept if they are the same. */
    void setLines(const QList<ReportLine> &lines);

private:
    QList<ReportLine> m_lines;
};

} // namespace proxyexport
