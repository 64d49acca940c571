// RecentNews: requests that were read a moment ago.
//
// News of a league (a round, its table) goes to all players in the same bytes, perhaps but for the
// id, which our own client writes first. Whoever hosts a hundred of them reads each text once:
// those that follow share what was read. One for each thread.
#pragma once

#include "agents/protocol/json_rpc.h"

#include <array>
#include <optional>

namespace league::protocol {

class RecentNews
{
public:
    [[nodiscard]] static RecentNews &ofThisThread();

    // What was read from the same text with another id, with this id.
    [[nodiscard]] std::optional<RpcRequest> find(const QByteArray &body) const;
    // Keeps what was read; short texts, very long ones and those that begin otherwise are not worth
    // it.
    void keep(const QByteArray &body, const RpcRequest &request);

private:
    struct News
    {
        QByteArray body = {};
        qsizetype from = 0; // where the part begins that all have in common
        RpcRequest request = {};
    };

    std::array<News, 4> m_news; // as many as may be on their way at once
    size_t m_next = 0; // to be replaced
};

} // namespace league::protocol
