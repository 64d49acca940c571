// PostmortemReading: a post-mortem as the rows of its page.
//
// Made by PostmortemBoard's thread from a store::Postmortem, which must outlive it. It says nothing
// in words: the page has them in every language.
#pragma once

#include "agents/store/postmortem/postmortem.h"
#include "app/view/mafia/postmortem_rows.h"

namespace league::app::view {

class PostmortemReading
{
public:
    explicit PostmortemReading(const store::Postmortem &postmortem) : m_postmortem(postmortem) { }

    [[nodiscard]] PostmortemResult result() const;
    [[nodiscard]] QList<PostmortemPlayerRow> players() const;
    [[nodiscard]] QList<PostmortemMomentRow> moments() const;
    [[nodiscard]] QList<PostmortemCycleRow> cycles() const;

private:
    [[nodiscard]] QString nameOf(const QString &playerId) const;
    [[nodiscard]] QString roleOf(const QString &playerId) const;
    // {name, number}
    [[nodiscard]] QVariantMap person(const QString &playerId) const;
    void addNight(PostmortemCycleRow &row, const store::PostmortemNight &night) const;
    void addTalk(PostmortemCycleRow &row, const store::PostmortemDay &day) const;
    void addVote(PostmortemCycleRow &row, const store::PostmortemDay &day) const;

    const store::Postmortem &m_postmortem;
};

} // namespace league::app::view
