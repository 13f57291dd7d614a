#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace forms {

/**
 * A layout of fields in rows of two where there is room, and one below the other in a narrower place. The tops of the
 * fields of a row are aligned.
 */
class FieldColumns final : public QLayout
{
    Q_OBJECT

public:
    explicit FieldColumns(QWidget *parent = nullptr);
    ~FieldColumns() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    /** Places the fields in `rect`, or only measures them. Returns the height of all rows. */
    int arrange(const QRect &rect, bool onlyMeasure) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace forms
