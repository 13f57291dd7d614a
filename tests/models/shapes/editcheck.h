#pragma once

#include "shapedocuments.h"

#include <QByteArrayList>

namespace support {

/** The texts of documents before a gesture, to see what the gesture changed. */
class EditCheck final
{
public:
    explicit EditCheck(ShapeDocuments &documents)
        : m_documents(documents)
    {
        for (const QString &address : documents.addresses())
            m_before.append(documents.find(address)->snapshot());
    }

    /** The addresses of the documents whose text is another one now. */
    [[nodiscard]] QStringList changed() const
    {
        QStringList changed;
        for (qsizetype i = 0; i < m_before.size(); ++i) {
            const QString &address = m_documents.addresses()[i];
            if (m_documents.text(address) != m_before[i].text())
                changed.append(address);
        }
        return changed;
    }

    /** Undoes one step in each changed document. Returns what is wrong if that does not restore all bytes. */
    [[nodiscard]] QString undoOne() const
    {
        for (const QString &address : changed()) {
            document::Document *document = m_documents.find(address);
            if (!document->canUndo())
                return u"no undo step in "_qs + address;
            document->undo();
        }
        const QStringList left = changed();
        return left.isEmpty() ? QString() : u"one undo does not restore "_qs + left.join(u", ");
    }

    /** Returns the first place outside of the `touched` ones whose bytes have changed, or that is new or was removed;
     * an empty text if there is none. New components are not reported. */
    [[nodiscard]] QString strayed(const QString &address, const QList<document::Pointer> &touched) const
    {
        const document::Snapshot &before = m_before[m_documents.addresses().indexOf(address)];
        const document::Snapshot now = m_documents.find(address)->snapshot();
        return difference(before, now, before.root(), now.root(), {}, touched);
    }

private:
    static QString difference(const document::Snapshot &before, const document::Snapshot &now,
                              const document::Node &left, const document::Node &right, const document::Pointer &place,
                              const QList<document::Pointer> &touched)
    {
        const auto isTouched = [&](const document::Pointer &each) { return each.contains(place); };
        const auto isAbove = [&](const document::Pointer &each) { return place.contains(each); };
        if (document::isShared(left, right) || std::any_of(touched.cbegin(), touched.cend(), isTouched))
            return {};
        const bool isComponents = document::Pointer{"components", "schemas"}.contains(place) &&
                                  place.tokens().size() <= 2;
        if (!isComponents && !std::any_of(touched.cbegin(), touched.cend(), isAbove))
            return before.text(left.span()) == now.text(right.span()) ? QString() : u"bytes of "_qs + place.toString();
        for (qsizetype i = 0; left.isMapping() && i < left.childCount(); ++i) {
            const QByteArray key = left.keyAt(i);
            const QString below = difference(before, now, left.childAt(i), right.member(key), place / key, touched);
            if (!below.isEmpty())
                return below;
        }
        for (qsizetype i = 0; left.isSequence() && i < left.childCount(); ++i) {
            const QString below = difference(before, now, left.childAt(i), right.childAt(i), place.child(i), touched);
            if (!below.isEmpty())
                return below;
        }
        return isComponents ? QString() : newKey(left, right, place, touched);
    }

    static QString newKey(const document::Node &left, const document::Node &right, const document::Pointer &place,
                          const QList<document::Pointer> &touched)
    {
        for (qsizetype i = 0; right.isMapping() && i < right.childCount(); ++i) {
            const document::Pointer added = place / right.keyAt(i);
            const bool isComponents = added == document::Pointer{"components"};
            if (!left.member(right.keyAt(i)).exists() && !isComponents && !touched.contains(added))
                return u"new "_qs + added.toString();
        }
        return left.isSequence() && left.childCount() != right.childCount() ? u"size of "_qs + place.toString()
                                                                            : QString();
    }

    ShapeDocuments &m_documents;
    QList<document::Snapshot> m_before;
};

} // namespace support
