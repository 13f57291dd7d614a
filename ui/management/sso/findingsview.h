#pragma once

#include "ssoreview.h"

#include <QWidget>

class QVBoxLayout;

namespace forms {
class FieldMessage;
class ValueLabel;
} // namespace forms

namespace sso {

/** Shows the findings about an SSO profile, each with the icon and the name of its severity, or that there are none. */
class FindingsView final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsView(QWidget *parent = nullptr);

    void setFindings(const QList<management::SsoFinding> &findings);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QList<management::SsoFinding> m_findings;
    QVBoxLayout *m_layout = nullptr;
    forms::ValueLabel *m_none = nullptr; ///< Says that there are no findings.
    QList<forms::FieldMessage *> m_lines;
};

} // namespace sso
