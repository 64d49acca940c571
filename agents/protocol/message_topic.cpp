#include "agents/protocol/message_topic.h"

#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"

#include <algorithm>
#include <array>

namespace league::protocol {

namespace {

struct TopicRow
{
    QLatin1String type;
    Topic topic;
};

constexpr std::array Topics{
    TopicRow{RefereeRegisterRequest::Type, Topic::Registration},
    TopicRow{RefereeRegisterResponse::Type, Topic::Registration},
    TopicRow{LeagueRegisterRequest::Type, Topic::Registration},
    TopicRow{LeagueRegisterResponse::Type, Topic::Registration},
    TopicRow{RoundAnnouncement::Type, Topic::Rounds},
    TopicRow{RoundCompleted::Type, Topic::Rounds},
    TopicRow{LeagueStandingsUpdate::Type, Topic::Rounds},
    TopicRow{LeagueCompleted::Type, Topic::Rounds},
    TopicRow{MatchAssignment::Type, Topic::Matches},
    TopicRow{MatchAssignmentAck::Type, Topic::Matches},
    TopicRow{GameInvitation::Type, Topic::Matches},
    TopicRow{GameJoinAck::Type, Topic::Matches},
    TopicRow{ChooseParityCall::Type, Topic::Matches},
    TopicRow{ChooseParityResponse::Type, Topic::Matches},
    TopicRow{GameOver::Type, Topic::Matches},
    TopicRow{MatchResultReport::Type, Topic::Matches},
    TopicRow{GameError::Type, Topic::Errors},
    TopicRow{LeagueError::Type, Topic::Errors},
};

} // namespace

Topic topicOf(QStringView messageType)
{
    const auto row = std::ranges::find_if(
        Topics, [&](const TopicRow &each) { return messageType == each.type; });
    return row == Topics.end() ? Topic::Queries : row->topic;
}

MessageSubject MessageSubject::in(const JsonObject &message)
{
    FieldProblem ignored;
    MessageSubject subject;
    FieldReader reader(message, ignored);
    MessageSubject::describe(subject, reader);
    return subject;
}

} // namespace league::protocol
