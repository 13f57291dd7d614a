#pragma once

#include "profilecontext.h"
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

class FindingsView;

/**
 * Shows the details of one SSO profile: what was found about it, what has changed, other profiles of its provider, its
 * fields, and its two URLs with buttons to open or copy them. Secrets are not shown.
 */
class SsoDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit SsoDetail(QWidget *parent = nullptr);

    /** Shows an SSO profile; for null, a hint to select one. */
    void setProfile(const management::SsoProfile *profile, const ProfileContext &context = {});

signals:
    /** The user wants to open a URL of the profile in the browser. */
    void openRequested(const QUrl &url);
    /** The user wants to see another profile, by its number in the list. */
    void profileRequested(qsizetype number);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct UrlRow {
        QLineEdit *field = nullptr;
        QToolButton *open = nullptr;
        QToolButton *copy = nullptr;
        QUrl url; ///< What is opened: the URL without user information. Empty if it can't be opened.
    };

    void buildWidgets();
    [[nodiscard]] UrlRow addUrl(const QString &objectName);
    void retranslate();
    void connectUrl(const UrlRow &row);
    void showUrl(UrlRow &row, const QString &text);
    void showContext(const ProfileContext &context);

    answers::RecordView *m_view = nullptr;
    FindingsView *m_findings = nullptr;
    forms::ValueLabel *m_change = nullptr;
    forms::ValueLabel *m_others = nullptr; ///< The other profiles of the provider.
    forms::ValueLabel *m_provider = nullptr;
    forms::ValueLabel *m_action = nullptr;
    UrlRow m_login;
    UrlRow m_redirect;
    forms::ValueLabel *m_updated = nullptr;
    forms::ValueLabel *m_by = nullptr;
    forms::ValueLabel *m_id = nullptr;
};

} // namespace sso
