#pragma once

#include <QByteArray>
#include <QString>

#include <iosfwd>
#include <memory>

class QDataStream;
class QDebug;
class QTextStream;

namespace secrets {

/**
 * A secret value. It can't be printed, logged or streamed, and only isSameSecret() compares it. Only reveal() returns
 * its bytes; call it only where they are needed, and add the place to tests/architecture/testreveal. The bytes are
 * overwritten when the last copy is destroyed.
 */
class Secret final
{
public:
    Secret() = default;
    explicit Secret(QByteArray bytes);
    explicit Secret(const QString &text);

    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] const QByteArray &reveal() const;
    [[nodiscard]] QString revealText() const { return QString::fromUtf8(reveal()); }

    friend bool operator==(const Secret &, const Secret &) = delete;
    friend QDebug operator<<(QDebug, const Secret &) = delete;
    friend QTextStream &operator<<(QTextStream &, const Secret &) = delete;
    friend QDataStream &operator<<(QDataStream &, const Secret &) = delete;
    friend std::ostream &operator<<(std::ostream &, const Secret &) = delete;

private:
    struct Wiped;
    std::shared_ptr<const Wiped> m_bytes;
};

/** True if two secrets have equal bytes. Takes as long for a wrong byte at the end as for one at the start. */
[[nodiscard]] bool isSameSecret(const Secret &left, const Secret &right);

} // namespace secrets
