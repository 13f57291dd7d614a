#pragma once

#include "accessrights.h"

#include <QWidget>

#include <memory>

namespace policies {

/** One API of a policy: name, versions, allowed URLs, introspection. */
class AccessRightCard final : public QWidget
{
    Q_OBJECT

public:
    explicit AccessRightCard(const management::AccessRight &right, QWidget *parent = nullptr);
    ~AccessRightCard() override;

    /** Shows the right again after it was changed elsewhere. */
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
    struct Parts;
    void buildWidgets();
    void retranslate();
    void connectAll();
    void read();

    management::AccessRight m_right;
    std::unique_ptr<Parts> m_parts;
};

} // namespace policies
