#pragma once

#include "focus.h"

#include <QHash>
#include <QWidget>

class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace forms {

/**
 * A list of sections on the left, and all sections in a scrolled column on the right. The list scrolls to a section,
 * and selects the section of the scroll position or of the focus.
 */
class SectionPage final : public QWidget
{
    Q_OBJECT

public:
    explicit SectionPage(const QString &objectName, QWidget *parent = nullptr);

    /** Adds `content` under a heading. `id` identifies the section in showSection() and setMarked(). */
    void addSection(const QString &id, const QString &title, QWidget *content);
    void setSectionTitle(const QString &id, const QString &title);
    /** Scrolls to the section and selects it in the list. */
    void showSection(const QString &id);
    /** Scrolls until `field` is visible, and gives it the focus. */
    void showField(QWidget *field);
    /** The list of the sections, and the fields. */
    [[nodiscard]] QList<widgets::Pane> panes() const;
    /** Shows a warning sign after the title of a section with a problem. */
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
    /** The index of the section that contains `widget`, or -1. */
    [[nodiscard]] int rowWith(const QWidget *widget) const;

    QListWidget *m_list = nullptr;
    QScrollArea *m_area = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Section> m_sections;
    bool m_jumping = false;
};

} // namespace forms
