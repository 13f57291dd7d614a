#pragma once

#include <QObject>

namespace commands {

/** SIGINT and SIGTERM as a signal of the event loop, so that a command can end normally. One at a time. */
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
