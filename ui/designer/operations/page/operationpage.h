#pragma once

#include "context.h"
#include "examplepanel.h"
#include "pathentry.h"
#include "result.h"

#include <QTimer>
#include <QWidget>

namespace widgets {
class Banner;
}

namespace designer {

class AccessSection;
class BodySection;
class FoldedSection;
class OperationHead;
class ParametersSection;
class ResponsesSection;
class SecuritySection;

/** The page of one operation: its head, parameters, request body, responses and security, all edited in place, and the
 * rest folded below them. */
class OperationPage final : public QWidget
{
    Q_OBJECT

public:
    OperationPage(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /**
     * Shows an operation. `place` is its place in the file; `freeMethods` are the methods that its path does not have
     * yet. The request body and the parts below it follow one by one, each when what is above it is painted; see
     * complete().
     */
    void setOperation(const PathEntry &entry, const document::Pointer &place, const QList<QByteArray> &freeMethods);
    /** Shows all parts of the operation now. Does nothing if they are shown already. */
    void complete();
    [[nodiscard]] OperationHead &head() const { return *m_head; }
    [[nodiscard]] ParametersSection &parameters() const { return *m_parameters; }
    [[nodiscard]] BodySection &body() const { return *m_body; }
    [[nodiscard]] ResponsesSection &responses() const { return *m_responses; }
    [[nodiscard]] SecuritySection &security() const { return *m_security; }
    /** Returns the request body, if there is one, and the responses. Only the request body and the current response
     * have a media type. */
    [[nodiscard]] QList<ExamplePanel::Message> messages();
    /** Shows the control for the value at `pointer` of the operation, or of a component that the page shows, and
     * returns the control. Returns null if the page has none. */
    QWidget *reveal(const document::Pointer &pointer);
    /** True if a control for the value at `pointer` is shown. */
    [[nodiscard]] bool shows(const document::Pointer &pointer);
    /** Updates what the page shows of the targets of references, which may have changed. */
    void refreshReferences();
    void retranslate();

signals:
    /** Emitted when messages() may return others than before. */
    void messagesChanged();
    void methodRequested(const QByteArray &method);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    /** The number of the first parts that have to be shown, so that the focus stays where it is. */
    [[nodiscard]] qsizetype partsWithFocus() const;
    void showParts(qsizetype count);
    void placeBody();
    void placeLower();
    void refreshBanner();
    void showRestTitle();
    [[nodiscard]] QWidget *newRest(QWidget *parent);

    const Context m_context;
    workspace::OpenDefinition &m_file;
    const workspace::LiveReferences &m_live;
    PathEntry m_entry;
    document::Pointer m_place;
    widgets::Banner *m_banner = nullptr;
    QWidget *m_content = nullptr;
    OperationHead *m_head = nullptr;
    ParametersSection *m_parameters = nullptr;
    BodySection *m_body = nullptr;
    ResponsesSection *m_responses = nullptr;
    SecuritySection *m_security = nullptr;
    FoldedSection *m_rest = nullptr;
    QWidget *m_lower = nullptr; ///< The parts below the request body.
    /** What is shown one turn of the event loop after what is above it, and what fills it. */
    struct Part {
        QWidget *widget;
        void (OperationPage::*place)();
    };
    QList<Part> m_parts;
    qsizetype m_shownParts = 0;
    QTimer m_nextPart;
};

} // namespace designer
