#pragma once

#include "cancellation.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QThreadPool>

namespace traffic {

/** Shows an image in its own size or, if it is larger than the view, scaled to fit. A checkered background shows what
 * is transparent. A worker scales the image. */
class ImageView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ImageView(QWidget *parent = nullptr);
    ~ImageView() override;

    void setImage(const QImage &image);
    [[nodiscard]] const QImage &image() const { return m_image; }
    /** Sets whether an image that is larger than the view is scaled to fit. It is by default. */
    void setFitted(bool isFitted);
    /** The rectangle of the viewport in which the image is shown. */
    [[nodiscard]] QRect imageRect() const;
    /** True if the image is shown as the worker has scaled it, or in its own size. */
    [[nodiscard]] bool isComplete() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    [[nodiscard]] QSize shownSize() const;

    QImage m_image;
    QImage m_scaled; ///< The image in the size in which it is shown, or in which it was shown before.
    bool m_isFitted = true;
    base::Cancellation m_scaling;
    /** The thread that scales the image. The last member, because its destructor waits for the worker. */
    QThreadPool m_worker;
};

} // namespace traffic
