#pragma once

#include "ssoprofile.h"

#include <QUrl>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace answers {
class RecordView;
}
namespace forms {
class ValueLabel;
}

namespace sso {

/** Shows the details of one SSO profile: its fields, and its two URLs with buttons to open or copy them. */
class SsoDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit SsoDetail(QWidget *parent = nullptr);

    /** Shows an SSO profile; for null, a hint to select one. */
    void setProfile(const management::SsoProfile *profile);

signals:
    /** The user wants to open a URL of the profile in the browser. */
    void openRequested(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct UrlRow {
        QLineEdit *field = nullptr;
        QToolButton *open = nullptr;
        QToolButton *copy = nullptr;
    };

    void buildWidgets();
    [[nodiscard]] UrlRow addUrl(const QString &objectName);
    void retranslate();
    void connectUrl(const UrlRow &row);
    void showUrl(const UrlRow &row, const QString &text);

    answers::RecordView *m_view = nullptr;
    forms::ValueLabel *m_provider = nullptr;
    forms::ValueLabel *m_action = nullptr;
    UrlRow m_login;
    UrlRow m_redirect;
    forms::ValueLabel *m_updated = nullptr;
    forms::ValueLabel *m_by = nullptr;
    forms::ValueLabel *m_id = nullptr;
};

} // namespace sso
