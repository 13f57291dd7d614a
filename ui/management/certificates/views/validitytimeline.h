#pragma once

#include "certificatefiltermodel.h"

#include <QAbstractScrollArea>
#include <QItemSelectionModel>

namespace certificates {

/**
 * Shows the validity of all certificates on one timeline, with a line at today. It shares the rows and the selection
 * with the table of certificates. Arrow keys, Home, End and a click select a row.
 */
class ValidityTimeline final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    ValidityTimeline(items::CertificateFilterModel &certificates, QItemSelectionModel &selection,
                     QWidget *parent = nullptr);

    void setNow(const QDateTime &now);
    /** The time range that the timeline shows: from the earliest start to the latest end of a certificate's validity,
     * at least one month and at most two years back, and at least one month and at most three years ahead. */
    [[nodiscard]] std::pair<QDateTime, QDateTime> range() const { return m_range; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    struct Scale;
    void measure();
    void refresh();
    void select(int row);
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int axisHeight() const;
    [[nodiscard]] int flagHeight() const;
    [[nodiscard]] int rowAt(const QPoint &point) const;
    [[nodiscard]] Scale scale() const;
    [[nodiscard]] QList<QDate> marks(const Scale &scale) const;
    [[nodiscard]] QRectF todayFlag(const Scale &scale) const;
    void paintGrid(QPainter &painter, const Scale &scale) const;
    void paintAxis(QPainter &painter, const Scale &scale) const;
    void paintRow(QPainter &painter, const Scale &scale, int row, int top) const;
    void paintToday(QPainter &painter, const Scale &scale) const;

    items::CertificateFilterModel &m_certificates;
    QItemSelectionModel &m_selection;
    QDateTime m_now;
    std::pair<QDateTime, QDateTime> m_range;
};

} // namespace certificates
