#pragma once

#include "cancellation.h"
#include "headermodel.h"
#include "loadedbody.h"
#include "partview.h"

#include <QThreadPool>
#include <QWidget>

class QButtonGroup;
class QPushButton;
class QRadioButton;
class QStackedLayout;
class QTableView;
namespace widgets {
class ToneLabel;
}

namespace traffic {

class BodySearch;
class ImagePage;
class PartsView;
class RowsView;

/**
 * Shows the body of a request or a response by its media type, as it is, or in hex, with a field to search in it. A
 * body may have any size: a worker prepares a long one and searches in it, and only its visible rows are painted.
 */
class BodyView final : public QWidget
{
    Q_OBJECT

public:
    /** `objectName` is the object name of the text; the object names of the other controls begin with it. `newPart`
     * creates the view of a part of a multipart body; without it, a multipart body is shown as it is. */
    explicit BodyView(const QString &objectName, NewPartView newPart, QWidget *parent = nullptr);
    ~BodyView() override;

    /** Shows the body of a message with these header fields. Another body that is still being prepared is dropped. */
    void setBody(const http::HeaderList &headers, const http::Body &body);
    /** Shows nothing. */
    void clear();
    /** Sets the accessible name of the text. */
    void setLabel(const QString &label);

signals:
    /** The user clicked "Save…": `bytes` is the recorded part of the shown body. */
    void saveRequested(const http::BodyBytes &bytes);
    /** The user wants to save the body of a part to a file, for which `fileName` is a suggestion. */
    void partSaveRequested(const http::BodyBytes &bytes, const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    QWidget *newControls();
    void connectAll();
    void retranslate();
    void retranslatePretty();
    void refresh();
    void take(const LoadedBody &body);
    [[nodiscard]] QWidget *pageOf(LoadedBody::View view);
    [[nodiscard]] PartsView &parts();
    void refreshNote();

    const QString m_name;
    const NewPartView m_newPart;
    http::HeaderList m_headers;
    http::Body m_body;
    bool m_hasBody = false;
    bool m_isLoading = false;
    LoadedBody m_loaded;
    items::HeaderModel m_fields;
    QWidget *m_controls = nullptr;
    QButtonGroup *m_forms = nullptr;
    QRadioButton *m_pretty = nullptr;
    QRadioButton *m_raw = nullptr;
    QRadioButton *m_hex = nullptr;
    widgets::ToneLabel *m_note = nullptr;
    BodySearch *m_search = nullptr;
    QPushButton *m_save = nullptr;
    widgets::ToneLabel *m_fault = nullptr;
    QWidget *m_pages = nullptr;
    QStackedLayout *m_stack = nullptr;
    RowsView *m_text = nullptr;
    QTableView *m_form = nullptr;
    ImagePage *m_image = nullptr;
    PartsView *m_parts = nullptr; ///< Created for the first multipart body, because it contains another body view.
    base::Cancellation m_loading;
    /** The thread that prepares a long body. The last member, because its destructor waits for the worker. */
    QThreadPool m_worker;
};

} // namespace traffic
