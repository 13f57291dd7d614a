#pragma once

#include <QtGlobal>

/** Source: APPNOTE.TXT of PKWARE, version 6.3.10, sections 4.3 and 4.4. */
namespace zip::format {

inline constexpr quint32 LocalSignature = 0x04034b50;
inline constexpr quint32 CentralSignature = 0x02014b50;
inline constexpr quint32 EndSignature = 0x06054b50;
inline constexpr quint32 Zip64LocatorSignature = 0x07064b50;

inline constexpr qsizetype LocalBytes = 30; ///< Without name and extra field.
inline constexpr qsizetype CentralBytes = 46;
inline constexpr qsizetype EndBytes = 22;
inline constexpr qsizetype Zip64LocatorBytes = 20;
inline constexpr qsizetype LongestComment = 0xffff;

inline constexpr quint16 Version = 20; ///< Of the format: deflate and folders.
inline constexpr quint16 Encrypted = 0x0001;
inline constexpr quint16 SizesFollow = 0x0008; ///< The local header has no sizes: they follow the content.
inline constexpr quint16 StrongEncryption = 0x0040;
inline constexpr quint16 Utf8Name = 0x0800;
inline constexpr quint16 MaskedHeader = 0x2000;

inline constexpr quint16 Stored = 0;
inline constexpr quint16 Deflated = 8;

inline constexpr quint16 Zip64Count = 0xffff;
inline constexpr quint32 Zip64Size = 0xffffffff;

inline constexpr quint16 FirstDate = 0x0021; ///< 1980-01-01.
inline constexpr quint8 UnixHost = 3;
inline constexpr quint32 UnixTypeBits = 0170000;
inline constexpr quint32 UnixLink = 0120000;
inline constexpr quint32 UnixFolder = 0040000;
inline constexpr quint32 UnixFile = 0100000;

} // namespace zip::format
