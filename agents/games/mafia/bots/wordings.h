// The wordings from which the built-in players' sentences are made; %1 is the target's name.
#pragma once

#include "agents/games/mafia/bots/suspicion_rules.h"

#include <QLatin1String>

#include <array>

namespace league::games::bots::wording {

using Wordings = std::array<QLatin1String, 6>;

inline constexpr Wordings Mistrust{
    QLatin1String("I have a bad feeling about %1."),
    QLatin1String("If I had to name somebody now, it would be %1."),
    QLatin1String("Something about %1 does not add up for me."),
    QLatin1String("I would like us to look at %1 more closely."),
    QLatin1String("My eye is on %1 today, though I am not sure yet."),
    QLatin1String("Nobody talks about %1, and that is exactly what worries me."),
};

inline constexpr Wordings Accusation{
    QLatin1String("I think %1 is one of them."),
    QLatin1String("%1 is my strongest suspect."),
    QLatin1String("The more I listen, the less I trust %1."),
    QLatin1String("Let us be honest: %1 plays against this town."),
    QLatin1String("My vote is going to %1 unless somebody changes my mind."),
    QLatin1String("I say we put %1 on the spot today."),
};

inline constexpr Wordings Certainty{
    QLatin1String("%1 is mafia. I have no doubt left."),
    QLatin1String("We have to vote %1 out today, all of us."),
    QLatin1String("There is no other way to read it: %1 is mafia."),
    QLatin1String("Please do not split the votes. It is %1."),
    QLatin1String("I would bet everything on %1 being mafia."),
    QLatin1String("Whoever still protects %1 has to explain that to the town."),
};

inline constexpr Wordings Defence{
    QLatin1String("Leave %1 alone, I am convinced that this is a good player."),
    QLatin1String("I do not believe the case against %1."),
    QLatin1String("You are chasing the wrong one: %1 is town."),
    QLatin1String("I vouch for %1."),
    QLatin1String("Voting for %1 today would be a gift to the mafia."),
    QLatin1String("%1 has been on our side all along, look at the votes."),
};

inline constexpr Wordings SheriffClaim{
    QLatin1String("It is time to say it: I am the sheriff."),
    QLatin1String("I am the sheriff, and here is what I know."),
    QLatin1String("I kept this to myself as long as I could. I am the sheriff."),
    QLatin1String("Listen, please: I am the sheriff of this town."),
    QLatin1String("I have to step forward now, I am the sheriff."),
    QLatin1String("You may kill me for it tonight, but I am the sheriff."),
};

inline constexpr Wordings DoctorClaim{
    QLatin1String("Before you make a mistake: I am the doctor."),
    QLatin1String("I am the doctor. You need me at night."),
    QLatin1String("Vote for me and nobody will be saved any more, I am the doctor."),
    QLatin1String("I did not want to say it, but I am the doctor."),
    QLatin1String("Stop. I am the doctor, and I keep this town alive."),
    QLatin1String("You leave me no choice: I am the doctor."),
};

inline constexpr Wordings OtherClaim{
    QLatin1String("I am nobody special, just one of you."),
    QLatin1String("I have no secret to tell, I only want this town to win."),
    QLatin1String("Honestly, I have no special role."),
    QLatin1String("I am on the town's side, and that is all I can say."),
    QLatin1String("There is nothing behind me but a plain townsperson."),
    QLatin1String("I can only offer my word: I am with the town."),
};

inline constexpr Wordings MafiaReport{
    QLatin1String("I looked into %1 at night: mafia."),
    QLatin1String("%1 is mafia, I have checked."),
    QLatin1String("My investigation of %1 came back as mafia."),
    QLatin1String("I followed %1, and there is no doubt: mafia."),
    QLatin1String("What I found about %1 is clear. Mafia."),
    QLatin1String("I have proof against %1, who belongs to the mafia."),
};

inline constexpr Wordings TownReport{
    QLatin1String("%1 is clean, I have checked."),
    QLatin1String("I looked into %1 at night: not mafia."),
    QLatin1String("You can trust %1."),
    QLatin1String("My investigation of %1 found nothing: town."),
    QLatin1String("%1 is not one of them, I know that for sure."),
    QLatin1String("Do not waste a vote on %1, who is with us."),
};

inline constexpr Wordings Question{
    QLatin1String("%1, what do you have to say to that?"),
    QLatin1String("%1, whom do you suspect, and why?"),
    QLatin1String("What do you make of last night, %1?"),
    QLatin1String("%1, tell us how you will vote today."),
    QLatin1String("Can you explain yourself, %1?"),
    QLatin1String("I would like to hear more from you, %1."),
};

// Why somebody is suspected, for the reasons that can be said aloud.
struct Reason
{
    Sign sign;
    std::array<QLatin1String, 3> wordings;
};

inline constexpr std::array<Reason, 14> Reasons{{
    {Sign::AccusedByTrusted,
     {QLatin1String("People whom I trust say the same."),
      QLatin1String("I am not the only one who thinks so."),
      QLatin1String("Others have noticed it, too.")}},
    {Sign::AccusesMe,
     {QLatin1String("I am accused out of thin air, and I ask myself why."),
      QLatin1String("Pointing at me was a poor move."),
      QLatin1String("Who accuses me has something to hide.")}},
    {Sign::StaysSilent,
     {QLatin1String("Silence does not help the town."),
      QLatin1String("We have heard far too little from that side."),
      QLatin1String("Somebody who keeps passing is hiding.")}},
    {Sign::ClaimsSheriffToo,
     {QLatin1String("There cannot be two sheriffs."),
      QLatin1String("That claim came second, and very conveniently."),
      QLatin1String("I believe the first sheriff, not the second.")}},
    {Sign::ClaimsMyRole,
     {QLatin1String("That claim is a lie, and I know it for certain."),
      QLatin1String("I have my reasons to know that this claim is false."),
      QLatin1String("Believe me, that claim cannot be true.")}},
    {Sign::ReportedAsMafia,
     {QLatin1String("The sheriff has said it clearly."),
      QLatin1String("We have a report, let us use it."),
      QLatin1String("The result of the investigation is enough for me.")}},
    {Sign::ReportedAsMafiaByRival,
     {QLatin1String("There is a report against that player, true or not."),
      QLatin1String("One of the sheriffs has named that player."),
      QLatin1String("A report is a report, even a disputed one.")}},
    {Sign::ReportsMeFalsely,
     {QLatin1String("The report about me is a lie."),
      QLatin1String("I am town, so that report was made up."),
      QLatin1String("Only the mafia invents a report against me.")}},
    {Sign::SparedMafia,
     {QLatin1String("When we caught one, that vote went elsewhere."),
      QLatin1String("Remember who did not vote for the mafia."),
      QLatin1String("That vote was missing when it counted.")}},
    {Sign::DefendedMafia,
     {QLatin1String("Remember who defended the mafia."),
      QLatin1String("Standing up for a mafioso is not forgotten."),
      QLatin1String("That defence has aged badly.")}},
    {Sign::VotedOutTown,
     {QLatin1String("That vote cost us one of our own."),
      QLatin1String("Look at who voted out an innocent."),
      QLatin1String("We lost a good player by that vote.")}},
    {Sign::AccusedTown,
     {QLatin1String("The last accusation from there hit an innocent."),
      QLatin1String("Look at who talked us into the last mistake."),
      QLatin1String("We have been misled from there before.")}},
    {Sign::ReportRefuted,
     {QLatin1String("That report has turned out to be false."),
      QLatin1String("We have seen the role, and it was not as reported."),
      QLatin1String("Caught in a lie is caught.")}},
    {Sign::AccusedByVictim,
     {QLatin1String("The one who accused that player is dead now."),
      QLatin1String("Ask yourselves whom the dead had accused."),
      QLatin1String("Somebody was silenced at night, and I think I know for whom.")}},
}};

} // namespace league::games::bots::wording
