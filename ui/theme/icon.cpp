#include "icon.h"

#include <QFile>
#include <QIconEngine>
#include <QMetaEnum>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

static void initializeIconResources()
{
    Q_INIT_RESOURCE(icons);
}

namespace theme {

namespace {

// In the order of the enumeration.
constexpr const char *Names[] = {
    "add",     "api",         "arrowdown",    "arrowleft", "arrowright", "arrowup",     "calendar", "certificate",
    "check",   "chevrondown", "chevronright", "chevronup", "clear",      "client",      "clock",    "close",
    "command", "copy",        "dot",          "duplicate", "edit",       "environment", "error",    "exchange",
    "export",  "eye",         "eyeoff",       "file",      "filter",     "folder",      "gateway",  "grip",
    "help",    "import",      "information",  "key",       "link",       "lock",        "menu",     "more",
    "ok",      "open",        "overview",     "path",      "pause",      "pin",         "play",     "policy",
    "profile", "redo",        "refresh",      "remove",    "revert",     "save",        "schema",   "search",
    "send",    "settings",    "source",       "stop",      "template",   "theme",       "undo",     "upstream",
    "warning",
};
static_assert(std::size(Names) == static_cast<size_t>(Icon::Warning) + 1);

QByteArray drawing(Icon icon, const QColor &color)
{
    initializeIconResources();
    QFile file(u":/icons/%1.svg"_qs.arg(QLatin1StringView(Names[static_cast<size_t>(icon)])));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray svg = file.readAll();
    return svg.replace("#000", color.name().toLatin1());
}

QPixmap render(Icon icon, const QColor &color, const QSize &pixels)
{
    const QString key = u"gatewright-icon/%1/%2/%3x%4"_qs.arg(QString::number(static_cast<int>(icon)), color.name(),
                                                              QString::number(pixels.width()),
                                                              QString::number(pixels.height()));
    QPixmap picture;
    if (pixels.isEmpty()) // A button that has no room yet.
        return picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap(pixels);
    picture.fill(Qt::transparent);
    QSvgRenderer renderer(drawing(icon, color));
    QPainter painter(&picture);
    const int side = qMin(pixels.width(), pixels.height());
    renderer.render(&painter, QRectF((pixels.width() - side) / 2.0, (pixels.height() - side) / 2.0, side, side));
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

/** Draws the icon in the requested size, in the current color of its role. */
class Engine final : public QIconEngine
{
public:
    Engine(Icon icon, Role role)
        : m_icon(icon)
        , m_role(role)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal ratio = painter->device()->devicePixelRatio();
        QPixmap picture = render(m_icon, colorFor(mode), rect.size() * ratio);
        picture.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, picture);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return render(m_icon, colorFor(mode), size);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        return pixmap(size, mode, state);
    }
    QIconEngine *clone() const override { return new Engine(*this); }

private:
    QColor colorFor(QIcon::Mode mode) const
    {
        if (mode != QIcon::Disabled)
            return color(m_role);
        return color(Role::Border);
    }

    Icon m_icon;
    Role m_role;
};

} // namespace

QIcon icon(Icon icon, Role role)
{
    return QIcon(new Engine(icon, role));
}

QPixmap pixmap(Icon icon, Role role, int size, qreal devicePixelRatio)
{
    QPixmap picture = render(icon, color(role), QSize(size, size) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    return picture;
}

} // namespace theme
