#pragma once

#include "policysimulation.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace forms {
class ValueLabel;
}
namespace widgets {
class ToneLabel;
}

namespace policies {

/** Simulates whether a policy allows a request that the user enters, as the nth request within a time span. */
class PolicyTrial final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyTrial(QWidget *parent = nullptr);

    void setPolicy(const management::Policy &policy);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildWidgets();
    void layOut();
    void retranslate();
    void connectAll();
    void refreshApis();
    void refresh();

    management::Policy m_policy;
    QComboBox *m_api = nullptr;
    QComboBox *m_method = nullptr;
    QLineEdit *m_path = nullptr;
    QSpinBox *m_count = nullptr;
    QSpinBox *m_span = nullptr;
    QLabel *m_apiLabel = nullptr;
    QLabel *m_requestLabel = nullptr;
    QLabel *m_countLabel = nullptr;
    QLabel *m_spanLabel = nullptr;
    forms::ValueLabel *m_result = nullptr;
    widgets::ToneLabel *m_rules = nullptr;
};

} // namespace policies
