#pragma once

#include "fieldbinding.h"

#include <QStringList>

class QComboBox;

namespace designer {

/**
 * One of several values as a drop-down list, with "Not set" as the first entry, which removes the member. A value of
 * the file that is not one of them is shown as a further entry. Each choice is an undo step.
 */
class ChoiceBinding final : public FieldBinding
{
    Q_OBJECT

public:
    enum class Values { Texts, Flags };

    /** A choice between true and false with Values::Flags, otherwise between the texts of setTexts(). */
    ChoiceBinding(document::Document &document, QComboBox *box, Values values);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Choice; }

    void setTexts(const QStringList &texts);
    /** Without "Not set": for required members. */
    void setRequired(bool required);
    void retranslate();

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;

private:
    void fill();
    void choose();

    QComboBox *m_box;
    Values m_values;
    QStringList m_texts;
    bool m_isRequired = false;
};

} // namespace designer
