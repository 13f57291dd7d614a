#pragma once

#include "ssoprofile.h"

#include <QUrl>
#include <QWidget>

#include <memory>

class QLineEdit;
class QToolButton;

namespace sso {

/** One SSO profile: its fields, and its two URLs to open or copy. */
class SsoDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit SsoDetail(QWidget *parent = nullptr);
    ~SsoDetail() override;

    /** Null shows what to do to see something here. */
    void setProfile(const management::SsoProfile *profile);

signals:
    /** A browser is to be opened; the page decides. */
    void openRequested(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
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

    std::unique_ptr<Parts> m_parts;
};

} // namespace sso
