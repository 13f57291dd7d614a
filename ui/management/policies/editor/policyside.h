#pragma once

#include "policy.h"

#include <QWidget>

class QPlainTextEdit;
class QSplitter;
class QTabWidget;

namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
}

namespace policies {

class PolicyMeaningView;
class PolicyTrial;

/** What stands beside the form: what the policy means, a trial request, and the policy as JSON, which can be typed. */
class PolicySide final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicySide(QWidget *parent = nullptr);

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
    void buildWidgets();
    QWidget *buildJson();
    void retranslate();
    void takeJson();

    QSplitter *m_splitter = nullptr;
    QTabWidget *m_tabs = nullptr;
    PolicyMeaningView *m_meaning = nullptr;
    PolicyTrial *m_trial = nullptr;
    widgets::Heading *m_jsonTitle = nullptr;
    QPlainTextEdit *m_json = nullptr;
    forms::FieldMessage *m_jsonMessage = nullptr;
    bool m_isValid = true;
};

} // namespace policies
