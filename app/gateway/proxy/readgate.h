#pragma once

namespace gateway {

/**
 * Whether one side of an exchange is read, so that only a bounded number of its bytes waits for the other side.
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
        Full,      ///< The other side has enough bytes waiting.
        Throttled, ///< A simulated fault: for the time that the bytes take at its rate.
        Ended,     ///< There is nothing more to read.
    };

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isOpen() const { return m_state == State::Open; }
    [[nodiscard]] bool isThrottled() const { return m_state == State::Throttled; }
    [[nodiscard]] bool hasEnded() const { return m_state == State::Ended; }

    /** Enough bytes wait for the other side. */
    void fill() { move(State::Open, State::Full); }
    /** Few bytes wait for the other side. */
    void drain() { move(State::Full, State::Open); }
    void throttle();
    /** The time of throttle() is over. */
    void release(bool isFull) { move(State::Throttled, isFull ? State::Full : State::Open); }
    void end() { m_state = State::Ended; }
    /** Another connection is read from now on. */
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
