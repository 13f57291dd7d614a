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

/** For an OpenAPI document without the gateway's extension: says what is missing, and adds it from three fields. */
class AddExtensionPage final : public QWidget
{
    Q_OBJECT

public:
    explicit AddExtensionPage(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Takes the suggestions from the document, where nothing was typed yet. */
    void suggest();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void add();

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
