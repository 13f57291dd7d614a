#pragma once

#include "policy.h"

#include <QWidget>

class QVBoxLayout;

namespace forms {
class FieldMessage;
class ValueLabel;
} // namespace forms

namespace policies {

/** Shows the effects of a policy as sentences, one per line, and warnings about contradictions in it. */
class PolicyMeaningView final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyMeaningView(QWidget *parent = nullptr);

    void setPolicy(const management::Policy &policy);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    management::Policy m_policy;
    forms::ValueLabel *m_sentences = nullptr;
    QVBoxLayout *m_warnings = nullptr;
    QList<forms::FieldMessage *> m_lines;
};

} // namespace policies
