#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace widgets {

/**
 * A layout that puts controls side by side, in as many rows as they need. A control that may grow fills what is left of
 * its row; a row without such a control is aligned left.
 */
class FlowLayout final : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

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
    using Row = QList<QLayoutItem *>;
    [[nodiscard]] QList<Row> rows(int width) const;
    /** Places the controls of the layout in `rect`, or only measures them. Returns the height of all rows. */
    int arrange(const QRect &rect, bool onlyMeasure) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace widgets
