// Strong ids: a PlayerId cannot be passed where a MatchId is wanted.
//
// An id is text chosen by the manager (P01, REF02, R1M1, …) and is compared as text.
#pragma once

#include <QHashFunctions>
#include <QString>

#include <compare>
#include <utility>

namespace league::base {

template<class Tag>
class Id
{
public:
    Id() = default;
    explicit Id(QString text) : m_text(std::move(text)) { }

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    friend bool operator==(const Id &a, const Id &b) { return a.m_text == b.m_text; }
    friend bool operator<(const Id &a, const Id &b) { return a.m_text < b.m_text; }
    friend size_t qHash(const Id &id, size_t seed = 0) { return qHash(id.m_text, seed); }

private:
    QString m_text;
};

using PlayerId = Id<struct PlayerTag>;
using RefereeId = Id<struct RefereeTag>;
using MatchId = Id<struct MatchTag>;
using LeagueId = Id<struct LeagueTag>;

} // namespace league::base
