#pragma once

#include <QCompleter>

class QLineEdit;

namespace designer {

/** Completes the name at the end of a text of names, such as `pets` in "shop, pe" or `oauth` in "key + oa". The
 * separators are commas, `|` and `+`. */
class NameCompleter final : public QCompleter
{
    Q_OBJECT

public:
    /** Creates the completer of `line` as its child. */
    NameCompleter(const QStringList &names, QLineEdit &line);

    [[nodiscard]] QStringList splitPath(const QString &text) const override;
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override;

private:
    QLineEdit &m_line;
};

} // namespace designer
