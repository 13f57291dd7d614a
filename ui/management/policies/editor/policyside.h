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

/** The panel next to the form: the policy's summary, a trial request, and the policy as editable JSON. */
class PolicySide final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicySide(QWidget *parent = nullptr);

    /** Updates all views and replaces the JSON text. */
    void setPolicy(const management::Policy &policy);
    void setReadOnly(bool readOnly);
    /** False while the text is not a JSON object. */
    [[nodiscard]] bool isValid() const;
    /** The orientation of the editor around it. The parts of this panel are laid out across it. */
    void setOrientation(Qt::Orientation orientation);

signals:
    /** The JSON was edited and is an object. */
    void jsonEdited(const management::Policy &policy);
    void validityChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    QWidget *buildJson();
    void retranslate();
    void applyJson();

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
