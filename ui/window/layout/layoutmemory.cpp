#include "layoutmemory.h"

#include "naming.h"
#include "settings.h"
#include "settingstable.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QScreen>
#include <QSplitter>
#include <QTimer>

namespace window {

namespace {

constexpr int LargestSize = 100'000;
constexpr char Watched[] = "hasRememberedSizes";
constexpr char ShownSize[] = "sizeWhenShown";

/** A splitter that is shown horizontally in wide windows has other sizes there. */
QString nameOf(const QSplitter &splitter)
{
    return splitter.orientation() == Qt::Horizontal ? splitter.objectName() : splitter.objectName() + u"-vertical"_qs;
}

QStringList asTexts(const QList<int> &sizes)
{
    QStringList texts;
    for (const int size : sizes)
        texts.append(QString::number(size));
    return texts;
}

/** The widths of the columns that the user can change; 0 for the others. */
QList<int> columnWidths(const QHeaderView &header)
{
    QList<int> widths;
    for (int column = 0; column < header.count(); ++column) {
        const bool isFree = header.sectionResizeMode(column) == QHeaderView::Interactive &&
                            !header.isSectionHidden(column);
        widths.append(isFree ? header.sectionSize(column) : 0);
    }
    return widths;
}

/** The table or tree of a header has the name. */
QString nameOf(const QHeaderView &header)
{
    return header.parentWidget() ? header.parentWidget()->objectName() : QString();
}

bool isFirst(QWidget &widget)
{
    const bool isWatched = widget.property(Watched).toBool();
    widget.setProperty(Watched, true);
    return !isWatched;
}

} // namespace

LayoutMemory::LayoutMemory(settings::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    qApp->installEventFilter(this);
}

bool LayoutMemory::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show) {
        if (auto *splitter = qobject_cast<QSplitter *>(watched); splitter && !splitter->objectName().isEmpty())
            watch(*splitter);
        auto *header = qobject_cast<QHeaderView *>(watched);
        if (header && header->orientation() == Qt::Horizontal && !nameOf(*header).isEmpty())
            watch(*header);
        if (auto *dialog = qobject_cast<QDialog *>(watched); dialog && widgets::remembersSize(*dialog))
            watch(*dialog);
    } else if (event->type() == QEvent::Hide) {
        if (auto *dialog = qobject_cast<QDialog *>(watched); dialog && widgets::remembersSize(*dialog))
            store(*dialog);
    } else if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick) {
        // After the header has handled it.
        if (auto *header = qobject_cast<QHeaderView *>(watched->parent()); header && header->property(Watched).toBool())
            QTimer::singleShot(0, header, [this, header] { store(*header); });
    }
    return false;
}

void LayoutMemory::watch(QSplitter &splitter)
{
    if (!isFirst(splitter))
        return;
    connect(&splitter, &QSplitter::splitterMoved, this,
            [this, &splitter] { m_settings.set(settings::LayoutSizes, nameOf(splitter), asTexts(splitter.sizes())); });
    if (const QList<int> sizes = stored(nameOf(splitter), splitter.count()); !sizes.isEmpty())
        splitter.setSizes(sizes);
}

void LayoutMemory::watch(QHeaderView &header)
{
    if (!isFirst(header))
        return;
    const QList<int> widths = stored(nameOf(header), header.count());
    const QList<int> now = columnWidths(header);
    for (int column = 0; column < widths.size(); ++column) {
        if (widths.at(column) >= header.minimumSectionSize() && now.at(column) > 0)
            header.resizeSection(column, widths.at(column));
    }
}

void LayoutMemory::watch(QDialog &dialog)
{
    constexpr int sides = 2;
    const QList<int> sizes = isFirst(dialog) ? stored(dialog.objectName(), sides) : QList<int>();
    if (!sizes.isEmpty())
        dialog.resize(QSize(sizes.first(), sizes.last()).boundedTo(dialog.screen()->availableSize()));
    dialog.setProperty(ShownSize, dialog.size());
}

void LayoutMemory::store(QDialog &dialog)
{
    // The size that it has without the user depends on the version of the program, and on the zoom.
    if (dialog.size() != dialog.property(ShownSize).toSize())
        m_settings.set(settings::LayoutSizes, dialog.objectName(), asTexts({dialog.width(), dialog.height()}));
}

void LayoutMemory::store(const QHeaderView &header)
{
    m_settings.set(settings::LayoutSizes, nameOf(header), asTexts(columnWidths(header)));
}

/** Empty if there are not as many as needed, or one is not valid. */
QList<int> LayoutMemory::stored(const QString &name, int count) const
{
    const QStringList texts = m_settings.get(settings::LayoutSizes, name);
    if (texts.size() != count || count > MostSizes)
        return {};
    QList<int> sizes;
    for (const QString &text : texts) {
        bool isNumber = false;
        const int size = text.toInt(&isNumber);
        if (!isNumber || size < 0 || size > LargestSize)
            return {};
        sizes.append(size);
    }
    return sizes;
}

} // namespace window

#include "moc_layoutmemory.cpp"
