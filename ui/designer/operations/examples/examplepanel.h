#pragma once

#include "context.h"
#include "pointer.h"
#include "referencetarget.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QTabBar;
namespace widgets {
class CodeView;
class Heading;
} // namespace widgets
namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

class ExampleEditor;
class RunPacer;

/**
 * The example beside the page of an operation: the request line with its headers, and in tabs the examples of the
 * request body and of a response, which are edited in place, and the request as a curl command. While the document has
 * no example, a generated one is shown; typing into it makes it the example of the media type.
 */
class ExamplePanel final : public QWidget
{
    Q_OBJECT

public:
    /** A message of the operation that can have an example. */
    struct Message {
        QByteArray status;       ///< The status of a response; empty for the request body.
        QByteArray mediaType;    ///< Empty if the message has no body.
        document::Pointer place; ///< The place of the Media Type Object; the root if the message has no body.
        friend bool operator==(const Message &, const Message &) = default;
    };
    /** The operation whose request is shown. */
    struct Operation {
        QByteArray path;
        QByteArray method;
        document::Pointer place;
        friend bool operator==(const Operation &, const Operation &) = default;
    };

    ExamplePanel(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** Shows the messages of an operation: its request body if it has one, then its responses. The messages other than
     * the current one need no media type. */
    void setMessages(const Operation &operation, const QList<Message> &messages, const QByteArray &current);
    /** Returns the status of the message whose example is shown; empty for the request body. */
    [[nodiscard]] QByteArray current() const { return m_current.status; }
    /** Gives the focus to the text of the example. */
    void focusText();
    /** Shows the example that contains `pointer`, and returns its editor; null if it is none of this message. */
    QWidget *reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

signals:
    /** Emitted when the user has chosen the request. */
    void requestChosen();
    /** Emitted when the user has chosen the response with this status; an empty status means the current response of
     * the page. */
    void responseChosen(const QByteArray &status);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets();
    QWidget *newMessagePage();
    QWidget *newCurlPage();
    void connectAll();
    void chooseTab(int tab);
    void showTab();
    void showMessageTab();
    void fitRequest();
    void refresh();
    void showExample();
    void showRequest();

    const Context m_context;
    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    const workspace::LiveReferences &m_live;
    Operation m_operation;
    QList<Message> m_messages;
    Message m_current;
    RunPacer *m_pacer = nullptr;
    widgets::Heading *m_title = nullptr;
    QTabBar *m_tabs = nullptr;
    widgets::CodeView *m_request = nullptr;
    QComboBox *m_response = nullptr;
    ExampleEditor *m_example = nullptr;
    widgets::CodeView *m_curl = nullptr;
    QPushButton *m_copy = nullptr;
    QWidget *m_json = nullptr;
    QWidget *m_curlPage = nullptr;
};

} // namespace designer
