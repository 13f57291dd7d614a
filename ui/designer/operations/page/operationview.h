#pragma once

#include "context.h"
#include "pathentry.h"
#include "pointer.h"

#include <QTimer>
#include <QWidget>

class QTabBar;
namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

class ExamplePanel;
class FormArea;
class MethodForm;
class OperationPage;

/**
 * The page of an operation and its example: side by side if that leaves the page at least FormWidth pixels, otherwise
 * as two tabs. It has the keys of the page: Alt+R adds a response, Alt+B a request body, Alt+P a parameter, Alt+U a
 * security requirement, and Alt+X goes to the example.
 */
class OperationView final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int FormWidth = 520;

    OperationView(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** Shows an operation, as OperationPage::setOperation() does. */
    void setOperation(const PathEntry &entry, const document::Pointer &place, const QList<QByteArray> &freeMethods);
    [[nodiscard]] OperationPage &page() const { return *m_page; }
    [[nodiscard]] ExamplePanel &example() const { return *m_example; }
    [[nodiscard]] MethodForm &method() const { return *m_method; }
    [[nodiscard]] FormArea &area() const { return *m_area; }
    /** Shows the control for the value at `pointer`, also if it is part of the example, and gives it the focus. Returns
     * false if there is none. */
    bool reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    /** Shows the form, if the example is shown instead of it. */
    void showForm();
    void retranslate();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /** The message whose example the user wants to see. */
    enum class Chosen { Nothing, Request, Response };

    enum Tab { FormTab, ExampleTab };

    void buildWidgets(const Context &context, const workspace::LiveReferences &references);
    void connectAll();
    void addShortcut(Qt::Key key, void (OperationView::*act)());
    void addResponse();
    void addBody();
    void addParameter();
    void addRequirement();
    void goToExample();
    void layOut();
    void showMessages();

    PathEntry m_entry;
    document::Pointer m_place;
    QTimer m_exampleSoon;     ///< Runs until the example of another operation is shown.
    bool m_isPlacing = false; ///< True while the sections of the page get an operation.
    Chosen m_chosen = Chosen::Nothing;
    QTabBar *m_tabs = nullptr;
    FormArea *m_area = nullptr;
    FormArea *m_exampleArea = nullptr;
    MethodForm *m_method = nullptr;
    OperationPage *m_page = nullptr;
    ExamplePanel *m_example = nullptr;
};

} // namespace designer
