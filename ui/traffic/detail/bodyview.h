#pragma once

#include "bodytext.h"
#include "cancellation.h"

#include <QThreadPool>
#include <QWidget>

class QButtonGroup;
class QPushButton;
class QRadioButton;
namespace widgets {
class CodeView;
class SearchField;
class ToneLabel;
} // namespace widgets

namespace traffic {

/** Shows the body of a request or a response, formatted, raw or in hex, with a field to search in it. A long body is
 * formatted on a worker. */
class BodyView final : public QWidget
{
    Q_OBJECT

public:
    /** The maximum number of recorded bytes of a body that is formatted without a worker. */
    static constexpr qsizetype MaximumFormattedHere = 32 * 1024;

    /** `objectName` is the object name of the text; the object names of the other controls begin with it. */
    explicit BodyView(const QString &objectName, QWidget *parent = nullptr);
    ~BodyView() override;

    /** Shows a body. The text of another body that is still being formatted is dropped. */
    void setBody(const http::Body &body);
    /** Shows nothing. */
    void clear();
    /** Sets the accessible name of the text. */
    void setLabel(const QString &label);

signals:
    /** The user clicked "Save…": `bytes` is the recorded part of the shown body. */
    void saveRequested(const QByteArray &bytes);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets(const QString &objectName);
    void connectAll();
    void retranslate();
    void refresh();
    void show(const QString &text);
    void refreshNote();
    void find(bool backward, bool includesSelection);

    http::Body m_body;
    bool m_hasBody = false;
    bool m_isFormatting = false;
    bool m_isHex = false; ///< Whether the body is shown in hex, by choice or because it is not text.
    QButtonGroup *m_forms = nullptr;
    QRadioButton *m_pretty = nullptr;
    QRadioButton *m_raw = nullptr;
    QRadioButton *m_hex = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    widgets::SearchField *m_search = nullptr;
    QPushButton *m_save = nullptr;
    widgets::CodeView *m_text = nullptr;
    base::Cancellation m_formatting;
    /** The thread that formats a long body. The last member, because its destructor waits for the worker. */
    QThreadPool m_worker;
};

} // namespace traffic
