#pragma once

#include "pasteplan.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
namespace forms {
class Form;
}

namespace designer {

class DraftFrame;

/** A panel in which the user pastes what there is of an API: a curl command, JSON, or OpenAPI. It shows what the text
 * is and what it adds before it is added. */
class PastePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PastePanel(const Context &context, QWidget *parent = nullptr);

    /** Shows the text of the clipboard if it is something that can be added. JSON becomes the body of what is at
     * `place`. */
    void open(const document::Pointer &place);
    void retranslate();

signals:
    /** Emitted when the user wants to add what the panel shows. The receiver calls refuse() if it can't be added, and
     * otherwise finish(). */
    void addRequested(const designer::PastePlan &plan);
    /** Emitted when the user does not want to add anything. */
    void cancelled();

public slots:
    /** Shows why the plan could not be added. */
    void refuse(const QString &why);
    /** Clears the panel after its plan was added. */
    void finish();

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void refreshTargets();
    void showPlan();
    void add();

    const Context m_context;
    document::Pointer m_place;
    QList<document::Pointer> m_messages; ///< What JSON can be the body of.
    std::optional<PastePlan> m_plan;
    QTimer m_pause;
    forms::Form *m_form = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QComboBox *m_target = nullptr;
    QCheckBox *m_components = nullptr;
    DraftFrame *m_frame = nullptr;
};

} // namespace designer
