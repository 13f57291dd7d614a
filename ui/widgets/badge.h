#pragma once

#include <QColor>
#include <QString>
#include <QStyledItemDelegate>
#include <QWidget>

class QPainter;

namespace widgets {

/** Draws a badge, centered in `rect`: a word in a color, on a tint of the color of 12 %. */
void paintBadge(QPainter *painter, const QRect &rect, const QString &word, const QColor &color);

/** The badge of an HTTP method, always theme::Size::Badge wide. */
class MethodBadge final : public QWidget
{
    Q_OBJECT

public:
    explicit MethodBadge(const QString &method = {}, QWidget *parent = nullptr);

    /** Sets the HTTP method that the badge shows, in any letter case. */
    void setMethod(const QString &method);
    [[nodiscard]] QString method() const { return m_method; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_method;
};

/** The item data role of an HTTP method that BadgeDelegate draws as a badge before the item's text. */
inline constexpr int BadgeRole = Qt::UserRole + 7001;
/** The item data role of a count or note that BadgeDelegate draws muted at the right edge of the item. */
inline constexpr int NoteRole = Qt::UserRole + 7002;

/**
 * Draws badges in lists, trees and tables. In a column of methods, the item's text is the method, or BadgeRole adds a
 * method before the text. In a column of statuses, the text starts with a status code and is drawn in the color of the
 * code.
 */
class BadgeDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum class Kind { Method, Leading, Status };

    explicit BadgeDelegate(Kind kind, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintMethod(QPainter *painter, QStyleOptionViewItem option) const;
    void paintLeading(QPainter *painter, QStyleOptionViewItem option, const QModelIndex &index) const;
    void paintStatus(QPainter *painter, QStyleOptionViewItem option) const;

    Kind m_kind;
};

} // namespace widgets
