#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;
namespace definition {
struct ClassicHeader;
}
namespace document {
class Value;
}
namespace forms {
class Form;
class SecretField;
} // namespace forms
namespace widgets {
class CodeView;
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

/**
 * The page that the Settings tab shows for a classic definition, whose format has no upstream authentication. It makes
 * the credential that the user adds to a header transform by hand. Nothing is stored, and a copied text is removed from
 * the clipboard after a while.
 */
class ClassicPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ClassicPage(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    [[nodiscard]] QWidget *buildFields(QWidget *content);
    void connectAll();
    void retranslate();
    void refresh();
    [[nodiscard]] definition::ClassicHeader header() const;
    [[nodiscard]] QString snippet(const document::Value &value) const;

    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    forms::Form *m_form = nullptr;
    QLineEdit *m_userName = nullptr;
    forms::SecretField *m_password = nullptr;
    QLineEdit *m_headerName = nullptr;
    forms::SecretField *m_credential = nullptr;
    QPushButton *m_copyCredential = nullptr;
    widgets::CodeView *m_globalSnippet = nullptr;
    QPushButton *m_copyGlobal = nullptr;
    widgets::CodeView *m_endpointSnippet = nullptr;
    QPushButton *m_copyEndpoint = nullptr;
};

} // namespace designer
