#pragma once

#include <QObject>

namespace commands {

/** Turns SIGINT and SIGTERM into a Qt signal, so that a command can end normally. Only one object may exist at a
 * time. */
class Interruption final : public QObject
{
    Q_OBJECT

public:
    explicit Interruption(QObject *parent = nullptr);
    ~Interruption() override;

signals:
    void interrupted();

private:
    int m_sockets[2] = {-1, -1};
};

} // namespace commands
