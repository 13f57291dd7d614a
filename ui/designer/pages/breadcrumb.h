#pragma once

#include "pointer.h"

#include <QWidget>

namespace designer {

/** The path to a place in a document as a row of buttons, such as "GET /books › 200 › application/json". The last
 * button is the place itself, and only shows its name. */
class Breadcrumb final : public QWidget
{
    Q_OBJECT

public:
    struct Step {
        document::Pointer place;
        QString text;
        friend bool operator==(const Step &, const Step &) = default;
    };

    explicit Breadcrumb(QWidget *parent = nullptr);

    void setSteps(const QList<Step> &steps);
    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }

signals:
    void requested(const document::Pointer &place);

private:
    QList<Step> m_steps;
};

} // namespace designer
