#include "savedfilters.h"

#include "exchangefilter.h"
#include "filtersecrets.h"
#include "naming.h"
#include "settings.h"
#include "settingstable.h"

#include <QInputDialog>
#include <QLineEdit>

#include <algorithm>

namespace traffic {
namespace {

constexpr int LongestName = 60;

/** Menus read "&" as a mnemonic. */
QString menuText(QString name)
{
    return name.replace(u'&', u"&&"_qs);
}

} // namespace

SavedFilters::SavedFilters(settings::Settings &settings, QWidget *parent)
    : QMenu(parent)
    , m_settings(settings)
    , m_rename(new QMenu(this))
    , m_delete(new QMenu(this))
{
    setObjectName(u"savedFiltersMenu"_qs);
    m_rename->setObjectName(u"renameFilter"_qs);
    m_delete->setObjectName(u"deleteFilter"_qs);
    connect(this, &QMenu::aboutToShow, this, &SavedFilters::fill);
    retranslate();
}

void SavedFilters::retranslate()
{
    setTitle(tr("Saved filters"));
    setAccessibleName(title());
    m_rename->setTitle(tr("Rename filter"));
    m_delete->setTitle(tr("Delete filter"));
}

QList<SavedFilters::Saved> SavedFilters::read() const
{
    QList<Saved> all;
    for (const QString &entry : m_settings.get(settings::ExchangesFilters)) {
        const qsizetype tab = entry.indexOf(u'\t');
        if (tab > 0 && all.size() < MaximumFilters)
            all.append({entry.left(tab), entry.mid(tab + 1)});
    }
    return all;
}

void SavedFilters::write(const QList<Saved> &all)
{
    QStringList entries;
    for (const Saved &saved : all)
        entries.append(saved.name + u'\t' + saved.filter);
    m_settings.set(settings::ExchangesFilters, entries);
}

void SavedFilters::fill()
{
    clear();
    const QList<Saved> all = read();
    QAction *save = addAction(tr("Save filter…"));
    save->setObjectName(u"saveFilter"_qs);
    save->setEnabled(!m_present.trimmed().isEmpty() && !items::ExchangeFilter::parse(m_present).mistake());
    connect(save, &QAction::triggered, this, &SavedFilters::savePresent);
    if (all.isEmpty())
        return;
    addSeparator();
    for (const Saved &saved : all) {
        QAction *action = addAction(menuText(saved.name));
        action->setObjectName(u"savedFilter"_qs);
        action->setToolTip(saved.filter);
        connect(action, &QAction::triggered, this, [this, saved] { emit chosen(saved.filter); });
    }
    addSeparator();
    addNames(*m_rename, all, [this](const QString &name) { rename(name); });
    addNames(*m_delete, all, [this](const QString &name) {
        QList<Saved> kept = read();
        kept.removeIf([&name](const Saved &saved) { return saved.name == name; });
        write(kept);
    });
}

void SavedFilters::addNames(QMenu &menu, const QList<Saved> &all, const std::function<void(const QString &)> &choose)
{
    menu.clear();
    addMenu(&menu);
    for (const Saved &saved : all) {
        QAction *action = menu.addAction(menuText(saved.name));
        action->setObjectName(menu.objectName() + u"Entry"_qs);
        connect(action, &QAction::triggered, this, [choose, name = saved.name] { choose(name); });
    }
}

void SavedFilters::ask(const QString &title, const QString &objectName, const QString &name,
                       const std::function<void(const QString &)> &accept)
{
    auto *dialog = new QInputDialog(parentWidget());
    dialog->setObjectName(objectName);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(name);
    if (auto *line = dialog->findChild<QLineEdit *>()) {
        widgets::named(line, u"filterName"_qs, tr("Name"));
        line->setMaxLength(LongestName);
    }
    connect(dialog, &QInputDialog::textValueSelected, this, [accept](const QString &typed) {
        if (const QString clean = typed.simplified(); !clean.isEmpty())
            accept(clean);
    });
    dialog->open();
}

void SavedFilters::savePresent()
{
    if (hasSecrets(m_present)) {
        emit refused(tr("The filter was not saved, because it contains a credential. Search for the name of the "
                        "header or parameter only."));
        return;
    }
    if (read().size() >= MaximumFilters) {
        emit refused(tr("The filter was not saved, because there are %n saved filters. Delete one of them first.",
                        nullptr, static_cast<int>(MaximumFilters)));
        return;
    }
    ask(tr("Save filter"), u"saveFilterDialog"_qs, {}, [this, filter = m_present](const QString &name) {
        QList<Saved> all = read();
        all.removeIf([&name](const Saved &saved) { return saved.name == name; });
        all.append({name, filter.trimmed()});
        write(all);
    });
}

void SavedFilters::rename(const QString &before)
{
    ask(tr("Rename filter"), u"renameFilterDialog"_qs, before, [this, before](const QString &name) {
        QList<Saved> all = read();
        if (name != before)
            all.removeIf([&name](const Saved &saved) { return saved.name == name; });
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&before](const Saved &saved) { return saved.name == before; });
        if (found != all.end())
            found->name = name;
        write(all);
    });
}

} // namespace traffic

#include "moc_savedfilters.cpp"
