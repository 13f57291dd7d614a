#pragma once

#include <QWidget>

class QListWidget;
class QTabBar;

namespace designer {

/** The choice of one of the responses of an operation: tabs, or a list from MostTabs on. */
class StatusTabs final : public QWidget
{
    Q_OBJECT

public:
    /** From this number of responses on, they are a list. */
    static constexpr int MostTabs = 8;

    /** A response: its status, and a short text about it that the list shows after the status. */
    struct Entry {
        QString status;
        QString note;
        friend bool operator==(const Entry &, const Entry &) = default;
    };

    explicit StatusTabs(QWidget *parent = nullptr);

    /** Sets the responses. The current status stays, or becomes the first one if it is gone. */
    void setEntries(const QList<Entry> &entries);
    void setCurrent(const QString &status);
    /** Makes the first response of the next call of setEntries() the current one. */
    void forgetCurrent();
    /** Returns the current status; an empty text if there is no response. */
    [[nodiscard]] QString current() const { return m_current; }
    /** Gives the focus to the tabs or the list. */
    void focusCurrent();
    void retranslate();

signals:
    void currentChanged();

private:
    void fill();
    void choose(int index);

    QList<Entry> m_entries;
    QString m_current;
    QTabBar *m_tabs = nullptr;
    QListWidget *m_list = nullptr;
    bool m_isShowing = false;
};

} // namespace designer
