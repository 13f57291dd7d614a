#pragma once

#include <QWidget>

namespace widgets {
class FlowLayout;
}
class QPushButton;

namespace designer {

/** The buttons below a list of entries, which add an entry, remove one, and show one in Source. */
class EntryButtons final : public QWidget
{
    Q_OBJECT

public:
    struct ObjectNames {
        QString add;
        QString remove;
        QString source;
    };
    explicit EntryButtons(const ObjectNames &names, QWidget *parent = nullptr);

    void setTexts(const QString &add, const QString &remove);
    /** Adds a button to the row of buttons, after the one that adds an entry. */
    void addButton(QPushButton *button);
    [[nodiscard]] QPushButton &add() const { return *m_add; }
    [[nodiscard]] QPushButton &remove() const { return *m_remove; }
    [[nodiscard]] QPushButton &source() const { return *m_source; }

signals:
    void addRequested();
    void removeRequested();
    void sourceRequested();

private:
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_source = nullptr;
    widgets::FlowLayout *m_row = nullptr;
};

} // namespace designer
