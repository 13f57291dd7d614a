#pragma once

#include "icon.h"

#include <QAbstractButton>
#include <QWidget>

class QBoxLayout;

namespace designer {

/** One station of a request's way: what happens there, in two lines. */
struct WayStation {
    theme::Icon icon = theme::Icon::Client;
    QString title;
    QString detail;
    bool isOff = false; ///< Nothing happens there: drawn muted.
    friend bool operator==(const WayStation &, const WayStation &) = default;
};

/** A station as a button: an icon, a title, a line of detail that is shortened where there is no room. */
class StationButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit StationButton(QWidget *parent = nullptr);

    void setStation(const WayStation &station);
    /** One line of detail is enough: the station stands in a column and is wide. */
    void setCompact(bool compact);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void paintTexts(QPainter *painter) const;

    WayStation m_station;
    bool m_isCompact = false;
};

/** The way of a request as a row of stations with arrows between them; a column where the row has no room. */
class RequestWay final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestWay(int stations, QWidget *parent = nullptr);

    /** As many as the constructor was told. */
    void setStations(const QList<WayStation> &stations);
    [[nodiscard]] StationButton *button(int station) const { return m_buttons.at(station); }

signals:
    void stationChosen(int station);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshDirection();

    QBoxLayout *m_layout = nullptr;
    QList<StationButton *> m_buttons;
    QList<QWidget *> m_arrows;
};

} // namespace designer
