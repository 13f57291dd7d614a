#pragma once

#include "connectiontest.h"

#include <QWidget>

#include <array>

namespace widgets {
class ToneLabel;
}

namespace environments {

/** What works in an environment: one line an operation. Hidden until a test was started. */
class ConnectionTestView final : public QWidget
{
    Q_OBJECT

public:
    explicit ConnectionTestView(management::ManagementService &service, QWidget *parent = nullptr);

    /** Asks the environment the service is set to. */
    void start();
    /** Gives up a test under way and hides what it said. */
    void clear();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    ConnectionTest m_test;
    std::array<widgets::ToneLabel *, 3> m_lines{};
};

} // namespace environments
