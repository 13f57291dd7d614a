#pragma once

#include "exchange.h"

#include <QWidget>

namespace traffic {

/** Shows the phases of one exchange on a common time line, each with its name and its duration in milliseconds. */
class TimingView final : public QWidget
{
    Q_OBJECT

public:
    explicit TimingView(QWidget *parent = nullptr);

    /** Shows the times of an exchange. If its connection was reused, there are none for DNS lookup, connect and TLS. */
    void setTimings(const Timings &timings, bool reusedConnection);
    void clear();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Phase {
        QString name;
        double start = 0;
        double length = 0;
        int color = 0;
    };

    void refresh();
    [[nodiscard]] int rowHeight() const;

    Timings m_timings;
    bool m_reused = false;
    bool m_hasTimings = false;
    QList<Phase> m_phases;
};

} // namespace traffic
