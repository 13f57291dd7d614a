#pragma once

#include "connectiontest.h"

#include <QWidget>

namespace widgets {
class ToneLabel;
}

namespace environments {

/** Runs a ConnectionTest and shows its results, one line per operation. Hidden until a test is started. */
class ConnectionTestView final : public QWidget
{
    Q_OBJECT

public:
    ConnectionTestView(management::ManagementService &service, management::EnvironmentList &environments,
                       QWidget *parent = nullptr);

    void start(const management::Environment &environment);
    /** Cancels a running test and hides the results. */
    void clear();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    ConnectionTest m_test;
    std::array<widgets::ToneLabel *, ConnectionTest::OperationCount> m_lines{};
};

} // namespace environments
