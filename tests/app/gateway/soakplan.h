#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace support {

/** What goes wrong with one request, on either side. Everything follows from its number, so both sides know it. */
struct SoakPlan {
    enum class Upstream {
        Answers,        ///< With a length.
        AnswersChunked, ///< In chunks.
        AnswersToTheEnd,
        AnswersInDrips,    ///< A little at a time.
        Hints,             ///< A 103 first.
        AnswersEarly,      ///< Before it has the body.
        ClosesBehind,      ///< Answers, promises to stay, and goes.
        AddsGarbage,       ///< Answers, and sends bytes that belong to nothing.
        ResetsAtOnce,      ///< Before a byte of an answer.
        ResetsInTheHead,   ///< Within the head of its answer.
        TruncatesLength,   ///< Ends before what it announced.
        TruncatesChunks,   ///< Ends before the last chunk.
        StallsBefore,      ///< Never answers.
        StallsInTheMiddle, ///< Goes on later.
        SendsGarbage,      ///< No HTTP at all.
    };
    enum class Client {
        Waits,           ///< For its answer, on a connection that it keeps.
        Pipelines,       ///< Sends the next ones without waiting.
        GoesInTheHead,   ///< Before its head is complete.
        GoesInTheBody,   ///< Before its body is.
        GoesBehind,      ///< With its request sent.
        GoesInTheAnswer, ///< With the first bytes of the answer.
        StallsInTheHead,
        StallsInTheBody,
        SendsGarbage, ///< No HTTP at all.
    };

    quint64 number = 0;
    QByteArray id; ///< Carried by target, header and bodies of this request and its answer.
    Upstream upstream = Upstream::Answers;
    Client client = Client::Waits;
    qsizetype requestBytes = 0;
    qsizetype responseBytes = 0;
    bool isChunked = false; ///< The request's body.
    bool resets = false;    ///< The peer ends the connection with a reset.

    [[nodiscard]] static SoakPlan make(quint64 number);
    /** The plan of an identity; number 0 if it is not one. */
    [[nodiscard]] static SoakPlan of(const QByteArray &id);

    /** The bytes of a body: the identity over and over. */
    [[nodiscard]] QByteArray content(qsizetype size) const;
    /** True when the bytes are those of content() from there on. */
    [[nodiscard]] bool isContent(QByteArrayView bytes, qsizetype from = 0) const;
    [[nodiscard]] QByteArray requestHead() const;
};

inline constexpr char SoakCredential[] = "Basic a2ltOnBhc3M6d29yZA==";

} // namespace support
