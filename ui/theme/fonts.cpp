#include "fonts.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>

namespace theme {

namespace {

constexpr qreal SmallScale = 0.9;
constexpr qreal FallbackPointSize = 10;

QFont scaled(QFont font, qreal factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

bool isGeneric(const QString &family)
{
    static constexpr QStringView Generic[] = {u"", u"Sans", u"Sans Serif", u"Sans-Serif", u"DejaVu Sans", u"Helvetica"};
    return std::any_of(std::begin(Generic), std::end(Generic),
                       [&](QStringView name) { return family.compare(name, Qt::CaseInsensitive) == 0; });
}

} // namespace

QFont textFont()
{
    return QApplication::font();
}

QFont headingFont(Heading heading)
{
    const qreal factor = heading == Heading::Page ? 1.5 : heading == Heading::Section ? 1.25 : 1.0;
    QFont font = scaled(textFont(), factor);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont smallFont()
{
    return scaled(textFont(), SmallScale);
}

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!QFontInfo(font).fixedPitch()) {
        font = textFont();
        font.setFamily(u"monospace"_qs);
    }
    font.setStyleHint(QFont::Monospace);
    if (textFont().pointSizeF() > 0)
        font.setPointSizeF(textFont().pointSizeF());
    else
        font.setPixelSize(textFont().pixelSize());
    return font;
}

QFont startFont(const QFont &systemFont)
{
    if (!isGeneric(systemFont.family()))
        return systemFont;
    const QString better = u"Inter"_qs;
    if (!QFontDatabase::hasFamily(better))
        return systemFont;
    QFont font(better);
    font.setPointSizeF(FallbackPointSize);
    return font;
}

} // namespace theme
