#pragma once

#include "headermodel.h"
#include "partview.h"

class QTableView;

namespace traffic {

class BodyView;

/** Shows the header fields and the body of a request or a response side by side. */
class MessageView final : public PartView
{
    Q_OBJECT

public:
    /** The object names of the controls begin with `prefix`. `depth` is the number of multipart bodies that the message
     * is a part of. */
    explicit MessageView(const QString &prefix, int depth, QWidget *parent = nullptr);

    /** The largest number of multipart bodies within one another whose parts are listed. */
    static constexpr int MaximumDepth = 3;

    void setMessage(const http::HeaderList &headers, const http::Body &body) override;
    /** Replaces the header fields and leaves the body as it is. */
    void setHeaders(const http::HeaderList &headers);
    void clear() override;
    void setLabels(const QString &headers, const QString &body) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    [[nodiscard]] QString fileName() const;

    const QString m_prefix;
    QString m_suffix; ///< The suffix of a file for the body, by its media type; empty if unknown.
    items::HeaderModel m_headers;
    QTableView *m_headerTable = nullptr;
    BodyView *m_body = nullptr;
};

} // namespace traffic
