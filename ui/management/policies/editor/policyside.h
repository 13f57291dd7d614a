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

/** The panel next to the form of a policy: a summary of the policy, a trial request, and the policy as editable JSON.
 */
class PolicySide final : public QWidget
{
    Q_OBJECT

public:
    explicit PolicySide(QWidget *parent = nullptr);

    /** Shows a policy in all views, and replaces the JSON text. */
    void setPolicy(const management::Policy &policy);
    void setReadOnly(bool readOnly);
    /** Selects the member at a JSON Pointer in the JSON text. Does nothing if there is none. */
    void showPlace(const QString &pointer);
    /** Returns false while the JSON text is not a JSON object. */
    [[nodiscard]] bool isValid() const;
    /** Sets the orientation of the splitter with the form and this panel. The parts of this panel are laid out in the
     * other orientation. */
    void setOrientation(Qt::Orientation orientation);

signals:
    /** The user edited the JSON text, which is the object of `policy` now. */
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
