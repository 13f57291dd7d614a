#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <array>
#include <vector>

namespace traffic {

/**
 * Secret values that are taken out of a text wherever they stand: as they are, percent-encoded, escaped as in JSON
 * (also within JSON strings in JSON strings), and in base64, alone or as a part of what was encoded.
 */
class KnownSecrets final
{
public:
    /** Values of two or three bytes are found as whole words only; a single byte is left to its field. */
    void add(QByteArrayView value);
    /** `bytes` with REDACTED in their place. */
    [[nodiscard]] QByteArray removedFrom(const QByteArray &bytes) const;

private:
    enum class Form { Plain, Base64 };
    struct Spelling {
        QByteArray bytes;
        Form form = Form::Plain;
        bool isWord = false; ///< Found only where neither neighbour is a letter or digit.
    };
    struct Match {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    void addSpelling(const QByteArray &bytes, Form form, bool isWord);
    void sortSpellings();
    [[nodiscard]] static bool stands(const Spelling &spelling, QByteArrayView text, Match &match);
    [[nodiscard]] Match matchAt(QByteArrayView text, qsizetype place) const;

    QList<Spelling> m_spellings;                         ///< Longest first.
    std::array<std::vector<quint16>, 256> m_byFirstByte; ///< Indexes into m_spellings, in its order.
};

} // namespace traffic
