#pragma once

#include "message.h"
#include "paragraphedit.h"
#include "result.h"

#include <QStringList>

namespace traffic {

struct Exchange;

/** The field for the header lines of a request, one per line. */
class HeadersEdit final : public widgets::ParagraphEdit
{
    Q_OBJECT

public:
    explicit HeadersEdit(QWidget *parent = nullptr);

    /** Removes all lines. */
    void reset();
    /** Shows the lines of a recorded request, with its secrets masked. A masked value is sent as it was recorded,
     * unless the user edits it. */
    void setRecorded(const Exchange &exchange);
    /** Replaces the lines that were generated before; see mergedHeaderLines(). */
    void setGenerated(const http::HeaderList &headers);
    /** Returns the fields of the lines, or an error message that names the first line that is none. */
    [[nodiscard]] base::Result<http::HeaderList, QString> fields() const;

private:
    [[nodiscard]] QByteArray revealed(const QByteArray &name, const QByteArray &value) const;

    /** The header fields of the recorded request with its secrets masked, as they are shown. */
    http::HeaderList m_shown;
    http::HeaderList m_hidden; ///< The fields of m_shown with their recorded values, in the same order.
    QStringList m_generated;
};

} // namespace traffic
