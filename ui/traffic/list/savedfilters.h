#pragma once

#include <QMenu>
#include <QStringList>

#include <functional>

namespace settings {
class Settings;
}

namespace traffic {

/** The menu of saved filters: saves the present filter under a name, and applies, renames and deletes saved ones. The
 * settings of the program contain them. */
class SavedFilters final : public QMenu
{
    Q_OBJECT

public:
    /** The largest number of saved filters. */
    static constexpr qsizetype MaximumFilters = 50;

    SavedFilters(settings::Settings &settings, QWidget *parent);

    /** Sets the filter that "Save filter…" saves. */
    void setPresent(const QString &filter) { m_present = filter; }
    void retranslate();

signals:
    /** The user wants to apply a saved filter. */
    void chosen(const QString &filter);
    /** The present filter was not saved; `text` says why. */
    void refused(const QString &text);

private:
    struct Saved {
        QString name;
        QString filter;
    };

    [[nodiscard]] QList<Saved> read() const;
    void write(const QList<Saved> &all);
    void fill();
    void savePresent();
    void rename(const QString &before);
    void ask(const QString &title, const QString &objectName, const QString &name,
             const std::function<void(const QString &name)> &accept);
    /** Fills a submenu with the names of all saved filters. */
    void addNames(QMenu &menu, const QList<Saved> &all, const std::function<void(const QString &name)> &choose);

    settings::Settings &m_settings;
    QMenu *m_rename;
    QMenu *m_delete;
    QString m_present;
};

} // namespace traffic
