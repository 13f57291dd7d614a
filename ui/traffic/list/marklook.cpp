#include "marklook.h"

#include "exchangemodel.h"
#include "theme.h"

#include <QBrush>
#include <QCoreApplication>
#include <QPixmap>

namespace traffic {
namespace {

struct MarkTexts {
    Q_DECLARE_TR_FUNCTIONS(traffic::MarkTexts)
};

constexpr int IconSize = 12;

/** The colors of the theme that have enough contrast on its backgrounds, also as a tint below text. */
QColor colorOf(items::MarkColor color)
{
    const theme::Palette &palette = theme::palette();
    switch (color) {
    case items::MarkColor::Red:
        return palette.color(theme::Role::Error);
    case items::MarkColor::Orange:
        return palette.color(theme::Role::Warning);
    case items::MarkColor::Green:
        return palette.color(theme::Role::Ok);
    case items::MarkColor::Blue:
        return palette.color(theme::Role::Accent);
    case items::MarkColor::Purple:
        return palette.method(u"PATCH"_qs);
    case items::MarkColor::None:
        break;
    }
    return {};
}

QString spokenMarks(const items::ExchangeMarks &marks)
{
    QStringList words;
    if (marks.pinned)
        words.append(MarkTexts::tr("pinned"));
    if (marks.hidden)
        words.append(MarkTexts::tr("hidden"));
    if (marks.color != items::MarkColor::None)
        words.append(markText(marks.color));
    return words.join(u", "_qs);
}

} // namespace

QString markText(items::MarkColor color)
{
    switch (color) {
    case items::MarkColor::Red:
        return MarkTexts::tr("Red");
    case items::MarkColor::Orange:
        return MarkTexts::tr("Orange");
    case items::MarkColor::Green:
        return MarkTexts::tr("Green");
    case items::MarkColor::Blue:
        return MarkTexts::tr("Blue");
    case items::MarkColor::Purple:
        return MarkTexts::tr("Purple");
    case items::MarkColor::None:
        break;
    }
    return MarkTexts::tr("No color");
}

QIcon markIcon(items::MarkColor color)
{
    if (color == items::MarkColor::None)
        return {};
    QPixmap picture(IconSize, IconSize);
    picture.fill(colorOf(color));
    return QIcon(picture);
}

QVariant markLook(const items::ExchangeMarks &marks, int column, int role)
{
    switch (role) {
    case Qt::BackgroundRole:
        return marks.color == items::MarkColor::None ? QVariant()
                                                     : QVariant(QBrush(theme::palette().tint(colorOf(marks.color))));
    case Qt::DecorationRole:
        return marks.pinned && column == items::ExchangeModel::Number ? QVariant(theme::icon(theme::Icon::Pin))
                                                                      : QVariant();
    case Qt::AccessibleDescriptionRole:
        return column == items::ExchangeModel::Number ? QVariant(spokenMarks(marks)) : QVariant();
    default:
        return {};
    }
}

} // namespace traffic
