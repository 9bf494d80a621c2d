// What a table says when something is refused: what, which fact, which rule, the way out.
#include "app/shell/qt_text.h"
#include "app/shell/sentences.h"
#include "app/table/table_model.h"

namespace hexmoot::ui {

QVariantMap TableModel::words_of(const AnyMatch& said_to, const Refusal& no) const {
    const Seat asked = sitting_->match().prompt().seats.front();
    const Answered a = sitting_->module().refusal(said_to, asked, no, speech());
    return {{"what", q(a.what)}, {"fact", q(a.fact)}, {"way", q(a.way)},
            {"code", q(a.code)}, {"rule", q(a.rule)}, {"ruleTitle", rules_.titleOf(q(a.rule))}};
}

QVariantMap TableModel::words_of(const play::Failure& failure, const AnyMatch& said_to) const {
    if (const auto* no = std::get_if<Refusal>(&failure)) return words_of(said_to, *no);
    if (const auto* error = std::get_if<store::StoreError>(&failure)) {
        const shell::Sentences said = shell::sentences(*error);
        return {{"what", said.what}, {"fact", said.safe}, {"way", said.todo}};
    }
    return {{"what", tr("This is decided from the hand.")},
            {"fact", tr("The hand is closed.")},
            {"way", tr("Open it first; everyone else looks away.")}};
}

QString TableModel::explain(Token word, const Reason& why) const {
    const QVariantMap said = words_of(sitting_->match(), Refusal{0, sitting_->match().spelled(word), why});
    return said.value("what").toString() + u' ' + said.value("fact").toString();
}

void TableModel::refuse(const QString& what, const QString& way) {
    refusal_ = {{"what", what}, {"way", way}};
    emit cue(QStringLiteral("refused"));
    refresh();
}

}  // namespace hexmoot::ui
