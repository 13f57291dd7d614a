#pragma once

#include "focus.h"

#include <QHash>
#include <QWidget>

class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace forms {

/**
 * A page with a list of sections on the left and all sections in a scrolled column on the right. A click in the list
 * scrolls to the section, and Tab goes from the list to the first field of the section; the list selects the section
 * at the scroll position or with the focus.
 */
class SectionPage final : public QWidget
{
    Q_OBJECT

public:
    explicit SectionPage(const QString &objectName, QWidget *parent = nullptr);

    /**
     * Adds a section with `content` under a heading `title`. `id` identifies the section in showSection() and
     * setMarked().
     */
    void addSection(const QString &id, const QString &title, QWidget *content);
    void setSectionTitle(const QString &id, const QString &title);
    /** Scrolls to the section with this id and selects it in the list of sections. */
    void showSection(const QString &id);
    /** Scrolls the column of sections until `field` is visible, and gives the field the focus. */
    void showField(QWidget *field);
    /**
     * Returns the two parts of the page that have the focus one after the other: the list of sections and the column of
     * their fields.
     */
    [[nodiscard]] QList<widgets::Pane> panes() const;
    /**
     * Sets whether a warning sign is shown after the section's title in the list, because the section has a problem.
     */
    void setMarked(const QString &id, bool marked);
    [[nodiscard]] QString currentSection() const;

signals:
    void currentSectionChanged(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

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
    /** Returns the index of the section that contains `widget`, or -1 if none does. */
    [[nodiscard]] int rowWith(const QWidget *widget) const;

    QListWidget *m_list = nullptr;
    QScrollArea *m_area = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Section> m_sections;
    bool m_jumping = false;
};

} // namespace forms
