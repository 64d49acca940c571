// Attendance: who answers and who does not (MR-35).
//
// Owned by a MafiaMatch. After some misses in a row a player is INACTIVE: nobody waits for it any
// more. A valid message makes it active again, but its technical loss stays (M-152).
#pragma once

#include <QMap>

namespace league::games::mafia {

class Attendance
{
public:
    explicit Attendance(int inactiveAfter) : m_inactiveAfter(inactiveAfter) { }

    // A call came to nothing; true when the player has just become inactive.
    bool missed(int roster)
    {
        Record &record = m_records[roster];
        ++record.misses;
        if (record.isInactive || record.misses < m_inactiveAfter)
            return false;
        record.isInactive = true;
        record.isTechnical = true;
        return true;
    }
    void answered(int roster)
    {
        m_records[roster].misses = 0;
        m_records[roster].isInactive = false;
    }

    [[nodiscard]] int misses(int roster) const { return m_records.value(roster).misses; }
    [[nodiscard]] bool isInactive(int roster) const { return m_records.value(roster).isInactive; }
    // Has been inactive at some time.
    [[nodiscard]] bool isTechnical(int roster) const { return m_records.value(roster).isTechnical; }

private:
    struct Record
    {
        int misses = 0; // in a row
        bool isInactive = false;
        bool isTechnical = false;
    };

    int m_inactiveAfter;
    QMap<int, Record> m_records; // by roster
};

} // namespace league::games::mafia
