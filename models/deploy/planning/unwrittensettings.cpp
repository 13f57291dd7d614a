#include "unwrittensettings.h"

#include "gatewayfields.h"

namespace deploy {

namespace {

namespace fields = definition::fields;
using document::Node;

constexpr qsizetype MaximumDepth = 12;

/** Collects the objects that are on. */
class Search final
{
public:
    explicit Search(const Node &extension) { walk(extension, {}); }

    QStringList found;

private:
    [[nodiscard]] static bool isRead(const QByteArrayList &path)
    {
        static const QList<QByteArrayList> places = {fields::clientAuthentication().tokens(),
                                                     fields::authentication().tokens()};
        return places.contains(path);
    }

    /** `middleware` has maps of operations, tools and the like; what is `global` in it has fixed names. */
    [[nodiscard]] static QByteArray nameIn(const QByteArrayList &parent, const QByteArray &key)
    {
        const bool isMap = parent.size() == 2 && parent.first() == "middleware" && parent.last() != "global";
        return isMap ? "*" : key;
    }

    void walk(const Node &node, const QByteArrayList &path)
    {
        if (found.size() >= MaximumUnwritten || path.size() > MaximumDepth || isRead(path))
            return;
        for (qsizetype i = 0; node.isSequence() && i < node.childCount(); ++i)
            walk(node.childAt(i).resolved(), path);
        if (!node.isMapping())
            return;
        if (const Node enabled = node.member("enabled"); enabled.exists() && !path.isEmpty()) {
            const QString name = QString::fromUtf8(path.join('.'));
            if (enabled.toBool() && !found.contains(name))
                found.append(name);
            return;
        }
        for (qsizetype i = 0; i < node.childCount(); ++i)
            walk(node.childAt(i).resolved(), path + QByteArrayList{nameIn(path, node.keyAt(i))});
    }
};

} // namespace

QStringList unwrittenSettings(const definition::DefinitionView &view)
{
    return Search(view.snapshot().at(view.extension())).found;
}

} // namespace deploy
