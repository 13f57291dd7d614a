#pragma once

#include "observedtraffic.h"
#include "trafficbatch.h"
#include "workspace.h"

#include <deque>
#include <map>

namespace monitoring {

/** The path or title under which the gateway records the exchanges of a definition. */
[[nodiscard]] QString nameOf(const workspace::OpenDefinition &definition);

/** A definition whose exchanges are compared, and what was counted for it. */
struct WatchedDefinition {
    const workspace::OpenDefinition *definition = nullptr;
    quint16 source = 0;             ///< See items::ContractVerdict::source.
    quint64 generation = 0;         ///< Another one for each description.
    std::shared_ptr<Engine> engine; ///< Null without a description.
    std::deque<quint64> again;      ///< The numbers of exchanges that are compared again, newest first.
    ObservedTraffic observed;
    exchangecheck::TrafficStatistics statistics; ///< Of recorded exchanges.
    exchangecheck::TrafficStatistics imported;   ///< Of exchanges from files.
    qsizetype leftOut = 0;                       ///< The number of recorded exchanges that came too fast.
    qsizetype recorded = 0;                      ///< The number of recorded exchanges since the list was cleared.
    bool isDue = false;                          ///< The definition has another description than the engine.

    [[nodiscard]] ComparedDefinition compared() const { return {definition, source, generation, engine}; }
};

/** The open definitions whose exchanges are compared. */
class WatchedDefinitions final
{
public:
    using Map = std::map<const workspace::OpenDefinition *, std::unique_ptr<WatchedDefinition>>;

    /** Adds a definition that is not watched, with a source of its own. The reference is valid until erase(). */
    WatchedDefinition &add(const workspace::OpenDefinition &definition);
    void erase(const WatchedDefinition &watched);
    /** Remembers the definition whose exchanges are recorded under a name, also when it is renamed. */
    void remember(const QString &name, WatchedDefinition &watched) { m_byName.insert(name, &watched); }
    void forget(const QString &name) { m_byName.remove(name); }

    /** The searches return null if there is no such definition. */
    [[nodiscard]] WatchedDefinition *find(const workspace::OpenDefinition *definition) const;
    [[nodiscard]] WatchedDefinition *named(const QString &name) const { return m_byName.value(name); }
    [[nodiscard]] WatchedDefinition *withSource(quint16 source) const;
    /** The definitions with a description, in the order of `definitions`. */
    [[nodiscard]] QList<ComparedDefinition> readable(const QList<workspace::OpenDefinition *> &definitions) const;

    [[nodiscard]] Map::const_iterator begin() const { return m_watched.begin(); }
    [[nodiscard]] Map::const_iterator end() const { return m_watched.end(); }

private:
    Map m_watched;
    QHash<QString, WatchedDefinition *> m_byName; ///< By Exchange::documentPath.
    quint16 m_lastSource = NoDefinition;
};

} // namespace monitoring
