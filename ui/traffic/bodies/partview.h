#pragma once

#include "message.h"

#include <QWidget>

#include <functional>

namespace traffic {

/** Shows the header fields and the body of a message, or of a part of a multipart body. */
class PartView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setMessage(const http::HeaderList &headers, const http::Body &body) = 0;
    /** Shows no message. */
    virtual void clear() = 0;
    /** Sets the accessible names of the table of header fields and of the body. */
    virtual void setLabels(const QString &headers, const QString &body) = 0;

signals:
    /** The user wants to save the body to a file, for which `fileName` is a suggestion. */
    void saveRequested(const http::BodyBytes &bytes, const QString &fileName);
};

/** Creates a view of a part of a multipart body. The object names of its controls begin with `prefix`. */
using NewPartView = std::function<PartView *(const QString &prefix, QWidget *parent)>;

} // namespace traffic
