#include "certificatefile.h"

#include <QCryptographicHash>

#include <optional>

namespace management {

namespace {

enum Tag : uchar {
    Boolean = 0x01,
    OctetString = 0x04,
    ObjectId = 0x06,
    UtcTime = 0x17,
    GeneralizedTime = 0x18,
    BmpString = 0x1e,
    Sequence = 0x30,
    Set = 0x31,
    Version = 0xa0,
    Extensions = 0xa3,
    DnsName = 0x82,
};

constexpr char CommonNameId[] = "\x55\x04\x03";
constexpr char AlternativeNamesId[] = "\x55\x1d\x11";
constexpr char BasicConstraintsId[] = "\x55\x1d\x13";

/** A value in DER: its tag, its content, and all of its bytes. */
struct Element {
    uchar tag = 0;
    QByteArrayView content;
    QByteArrayView whole;
};

/** Reads the values of DER one after the other. */
class DerReader final
{
public:
    explicit DerReader(QByteArrayView bytes)
        : m_bytes(bytes)
    {}

    /** The next value, or nothing at the end or if the bytes are no value. */
    std::optional<Element> next()
    {
        if (m_bytes.size() < 2)
            return std::nullopt;
        const auto byteAt = [this](qsizetype i) { return static_cast<uchar>(m_bytes.at(i)); };
        qsizetype header = 2;
        qsizetype size = byteAt(1);
        if (size >= 0x80) {
            constexpr qsizetype mostLengthBytes = 4;
            const qsizetype lengthBytes = size - 0x80;
            if (lengthBytes < 1 || lengthBytes > mostLengthBytes || m_bytes.size() < 2 + lengthBytes)
                return std::nullopt;
            size = 0;
            for (qsizetype i = 0; i < lengthBytes; ++i)
                size = size * 256 + byteAt(2 + i);
            header += lengthBytes;
        }
        if (size > m_bytes.size() - header)
            return std::nullopt;
        const Element element{byteAt(0), m_bytes.sliced(header, size), m_bytes.first(header + size)};
        m_bytes = m_bytes.sliced(header + size);
        return element;
    }
    std::optional<Element> next(uchar tag)
    {
        const auto element = next();
        return element && element->tag == tag ? element : std::nullopt;
    }
    [[nodiscard]] bool isNext(uchar tag) const
    {
        return !m_bytes.isEmpty() && static_cast<uchar>(m_bytes.front()) == tag;
    }

private:
    QByteArrayView m_bytes;
};

QDateTime timeOf(const Element &element)
{
    QString text = QString::fromLatin1(element.content);
    if (element.tag == UtcTime)
        text.prepend(text.left(2).toInt() < 50 ? u"20"_qs : u"19"_qs); // RFC 5280 §4.1.2.5.1.
    QDateTime time = QDateTime::fromString(text, u"yyyyMMddHHmmss'Z'"_qs);
    time.setTimeSpec(Qt::UTC);
    return time;
}

QString textOf(const Element &element)
{
    if (element.tag != BmpString)
        return QString::fromUtf8(element.content);
    QString text;
    for (qsizetype i = 0; i + 1 < element.content.size(); i += 2)
        text += QChar(static_cast<uchar>(element.content.at(i + 1)), static_cast<uchar>(element.content.at(i)));
    return text;
}

QString commonNameOf(QByteArrayView name)
{
    DerReader sets(name);
    while (const auto set = sets.next(Set)) {
        const auto pair = DerReader(set->content).next(Sequence);
        DerReader members(pair ? pair->content : QByteArrayView());
        const auto id = members.next(ObjectId);
        const auto value = members.next();
        if (id && value && id->content == QByteArrayView(CommonNameId))
            return textOf(*value);
    }
    return {};
}

void readExtension(QByteArrayView extension, Certificate &certificate)
{
    DerReader members(extension);
    const auto id = members.next(ObjectId);
    if (members.isNext(Boolean))
        members.next();
    const auto value = members.next(OctetString);
    const auto content = value ? DerReader(value->content).next(Sequence) : std::nullopt;
    if (!id || !content)
        return;
    DerReader items(content->content);
    if (id->content == QByteArrayView(AlternativeNamesId)) {
        while (const auto name = items.next()) {
            if (name->tag == DnsName)
                certificate.dnsNames.append(QString::fromLatin1(name->content));
        }
    } else if (id->content == QByteArrayView(BasicConstraintsId)) {
        const auto isCa = items.next(Boolean);
        certificate.isCa = isCa && !isCa->content.isEmpty() && isCa->content.front() != 0;
    }
}

QString fingerprintOfBytes(QByteArrayView bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex());
}

std::optional<CertificateFile> readDer(QByteArrayView der)
{
    const auto outer = DerReader(der).next(Sequence);
    const auto inner = outer ? DerReader(outer->content).next(Sequence) : std::nullopt;
    if (!inner)
        return std::nullopt;
    DerReader fields(inner->content);
    if (fields.isNext(Version))
        fields.next();
    fields.next(); // The serial number.
    fields.next(Sequence);
    const auto issuer = fields.next(Sequence);
    const auto validity = fields.next(Sequence);
    const auto subject = fields.next(Sequence);
    const auto key = fields.next(Sequence);
    if (!issuer || !validity || !subject || !key)
        return std::nullopt;
    CertificateFile file;
    Certificate &certificate = file.certificate;
    DerReader times(validity->content);
    const auto from = times.next();
    const auto to = times.next();
    if (!from || !to)
        return std::nullopt;
    certificate.notBefore = timeOf(*from);
    certificate.notAfter = timeOf(*to);
    certificate.id = fingerprintOfBytes(outer->whole);
    certificate.hasDetails = true;
    certificate.issuerName = commonNameOf(issuer->content);
    certificate.subjectName = commonNameOf(subject->content);
    file.keyFingerprint = fingerprintOfBytes(key->whole);
    while (const auto more = fields.next()) {
        const auto list = more->tag == Extensions ? DerReader(more->content).next(Sequence) : std::nullopt;
        DerReader extensions(list ? list->content : QByteArrayView());
        while (const auto extension = extensions.next(Sequence))
            readExtension(extension->content, certificate);
    }
    return certificate.notAfter.isValid() ? std::optional(file) : std::nullopt;
}

/** The certificates of a PEM file in DER. One that is not Base64 is empty. */
QList<QByteArray> certificatesOf(const QByteArray &pem)
{
    static const QByteArray begin = "-----BEGIN CERTIFICATE-----";
    static const QByteArray end = "-----END CERTIFICATE-----";
    QList<QByteArray> certificates;
    for (qsizetype at = pem.indexOf(begin); at >= 0 && certificates.size() <= MaximumCertificatesInFile;
         at = pem.indexOf(begin, at)) {
        at += begin.size();
        const qsizetype stop = pem.indexOf(end, at);
        const QByteArray text = pem.mid(at, stop < 0 ? 0 : stop - at).simplified().replace(' ', QByteArray());
        const auto bytes = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
        certificates.append(bytes ? *bytes : QByteArray());
    }
    return certificates;
}

} // namespace

base::Result<CertificateFile> readCertificateFile(const QByteArray &bytes)
{
    if (bytes.size() > MaximumCertificateFile)
        return base::Error{base::ErrorCode::TooLarge, {}};
    const bool isDer = bytes.startsWith(static_cast<char>(Sequence));
    const QList<QByteArray> certificates = isDer ? QList<QByteArray>{bytes} : certificatesOf(bytes);
    if (certificates.isEmpty())
        return base::Error{base::ErrorCode::NotFound, {}};
    if (certificates.size() > MaximumCertificatesInFile)
        return base::Error{base::ErrorCode::TooLarge, {}};
    std::optional<CertificateFile> chosen;
    for (const QByteArray &der : certificates) {
        const std::optional<CertificateFile> file = readDer(der);
        if (!file)
            return base::Error{base::ErrorCode::Damaged, {}};
        if (!chosen || (chosen->certificate.isCa && !file->certificate.isCa))
            chosen = file;
    }
    chosen->hasPrivateKey = !isDer && bytes.contains("PRIVATE KEY-----");
    return *chosen;
}

} // namespace management
