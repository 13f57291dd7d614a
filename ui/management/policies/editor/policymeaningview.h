#pragma once

#include "policy.h"

#include <QWidget>

class QVBoxLayout;

namespace widgets {
class FieldMessage;
class ValueLabel;
} // namespace widgets

namespace policies {

/** What a policy means, a sentence a line, and the warnings about what contradicts itself in it. */
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
    widgets::ValueLabel *m_sentences = nullptr;
    QVBoxLayout *m_warnings = nullptr;
    QList<widgets::FieldMessage *> m_lines;
};

} // namespace policies
