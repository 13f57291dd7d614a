#pragma once

#include "accessrights.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace forms {
class ValueLabel;
}

namespace policies {

/** Shows whether the allowed URLs of one API of a policy allow a method and a path that the user enters. */
class UrlTrial final : public QWidget
{
    Q_OBJECT

public:
    /** `key` is the key of the API in the policy. It becomes a part of the object names of the controls. */
    explicit UrlTrial(const QString &key, QWidget *parent = nullptr);

    /** Is for another API from now on. The path that was tried is removed. */
    void setKey(const QString &key);
    void setUrls(const QList<management::AllowedUrl> &urls);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();

    QList<management::AllowedUrl> m_urls;
    QComboBox *m_method = nullptr;
    QLineEdit *m_path = nullptr;
    forms::ValueLabel *m_answer = nullptr;
};

} // namespace policies
