#pragma once

#include "connectiontest.h"

#include <QWidget>

namespace widgets {
class ToneLabel;
}

namespace environments {

/** What works in an environment: one line an operation. Hidden until a test was started. */
class ConnectionTestView final : public QWidget
{
    Q_OBJECT

public:
    ConnectionTestView(management::ManagementService &service, management::EnvironmentList &environments,
                       QWidget *parent = nullptr);

    void start(const management::Environment &environment);
    /** Gives up a test under way and hides what it said. */
    void clear();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    ConnectionTest m_test;
    std::array<widgets::ToneLabel *, ConnectionTest::OperationCount> m_lines{};
};

} // namespace environments
