#pragma once

#include <QHash>
#include <QWidget>

class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace forms {

/**
 * A list of sections on the left, the sections below one another on the right. The list scrolls to a section and
 * follows the scrolling and the keyboard focus.
 */
class SectionPage final : public QWidget
{
    Q_OBJECT

public:
    explicit SectionPage(const QString &objectName, QWidget *parent = nullptr);

    /** Adds `content` under a heading; `id` is how showSection() and setMarked() name it. */
    void addSection(const QString &id, const QString &title, QWidget *content);
    void setSectionTitle(const QString &id, const QString &title);
    /** Scrolls to the section; the list selects it. */
    void showSection(const QString &id);
    /** Scrolls so far that `field` is seen, and gives it the focus. */
    void showField(QWidget *field);
    /** A dot behind the title: something there wants attention. */
    void setMarked(const QString &id, bool marked);
    [[nodiscard]] QString currentSection() const;

signals:
    void currentSectionChanged(const QString &id);

private:
    struct Section {
        QString id;
        QString title;
        bool marked = false;
        QWidget *box = nullptr;
        QWidget *heading = nullptr;
    };

    void buildWidgets(const QString &objectName);
    void refreshRow(int row);
    void followScrolling();
    void followFocus(const QWidget *focus);
    void selectQuietly(int row);
    [[nodiscard]] int rowOf(const QString &id) const;
    /** The section that `widget` stands in; -1 for one that stands elsewhere. */
    [[nodiscard]] int rowWith(const QWidget *widget) const;

    QListWidget *m_list = nullptr;
    QScrollArea *m_area = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Section> m_sections;
    bool m_jumping = false;
};

} // namespace forms
