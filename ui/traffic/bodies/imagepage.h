#pragma once

#include <QWidget>

class QCheckBox;
class QImage;
namespace widgets {
class ToneLabel;
}

namespace traffic {

class ImageView;

/** Shows an image with its size in pixels and a choice to scale it to fit. */
class ImagePage final : public QWidget
{
    Q_OBJECT

public:
    /** The object names of the controls begin with `prefix`. */
    explicit ImagePage(const QString &prefix, QWidget *parent = nullptr);

    void setImage(const QImage &image);
    /** Sets the accessible name of the image. */
    void setLabel(const QString &label);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    ImageView *m_view = nullptr;
    QCheckBox *m_fit = nullptr;
    widgets::ToneLabel *m_size = nullptr;
};

} // namespace traffic
