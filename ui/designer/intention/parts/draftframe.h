#pragma once

#include "additions.h"

#include <QWidget>

class QPushButton;
class QScrollArea;
class QSplitter;
namespace forms {
class FieldMessage;
}
namespace widgets {
class CodeView;
class Heading;
class ToneLabel;
} // namespace widgets

namespace designer {

/**
 * The frame of a panel in which something is described that is then added to a definition: its fields, everything that
 * will be added as text, and the buttons that add and cancel. The text is beside the fields, or below them if the frame
 * is narrow. Ctrl+Return adds, also in a field with several lines; Escape cancels.
 */
class DraftFrame final : public QWidget
{
    Q_OBJECT

public:
    /** The translated texts of the frame. */
    struct Texts {
        QString title;
        QString preview; ///< The label of the text, such as "What is added".
        QString add;     ///< The text of the button that adds.
        QString cancel;
    };

    /** Creates the frame. Its controls have object names that begin with `name`. */
    DraftFrame(const QString &name, QWidget *fields, QWidget *parent);

    void setTexts(const Texts &texts);
    /** Shows what will be added, and enables the button. */
    void showDraft(const drafts::Additions &additions, document::Format format);
    /** Shows another text of what will be added, with a few words about it, and enables the button. */
    void showText(const QString &summary, const QString &text);
    /** Enables the button until it is known what will be added. The receiver of addRequested() finds that out. */
    void expectDraft();
    /** Shows why nothing can be added yet, and disables the button. */
    void showNothing(const QString &why);
    /** Shows above the buttons why it could not be added. */
    void refuse(const QString &why);
    [[nodiscard]] bool canAdd() const;

signals:
    void addRequested();
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWidgets(const QString &name, QWidget *fields);

    widgets::Heading *m_title = nullptr;
    QSplitter *m_splitter = nullptr;
    QScrollArea *m_area = nullptr;
    widgets::ToneLabel *m_summary = nullptr;
    widgets::CodeView *m_preview = nullptr;
    widgets::Heading *m_previewTitle = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace designer
