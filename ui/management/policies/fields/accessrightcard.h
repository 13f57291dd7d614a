#pragma once

#include "accessrights.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace forms {
class Form;
}
namespace widgets {
class ElidedLabel;
}

namespace policies {

class UrlTrial;

/** The controls for a policy's access right to one API: name, versions, allowed URLs, and introspection. */
class AccessRightCard final : public QWidget
{
    Q_OBJECT

public:
    explicit AccessRightCard(const management::AccessRight &right, QWidget *parent = nullptr);

    /** Updates the controls after the access right was changed elsewhere. The right can be that to another API. */
    void setRight(const management::AccessRight &right);
    [[nodiscard]] QString key() const { return m_right.key; }
    void setReadOnly(bool readOnly);
    void focusFirst();

signals:
    void edited(const management::AccessRight &right);
    void removeRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void nameControls();
    void read();

    management::AccessRight m_right;
    widgets::ElidedLabel *m_title = nullptr;
    QToolButton *m_remove = nullptr;
    forms::Form *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_versions = nullptr;
    QPlainTextEdit *m_urls = nullptr;
    QCheckBox *m_introspection = nullptr;
    UrlTrial *m_trial = nullptr;
};

} // namespace policies
