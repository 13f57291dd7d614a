#pragma once

#include "policysimulation.h"

#include <QWidget>

#include <memory>

namespace policies {

/** A thought experiment: would this request pass under the policy, as the so-many-th within so many seconds? */
class PolicyTrial final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyTrial(QWidget *parent = nullptr);
    ~PolicyTrial() override;

    void setPolicy(const management::Policy &policy);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void layOut();
    void retranslate();
    void connectAll();
    void refreshApis();
    void refresh();

    management::Policy m_policy;
    std::unique_ptr<Parts> m_parts;
};

} // namespace policies
