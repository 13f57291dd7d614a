#pragma once

#include <QColor>
#include <QString>
#include <QStyledItemDelegate>
#include <QWidget>

class QPainter;

namespace widgets {

/** Draws a text in a color on a 12 % tint of it, centered in `rect`. */
void paintBadge(QPainter *painter, const QRect &rect, const QString &word, const QColor &color);

/** The badge of a request method, always theme::Size::Badge wide. */
class MethodBadge final : public QWidget
{
    Q_OBJECT

public:
    explicit MethodBadge(const QString &method = {}, QWidget *parent = nullptr);

    /** An HTTP method in any letter case. */
    void setMethod(const QString &method);
    [[nodiscard]] QString method() const { return m_method; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_method;
};

/** Item data: a method to draw as a badge before the item's text. */
inline constexpr int BadgeRole = Qt::UserRole + 7001;
/** Item data: a count or note, drawn muted at the right edge. */
inline constexpr int NoteRole = Qt::UserRole + 7002;

/**
 * Draws badges in lists, trees and tables. Method: the item's text is the method, or BadgeRole adds one before
 * the text. Status: the text starts with a status code and is drawn in its color.
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
