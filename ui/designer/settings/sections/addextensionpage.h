#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;
namespace forms {
class Form;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class OpenDefinition;
}

namespace designer {

/**
 * The page that the Settings tab shows for an OpenAPI document without the gateway extension. It adds the extension
 * from the text of three fields.
 */
class AddExtensionPage final : public QWidget
{
    Q_OBJECT

public:
    explicit AddExtensionPage(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Fills the fields that the user has not edited with suggestions from the document. */
    void suggest();

signals:
    /** Emitted when the user has added the extension with the text `now` in place of the suggestion `suggested`. */
    void typed(const QString &suggested, const QString &now);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void add();
    void showNotAdded();

    workspace::OpenDefinition &m_definition;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_text = nullptr;
    forms::Form *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_listenPath = nullptr;
    QLineEdit *m_upstream = nullptr;
    QPushButton *m_add = nullptr;
};

} // namespace designer
