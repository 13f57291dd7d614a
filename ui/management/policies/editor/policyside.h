#pragma once

#include "policy.h"

#include <QWidget>

#include <memory>

namespace policies {

/** What stands beside the form: what the policy means, a trial request, and the policy as JSON, which can be typed. */
class PolicySide final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicySide(QWidget *parent = nullptr);
    ~PolicySide() override;

    /** Shows it everywhere, the JSON written anew. */
    void setPolicy(const management::Policy &policy);
    void setReadOnly(bool readOnly);
    /** False while what is typed is no JSON object. */
    [[nodiscard]] bool isValid() const;
    /** Where there is more width than height the parts stand beside one another. */
    void setOrientation(Qt::Orientation orientation);

signals:
    /** The JSON was typed into; `policy` where it is an object. */
    void jsonEdited(const management::Policy &policy);
    void validityChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    QWidget *buildJson();
    void retranslate();
    void takeJson();

    std::unique_ptr<Parts> m_parts;
};

} // namespace policies
