#pragma once

namespace gateway {

/**
 * Keeps whether one side of an exchange is read, so that only a bounded number of its bytes waits for the other side.
 *
 * | state     | fill()    | drain()   | throttle() | release()            | end() | reset() |
 * |-----------|-----------|-----------|------------|----------------------|-------|---------|
 * | Open      | Full      | Open      | Throttled  | Open                 | Ended | Open    |
 * | Full      | Full      | Open      | Throttled  | Full                 | Ended | Open    |
 * | Throttled | Throttled | Throttled | Throttled  | Full if full or Open | Ended | Open    |
 * | Ended     | Ended     | Ended     | Ended      | Ended                | Ended | Open    |
 */
class ReadGate final
{
public:
    enum class State {
        Open,
        Full,      ///< Enough bytes of this side wait for the other one.
        Throttled, ///< Not read because of a simulated fault, for the time that the bytes take at its rate.
        Ended,     ///< There is nothing more to read.
    };

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isOpen() const { return m_state == State::Open; }
    [[nodiscard]] bool isThrottled() const { return m_state == State::Throttled; }
    [[nodiscard]] bool hasEnded() const { return m_state == State::Ended; }

    /** States that enough bytes wait for the other side. */
    void fill() { move(State::Open, State::Full); }
    /** States that few bytes wait for the other side. */
    void drain() { move(State::Full, State::Open); }
    void throttle();
    /** Ends throttle(), because its time is over. `isFull`: enough bytes wait for the other side. */
    void release(bool isFull) { move(State::Throttled, isFull ? State::Full : State::Open); }
    void end() { m_state = State::Ended; }
    /** Opens the gate, because another connection is read from now on. */
    void reset() { m_state = State::Open; }

private:
    void move(State from, State to)
    {
        if (m_state == from)
            m_state = to;
    }

    State m_state = State::Open;
};

} // namespace gateway
