<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>נחלת הכלל</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>אודות Agent League</translation>
    </message>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>AI agents play leagues, and people watch.</source>
        <translation>סוכני AI משחקים בליגות, ואנשים צופים.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). It comes without any warranty.</source>
        <translation>תוכנה חופשית ברישיון הציבורי הכללי של GNU, גרסה 3 ואילך (%1). התוכנה ניתנת ללא כל אחריות.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Window</source>
        <translation>חלון</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>חיפוש פקודה</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>הצגת כל המקשים</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>פתיחת ההגדרות</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>פתיחת קובץ</translation>
    </message>
    <message>
        <source>Show the projector</source>
        <translation>הצגת המקרן</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>ערכת נושא כהה</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>ערכת נושא בהירה</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>From region to region</source>
        <translation>מעבר בין אזורים</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>אודות Agent League</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ברוכים הבאים</translation>
    </message>
    <message>
        <source>Run a local league</source>
        <translation>הפעלת ליגה מקומית</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>אירוח ליגה</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>הצטרפות כשחקן</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>הצטרפות כשופט</translation>
    </message>
    <message>
        <source>Watch a league</source>
        <translation>צפייה בליגה</translation>
    </message>
    <message>
        <source>League</source>
        <translation>ליגה</translation>
    </message>
    <message>
        <source>Go to the league</source>
        <translation>מעבר לליגה</translation>
    </message>
    <message>
        <source>Go to the matches</source>
        <translation>מעבר למשחקים</translation>
    </message>
    <message>
        <source>Go to the agents</source>
        <translation>מעבר לסוכנים</translation>
    </message>
    <message>
        <source>Go to the traffic</source>
        <translation>מעבר לתעבורה</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>השהיה או המשך</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>צעד אחד</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>סיום הסיבוב ואז עצירה</translation>
    </message>
    <message>
        <source>Stop the league</source>
        <translation>עצירת הליגה</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>מהירות %1</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>חזרה לדף הפתיחה</translation>
    </message>
    <message>
        <source>Go to my seat</source>
        <translation>מעבר למקום שלי</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>לובי</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>העתקת הכתובת</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>From message to message</source>
        <translation>מעבר בין הודעות</translation>
    </message>
    <message>
        <source>Left Right</source>
        <comment>two keys</comment>
        <translation>Left Right</translation>
    </message>
    <message>
        <source>First and last message</source>
        <translation>ההודעה הראשונה והאחרונה</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys</comment>
        <translation>Home End</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>תעבורה</translation>
    </message>
    <message>
        <source>Search the messages</source>
        <translation>חיפוש בהודעות</translation>
    </message>
    <message>
        <source>Follow the newest message</source>
        <translation>מעקב אחר ההודעה האחרונה</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>העתקת ההודעה</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>סוכנים</translation>
    </message>
    <message>
        <source>From agent to agent</source>
        <translation>מעבר בין סוכנים</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>חיצים</translation>
    </message>
    <message>
        <source>Open an agent</source>
        <translation>פתיחת סוכן</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Find an agent</source>
        <translation>חיפוש סוכן</translation>
    </message>
    <message>
        <source>Ping all agents</source>
        <translation>בדיקת תגובה של כל הסוכנים</translation>
    </message>
    <message>
        <source>Finished league</source>
        <translation>ליגה שהסתיימה</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>צפייה בשידור החוזר</translation>
    </message>
    <message>
        <source>Replay the league</source>
        <translation>שידור חוזר של הליגה</translation>
    </message>
    <message>
        <source>Export an HTML report</source>
        <translation>ייצוא דוח HTML</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>ייצוא CSV</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>ייצוא JSON</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>מקרן</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>מסך מלא</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>עזיבה</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>התחלת הליגה</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>המקום שלך</translation>
    </message>
    <message>
        <source>Choose even or odd</source>
        <translation>בחירה: זוג או פרט</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>סגירה או חזרה</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>פתיחת ערוץ תורות</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>ערוץ</translation>
    </message>
    <message>
        <source>Go to the channels</source>
        <translation>אל הערוצים</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>שליחת ההודעה</translation>
    </message>
    <message>
        <source>Hold the turn, or release the floor</source>
        <translation>השהיית התור, או שחרור זכות הדיבור</translation>
    </message>
    <message>
        <source>Skip the turn</source>
        <translation>דילוג על התור</translation>
    </message>
    <message>
        <source>Choose the mode</source>
        <translation>בחירת המצב</translation>
    </message>
    <message>
        <source>Move an agent in the queue</source>
        <translation>הזזת סוכן בתור</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>מאפיה</translation>
    </message>
    <message>
        <source>Whose view: all, audience, each player</source>
        <translation>מבטו של מי: הכול, הקהל, כל שחקן</translation>
    </message>
    <message>
        <source>Show or hide thoughts</source>
        <translation>להציג או להסתיר מחשבות</translation>
    </message>
    <message>
        <source>Pause or go on with the match</source>
        <translation>להשהות או להמשיך את המשחק</translation>
    </message>
    <message>
        <source>Advance the match</source>
        <translation>לקדם את המשחק</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>ציר הזמן</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>מי חושד במי</translation>
    </message>
    <message>
        <source>Export everything in one file</source>
        <translation>ייצוא הכול בקובץ אחד</translation>
    </message>
    <message>
        <source>Open the help</source>
        <translation>פתיחת העזרה</translation>
    </message>
    <message>
        <source>Post-mortem of a finished match</source>
        <translation>ניתוח של משחק שנגמר</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>העתקת הקישור</translation>
    </message>
</context>
<context>
    <name>AddAgentDialog</name>
    <message>
        <source>Write the command that starts the program.</source>
        <translation>כתבו את הפקודה שמפעילה את התוכנית.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>הוספת סוכן</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Kind of agent</source>
        <translation>סוג הסוכן</translation>
    </message>
    <message>
        <source>Demo agent</source>
        <translation>סוכן הדגמה</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>תוכנית</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>ממקום אחר</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>שם לתצוגה</translation>
    </message>
    <message>
        <source>what it is called by itself</source>
        <translation>השם שלו עצמו</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>It reads what is said, one line of JSON each, and writes one line for its turn.</source>
        <translation>היא קוראת את מה שנאמר, שורת JSON לכל הודעה, וכותבת שורה אחת בתורה.</translation>
    </message>
</context>
<context>
    <name>AddressBox</name>
    <message>
        <source>Copy the address</source>
        <translation>העתקת הכתובת</translation>
    </message>
    <message>
        <source>Copy the address (%1)</source>
        <translation>העתקת הכתובת (%1)</translation>
    </message>
</context>
<context>
    <name>AgentCard</name>
    <message>
        <source>Manager</source>
        <translation>מנהל</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>id of the manager</comment>
        <translation>
            <numerusform>%1, שחקן אחד</numerusform>
            <numerusform>%1, %n שחקנים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n match(es)</source>
        <comment>id of a referee; matches it has, and may have at a time</comment>
        <translation>
            <numerusform>%1, %2 מתוך משחק אחד</numerusform>
            <numerusform>%1, %2 מתוך %n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and strategy of a player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>breaker %1</source>
        <translation>מפסק %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>שגיאה אחת</numerusform>
            <numerusform>%n שגיאות</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>ללא שגיאות</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and dialect of a player</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>AgentCardBody</name>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 מ״ש</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>שגיאה אחת</numerusform>
            <numerusform>%n שגיאות</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>ללא שגיאות</translation>
    </message>
</context>
<context>
    <name>AgentChips</name>
    <message numerus="yes">
        <source>%n healthy</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n תקין</numerusform>
            <numerusform>%n תקינים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n testing</source>
        <comment>agents whose breaker is half open</comment>
        <translation>
            <numerusform>%n בבדיקה</numerusform>
            <numerusform>%n בבדיקה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreachable</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n לא זמין</numerusform>
            <numerusform>%n לא זמינים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n נכשל</numerusform>
            <numerusform>%n נכשלו</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentDetail</name>
    <message>
        <source>Ping now</source>
        <translation>בדיקת תגובה</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>הפעלה מחדש</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>הוצאה</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>הסרה</translation>
    </message>
    <message>
        <source>Lifecycle</source>
        <translation>מחזור חיים</translation>
    </message>
    <message>
        <source>Circuit breaker</source>
        <translation>מפסק</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>יומן</translation>
    </message>
    <message>
        <source>Open in Traffic</source>
        <translation>פתיחה בתעבורה</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>היומן של %1</translation>
    </message>
    <message>
        <source>Reset breaker</source>
        <translation>איפוס המפסק</translation>
    </message>
</context>
<context>
    <name>AgentDetailHead</name>
    <message>
        <source>Manager</source>
        <translation>מנהל</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Speaks %1</source>
        <comment>the dialect of an agent</comment>
        <translation>מדבר %1</translation>
    </message>
</context>
<context>
    <name>AgentGrid</name>
    <message>
        <source>Agents</source>
        <translation>סוכנים</translation>
    </message>
</context>
<context>
    <name>AgentStderr</name>
    <message>
        <source>Printed to stderr</source>
        <translation>נכתב ל-stderr</translation>
    </message>
</context>
<context>
    <name>AgentTools</name>
    <message>
        <source>Find an agent</source>
        <translation>חיפוש סוכן</translation>
    </message>
    <message>
        <source>Which agents</source>
        <translation>אילו סוכנים</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>agents, and how many</comment>
        <translation>הכול %1</translation>
    </message>
    <message>
        <source>Referees %1</source>
        <comment>how many</comment>
        <translation>שופטים %1</translation>
    </message>
    <message>
        <source>Players %1</source>
        <comment>how many</comment>
        <translation>שחקנים %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <comment>how many</comment>
        <translation>דורשים טיפול %1</translation>
    </message>
    <message>
        <source>Latency: last 60 s</source>
        <translation>זמן תגובה: 60 השניות האחרונות</translation>
    </message>
    <message>
        <source>Latency is measured only where the league is played.</source>
        <translation>זמן התגובה נמדד רק במחשב שבו הליגה מתנהלת.</translation>
    </message>
</context>
<context>
    <name>AgentTrouble</name>
    <message>
        <source>The agent has failed</source>
        <translation>הסוכן נכשל</translation>
    </message>
    <message>
        <source>Breaker is OPEN</source>
        <translation>המפסק במצב OPEN</translation>
    </message>
    <message>
        <source>Breaker is HALF_OPEN</source>
        <translation>המפסק במצב HALF_OPEN</translation>
    </message>
    <message numerus="yes">
        <source>Requests are refused. Test in %n second(s).</source>
        <translation>
            <numerusform>בקשות נדחות. בדיקה בעוד שנייה אחת.</numerusform>
            <numerusform>בקשות נדחות. בדיקה בעוד %n שניות.</numerusform>
        </translation>
    </message>
    <message>
        <source>One request tries whether it answers again.</source>
        <translation>בקשה אחת בודקת אם הוא שוב עונה.</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>סוכנים</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>name of a league and how many are in it</comment>
        <translation>
            <numerusform>%1, סוכן אחד</numerusform>
            <numerusform>%1, %n סוכנים</numerusform>
        </translation>
    </message>
    <message>
        <source>Ping all</source>
        <translation>בדיקת כולם</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>הוספת שחקן</translation>
    </message>
    <message>
        <source>Nobody here</source>
        <translation>אין כאן אף אחד</translation>
    </message>
    <message>
        <source>All agents are well.</source>
        <translation>כל הסוכנים תקינים.</translation>
    </message>
    <message>
        <source>No agent fits what you look for.</source>
        <translation>אין סוכן שמתאים לחיפוש.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>הצגת הכול</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>סוכן</translation>
    </message>
</context>
<context>
    <name>AppearanceCard</name>
    <message>
        <source>As the desktop</source>
        <translation>כמו במחשב</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>ערכת נושא</translation>
    </message>
    <message>
        <source>System</source>
        <translation>מערכת</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>גודל הממשק</translation>
    </message>
    <message>
        <source>80 to 150 %</source>
        <translation>80 עד 150 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>פחות תנועה</translation>
    </message>
    <message>
        <source>Nothing slides or grows; changes only fade.</source>
        <translation>דבר אינו זז או גדל; שינויים מופיעים בהדרגה בלבד.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
</context>
<context>
    <name>AwardCard</name>
    <message>
        <source>Fastest choice</source>
        <translation>הבחירה המהירה ביותר</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>תמיד נוכח</translation>
    </message>
    <message>
        <source>Hardest to read</source>
        <translation>הכי קשה לנחש</translation>
    </message>
    <message>
        <source>Biggest climb</source>
        <translation>הזינוק הגדול ביותר</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>הרצף הארוך ביותר</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>ללא הפסד</translation>
    </message>
    <message numerus="yes">
        <source>Chose in %1 ms, median of %n match(es)</source>
        <translation>
            <numerusform>בחירה תוך %1 מ״ש, במשחק אחד</numerusform>
            <numerusform>בחירה תוך %1 מ״ש, חציון של %n משחקים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No retry and no timeout in %n match(es)</source>
        <translation>
            <numerusform>בלי ניסיון חוזר ובלי חריגת זמן במשחק אחד</numerusform>
            <numerusform>בלי ניסיון חוזר ובלי חריגת זמן ב-%n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 even and %2 odd, no pattern found</source>
        <translation>%1 זוג ו-%2 פרט, לא נמצא דפוס</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to the title</source>
        <translation>ממקום %1 אחרי סיבוב %2 אל התואר</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to place %3</source>
        <translation>ממקום %1 אחרי סיבוב %2 למקום %3</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>ניצחון אחד ברצף</numerusform>
            <numerusform>%n ניצחונות ברצף</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No defeat in %n match(es)</source>
        <translation>
            <numerusform>ללא הפסד במשחק אחד</numerusform>
            <numerusform>ללא הפסד ב-%n משחקים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardCards</name>
    <message>
        <source>Awards</source>
        <translation>פרסים</translation>
    </message>
</context>
<context>
    <name>BreakerDiagram</name>
    <message>
        <source>Circuit breaker, now %1</source>
        <translation>מפסק, כעת %1</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) in a row</source>
        <translation>
            <numerusform>כישלון אחד ברצף</numerusform>
            <numerusform>%n כישלונות ברצף</numerusform>
        </translation>
    </message>
    <message>
        <source>test fails</source>
        <translation>הבדיקה נכשלה</translation>
    </message>
    <message>
        <source>test succeeds</source>
        <translation>הבדיקה הצליחה</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <comment>seconds</comment>
        <translation>אחרי %1 שנ׳</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>אומר %1</translation>
    </message>
</context>
<context>
    <name>ChannelActions</name>
    <message>
        <source>All channels</source>
        <translation>כל הערוצים</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>תור אחד</translation>
    </message>
    <message>
        <source>Grant one turn and stay paused</source>
        <translation>מתן תור אחד והישארות בהשהיה</translation>
    </message>
    <message>
        <source>%1 has the turn. Let it end, or skip it.</source>
        <translation>התור אצל %1. חכו לסיומו, או דלגו עליו.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Pause channel</source>
        <translation>השהיית הערוץ</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>מעברים וכללים</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>a channel</comment>
        <translation>
            <numerusform>%1, סוכן אחד</numerusform>
            <numerusform>%1, %n סוכנים</numerusform>
        </translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>ערוץ חדש</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>שמירת מה שנאמר</translation>
    </message>
    <message>
        <source>Guide for agent authors</source>
        <translation>מדריך לכותבי סוכנים</translation>
    </message>
    <message>
        <source>Close this channel</source>
        <translation>סגירת הערוץ</translation>
    </message>
    <message>
        <source>Close the channel %1?</source>
        <translation>לסגור את הערוץ %1?</translation>
    </message>
    <message>
        <source>Everybody is sent away and nobody can come back. What was said stays and can be read and saved.</source>
        <translation>כולם נשלחים החוצה ואיש לא יוכל לחזור. מה שנאמר נשאר, ואפשר לקרוא ולשמור אותו.</translation>
    </message>
    <message>
        <source>Close channel</source>
        <translation>סגירת הערוץ</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>להשאיר פתוח</translation>
    </message>
</context>
<context>
    <name>ChannelFacts</name>
    <message>
        <source>League Manager</source>
        <translation>מנהל הליגה</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) online</source>
        <translation>
            <numerusform>סוכן אחד מחובר</numerusform>
            <numerusform>%n סוכנים מחוברים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <comment>agents</comment>
        <translation>
            <numerusform>אחד מנותק</numerusform>
            <numerusform>%n מנותקים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChannelPage</name>
    <message>
        <source>Channels</source>
        <translation>ערוצים</translation>
    </message>
    <message>
        <source>Agents and people in one room, one voice at a time</source>
        <translation>סוכנים ואנשים בחדר אחד, קול אחד בכל פעם</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), paused</source>
        <translation>
            <numerusform>סוכן אחד, מושהה</numerusform>
            <numerusform>%n סוכנים, מושהה</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed. What was said can still be read.</source>
        <translation>סגור. אפשר עדיין לקרוא את מה שנאמר.</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), one speaks at a time</source>
        <translation>
            <numerusform>סוכן אחד, דובר אחד בכל פעם</numerusform>
            <numerusform>%n סוכנים, דובר אחד בכל פעם</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>מושהה</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>ערוץ</translation>
    </message>
    <message>
        <source>The channels could not be opened</source>
        <translation>לא ניתן היה לפתוח את הערוצים</translation>
    </message>
    <message>
        <source>The channels are opening</source>
        <translation>הערוצים נפתחים</translation>
    </message>
    <message>
        <source>No channel yet</source>
        <translation>עדיין אין ערוץ</translation>
    </message>
    <message>
        <source>In a channel agents take turns, and you can join in. Demo agents are ready; your own can come later.</source>
        <translation>בערוץ הסוכנים מדברים בתורות, ואפשר להצטרף אליהם. סוכני הדגמה מוכנים; שלכם יכולים לבוא אחר כך.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>ערוץ חדש</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>מעברים וכללים</translation>
    </message>
</context>
<context>
    <name>ChannelRoute</name>
    <message>
        <source>Markdown files (*.md);;Text files (*.txt);;JSON files (*.json)</source>
        <translation>קובצי Markdown (*.md);;קובצי טקסט (*.txt);;קובצי JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>State, %1</source>
        <translation>מצב, %1</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Even</source>
        <translation>זוג</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>פרט</translation>
    </message>
    <message>
        <source>%1, locked in</source>
        <translation>%1, נעול</translation>
    </message>
</context>
<context>
    <name>ChoiceFace</name>
    <message>
        <source>or</source>
        <translation>או</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>נעול</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Write to the channel</source>
        <translation>כתיבה לערוץ</translation>
    </message>
    <message>
        <source>While an agent speaks</source>
        <translation>כשסוכן מדבר</translation>
    </message>
    <message>
        <source>What happens to a message while an agent speaks</source>
        <translation>מה קורה להודעה כשסוכן מדבר</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the channel takes %n character(s).</source>
        <translation>
            <numerusform>ארוך מדי: הערוץ מקבל תו אחד.</numerusform>
            <numerusform>ארוך מדי: הערוץ מקבל %n תווים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can write here now</source>
        <translation>אי אפשר לכתוב כאן עכשיו</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>שליחה</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
</context>
<context>
    <name>ConnectionHeading</name>
    <message>
        <source>Connection works</source>
        <translation>החיבור תקין</translation>
    </message>
    <message>
        <source>Your port is taken</source>
        <translation>הפורט שלך תפוס</translation>
    </message>
    <message>
        <source>The join code was not accepted</source>
        <translation>קוד ההצטרפות לא התקבל</translation>
    </message>
    <message>
        <source>The manager cannot reach you</source>
        <translation>המנהל לא מצליח להגיע אליך</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>אין חיבור</translation>
    </message>
    <message>
        <source>Type the address of a manager</source>
        <translation>יש להקליד כתובת של מנהל</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>החיבור נבדק</translation>
    </message>
    <message numerus="yes">
        <source>tested %n s ago</source>
        <translation>
            <numerusform>נבדק לפני שנייה אחת</numerusform>
            <numerusform>נבדק לפני %n שנ׳</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>טרם נבדק</translation>
    </message>
    <message>
        <source>Invited to %1, not tested yet</source>
        <translation>הזמנה אל %1, טרם נבדקה</translation>
    </message>
</context>
<context>
    <name>ConnectionPanel</name>
    <message>
        <source>Connection</source>
        <translation>חיבור</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>בדיקת החיבור</translation>
    </message>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>תחילה יש להקליד את כתובת המנהל.</translation>
    </message>
</context>
<context>
    <name>ConnectionProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>שימוש ב-%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ניסיון נוסף</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>העתקת הפרטים</translation>
    </message>
</context>
<context>
    <name>CrosstableCell</name>
    <message>
        <source>%1, live</source>
        <translation>%1, בשידור חי</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>טרם שוחק</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>טבלה צולבת</translation>
    </message>
    <message>
        <source>live</source>
        <translation>חי</translation>
    </message>
    <message>
        <source>0t technical loss</source>
        <translation>0t הפסד טכני</translation>
    </message>
</context>
<context>
    <name>DashboardPage</name>
    <message>
        <source>Round %1 of %2, %3 of %4 matches</source>
        <translation>סיבוב %1 מתוך %2, %3 מתוך %4 משחקים</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>שופט אחד</numerusform>
            <numerusform>%n שופטים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeliveryChip</name>
    <message>
        <source>%1, held until the turn ends</source>
        <comment>a mode</comment>
        <translation>%1, ממתינה לסוף התור</translation>
    </message>
    <message>
        <source>not routed, nobody is here</source>
        <translation>לא נשלחה, אין כאן איש</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a mode, names</comment>
        <translation>%1, אל %2</translation>
    </message>
    <message>
        <source>%1, seen by %2</source>
        <comment>a mode, a name</comment>
        <translation>%1, נראתה אצל %2</translation>
    </message>
    <message>
        <source>%1, delivered</source>
        <comment>a mode</comment>
        <translation>%1, נמסרה</translation>
    </message>
</context>
<context>
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>DiagramNode</name>
    <message>
        <source>State, %1, now</source>
        <translation>מצב, %1, כעת</translation>
    </message>
    <message>
        <source>State, %1, passed</source>
        <translation>מצב, %1, עבר</translation>
    </message>
    <message>
        <source>State, %1, not reached</source>
        <translation>מצב, %1, טרם הושג</translation>
    </message>
</context>
<context>
    <name>DrawStepLine</name>
    <message>
        <source>%1, failed. %2</source>
        <translation>%1, נכשל. %2</translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation>%1, נבדק</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, פתוח</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Roles and fates</source>
        <translation>תפקידים וגורלות</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>זרע %1</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>ניתוח</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>Port %1 on %2 is taken by another program; %3.</source>
        <translation>פורט %1 בכתובת %2 תפוס בידי תוכנית אחרת; %3.</translation>
    </message>
    <message>
        <source>port %1 is free</source>
        <translation>פורט %1 פנוי</translation>
    </message>
    <message>
        <source>port 0 picks a free one</source>
        <translation>פורט 0 בוחר פורט פנוי</translation>
    </message>
    <message>
        <source>Cannot listen on %1 port %2: %3. Choose another address or port.</source>
        <translation>אי אפשר להאזין בכתובת %1 בפורט %2: %3. יש לבחור כתובת אחרת או פורט אחר.</translation>
    </message>
    <message>
        <source>Nobody listens at %1. Is the agent running?</source>
        <translation>איש אינו מאזין בכתובת %1. האם הסוכן פועל?</translation>
    </message>
    <message>
        <source>The host of %1 is not known. Is the name right?</source>
        <translation>המחשב המארח של %1 אינו מוכר. האם השם נכון?</translation>
    </message>
    <message>
        <source>The certificate of %1 is not to be trusted. SSL_CERT_FILE names the certificates of a server of your own.</source>
        <translation>אין לתת אמון בתעודה של %1. המשתנה SSL_CERT_FILE מציין את התעודות של שרת משלך.</translation>
    </message>
    <message>
        <source>%1 broke the connection off before its answer was complete.</source>
        <translation>%1 ניתק את החיבור לפני שהתשובה הושלמה.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: %2.</source>
        <translation>לא ניתן לדבר עם %1: %2.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: what it answers is not HTTP.</source>
        <translation>לא ניתן לדבר עם %1: התשובה שלו אינה HTTP.</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than %2 bytes.</source>
        <translation>התשובה של %1 גדולה מ־%2 בתים.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 לא ענה בזמן.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 ms.</source>
        <translation>%1 לא ענה בתוך %2 אלפיות השנייה.</translation>
    </message>
    <message>
        <source>%1 acknowledged the call and sent no answer.</source>
        <translation>%1 אישר את הפנייה ולא שלח תשובה.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an http URL.</source>
        <translation>&quot;%1&quot; אינה כתובת http.</translation>
    </message>
    <message>
        <source>The agent answered HTTP %1 %2.</source>
        <translation>הסוכן ענה HTTP %1 %2.</translation>
    </message>
    <message>
        <source>The answer is not the message wanted.</source>
        <translation>התשובה אינה ההודעה המבוקשת.</translation>
    </message>
    <message>
        <source>The answer is not a JSON object.</source>
        <translation>התשובה אינה אובייקט JSON.</translation>
    </message>
    <message>
        <source>Circuit breaker is OPEN</source>
        <translation>המפסק פתוח</translation>
    </message>
    <message>
        <source>The MCP server at %1 has no tool %2. Its tools: %3.</source>
        <translation>לשרת ה־MCP בכתובת %1 אין כלי %2. הכלים שלו: %3.</translation>
    </message>
    <message>
        <source>The MCP server at %1 did not answer within %2 ms.</source>
        <translation>שרת ה־MCP בכתובת %1 לא ענה בתוך %2 אלפיות השנייה.</translation>
    </message>
    <message>
        <source>The manager at %1 does not answer: %2</source>
        <translation>המנהל בכתובת %1 לא עונה: %2</translation>
    </message>
    <message>
        <source>The manager could not call this computer back: %1</source>
        <translation>המנהל לא הצליח לפנות בחזרה למחשב הזה: %1</translation>
    </message>
    <message>
        <source>The manager at %1 refused the registration: %2</source>
        <translation>המנהל בכתובת %1 סירב לרישום: %2</translation>
    </message>
    <message>
        <source>The manager rejected the registration: %1</source>
        <translation>המנהל דחה את הרישום: %1</translation>
    </message>
    <message>
        <source>The manager at %1 could not be reached: %2 Start it with &quot;agent-league manager&quot;, or check the address.</source>
        <translation>לא ניתן להגיע אל המנהל בכתובת %1: %2 יש להפעיל אותו (&quot;agent-league manager&quot;) או לבדוק את הכתובת.</translation>
    </message>
    <message>
        <source>Registration is closed: the league has started.</source>
        <translation>הרישום סגור: הליגה התחילה.</translation>
    </message>
    <message>
        <source>This league plays %1; the agent offers %2.</source>
        <translation>הליגה הזאת משחקת %1; הסוכן מציע %2.</translation>
    </message>
    <message>
        <source>%1 was withdrawn from the league and cannot come back.</source>
        <translation>%1 הוצא מהליגה ואינו יכול לחזור.</translation>
    </message>
    <message>
        <source>The league cannot write to its disk at the moment: %1</source>
        <translation>הליגה אינה יכולה לכתוב כעת לדיסק שלה: %1</translation>
    </message>
    <message>
        <source>Too many registrations came from %1. Try again in %2 s.</source>
        <translation>הגיעו יותר מדי רישומים מ־%1. אפשר לנסות שוב בעוד %2 שניות.</translation>
    </message>
    <message>
        <source>Too many questions came from %1. Ask again in %2 ms.</source>
        <translation>הגיעו יותר מדי שאלות מ־%1. אפשר לשאול שוב בעוד %2 אלפיות השנייה.</translation>
    </message>
    <message>
        <source>The contact_endpoint &quot;%1&quot; cannot be called: it must be an address such as http://127.0.0.1:8101/mcp.</source>
        <translation>אי אפשר לפנות אל contact_endpoint &quot;%1&quot;: עליו להיות כתובת כגון http://127.0.0.1:8101/mcp.</translation>
    </message>
    <message>
        <source>The contact_endpoint %1 does not point to the machine that registers, which is %2. Register with %3, or ask the operator to start the manager with --allow-any-endpoint.</source>
        <translation>הכתובת contact_endpoint %1 אינה מצביעה על המחשב שנרשם, שהוא %2. יש להירשם עם %3, או לבקש מהמפעיל להפעיל את המנהל עם --allow-any-endpoint.</translation>
    </message>
    <message>
        <source>%1 was registered from another machine, and only from there it can be registered again.</source>
        <translation>%1 נרשם ממחשב אחר, ורק משם אפשר לרשום אותו שוב.</translation>
    </message>
    <message>
        <source>This league asks for a join code: send it as join_code, or start the agent with --join-code. Whoever runs the league has it.</source>
        <translation>הליגה הזאת דורשת קוד הצטרפות: יש לשלוח אותו כ־join_code, או להפעיל את הסוכן עם --join-code. הקוד נמצא בידי מי שמנהל את הליגה.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>קוד ההצטרפות אינו הקוד של הליגה הזאת.</translation>
    </message>
    <message>
        <source>No more agents can register: the channels take %1.</source>
        <translation>לא יכולים להירשם סוכנים נוספים: הערוצים מקבלים עד %1.</translation>
    </message>
    <message>
        <source>The league is full: it takes %1 %2.</source>
        <translation>הליגה מלאה: היא מקבלת עד %1 %2.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>referees</source>
        <translation>שופטים</translation>
    </message>
    <message>
        <source>Nobody may watch this league: its operator has turned spectators off. Ask whoever runs it.</source>
        <translation>אי אפשר לצפות בליגה הזאת: המפעיל שלה אינו מתיר צופים. אפשר לפנות למי שמנהל אותה.</translation>
    </message>
    <message>
        <source>Only the operator may do this: send the operator token, which is in the league&apos;s folder, as auth_token (in an MCP tool: operator_token).</source>
        <translation>רק המפעיל רשאי לעשות זאת: יש לשלוח את אסימון המפעיל, שנמצא בתיקיית הליגה, כ־auth_token (בכלי MCP:‏ operator_token).</translation>
    </message>
    <message>
        <source>The auth_token is not known in this role.</source>
        <translation>האסימון auth_token אינו מוכר בתפקיד הזה.</translation>
    </message>
    <message>
        <source>Which model of the server is to play? Name it.</source>
        <translation>איזה מודל של השרת ישחק? יש לציין את שמו.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s server %1.</source>
        <translation>הכתובת של שרת המודל %1.</translation>
    </message>
    <message>
        <source>must be an address such as http://127.0.0.1:8080/v1, without a name, a password or a question mark</source>
        <translation>חייבת להיות כתובת כגון http://127.0.0.1:8080/v1, בלי שם, סיסמה או סימן שאלה</translation>
    </message>
    <message>
        <source>no program is named; write --exec &quot;python3 bot.py&quot;</source>
        <translation>לא צוינה תוכנית; יש לכתוב --exec &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;; is it installed, and is the name right?</source>
        <translation>אין תוכנית &quot;%1&quot;; האם היא מותקנת, והאם השם נכון?</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>אין קובץ &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be executed; chmod +x makes it so, or name its interpreter first, as in &quot;python3 bot.py&quot;</source>
        <translation>אי אפשר להפעיל את &quot;%1&quot;; הפקודה chmod +x תאפשר זאת, או שיש לציין תחילה את המפרש, כמו ב־&quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing; it must be %3</source>
        <translation>%1: השדה &quot;%2&quot; חסר; עליו להיות %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be %3, got %4</source>
        <translation>%1: השדה &quot;%2&quot; צריך להיות %3, והתקבל %4</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not valid: %3</source>
        <translation>%1: השדה &quot;%2&quot; אינו תקין: %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true או false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>מספר שלם</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>מספר</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>אחד מתוך %1</translation>
    </message>
    <message>
        <source>a non-empty text</source>
        <translation>טקסט שאינו ריק</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>רשימה</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>אובייקט</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>משהו אחר</translation>
    </message>
    <message>
        <source>The channel %1 is %2 already or for good.</source>
        <translation>הערוץ %1 כבר במצב %2, או שהוא סופי.</translation>
    </message>
    <message>
        <source>%1 is not a member of the channel %2; join it first.</source>
        <translation>%1 אינו חבר בערוץ %2; יש להצטרף קודם.</translation>
    </message>
    <message>
        <source>The channel %1 is closed.</source>
        <translation>הערוץ %1 סגור.</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>הערוץ סגור.</translation>
    </message>
    <message>
        <source>The channel %1 is paused.</source>
        <translation>הערוץ %1 מושהה.</translation>
    </message>
    <message>
        <source>%1 is in the channel already.</source>
        <translation>%1 כבר בערוץ.</translation>
    </message>
    <message>
        <source>%1 is disabled here; the operator has to enable it.</source>
        <translation>%1 מושבת כאן; על המפעיל להפעיל אותו.</translation>
    </message>
    <message>
        <source>%1 is offline already.</source>
        <translation>%1 כבר מנותק.</translation>
    </message>
    <message>
        <source>%1 is not disabled.</source>
        <translation>%1 אינו מושבת.</translation>
    </message>
    <message>
        <source>A turn of the channel %1 has not ended; end it before the order is made anew.</source>
        <translation>תור בערוץ %1 עדיין לא הסתיים; יש לסיים אותו לפני שמשנים את הסדר.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not under way.</source>
        <translation>התור &quot;%1&quot; אינו מתקיים כעת.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is over.</source>
        <translation>התור &quot;%1&quot; הסתיים.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not the current one.</source>
        <translation>התור &quot;%1&quot; אינו התור הנוכחי.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; has no draft.</source>
        <translation>לתור &quot;%1&quot; אין טיוטה.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; does not wait for anything.</source>
        <translation>התור &quot;%1&quot; אינו ממתין לדבר.</translation>
    </message>
    <message>
        <source>%1 has the turn; let it end, or skip it.</source>
        <translation>התור של %1; יש לתת לו להסתיים, או לדלג עליו.</translation>
    </message>
    <message>
        <source>A person has the floor; release it first.</source>
        <translation>זכות הדיבור אצל אדם; יש לשחרר אותה קודם.</translation>
    </message>
    <message>
        <source>Nobody in this channel can have the turn now.</source>
        <translation>איש בערוץ הזה אינו יכול לקבל כעת את התור.</translation>
    </message>
    <message>
        <source>%1 is not in the queue of this channel; add it first.</source>
        <translation>%1 אינו בתור של הערוץ הזה; יש להוסיף אותו קודם.</translation>
    </message>
    <message>
        <source>%1 has the turn already.</source>
        <translation>התור כבר אצל %1.</translation>
    </message>
    <message>
        <source>%1 does not wait.</source>
        <translation>%1 אינו ממתין.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>בערוץ הזה אנשים יכולים רק לצפות.</translation>
    </message>
    <message>
        <source>The message has no text.</source>
        <translation>אין טקסט בהודעה.</translation>
    </message>
    <message>
        <source>The text is longer than the %1 characters that this channel takes.</source>
        <translation>הטקסט ארוך מ־%1 התווים שהערוץ הזה מקבל.</translation>
    </message>
    <message>
        <source>People cannot take the floor in this channel.</source>
        <translation>אנשים אינם יכולים לקחת את זכות הדיבור בערוץ הזה.</translation>
    </message>
    <message>
        <source>Nobody has the floor; there is nothing to release.</source>
        <translation>זכות הדיבור אינה אצל איש; אין מה לשחרר.</translation>
    </message>
    <message>
        <source>The order names %1 %2; name every member once at most.</source>
        <translation>הסדר נוקב בשם %1 (%2); יש לציין כל חבר פעם אחת לכל היותר.</translation>
    </message>
    <message>
        <source>who is not in the channel</source>
        <translation>אינו בערוץ</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>פעמיים</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot;; list_channels names them.</source>
        <translation>אין ערוץ &quot;%1&quot;; הפקודה list_channels מונה אותם.</translation>
    </message>
    <message>
        <source>The channel %1 is full: it takes %2 members.</source>
        <translation>הערוץ %1 מלא: הוא מקבל עד %2 חברים.</translation>
    </message>
    <message>
        <source>Nobody is registered as &quot;%1&quot;.</source>
        <translation>איש אינו רשום בשם &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The channel_id &quot;%1&quot; cannot be used: take letters, digits, &quot;-&quot;, &quot;_&quot; and &quot;.&quot;, at most 100.</source>
        <translation>אי אפשר להשתמש ב־channel_id &quot;%1&quot;: אותיות, ספרות, &quot;-&quot;, &quot;_&quot; ו־&quot;.&quot;, עד 100 תווים.</translation>
    </message>
    <message>
        <source>There is a channel %1 already; choose another id.</source>
        <translation>כבר יש ערוץ %1; יש לבחור מזהה אחר.</translation>
    </message>
    <message>
        <source>There are %1 channels, and a manager keeps no more.</source>
        <translation>יש %1 ערוצים, ומנהל אינו מחזיק יותר מזה.</translation>
    </message>
    <message>
        <source>A channel takes %1 members at most.</source>
        <translation>ערוץ מקבל עד %1 חברים.</translation>
    </message>
    <message>
        <source>%1 is offline; it can be added when it is back.</source>
        <translation>%1 מנותק; אפשר להוסיף אותו כשיחזור.</translation>
    </message>
    <message>
        <source>%1 sends more than %2 messages a second; slow down.</source>
        <translation>%1 שולח יותר מ־%2 הודעות בשנייה; יש להאט.</translation>
    </message>
    <message>
        <source>turnConfig: &quot;%1&quot; must be %2.</source>
        <translation>turnConfig: השדה &quot;%1&quot; צריך להיות %2.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>מספר שלם מ־%1 עד %2</translation>
    </message>
    <message>
        <source>%1 cannot join the channel %2 at %3: %4</source>
        <translation>%1 אינו יכול להצטרף לערוץ %2 בכתובת %3: %4</translation>
    </message>
    <message>
        <source>The agent answered with an error: %1</source>
        <translation>הסוכן ענה בשגיאה: %1</translation>
    </message>
    <message>
        <source>The agent could not be reached: %1</source>
        <translation>לא ניתן להגיע אל הסוכן: %1</translation>
    </message>
    <message>
        <source>The orchestrator was restarted; the turn ended.</source>
        <translation>המנהל הופעל מחדש; התור הסתיים.</translation>
    </message>
    <message>
        <source>Agent completed response without TURN_COMPLETE</source>
        <translation>הסוכן סיים את תשובתו בלי TURN_COMPLETE</translation>
    </message>
    <message>
        <source>It did not ask for its turn.</source>
        <translation>הוא לא ביקש את תורו.</translation>
    </message>
    <message>
        <source>It has registered again.</source>
        <translation>הוא נרשם מחדש.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>המפעיל הסיר אותו.</translation>
    </message>
    <message>
        <source>Could not write %1: %2. %3</source>
        <translation>לא ניתן לכתוב את %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not make the folder %1: %2. %3</source>
        <translation>לא ניתן ליצור את התיקייה %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder of %1: %2. %3</source>
        <translation>לא ניתן לשמור לדיסק את התיקייה של %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder above %1: %2. %3</source>
        <translation>לא ניתן לשמור לדיסק את התיקייה שמעל %1: %2. %3</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>יש לפנות מקום בדיסק הזה.</translation>
    </message>
    <message>
        <source>Give this user the right to write there or choose another data folder with --data.</source>
        <translation>יש לתת למשתמש הזה הרשאת כתיבה שם, או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>Choose another data folder with --data.</source>
        <translation>יש לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>Could not use %1 as a folder: something else has that name. Remove it or choose another data folder with --data.</source>
        <translation>אי אפשר להשתמש ב־%1 כתיקייה: משהו אחר נושא את השם הזה. יש להסירו או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>The league id &quot;%1&quot; cannot be used as the name of a folder: it is empty or too long. Choose a shorter one of letters, digits, - and _.</source>
        <translation>מזהה הליגה &quot;%1&quot; אינו יכול לשמש שם של תיקייה: הוא ריק או ארוך מדי. יש לבחור מזהה קצר יותר מאותיות, ספרות, - ו־_.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be kept on this disk: its file system cannot share memory between programs. Choose a data folder on a local disk with --data.</source>
        <translation>אי אפשר לשמור את היומן %1 בדיסק הזה: מערכת הקבצים שלו אינה מאפשרת זיכרון משותף בין תוכניות. יש לבחור תיקיית נתונים בדיסק מקומי (--data).</translation>
    </message>
    <message>
        <source>The journal %1 cannot be opened: it is a folder. Move it away or choose another data folder with --data.</source>
        <translation>אי אפשר לפתוח את היומן %1: זו תיקייה. יש להעביר אותה או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>Could not open %1: %2. Check that this user may write there or choose another data folder with --data.</source>
        <translation>לא ניתן לפתוח את %1: %2. יש לוודא שלמשתמש הזה מותר לכתוב שם, או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is in use by %2. Stop that Agent League first or choose another data folder with --data.</source>
        <translation>היומן %1 נמצא בשימוש של %2. יש לעצור קודם את אותו Agent League, או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>תהליך אחר</translation>
    </message>
    <message>
        <source>this process (%1)</source>
        <translation>התהליך הזה (%1)</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>תהליך %1</translation>
    </message>
    <message>
        <source>Could not lock %1: %2. Choose a data folder on a disk that can lock files with --data.</source>
        <translation>לא ניתן לנעול את %1: %2. יש לבחור תיקיית נתונים בדיסק שתומך בנעילת קבצים (--data).</translation>
    </message>
    <message>
        <source>There is no journal at %1. Check the data folder and the id of the league.</source>
        <translation>אין יומן בנתיב %1. יש לבדוק את תיקיית הנתונים ואת מזהה הליגה.</translation>
    </message>
    <message>
        <source>The journal %1 was moved or deleted while it was in use. Put it back, or restart Agent League to go on with a new one.</source>
        <translation>היומן %1 הועבר או נמחק בזמן השימוש. יש להחזירו למקומו, או להפעיל מחדש את Agent League ולהמשיך ביומן חדש.</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program, not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>הקובץ %1 הוא מסד נתונים של תוכנית אחרת, לא יומן של Agent League. יש להעביר אותו או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>The journal %1 was written by a newer Agent League (its format is %2, this program knows up to %3). Update Agent League to open it.</source>
        <translation>היומן %1 נכתב בידי Agent League חדש יותר (התבנית שלו %2, התוכנית הזאת מכירה עד %3). יש לעדכן את Agent League כדי לפתוח אותו.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the disk is full. Free some space there; what is waiting to be written is kept and tried again.</source>
        <translation>לא ניתן לכתוב את היומן %1: הדיסק מלא. יש לפנות בו מקום; מה שממתין לכתיבה נשמר וינוסה שוב.</translation>
    </message>
    <message>
        <source>The journal %1 could not be read or written: the disk reports an error (%2). Check the disk and its free space; what is waiting to be written is kept and tried again.</source>
        <translation>לא ניתן לקרוא או לכתוב את היומן %1: הדיסק מדווח על שגיאה (%2). יש לבדוק את הדיסק ואת המקום הפנוי בו; מה שממתין לכתיבה נשמר וינוסה שוב.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the file or its folder is read-only. Give this user the right to write there or choose another data folder with --data.</source>
        <translation>לא ניתן לכתוב את היומן %1: הקובץ או התיקייה שלו לקריאה בלבד. יש לתת למשתמש הזה הרשאת כתיבה שם, או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be opened: the file or its folder is not accessible. Check that the folder exists and that this user may write there, or choose another data folder with --data.</source>
        <translation>לא ניתן לפתוח את היומן %1: הקובץ או התיקייה שלו אינם נגישים. יש לוודא שהתיקייה קיימת ושלמשתמש הזה מותר לכתוב בה, או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is locked by another program. Close the program that has it open for writing, for example a database browser.</source>
        <translation>היומן %1 נעול בידי תוכנית אחרת. יש לסגור את התוכנית שפתחה אותו לכתיבה, למשל דפדפן מסדי נתונים.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged (%2). Restore it from a backup, or move it away to start the league afresh.</source>
        <translation>היומן %1 פגום (%2). יש לשחזר אותו מגיבוי, או להעביר אותו כדי להתחיל את הליגה מחדש.</translation>
    </message>
    <message>
        <source>The file %1 is not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>הקובץ %1 אינו יומן של Agent League. יש להעביר אותו או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be used: %2. Check the file and its folder, or choose another data folder with --data.</source>
        <translation>לא ניתן להשתמש ביומן %1: %2. יש לבדוק את הקובץ ואת התיקייה שלו, או לבחור תיקיית נתונים אחרת (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is empty: there is nothing to replay.</source>
        <translation>היומן %1 ריק: אין מה להציג שוב.</translation>
    </message>
    <message>
        <source>The journal %1 does not begin with a league, so there is nothing to go on with. Start a new league.</source>
        <translation>היומן %1 אינו מתחיל בליגה, ולכן אין במה להמשיך. יש לפתוח ליגה חדשה.</translation>
    </message>
    <message>
        <source>This is no entry of a journal: &quot;%1&quot; is missing or wrong.</source>
        <translation>זו אינה רשומה של יומן: &quot;%1&quot; חסר או שגוי.</translation>
    </message>
    <message>
        <source>%1 is no exported league: %2. Choose a file that was exported as JSON, or the journal.db of a league.</source>
        <translation>%1 אינו ליגה שיוצאה: %2. יש לבחור קובץ שיוצא כ־JSON, או את journal.db של ליגה.</translation>
    </message>
    <message>
        <source>it is larger than 512 MB</source>
        <translation>הוא גדול מ־512 MB</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>הוא אינו JSON (%1)</translation>
    </message>
    <message>
        <source>its &quot;format&quot; is not &quot;%1&quot;</source>
        <translation>השדה &quot;format&quot; שלו אינו &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a newer version of this program wrote it</source>
        <translation>גרסה חדשה יותר של התוכנית כתבה אותו</translation>
    </message>
    <message>
        <source>it has no entries</source>
        <translation>אין בו רשומות</translation>
    </message>
    <message>
        <source>entry %1 is wrong, %2</source>
        <translation>רשומה %1 שגויה, %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>לא ניתן לקרוא את %1: %2.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>לא ניתן לכתוב את %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name the file that should be written.</source>
        <translation>%1 היא תיקייה. יש לציין את הקובץ שייכתב.</translation>
    </message>
    <message>
        <source>There is no folder %1 to write %2 into. Make it, or choose another.</source>
        <translation>אין תיקייה %1 שאפשר לכתוב בה את %2. יש ליצור אותה או לבחור אחרת.</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot; in %2.</source>
        <translation>אין ערוץ &quot;%1&quot; ב־%2.</translation>
    </message>
    <message>
        <source>Could not open the log %1: %2.</source>
        <translation>לא ניתן לפתוח את קובץ הרישום %1: %2.</translation>
    </message>
    <message>
        <source>The program has lost its own file %1.</source>
        <translation>לתוכנית חסר הקובץ שלה %1.</translation>
    </message>
    <message>
        <source>%1 is there already and is not overwritten. Choose another folder.</source>
        <translation>%1 כבר קיים ולא יידרס. יש לבחור תיקייה אחרת.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made. Is there a file of that name, or no permission?</source>
        <translation>לא ניתן ליצור את התיקייה %1. האם יש קובץ בשם הזה, או שאין הרשאה?</translation>
    </message>
    <message>
        <source>The operator token could not be written to %1.</source>
        <translation>לא ניתן לכתוב את אסימון המפעיל אל %1.</translation>
    </message>
    <message>
        <source>League %1 is one of the command &quot;%2&quot;; go on with it by: %3</source>
        <translation>הליגה %1 שייכת לפקודה &quot;%2&quot;; אפשר להמשיך אותה כך: %3</translation>
    </message>
    <message>
        <source>There is no interrupted league in %1. Name another folder with --data, or a league with --league.</source>
        <translation>אין ליגה שהופסקה ב־%1. אפשר לציין תיקייה אחרת (--data) או ליגה (--league).</translation>
    </message>
    <message>
        <source>There is no league %1 in %2.</source>
        <translation>אין ליגה %1 ב־%2.</translation>
    </message>
    <message>
        <source>The league cannot be resumed by this version of Agent League: %1</source>
        <translation>הגרסה הזאת של Agent League אינה יכולה להמשיך את הליגה: %1</translation>
    </message>
    <message>
        <source>Nothing came back from %1 in %2 ms: somebody may listen there, but does not answer HTTP.</source>
        <translation>דבר לא חזר מ־%1 בתוך %2 אלפיות השנייה: אולי מישהו מאזין שם, אך אינו עונה ב־HTTP.</translation>
    </message>
    <message>
        <source>Connection refused at %1: %2</source>
        <translation>החיבור אל %1 נדחה: %2</translation>
    </message>
    <message>
        <source>is the agent running, on port %1, and bound to that address?</source>
        <translation>האם הסוכן פועל, בפורט %1, ומאזין בכתובת הזאת?</translation>
    </message>
    <message>
        <source>No connection to %1 (%2) - %3</source>
        <translation>אין חיבור אל %1 (%2) - %3</translation>
    </message>
    <message>
        <source>It does not understand %1: %2 (code %3).</source>
        <translation>הוא אינו מבין את %1: %2 (קוד %3).</translation>
    </message>
    <message>
        <source>It could not read %1, and answered HTTP %2: the message is in params, as a flat object.</source>
        <translation>הוא לא הצליח לקרוא את %1 וענה HTTP %2: ההודעה נמצאת ב־params, כאובייקט שטוח.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2 and no JSON-RPC: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>הוא ענה על %1 ב־HTTP %2 ובלי JSON-RPC: האם זו כתובת הסוכן, עם הנתיב /mcp?</translation>
    </message>
    <message>
        <source>It refused %1 with an error: %2 (code %3).</source>
        <translation>הוא סירב ל־%1 עם שגיאה: %2 (קוד %3).</translation>
    </message>
    <message>
        <source>It answered %1 with a web page (text/html) instead of JSON: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>הוא ענה על %1 בדף אינטרנט (text/html) במקום JSON: האם זו כתובת הסוכן, עם הנתיב /mcp?</translation>
    </message>
    <message>
        <source>It answered %1 with something that is no JSON object: send the answer as application/json.</source>
        <translation>הוא ענה על %1 במשהו שאינו אובייקט JSON: יש לשלוח את התשובה כ־application/json.</translation>
    </message>
    <message>
        <source>It took %1 and said nothing more: the answer was neither in the reply nor posted to the referee&apos;s address within %2 ms.</source>
        <translation>הוא קיבל את %1 ולא אמר דבר נוסף: התשובה לא הייתה במענה ולא נשלחה לכתובת השופט בתוך %2 אלפיות השנייה.</translation>
    </message>
    <message>
        <source>No answer to %1 within %2 ms: a referee does not wait longer.</source>
        <translation>אין תשובה ל־%1 בתוך %2 אלפיות השנייה: שופט אינו ממתין יותר.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2: the program failed on it. Its own log or terminal shows where.</source>
        <translation>הוא ענה על %1 ב־HTTP %2: התוכנית נכשלה בכך. הרישום או המסוף שלה מראים היכן.</translation>
    </message>
    <message>
        <source>The connection broke off after %1 (%2): the program crashed or closed it without an answer.</source>
        <translation>החיבור נותק אחרי %1 (%2): התוכנית קרסה או סגרה אותו בלי תשובה.</translation>
    </message>
    <message>
        <source>The answer to %1 has nothing in it that we can read.</source>
        <translation>בתשובה ל־%1 אין דבר שאפשר לקרוא.</translation>
    </message>
    <message>
        <source>After %1 it no longer answers (%2): the program has ended or hangs.</source>
        <translation>אחרי %1 הוא אינו עונה עוד (%2): התוכנית הסתיימה או נתקעה.</translation>
    </message>
    <message>
        <source>the end of a match</source>
        <translation>סיום משחק</translation>
    </message>
    <message>
        <source>unknown messages and broken JSON</source>
        <translation>הודעות לא מוכרות ו־JSON שבור</translation>
    </message>
    <message>
        <source>a heartbeat</source>
        <translation>בדיקת חיים</translation>
    </message>
    <message>
        <source>an unknown message</source>
        <translation>הודעה לא מוכרת</translation>
    </message>
    <message>
        <source>broken JSON</source>
        <translation>JSON שבור</translation>
    </message>
    <message>
        <source>the invitation</source>
        <translation>ההזמנה</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>השאלה</translation>
    </message>
    <message>
        <source>It can play without, but a manager finds out later when it is gone.</source>
        <translation>הוא יכול לשחק גם כך, אבל המנהל יגלה מאוחר יותר אם נעלם.</translation>
    </message>
    <message>
        <source>It can play without, but should acknowledge it with {&quot;status&quot;: &quot;OK&quot;}.</source>
        <translation>הוא יכול לשחק גם כך, אבל עליו לאשר עם {&quot;status&quot;: &quot;OK&quot;}.</translation>
    </message>
    <message>
        <source>Answer it with the JSON-RPC error -32601.</source>
        <translation>יש לענות עליה בשגיאת JSON-RPC‏ ‎-32601.</translation>
    </message>
    <message>
        <source>Answer it with HTTP 400, or with the JSON-RPC error -32700.</source>
        <translation>יש לענות עליו ב־HTTP 400, או בשגיאת JSON-RPC‏ ‎-32700.</translation>
    </message>
    <message>
        <source>It answered after %1 ms, and %2 ms are allowed: the match would be lost.</source>
        <translation>הוא ענה אחרי %1 אלפיות השנייה, ומותרות %2: המשחק היה אבוד.</translation>
    </message>
    <message>
        <source>An invitation is the method handle_game_invitation at the path /mcp; or is this no player (--as)?</source>
        <translation>הזמנה היא המתודה handle_game_invitation בנתיב /mcp; או שמא אין זה שחקן (--as)?</translation>
    </message>
    <message>
        <source>A player that only joins matches of its own league is checked with --manager-port.</source>
        <translation>שחקן שמצטרף רק למשחקי הליגה שלו נבדק עם --manager-port.</translation>
    </message>
    <message>
        <source>The answer to the invitation does not say whether it accepts: &quot;accept&quot; must be true.</source>
        <translation>התשובה להזמנה אינה אומרת אם הוא מקבל אותה: &quot;accept&quot; צריך להיות true.</translation>
    </message>
    <message>
        <source>It declined the invitation (%1).</source>
        <translation>הוא דחה את ההזמנה (%1).</translation>
    </message>
    <message>
        <source>It declined the invitation.</source>
        <translation>הוא דחה את ההזמנה.</translation>
    </message>
    <message>
        <source>The answer has no parity_choice in it: it must be &quot;even&quot; or &quot;odd&quot;.</source>
        <translation>אין בתשובה parity_choice: הוא צריך להיות &quot;even&quot; או &quot;odd&quot;.</translation>
    </message>
    <message>
        <source>It chose &quot;%1&quot;: the choice must be exactly &quot;even&quot; or &quot;odd&quot;, in small letters.</source>
        <translation>הוא בחר &quot;%1&quot;: הבחירה צריכה להיות בדיוק &quot;even&quot; או &quot;odd&quot;, באותיות קטנות.</translation>
    </message>
    <message>
        <source>In %1, one of two matches at once: %2</source>
        <translation>ב־%1, אחד משני משחקים בו־זמנית: %2</translation>
    </message>
    <message>
        <source>the answer is about %1.</source>
        <translation>התשובה היא על %1.</translation>
    </message>
    <message>
        <source>It played before the nonsense, and no longer: %1</source>
        <translation>הוא שיחק לפני ההודעות חסרות המשמעות, ולא אחריהן: %1</translation>
    </message>
    <message>
        <source>The answer to request %1 has another id: it must repeat the id of the request, as a number, or nobody can tell which request it answers.</source>
        <translation>לתשובה לבקשה %1 יש מזהה אחר: עליה לחזור על מזהה הבקשה, כמספר, אחרת לא ידוע על איזו בקשה היא עונה.</translation>
    </message>
    <message>
        <source>Its answers are no JSON-RPC replies; we understand them, others may not: send {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</source>
        <translation>תשובותיו אינן מענה JSON-RPC; אנחנו מבינים אותן, אחרים אולי לא: יש לשלוח {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</translation>
    </message>
    <message>
        <source>Its answers say that they are &quot;%1&quot;; we read them anyway, others may not: send Content-Type: application/json.</source>
        <translation>תשובותיו מצהירות שהן &quot;%1&quot;; אנחנו קוראים אותן בכל זאת, אחרים אולי לא: יש לשלוח Content-Type: application/json.</translation>
    </message>
    <message>
        <source>It was asked about %1 and answered about %2: repeat the match_id of the request.</source>
        <translation>הוא נשאל על %1 וענה על %2: יש לחזור על match_id של הבקשה.</translation>
    </message>
    <message>
        <source>It is %1 and answered as %2: use the player_id from the answer to the registration.</source>
        <translation>הוא %1 וענה בתור %2: יש להשתמש ב־player_id מהתשובה לרישום.</translation>
    </message>
    <message>
        <source>There is no auth_token in its answers.</source>
        <translation>אין auth_token בתשובותיו.</translation>
    </message>
    <message>
        <source>The auth_token in its answers is not one from a registration.</source>
        <translation>ה־auth_token שבתשובותיו אינו מרישום.</translation>
    </message>
    <message>
        <source>An answer that comes as a request of its own is refused without the auth_token from the registration.</source>
        <translation>תשובה שבאה כבקשה נפרדת נדחית בלי ה־auth_token מהרישום.</translation>
    </message>
    <message>
        <source>It is known by its address, so we let it pass; others may not. Send the auth_token from the registration.</source>
        <translation>הוא מוכר לפי כתובתו, ולכן אנחנו מקבלים זאת; אחרים אולי לא. יש לשלוח את ה־auth_token מהרישום.</translation>
    </message>
    <message>
        <source>The time &quot;%1&quot; is not in UTC (E021): write it as 2026-03-01T18:00:00Z.</source>
        <translation>הזמן &quot;%1&quot; אינו ב־UTC ‏(E021): יש לכתוב אותו כך: 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its times do not say of which zone they are; we take them for UTC. Write them as 2026-03-01T18:00:00Z.</source>
        <translation>הזמנים שלו אינם מציינים אזור זמן; אנחנו מניחים UTC. יש לכתוב אותם כך: 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its answers lack parts of the envelope (protocol, message_type, sender, timestamp, conversation_id); we fill them in, others may not.</source>
        <translation>בתשובותיו חסרים חלקים מהמעטפת (protocol, message_type, sender, timestamp, conversation_id); אנחנו משלימים אותם, אחרים אולי לא.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;. Did you mean %2?</source>
        <translation>אין כלל בשם &quot;%1&quot;. אולי הכוונה ל־%2?</translation>
    </message>
    <message>
        <source>The rule %1 cannot be &quot;%2&quot;. Allowed: %3.</source>
        <translation>הכלל %1 אינו יכול להיות &quot;%2&quot;. מותר: %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 או %2</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 is empty. Set draw_range.min to at most draw_range.max.</source>
        <translation>טווח ההגרלה %1 עד %2 ריק. draw_range.min צריך להיות לכל היותר draw_range.max.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so even is likelier. 1 to 10 is balanced.</source>
        <translation>בטווח ההגרלה %1 עד %2 יש %3 מספרים זוגיים ו־%4 אי־זוגיים, ולכן זוגי סביר יותר. 1 עד 10 מאוזן.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so odd is likelier. 1 to 10 is balanced.</source>
        <translation>בטווח ההגרלה %1 עד %2 יש %3 מספרים זוגיים ו־%4 אי־זוגיים, ולכן אי־זוגי סביר יותר. 1 עד 10 מאוזן.</translation>
    </message>
    <message>
        <source>With draw_source seeded anyone who knows the league&apos;s seed can foresee every number. Use it for demos and tests.</source>
        <translation>עם draw_source במצב seeded, מי שיודע את הזרע של הליגה יכול לחזות כל מספר. מתאים להדגמות ולבדיקות.</translation>
    </message>
    <message>
        <source>With trust_source_address anybody on a player&apos;s machine can answer for it. Use it only for agents that never send their token.</source>
        <translation>עם trust_source_address כל אחד במחשב של שחקן יכול לענות בשמו. רק לסוכנים שלעולם אינם שולחים את האסימון שלהם.</translation>
    </message>
    <message>
        <source>The league has already started; it is in state %1.</source>
        <translation>הליגה כבר התחילה; היא במצב %1.</translation>
    </message>
    <message>
        <source>A league needs at least 1 referee and 2 players; %1 and %2 are registered.</source>
        <translation>לליגה דרושים לפחות שופט אחד ושני שחקנים; רשומים כעת %1 ו־%2.</translation>
    </message>
    <message>
        <source>The league is in state %1; only a running one can be steered.</source>
        <translation>הליגה במצב %1; אפשר לנהל רק ליגה שמתקיימת כעת.</translation>
    </message>
    <message>
        <source>The league was interrupted and waits for its agents; give the order again when it goes on.</source>
        <translation>הליגה הופסקה וממתינה לסוכנים שלה; נא לחזור על ההוראה כשתימשך.</translation>
    </message>
    <message>
        <source>The operator has withdrawn %1.</source>
        <translation>המפעיל הוציא את %1.</translation>
    </message>
    <message>
        <source>%1 cannot be removed any more: the league has started. A player can be withdrawn.</source>
        <translation>אי אפשר עוד להסיר את %1: הליגה התחילה. אפשר להוציא שחקן מהליגה.</translation>
    </message>
    <message>
        <source>Nobody in this league is called %1.</source>
        <translation>אין בליגה הזאת מי שנקרא %1.</translation>
    </message>
    <message>
        <source>%1 is withdrawn already.</source>
        <translation>%1 כבר הוצא מהליגה.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>אין שחקן %1.</translation>
    </message>
    <message>
        <source>%1 did not come to %2 matches in a row and does not answer.</source>
        <translation>%1 לא הגיע ל־%2 משחקים ברצף ואינו עונה.</translation>
    </message>
    <message>
        <source>%1 has missed %2 heartbeats.</source>
        <translation>%1 לא ענה ל־%2 בדיקות חיים.</translation>
    </message>
    <message>
        <source>%1 took a match and has not reported it in the time a match can take.</source>
        <translation>%1 קיבל משחק ולא דיווח עליו בזמן שמשחק יכול להימשך.</translation>
    </message>
    <message>
        <source>%1 understands none of the ways to give it a match (%2), and does not ask for its matches. Try it with: agent-league check %3 --as referee</source>
        <translation>%1 אינו מבין אף אחת מהדרכים למסור לו משחק (%2), ואינו מבקש את משחקיו. אפשר לבדוק אותו כך: agent-league check %3 --as referee</translation>
    </message>
    <message>
        <source>none was tried</source>
        <translation>לא נוסתה אף אחת</translation>
    </message>
    <message>
        <source>No match can begin now: all of this round are under way or over.</source>
        <translation>אי אפשר להתחיל משחק כעת: כל משחקי הסיבוב מתקיימים או הסתיימו.</translation>
    </message>
    <message>
        <source>%1 is not being played and does not wait to be.</source>
        <translation>%1 אינו משוחק כעת ואינו ממתין.</translation>
    </message>
    <message>
        <source>%1 is not being played here.</source>
        <translation>%1 אינו משוחק כאן.</translation>
    </message>
    <message>
        <source>%1 is not being played.</source>
        <translation>%1 אינו משוחק כעת.</translation>
    </message>
    <message>
        <source>%1 is not in play, so it cannot be steered.</source>
        <translation>%1 אינו מתקיים כעת, ולכן אי אפשר לנהל אותו.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>המשחק הסתיים.</translation>
    </message>
    <message>
        <source>The match is paused already.</source>
        <translation>המשחק כבר מושהה.</translation>
    </message>
    <message>
        <source>The match is not paused.</source>
        <translation>המשחק אינו מושהה.</translation>
    </message>
    <message>
        <source>The match is paused; resume it first.</source>
        <translation>המשחק מושהה; יש להמשיך אותו קודם.</translation>
    </message>
    <message>
        <source>The match runs by itself; set its speed to STEP to advance it by hand.</source>
        <translation>המשחק מתקדם מעצמו; יש לקבוע את המהירות ל־STEP כדי לקדם אותו ידנית.</translation>
    </message>
    <message>
        <source>%1 did not answer, so nobody knows whether %2 obeys; look at the match and give the order again.</source>
        <translation>‏%1 לא ענה, ולכן לא ידוע אם %2 מציית; יש להביט במשחק ולתת את ההוראה שוב.</translation>
    </message>
    <message>
        <source>The manager was restarted.</source>
        <translation>המנהל הופעל מחדש.</translation>
    </message>
    <message>
        <source>%1 was restarted and has lost the match.</source>
        <translation>%1 הופעל מחדש ואיבד את המשחק.</translation>
    </message>
    <message>
        <source>The operator ended the match: %1</source>
        <translation>המפעיל סיים את המשחק: %1</translation>
    </message>
    <message>
        <source>The operator ended the match.</source>
        <translation>המפעיל סיים את המשחק.</translation>
    </message>
    <message>
        <source>%1 does not run in this program; only whoever started it can restart it.</source>
        <translation>%1 אינו פועל בתוכנית הזאת; רק מי שהפעיל אותו יכול להפעילו מחדש.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;. Known are: %2.</source>
        <translation>אין אסטרטגיה בשם &quot;%1&quot;. מוכרות: %2.</translation>
    </message>
    <message>
        <source>There is no voice &quot;%1&quot;. Known are: %2.</source>
        <translation>אין קול בשם &quot;%1&quot;. מוכרים: %2.</translation>
    </message>
    <message>
        <source>The league is over; there is nothing to choose.</source>
        <translation>הליגה הסתיימה; אין במה לבחור.</translation>
    </message>
    <message>
        <source>No referee is asking for a choice right now; call wait_for_turn until it is your turn.</source>
        <translation>אף שופט אינו מבקש כעת בחירה; יש להמתין לתור (wait_for_turn).</translation>
    </message>
    <message>
        <source>No choice is asked for in match %1; your turn is in %2.</source>
        <translation>לא מתבקשת בחירה במשחק %1; התור שלך הוא במשחק %2.</translation>
    </message>
    <message>
        <source>This is the last call. Without an answer to it, %1</source>
        <translation>זו הקריאה האחרונה. בלי תשובה: %1</translation>
    </message>
    <message>
        <source>Without an answer to this call or %1, %2</source>
        <translation>בלי תשובה לקריאה הזאת או %1: %2</translation>
    </message>
    <message>
        <source>the one after it</source>
        <translation>לזו שאחריה</translation>
    </message>
    <message>
        <source>the %1 after it</source>
        <translation>לבאות אחריה (%1)</translation>
    </message>
    <message>
        <source>the match is cancelled and does not count.</source>
        <translation>המשחק מבוטל ואינו נחשב.</translation>
    </message>
    <message>
        <source>the match is a technical loss.</source>
        <translation>המשחק הוא הפסד טכני.</translation>
    </message>
    <message>
        <source>The answer is not asked for again: %1</source>
        <translation>התשובה לא תתבקש שוב: %1</translation>
    </message>
    <message>
        <source>%1 chose &quot;%2&quot;, which is neither &quot;even&quot; nor &quot;odd&quot;. Only these two words are valid, so the match is lost.</source>
        <translation>%1 בחר &quot;%2&quot;, שאינו &quot;even&quot; ואינו &quot;odd&quot;. רק שתי המילים האלה תקפות, ולכן המשחק אבוד.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this question.</source>
        <translation>התשובה היא ל־%1 של %2 (ניסיון %3), לא לשאלה הזאת.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this invitation.</source>
        <translation>התשובה היא ל־%1 של %2 (ניסיון %3), לא להזמנה הזאת.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>אין הרשאה</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>הפעולה אינה מותרת</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>מערכת הקבצים לקריאה בלבד</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>לא נותר מקום בדיסק</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>חריגה ממכסת הדיסק</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>אין קובץ או תיקייה כאלה</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>זו אינה תיקייה</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>זו תיקייה</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>הקובץ כבר קיים</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>שגיאת קלט/פלט</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>שם הקובץ ארוך מדי</translation>
    </message>
    <message>
        <source>The bundle could not be written: %1.</source>
        <translation>לא ניתן היה לכתוב את החבילה: %1.</translation>
    </message>
    <message>
        <source>The league is too large for one .zip file. Export it as json and replay instead.</source>
        <translation>הליגה גדולה מדי לקובץ .zip אחד. אפשר לייצא אותה כ-json וכ-replay.</translation>
    </message>
    <message>
        <source>The join link cannot be used: %1. Ask whoever runs the league for a new one.</source>
        <translation>אי אפשר להשתמש בקישור ההצטרפות: %1. יש לבקש חדש ממי שמנהל את הליגה.</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>הוא ארוך מדי</translation>
    </message>
    <message>
        <source>it does not ask to join a league</source>
        <translation>הוא אינו מזמין לליגה</translation>
    </message>
    <message>
        <source>it names no manager</source>
        <translation>לא צוין בו מנהל</translation>
    </message>
    <message>
        <source>it has characters that nobody can type</source>
        <translation>יש בו תווים שאי אפשר להקליד</translation>
    </message>
    <message>
        <source>its address cannot be one of a manager</source>
        <translation>הכתובת שבו אינה יכולה להיות של מנהל</translation>
    </message>
    <message>
        <source>A league is played in this window, and joining another would end it. Leave it first, then open the link again.</source>
        <translation>בחלון הזה מתקיימת ליגה, והצטרפות לאחרת תסיים אותה. יש לצאת ממנה תחילה ואז לפתוח את הקישור שוב.</translation>
    </message>
    <message>
        <source>Nothing can be changed: the vote or the night is over, or you have not answered yet.</source>
        <translation>אי אפשר לשנות דבר: ההצבעה או הלילה הסתיימו, או שעדיין לא ענית.</translation>
    </message>
    <message>
        <source>This change is not possible: %1. Your answer before stands.</source>
        <translation>השינוי הזה אינו אפשרי: %1. התשובה הקודמת שלך עומדת.</translation>
    </message>
    <message>
        <source>The referee did not take the change, so your answer before stands: %1</source>
        <translation>השופט לא קיבל את השינוי, ולכן התשובה הקודמת שלך עומדת: %1</translation>
    </message>
    <message>
        <source>The vote is over; the voice came too late.</source>
        <translation>ההצבעה הסתיימה; הקול הגיע מאוחר מדי.</translation>
    </message>
    <message>
        <source>The night is over; the action came too late.</source>
        <translation>הלילה הסתיים; הפעולה הגיעה מאוחר מדי.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The league pauses after the matches under way</source>
        <translation>הליגה תושהה אחרי המשחקים שמתנהלים כעת</translation>
    </message>
    <message>
        <source>The league goes on</source>
        <translation>הליגה ממשיכה</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>צעד אחד קדימה</translation>
    </message>
    <message>
        <source>The league stops after this round</source>
        <translation>הליגה תיעצר אחרי הסיבוב הזה</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>הוראה: %1</translation>
    </message>
    <message>
        <source>even</source>
        <translation>זוג</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>פרט</translation>
    </message>
    <message>
        <source>The League Manager listens at %1</source>
        <translation>מנהל הליגה מאזין בכתובת %1</translation>
    </message>
    <message>
        <source>The league was taken up again at %1</source>
        <translation>הליגה חודשה בכתובת %1</translation>
    </message>
    <message>
        <source>%1 joined as %2</source>
        <translation>%1 הצטרף בתור %2</translation>
    </message>
    <message numerus="yes">
        <source>The league started: %n player(s)</source>
        <translation>
            <numerusform>הליגה התחילה: שחקן אחד</numerusform>
            <numerusform>הליגה התחילה: %n שחקנים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 announced to %n player(s)</source>
        <translation>
            <numerusform>סיבוב %1 הוכרז לשחקן אחד</numerusform>
            <numerusform>סיבוב %1 הוכרז ל-%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 עובר אל %2</translation>
    </message>
    <message>
        <source>%1 invited to %2, %3 s to join</source>
        <translation>%1 הוזמן אל %2, %3 שנ׳ להצטרף</translation>
    </message>
    <message>
        <source>%1 locked a choice in %2</source>
        <translation>%1 נעל בחירה ב-%2</translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation>%1 עבר למצב %2</translation>
    </message>
    <message>
        <source>%1: %2 is %3, %4 beats %5</source>
        <translation>%1: %2 הוא %3, %4 ניצח את %5</translation>
    </message>
    <message>
        <source>%1: %2 is %3, a draw</source>
        <translation>%1: %2 הוא %3, תיקו</translation>
    </message>
    <message>
        <source>%1: technical loss of %2 (%3)</source>
        <translation>%1: הפסד טכני של %2 (%3)</translation>
    </message>
    <message>
        <source>%1 does not count</source>
        <translation>%1 לא נספר</translation>
    </message>
    <message>
        <source>No answer from %1 to %2</source>
        <translation>אין תשובה מאת %1 ל-%2</translation>
    </message>
    <message>
        <source>An answer of %1 was rejected: %2</source>
        <translation>תשובה של %1 נדחתה: %2</translation>
    </message>
    <message>
        <source>%1 starts over</source>
        <translation>%1 מתחיל מחדש</translation>
    </message>
    <message>
        <source>%1 is out of the league</source>
        <translation>%1 מחוץ לליגה</translation>
    </message>
    <message>
        <source>%1 does not answer; its matches go elsewhere</source>
        <translation>%1 לא עונה; המשחקים שלו עוברים לאחרים</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 מוכן</translation>
    </message>
    <message>
        <source>Standings sent after round %1</source>
        <translation>הטבלה נשלחה אחרי סיבוב %1</translation>
    </message>
    <message>
        <source>%1 wins the league</source>
        <translation>%1 זכה בליגה</translation>
    </message>
    <message>
        <source>mafia</source>
        <translation>מאפיה</translation>
    </message>
    <message>
        <source>doctor</source>
        <translation>רופא</translation>
    </message>
    <message>
        <source>sheriff</source>
        <translation>שריף</translation>
    </message>
    <message>
        <source>villager</source>
        <translation>אזרח</translation>
    </message>
    <message>
        <source>%1: %2 was killed during the night</source>
        <translation>%1: %2 נרצח בלילה</translation>
    </message>
    <message>
        <source>%1: nobody died during the night</source>
        <translation>%1: איש לא מת בלילה</translation>
    </message>
    <message>
        <source>%1: %2 claims the role %3</source>
        <translation>%1: %2 טוען לתפקיד %3</translation>
    </message>
    <message>
        <source>%1: the mafia win</source>
        <translation>%1: המאפיה ניצחה</translation>
    </message>
    <message>
        <source>%1: the town wins</source>
        <translation>%1: העיירה ניצחה</translation>
    </message>
    <message>
        <source>%1: nobody wins</source>
        <translation>%1: איש לא ניצח</translation>
    </message>
    <message>
        <source>%1: %2 was voted out</source>
        <translation>%1: %2 הודח בהצבעה</translation>
    </message>
    <message>
        <source>%1: %2 was voted out, role %3</source>
        <translation>%1: %2 הודח בהצבעה, תפקיד %3</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Events</source>
        <translation>אירועים</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>שידור חי</translation>
    </message>
</context>
<context>
    <name>ExportBar</name>
    <message>
        <source>Keep the results</source>
        <translation>שמירת התוצאות</translation>
    </message>
    <message>
        <source>This league is kept on the computer of its manager. Export it there.</source>
        <translation>הליגה שמורה במחשב של המנהל שלה. יש לייצא אותה משם.</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>דוח HTML</translation>
    </message>
    <message>
        <source>one file, prints well</source>
        <translation>קובץ אחד, מתאים להדפסה</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>standings and matches</source>
        <translation>טבלה ומשחקים</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>every message, for replay</source>
        <translation>כל ההודעות, לשידור חוזר</translation>
    </message>
    <message>
        <source>Saved on this computer</source>
        <translation>נשמר במחשב זה</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>פתיחת התיקייה</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>חבילה</translation>
    </message>
    <message>
        <source>everything in one .zip</source>
        <translation>הכול בקובץ .zip אחד</translation>
    </message>
</context>
<context>
    <name>ExportNews</name>
    <message>
        <source>Exported</source>
        <translation>הייצוא הושלם</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>The export failed</source>
        <translation>הייצוא נכשל</translation>
    </message>
</context>
<context>
    <name>FailurePips</name>
    <message numerus="yes">
        <source>%1 of %n failure(s) in a row</source>
        <translation>
            <numerusform>%1 מתוך כישלון אחד ברצף</numerusform>
            <numerusform>%1 מתוך %n כישלונות ברצף</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairDraw</name>
    <message>
        <source>Fair draw, %1</source>
        <translation>הגרלה הוגנת, %1</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>הגרלה הוגנת</translation>
    </message>
    <message>
        <source>Draw does not match the commit</source>
        <translation>ההגרלה אינה תואמת להתחייבות</translation>
    </message>
    <message>
        <source>Verified on this computer</source>
        <translation>אומת במחשב זה</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>לא הוגרל מספר</translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation>טרם הוגרל</translation>
    </message>
    <message>
        <source>Commit, before any choice</source>
        <translation>התחייבות, לפני כל בחירה</translation>
    </message>
    <message>
        <source>A choice came in before the commit.</source>
        <translation>בחירה הגיעה לפני ההתחייבות.</translation>
    </message>
    <message>
        <source>%1 was sent another commit.</source>
        <translation>אל %1 נשלחה התחייבות אחרת.</translation>
    </message>
    <message>
        <source>Choices sealed</source>
        <translation>הבחירות נחתמו</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>חשיפה</translation>
    </message>
    <message>
        <source>number %1, seed %2</source>
        <translation>מספר %1, זרע %2</translation>
    </message>
    <message>
        <source>The entropy of %1 is not what %1 sent.</source>
        <translation>האנטרופיה של %1 אינה מה שנשלח מאת %1.</translation>
    </message>
    <message>
        <source>SHA-256 of “%1” equals the commit</source>
        <translation>ה-SHA-256 של “%1” שווה להתחייבות</translation>
    </message>
    <message>
        <source>The revealed seed has not the form of a seed.</source>
        <translation>הזרע שנחשף אינו במבנה של זרע.</translation>
    </message>
    <message>
        <source>The revealed seed gives %1.</source>
        <translation>הזרע שנחשף נותן %1.</translation>
    </message>
    <message>
        <source>It gives %1, but %2 was announced.</source>
        <translation>התוצאה היא %1, אבל הוכרז %2.</translation>
    </message>
    <message>
        <source>The number is found at %1, but %2 was announced.</source>
        <translation>המספר נמצא במקום %1, אבל הוכרז %2.</translation>
    </message>
    <message>
        <source>The league&apos;s seed gives %1</source>
        <translation>הזרע של הליגה נותן %1</translation>
    </message>
    <message>
        <source>SHA-256 of seed, match and both entropies gives %1</source>
        <translation>SHA-256 של הזרע, המשחק ושתי האנטרופיות נותן %1</translation>
    </message>
</context>
<context>
    <name>FateLine</name>
    <message>
        <source>survived</source>
        <translation>שרד</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>mean answer time %1</source>
        <translation>זמן תגובה ממוצע %1</translation>
    </message>
</context>
<context>
    <name>FieldBox</name>
    <message>
        <source>Clear</source>
        <translation>ניקוי</translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FinalRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, נקודה אחת</numerusform>
            <numerusform>%1, %2, %n נקודות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalStandings</name>
    <message>
        <source>Final standings</source>
        <translation>הטבלה הסופית</translation>
    </message>
    <message>
        <source>points, then wins, then matches between them</source>
        <comment>how the table is ordered</comment>
        <translation>נקודות, אחר כך ניצחונות, אחר כך המשחקים ביניהם</translation>
    </message>
    <message numerus="yes">
        <source>Last %n round(s)</source>
        <translation>
            <numerusform>הסיבוב האחרון</numerusform>
            <numerusform>%n הסיבובים האחרונים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s)</source>
        <translation>
            <numerusform>סיבוב אחד בסך הכול</numerusform>
            <numerusform>כל %n הסיבובים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>סיבוב אחד</numerusform>
            <numerusform>%n סיבובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds and matches</source>
        <translation>סיבובים ומשחקים</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>הפעלה נוספת</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>צפייה בשידור החוזר</translation>
    </message>
</context>
<context>
    <name>FolderCard</name>
    <message>
        <source>Data folder</source>
        <translation>תיקיית הנתונים</translation>
    </message>
    <message>
        <source>AGENT_LEAGUE_DATA decides it while it is set.</source>
        <translation>AGENT_LEAGUE_DATA קובע אותה כל עוד הוא מוגדר.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>פתיחת התיקייה</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>בחירת תיקייה אחרת</translation>
    </message>
    <message>
        <source>Where leagues are kept</source>
        <translation>היכן הליגות נשמרות</translation>
    </message>
</context>
<context>
    <name>FormMarks</name>
    <message>
        <source>Form: %1</source>
        <translation>כושר: %1</translation>
    </message>
    <message>
        <source>Form: nothing played yet</source>
        <translation>כושר: טרם שוחק משחק</translation>
    </message>
</context>
<context>
    <name>Gain</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraveChip</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>role hidden</source>
        <translation>תפקיד מוסתר</translation>
    </message>
</context>
<context>
    <name>Graveyard</name>
    <message>
        <source>Graveyard</source>
        <translation>בית הקברות</translation>
    </message>
    <message>
        <source>mafia left</source>
        <translation>אנשי מאפיה נותרו</translation>
    </message>
    <message>
        <source>town left</source>
        <translation>תושבים נותרו</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>חי</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide for agent authors</source>
        <translation>מדריך לכותבי סוכנים</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>HeardLeague</name>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <comment>how many have come</comment>
        <translation>
            <numerusform>%1 מתוך שחקן אחד</numerusform>
            <numerusform>%1 מתוך %n שחקנים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open, asks for a join code</source>
        <translation>פתוחה, נדרש קוד הצטרפות</translation>
    </message>
    <message>
        <source>Watch only</source>
        <translation>לצפייה בלבד</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 בכתובת %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what is played and by how many, whether one may join</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a league that can be joined</comment>
        <translation>פתוחה</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a league that can neither be joined nor watched</comment>
        <translation>סגורה</translation>
    </message>
</context>
<context>
    <name>HelpCode</name>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Tour</source>
        <comment>a page of the help</comment>
        <translation>סיור</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>למורים</translation>
    </message>
    <message>
        <source>For students</source>
        <translation>לתלמידים</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>רשת</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>מקלדת</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>עמודי העזרה</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <source>Rules and timing</source>
        <translation>כללים וזמנים</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>אירוח ליגה</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message numerus="yes">
        <source>Rules and timing, %n changed</source>
        <translation>
            <numerusform>כללים וזמנים, שינוי אחד</numerusform>
            <numerusform>כללים וזמנים, %n שינויים</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Open the lobby</source>
        <translation>פתיחת הלובי</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>הפורט הוא מספר עד 65535.</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Name of the league</source>
        <translation>שם הליגה</translation>
    </message>
    <message>
        <source>Our league</source>
        <translation>הליגה שלנו</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>פורט</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>כלשהו</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>לא פורט תקין.</translation>
    </message>
    <message>
        <source>Built-in players</source>
        <translation>שחקנים מובנים</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>שופטים</translation>
    </message>
    <message>
        <source>Players expected in all</source>
        <translation>שחקנים צפויים בסך הכול</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of players</comment>
        <translation>כל מספר</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>מחשבים אחרים יכולים להצטרף</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>צופים יכולים לצפות</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Join code %1</source>
        <translation>קוד הצטרפות %1</translation>
    </message>
    <message>
        <source>Invite the class</source>
        <translation>הזמנת הכיתה</translation>
    </message>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>הכתובת הועתקה ללוח.</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>הקישור הועתק ללוח.</translation>
    </message>
</context>
<context>
    <name>InvitationColumn</name>
    <message>
        <source>Invite the class</source>
        <translation>הזמנת הכיתה</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>קוד הצטרפות</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>מחשבים אחרים יכולים להצטרף</translation>
    </message>
    <message>
        <source>Only this computer may join</source>
        <translation>רק המחשב הזה יכול להצטרף</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>צופים יכולים לצפות</translation>
    </message>
    <message>
        <source>Nobody may watch</source>
        <translation>אין אפשרות לצפות</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>הצגה במקרן</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>קוד QR של הקישור</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>העתקת הקישור</translation>
    </message>
    <message>
        <source>Copy the link (%1)</source>
        <translation>העתקת הקישור (%1)</translation>
    </message>
</context>
<context>
    <name>InvitationStrip</name>
    <message>
        <source>Invite the class</source>
        <translation>הזמנת הכיתה</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>העתקת הכתובת</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>קוד QR</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>הצגה במקרן</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>העתקת הקישור</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a league</source>
        <translation>הצטרפות לליגה</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>תפקיד</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>שחקן</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>שופט</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>צופה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Watch league</source>
        <translation>צפייה בליגה</translation>
    </message>
    <message>
        <source>Join league</source>
        <translation>הצטרפות לליגה</translation>
    </message>
</context>
<context>
    <name>JoinFootnote</name>
    <message>
        <source>Reads the league and sends nothing.</source>
        <translation>קורא את הליגה ואינו שולח דבר.</translation>
    </message>
    <message>
        <source>Sends</source>
        <comment>followed by the name of a message</comment>
        <translation>שולח</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>תחילה יש להקליד את כתובת המנהל.</translation>
    </message>
    <message>
        <source>Type a display name first.</source>
        <translation>תחילה יש להקליד שם תצוגה.</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>הפורט הוא מספר עד 65535.</translation>
    </message>
    <message>
        <source>Type the command that starts your program.</source>
        <translation>יש להקליד את הפקודה שמפעילה את התוכנית שלך.</translation>
    </message>
    <message>
        <source>Type the address of the model’s server.</source>
        <translation>יש להקליד את כתובת השרת של המודל.</translation>
    </message>
    <message>
        <source>Type which model is to play.</source>
        <translation>יש להקליד איזה מודל ישחק.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>החיבור עדיין לא תקין.</translation>
    </message>
    <message>
        <source>The connection is being tested.</source>
        <translation>החיבור נבדק כעת.</translation>
    </message>
    <message>
        <source>Manager address</source>
        <translation>כתובת המנהל</translation>
    </message>
    <message>
        <source>No manager answers here.</source>
        <translation>אף מנהל לא עונה כאן.</translation>
    </message>
    <message>
        <source>This league plays another game.</source>
        <translation>בליגה הזאת משחקים משחק אחר.</translation>
    </message>
    <message>
        <source>This league cannot be watched.</source>
        <translation>אי אפשר לצפות בליגה הזאת.</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>קוד הצטרפות</translation>
    </message>
    <message>
        <source>Not accepted.</source>
        <translation>לא התקבל.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>שם תצוגה</translation>
    </message>
    <message>
        <source>My port</source>
        <translation>הפורט שלי</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>כלשהו</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>תפוס.</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>לא פורט תקין.</translation>
    </message>
    <message>
        <source>Test the connection first.</source>
        <translation>תחילה יש לבדוק את החיבור.</translation>
    </message>
</context>
<context>
    <name>JoinHelp</name>
    <message>
        <source>Agents from elsewhere</source>
        <translation>סוכנים ממקום אחר</translation>
    </message>
    <message>
        <source>They register at this address and join by the channel’s name. From a terminal:</source>
        <translation>הם נרשמים בכתובת הזאת ומצטרפים לפי שם הערוץ. ממסוף:</translation>
    </message>
    <message>
        <source>The address is shown here when the channels are open.</source>
        <translation>הכתובת תוצג כאן כשהערוצים יהיו פתוחים.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>העתקת הפקודה</translation>
    </message>
</context>
<context>
    <name>JoinPlace</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 בכתובת %2</translation>
    </message>
    <message>
        <source>A league</source>
        <translation>ליגה</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>הסרת %1 מהרשימה</translation>
    </message>
</context>
<context>
    <name>JoinPlaces</name>
    <message>
        <source>Joined before</source>
        <translation>הצטרפויות קודמות</translation>
    </message>
    <message>
        <source>Not listed? Type the address and the join code. Both are shown in the host’s lobby.</source>
        <translation>לא ברשימה? אפשר להקליד את הכתובת ואת קוד ההצטרפות. שניהם מוצגים בלובי של המארח.</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>ברשת זו</translation>
    </message>
    <message>
        <source>This computer cannot listen: another program keeps the port. Type the address.</source>
        <translation>המחשב הזה לא יכול להאזין: תוכנית אחרת תופסת את הפורט. יש להקליד את הכתובת.</translation>
    </message>
    <message>
        <source>No league calls yet. It appears here by itself when its host lets other computers join.</source>
        <translation>עדיין אין ליגה שמכריזה על עצמה. היא תופיע כאן מעצמה כשהמארח יאפשר למחשבים אחרים להצטרף.</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Tab goes from one thing to the next, Enter opens it, Esc closes it.</source>
        <translation>Tab עובר מפריט לפריט, Enter פותח אותו, Esc סוגר אותו.</translation>
    </message>
</context>
<context>
    <name>LeagueControls</name>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
</context>
<context>
    <name>LeagueProgress</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>סיבוב %1 מתוך %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 matches</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; מתוך %2 משחקים</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 מתוך %2 משחקים</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the league?</source>
        <translation>לעזוב את הליגה?</translation>
    </message>
    <message>
        <source>It goes on without you, and you lose the matches that are left.</source>
        <translation>היא תמשיך בלעדיך, והמשחקים שנותרו ייחשבו לך כהפסד.</translation>
    </message>
    <message>
        <source>Leave league</source>
        <translation>עזיבת הליגה</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>להישאר</translation>
    </message>
</context>
<context>
    <name>LifecycleDiagram</name>
    <message>
        <source>Lifecycle, now %1</source>
        <translation>מחזור חיים, כעת %1</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Points over rounds</source>
        <translation>נקודות לאורך הסיבובים</translation>
    </message>
</context>
<context>
    <name>LobbyActions</name>
    <message>
        <source>Add player</source>
        <translation>הוספת שחקן</translation>
    </message>
    <message>
        <source>The lobby is still opening.</source>
        <translation>הלובי עדיין נפתח.</translation>
    </message>
    <message>
        <source>Add referee</source>
        <translation>הוספת שופט</translation>
    </message>
    <message>
        <source>Close lobby</source>
        <translation>סגירת הלובי</translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>מובנה, %1</translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation>אני</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>תוכנית</translation>
    </message>
    <message>
        <source>A language model</source>
        <translation>מודל שפה</translation>
    </message>
    <message>
        <source>Close the lobby?</source>
        <translation>לסגור את הלובי?</translation>
    </message>
    <message>
        <source>Everybody who has joined is sent away. Nothing has been played yet.</source>
        <translation>כל מי שהצטרף יישלח החוצה. עדיין לא שוחק דבר.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>להשאיר פתוח</translation>
    </message>
</context>
<context>
    <name>LobbyAgent</name>
    <message numerus="yes">
        <source>up to %n match(es)</source>
        <translation>
            <numerusform>עד משחק אחד</numerusform>
            <numerusform>עד %n משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>מובנה, %1</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 נרשם כעת</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>LobbyAgentBody</name>
    <message>
        <source>silent</source>
        <translation>ללא מענה</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 מ״ש</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>הסרת %1</translation>
    </message>
</context>
<context>
    <name>LobbyAgents</name>
    <message>
        <source>Referees</source>
        <translation>שופטים</translation>
    </message>
    <message>
        <source>No referee yet. Add one, or let one join.</source>
        <translation>אין עדיין שופט. אפשר להוסיף אחד או לחכות שיצטרף.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 נרשם כעת</translation>
    </message>
    <message>
        <source>No player yet. Show the code to the class, or add players.</source>
        <translation>אין עדיין שחקנים. אפשר להציג את הקוד לכיתה או להוסיף שחקנים.</translation>
    </message>
    <message>
        <source>More players can join until you start. An odd number gives one player a bye each round.</source>
        <translation>שחקנים נוספים יכולים להצטרף עד ההתחלה. במספר אי־זוגי של שחקנים, אחד מהם נח בכל סיבוב.</translation>
    </message>
    <message>
        <source>More players can join until you start.</source>
        <translation>שחקנים נוספים יכולים להצטרף עד ההתחלה.</translation>
    </message>
</context>
<context>
    <name>LobbyList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>The lobby is still opening.</source>
        <translation>הלובי עדיין נפתח.</translation>
    </message>
    <message>
        <source>A league needs a referee. Add one, or wait for one to join.</source>
        <translation>לליגה דרוש שופט. אפשר להוסיף אחד או לחכות שיצטרף.</translation>
    </message>
    <message>
        <source>A league needs at least two players.</source>
        <translation>לליגה דרושים לפחות שני שחקנים.</translation>
    </message>
    <message>
        <source>%1 · League Manager on port %2</source>
        <translation>%1 · מנהל הליגה בפורט %2</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>התחלת הליגה</translation>
    </message>
</context>
<context>
    <name>Logo</name>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
</context>
<context>
    <name>LowerTabs</name>
    <message>
        <source>What to show</source>
        <translation>מה להציג</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>אירועים</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>טבלה צולבת</translation>
    </message>
    <message>
        <source>Points over rounds</source>
        <translation>נקודות לאורך הסיבובים</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>שידור חי</translation>
    </message>
</context>
<context>
    <name>MafiaCardFacts</name>
    <message>
        <source>Not begun</source>
        <translation>טרם התחיל</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>לילה %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>יום %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 alive</source>
        <translation>%1 מתוך %2 חיים</translation>
    </message>
</context>
<context>
    <name>MafiaCardTable</name>
    <message>
        <source>Villagers are asleep</source>
        <translation>העיירה ישנה</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 נרצח בלילה</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>איש לא מת בלילה</translation>
    </message>
    <message>
        <source>%1 of %2 votes are in</source>
        <translation>התקבלו %1 מתוך %2 קולות</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 עוזב את השולחן</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>איש לא עוזב את השולחן</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MafiaControls</name>
    <message>
        <source>Go on</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>מה קורה עכשיו</translation>
    </message>
    <message>
        <source>More</source>
        <translation>עוד</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>ציר הזמן</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>מי חושד במי</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>תמליל</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ייצוא</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>לבטל את המשחק</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>ניתוח</translation>
    </message>
</context>
<context>
    <name>MafiaDrawer</name>
    <message>
        <source>Who suspects whom</source>
        <translation>מי חושד במי</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>תמליל</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>מה קורה עכשיו</translation>
    </message>
</context>
<context>
    <name>MafiaGame</name>
    <message>
        <source>Abort the match?</source>
        <translation>לבטל את המשחק?</translation>
    </message>
    <message>
        <source>Match %1 ends at once and counts for nobody.</source>
        <translation>משחק %1 יסתיים מיד ולא ייחשב לאיש.</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>לבטל את המשחק</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>המשך המשחק</translation>
    </message>
</context>
<context>
    <name>MafiaPage</name>
    <message>
        <source>Night %1, %2 of %3 alive</source>
        <translation>לילה %1, %2 מתוך %3 חיים</translation>
    </message>
    <message>
        <source>Day %1, %2 of %3 alive</source>
        <translation>יום %1, %2 מתוך %3 חיים</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, זרע %1</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, מושהה</translation>
    </message>
    <message>
        <source>Mafia, match %1</source>
        <translation>מאפיה, משחק %1</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>השולחן עוד לא מוכן</translation>
    </message>
    <message>
        <source>Ten players are invited; then the roles are dealt.</source>
        <translation>עשרה שחקנים מוזמנים, ואז מחולקים התפקידים.</translation>
    </message>
</context>
<context>
    <name>MafiaPanel</name>
    <message>
        <source>What happens now</source>
        <translation>מה קורה עכשיו</translation>
    </message>
</context>
<context>
    <name>MafiaReplay</name>
    <message>
        <source>Speed of the replay</source>
        <translation>מהירות השידור החוזר</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>צעד אחורה</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>שידור חוזר</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>צעד</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>אל הסוף</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>שידור חי</translation>
    </message>
</context>
<context>
    <name>MafiaSeat</name>
    <message>
        <source>role hidden</source>
        <translation>תפקיד מוסתר</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s), leading</source>
        <translation>
            <numerusform>קול אחד, מוביל</numerusform>
            <numerusform>%n קולות, מוביל</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>קול אחד</numerusform>
            <numerusform>%n קולות</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>מדבר</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>ממתינים לו</translation>
    </message>
    <message>
        <source>done</source>
        <translation>סיים</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>חי</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, state</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, claims %1</source>
        <translation>, טוען להיות %1</translation>
    </message>
    <message>
        <source>%1 does not answer any more; the game plays for it.</source>
        <translation>%1 אינו עונה עוד; המשחק משחק במקומו.</translation>
    </message>
    <message>
        <source>, does not answer</source>
        <translation>, לא עונה</translation>
    </message>
    <message>
        <source>, answers slowly</source>
        <translation>, עונה לאט</translation>
    </message>
    <message>
        <source>, can be chosen</source>
        <translation>, אפשר לבחור</translation>
    </message>
    <message>
        <source>%1 did not answer the last call.</source>
        <translation>%1 לא ענה לקריאה האחרונה.</translation>
    </message>
    <message>
        <source>%1 answers slowly.</source>
        <translation>%1 עונה לאט.</translation>
    </message>
</context>
<context>
    <name>MafiaSeatPage</name>
    <message>
        <source>Your seat at the table</source>
        <translation>המקום שלך בשולחן</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>השולחן עוד לא מוכן</translation>
    </message>
    <message>
        <source>The roles are dealt when the match begins.</source>
        <translation>התפקידים מחולקים כשהמשחק מתחיל.</translation>
    </message>
</context>
<context>
    <name>MafiaTalk</name>
    <message>
        <source>Discussion</source>
        <translation>דיון</translation>
    </message>
    <message>
        <source>What is shown of a turn</source>
        <translation>מה מוצג מכל תור</translation>
    </message>
    <message>
        <source>SAY</source>
        <translation>SAY</translation>
    </message>
    <message>
        <source>+ THINK</source>
        <translation>+ THINK</translation>
    </message>
    <message>
        <source>Next to speak</source>
        <translation>הבאים לדבר</translation>
    </message>
</context>
<context>
    <name>MafiaTalkLine</name>
    <message>
        <source>ran out of time</source>
        <translation>נגמר לו הזמן</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>מוותר</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>נחתך</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>player, number</comment>
        <translation>%1, תור %2</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>יום %1</translation>
    </message>
    <message>
        <source>claims %1</source>
        <comment>a role</comment>
        <translation>טוען: %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>תור %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Agent League</source>
        <translation>%1 – Agent League</translation>
    </message>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>the time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1 msg/s</source>
        <comment>messages in a second</comment>
        <translation>%1 הודעות בשנייה</translation>
    </message>
</context>
<context>
    <name>MatchArea</name>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 נגד %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) left</source>
        <comment>a match and its state</comment>
        <translation>
            <numerusform>%1, נותרה שנייה אחת</numerusform>
            <numerusform>%1, נותרו %n שניות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>invite</source>
        <translation>הזמנה</translation>
    </message>
    <message>
        <source>both joined</source>
        <translation>שניהם הצטרפו</translation>
    </message>
    <message>
        <source>both chose</source>
        <translation>שניהם בחרו</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>no join in %1</source>
        <translation>אין הצטרפות תוך %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n retries</source>
        <comment>how long a choice may take</comment>
        <translation>
            <numerusform>%1, ניסיון חוזר אחד</numerusform>
            <numerusform>%1, %n ניסיונות חוזרים</numerusform>
        </translation>
    </message>
    <message>
        <source>report</source>
        <translation>דיווח</translation>
    </message>
    <message>
        <source>technical loss, %1</source>
        <translation>הפסד טכני, %1</translation>
    </message>
    <message>
        <source>no-show, %1</source>
        <translation>אי־הופעה, %1</translation>
    </message>
</context>
<context>
    <name>MatchControls</name>
    <message>
        <source>Attempt %1</source>
        <translation>ניסיון %1</translation>
    </message>
    <message>
        <source>Attempt that is shown</source>
        <translation>הניסיון המוצג</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>מהירות השידור החוזר</translation>
    </message>
    <message>
        <source>Previous message (Left)</source>
        <translation>ההודעה הקודמת (Left)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>שידור חוזר</translation>
    </message>
    <message>
        <source>Next message (Right)</source>
        <translation>ההודעה הבאה (Right)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ייצוא</translation>
    </message>
    <message>
        <source>Saves the transcript of the match as JSON</source>
        <translation>שומר את תמליל המשחק כ-JSON</translation>
    </message>
</context>
<context>
    <name>MatchHeading</name>
    <message>
        <source>Back to the league</source>
        <translation>חזרה לליגה</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation>%1, סיבוב %2, %3</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 נגד %3, %4</translation>
    </message>
    <message>
        <source>vs</source>
        <comment>between two players</comment>
        <translation>נגד</translation>
    </message>
</context>
<context>
    <name>MatchMiddle</name>
    <message>
        <source>of %1 s</source>
        <comment>seconds that a deadline allows</comment>
        <translation>מתוך %1</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match %1</source>
        <translation>משחק %1</translation>
    </message>
    <message>
        <source>States of match %1, now %2</source>
        <translation>מצבי משחק %1, כעת %2</translation>
    </message>
</context>
<context>
    <name>MatchTabs</name>
    <message>
        <source>What is shown below</source>
        <translation>מה מוצג למטה</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>הודעה</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>הגרלה הוגנת</translation>
    </message>
</context>
<context>
    <name>MemberLine</name>
    <message>
        <source>%1, %2, place %3 in the queue, %4</source>
        <translation>%1, %2, מקום %3 בתור, %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>לא בתור</translation>
    </message>
</context>
<context>
    <name>MemberMenu</name>
    <message>
        <source>Give the next turn</source>
        <translation>מתן התור הבא</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>לאפשר לו להמשיך</translation>
    </message>
    <message>
        <source>Skip its turn</source>
        <translation>דילוג על תורו</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>הזזה למעלה</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>הזזה למטה</translation>
    </message>
    <message>
        <source>Put into the queue</source>
        <translation>הכנסה לתור</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>הפעלה</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>השבתה</translation>
    </message>
    <message>
        <source>Remove from the channel</source>
        <translation>הוצאה מהערוץ</translation>
    </message>
</context>
<context>
    <name>MemberWords</name>
    <message>
        <source>has the turn</source>
        <translation>התור אצלו</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>מושהה</translation>
    </message>
    <message>
        <source>paused, %1 s left</source>
        <translation>מושהה, נותרו %1 שנ׳</translation>
    </message>
    <message>
        <source>next</source>
        <translation>הבא בתור</translation>
    </message>
    <message>
        <source>reads along</source>
        <translation>קורא יחד</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>בהמתנה</translation>
    </message>
    <message>
        <source>on hold, %1 s left</source>
        <translation>בהמתנה, נותרו %1 שנ׳</translation>
    </message>
    <message>
        <source>waits to be spoken to</source>
        <translation>מחכה שיפנו אליו</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>מושבת</translation>
    </message>
    <message>
        <source>in another channel</source>
        <translation>בערוץ אחר</translation>
    </message>
    <message>
        <source>online, no channel</source>
        <translation>מחובר, ללא ערוץ</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>אבד</translation>
    </message>
    <message>
        <source>lost %1 s ago</source>
        <translation>אבד לפני %1 שנ׳</translation>
    </message>
    <message>
        <source>lost %1 min ago</source>
        <translation>אבד לפני %1 דק׳</translation>
    </message>
    <message>
        <source>lost %1 h ago</source>
        <translation>אבד לפני %1 שע׳</translation>
    </message>
</context>
<context>
    <name>MessageCard</name>
    <message>
        <source>What is shown of the messages</source>
        <translation>מה מוצג מההודעות</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>הודעה</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>הכול %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>טבלה</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>העתקת ה-JSON</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON של %1</translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <translation>השדות של %1</translation>
    </message>
</context>
<context>
    <name>MindCard</name>
    <message>
        <source>%1. %2</source>
        <comment>a strategy and what it does</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>MindChoice</name>
    <message>
        <source>Built-in</source>
        <translation>מובנה</translation>
    </message>
    <message>
        <source>Random, Pattern, Adaptive</source>
        <translation>אקראי, דפוס, מסתגל</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>I press Even or Odd</source>
        <translation>לחיצה על זוג או פרט</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>סקריפט</translation>
    </message>
    <message>
        <source>Run a program on this computer</source>
        <translation>הפעלת תוכנית במחשב זה</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>Ask a language model</source>
        <translation>שאילת מודל שפה</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>אסטרטגיה</translation>
    </message>
    <message>
        <source>Built-in strategy</source>
        <translation>אסטרטגיה מובנית</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>כתובת השרת של המודל</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>המפתח נלקח ממשתני הסביבה.</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>דרוש מפתח? יש להגדיר את AGENT_LEAGUE_LLM_KEY לפני הפעלת התוכנה.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>מודל</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>ModeSentence</name>
    <message>
        <source>The channel is closed.</source>
        <translation>הערוץ סגור.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>בערוץ הזה אנשים יכולים רק לצפות.</translation>
    </message>
    <message>
        <source>Nobody is in the queue: your message is kept, and nobody gets it.</source>
        <translation>אין איש בתור: ההודעה תישמר, ואיש לא יקבל אותה.</translation>
    </message>
    <message>
        <source>You have the floor: everyone gets your message at once.</source>
        <translation>זכות הדיבור שלכם: כולם מקבלים את ההודעה מיד.</translation>
    </message>
    <message>
        <source>Nobody speaks: you take the floor.</source>
        <translation>איש אינו מדבר: זכות הדיבור עוברת אליכם.</translation>
    </message>
    <message>
        <source>Nobody speaks: delivered at once.</source>
        <translation>איש אינו מדבר: נמסרת מיד.</translation>
    </message>
    <message>
        <source>%1 waits for your answer and goes on with it.</source>
        <translation>%1 מחכה לתשובתכם וימשיך איתה.</translation>
    </message>
    <message>
        <source>Delivered when %1 finishes.</source>
        <translation>תימסר כש־%1 יסיים.</translation>
    </message>
    <message>
        <source>Goes to everyone now.</source>
        <translation>נשלחת לכולם עכשיו.</translation>
    </message>
    <message>
        <source>%1 pauses and you speak first.</source>
        <translation>%1 מושהה ואתם מדברים קודם.</translation>
    </message>
    <message>
        <source>%1 sees your message at once and keeps the turn.</source>
        <translation>%1 רואה את ההודעה מיד ושומר על התור.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) held</source>
        <translation>
            <numerusform>הודעה אחת ממתינה</numerusform>
            <numerusform>%n הודעות ממתינות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Night %1</source>
        <translation>לילה %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>יום %1</translation>
    </message>
    <message>
        <source>%1 was the first of the mafia to be voted out.</source>
        <translation>%1 היה הראשון מהמאפיה שהודח בהצבעה.</translation>
    </message>
    <message>
        <source>Somebody was saved.</source>
        <translation>מישהו ניצל.</translation>
    </message>
    <message>
        <source>%1, the Doctor, saved %2.</source>
        <translation>%1, הרופא, הציל את %2.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is mafia.</source>
        <translation>%1, השריף, אמר את האמת: %2 במאפיה.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is not mafia.</source>
        <translation>%1, השריף, אמר את האמת: %2 לא במאפיה.</translation>
    </message>
    <message>
        <source>%1 claimed a role that was not true: %2 instead of %3.</source>
        <comment>player, claimed role, true role</comment>
        <translation>%1 טען לתפקיד שאינו נכון: %2 במקום %3.</translation>
    </message>
    <message>
        <source>The town voted out one of its own: %1, %2.</source>
        <comment>player, role</comment>
        <translation>העיירה הדיחה אחד משלה: %1, %2.</translation>
    </message>
    <message>
        <source>The vote was a tie; the draw took %1.</source>
        <translation>ההצבעה הסתיימה בתיקו; ההגרלה בחרה ב־%1.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; nobody left.</source>
        <translation>בהצבעה הזאת העיירה עוד הייתה יכולה לנצח; איש לא עזב.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; it took %1.</source>
        <translation>בהצבעה הזאת העיירה עוד הייתה יכולה לנצח; היא הדיחה את %1.</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>A port is a number from 1024 to 65000; 0 takes any free ones.</source>
        <translation>פורט הוא מספר מ-1024 עד 65000; הערך 0 בוחר פורטים פנויים כלשהם.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>רשת</translation>
    </message>
    <message>
        <source>First port</source>
        <translation>פורט ראשון</translation>
    </message>
    <message>
        <source>The manager listens here, referees from the next one on, players from 101 further.</source>
        <translation>המנהל מאזין כאן, השופטים מהפורט הבא ואילך, השחקנים החל מ-101 אחריו.</translation>
    </message>
    <message>
        <source>Let other computers in</source>
        <translation>גישה למחשבים אחרים</translation>
    </message>
    <message>
        <source>For leagues you host. Off: only agents on this computer can join.</source>
        <translation>לליגות באירוח שלך. כבוי: רק סוכנים במחשב זה יכולים להצטרף.</translation>
    </message>
</context>
<context>
    <name>NewChannelDialog</name>
    <message>
        <source>Give the channel a name first.</source>
        <translation>תנו לערוץ שם תחילה.</translation>
    </message>
    <message>
        <source>The name needs a letter from a to z or a digit.</source>
        <translation>השם צריך לכלול אות מ־a עד z או ספרה.</translation>
    </message>
    <message>
        <source>There is a channel of that name already.</source>
        <translation>כבר יש ערוץ בשם הזה.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>ערוץ חדש</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Open channel</source>
        <translation>פתיחת הערוץ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Agents join it as %1.</source>
        <translation>סוכנים מצטרפים אליו בשם %1.</translation>
    </message>
    <message>
        <source>Demo agents</source>
        <translation>סוכני הדגמה</translation>
    </message>
</context>
<context>
    <name>NewcomerDialog</name>
    <message>
        <source>Play yourself</source>
        <translation>השתתפות כשחקן</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>הוספת תוכנית</translation>
    </message>
    <message>
        <source>Add a language model</source>
        <translation>הוספת מודל שפה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>הוספת שחקן</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>תחילה יש למלא את השדות.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>שם תצוגה</translation>
    </message>
    <message>
        <source>one of the usual names</source>
        <translation>אחד השמות הרגילים</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>כתובת השרת של המודל</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>דרוש מפתח? יש להגדיר את AGENT_LEAGUE_LLM_KEY לפני הפעלת התוכנה.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>מודל</translation>
    </message>
</context>
<context>
    <name>NightDeed</name>
    <message>
        <source>provisional until %1 agrees</source>
        <translation>זמני עד ש־%1 יסכים</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>זמני</translation>
    </message>
    <message>
        <source>the mafia agree</source>
        <translation>המאפיה מסכימה</translation>
    </message>
    <message>
        <source>the mafia disagree</source>
        <translation>המאפיה חלוקה</translation>
    </message>
    <message>
        <source>protected this night</source>
        <translation>מוגן הלילה</translation>
    </message>
    <message>
        <source>result goes to the Sheriff only</source>
        <translation>רק השריף יידע את התוצאה</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>הוגרל, לא הייתה תשובה בזמן</translation>
    </message>
    <message>
        <source>%1, %2, deciding</source>
        <translation>%1, %2, מחליט</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, deed, target, how firm</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>מחליט</translation>
    </message>
</context>
<context>
    <name>NightPanel</name>
    <message>
        <source>Night actions</source>
        <translation>פעולות הלילה</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>%1 מתוך %2 הוגשו</translation>
    </message>
    <message>
        <source>The night is running</source>
        <translation>הלילה נמשך</translation>
    </message>
    <message>
        <source>It is night</source>
        <translation>לילה</translation>
    </message>
    <message>
        <source>What happens now is known in the morning.</source>
        <translation>מה שקורה עכשיו ייוודע בבוקר.</translation>
    </message>
    <message>
        <source>If the time runs out</source>
        <translation>אם ייגמר הזמן</translation>
    </message>
    <message>
        <source>a random living player outside the mafia</source>
        <translation>שחקן חי אקראי שאינו במאפיה</translation>
    </message>
    <message>
        <source>a random living player, no repeat</source>
        <translation>שחקן חי אקראי, בלי חזרה</translation>
    </message>
    <message>
        <source>a random living player, not the Sheriff</source>
        <translation>שחקן חי אקראי, לא השריף</translation>
    </message>
</context>
<context>
    <name>NumberTile</name>
    <message>
        <source>%1, even</source>
        <translation>%1, זוג</translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation>%1, פרט</translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>The file could not be opened</source>
        <translation>לא ניתן לפתוח את הקובץ</translation>
    </message>
    <message>
        <source>Open a league</source>
        <translation>פתיחת ליגה</translation>
    </message>
    <message>
        <source>Leagues (journal.db *.json)</source>
        <translation>ליגות (journal.db *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
    <message>
        <source>The link could not be opened</source>
        <translation>לא ניתן לפתוח את הקישור</translation>
    </message>
    <message>
        <source>A league is played in this window, and opening another would end it. Leave it first, then open the file again.</source>
        <translation>בחלון הזה מתקיימת ליגה, ופתיחת ליגה אחרת תסיים אותה. יש לצאת ממנה תחילה ואז לפתוח את הקובץ שוב.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening the league…</source>
        <translation>הליגה נפתחת…</translation>
    </message>
</context>
<context>
    <name>PaletteBody</name>
    <message>
        <source>Commands</source>
        <translation>פקודות</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>מה ברצונך לעשות?</translation>
    </message>
    <message>
        <source>Nothing fits. Try another word.</source>
        <translation>אין התאמה. אפשר לנסות מילה אחרת.</translation>
    </message>
</context>
<context>
    <name>PersonFaces</name>
    <message>
        <source>Get ready</source>
        <translation>היכונו</translation>
    </message>
    <message>
        <source>Even or odd?</source>
        <translation>זוג או פרט?</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>נעול</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>מאוחר מדי</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>ניצחת</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>הפסדת</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>הליגה הסתיימה</translation>
    </message>
    <message>
        <source>You are in</source>
        <translation>הצטרפת</translation>
    </message>
    <message>
        <source>Waiting for round %1</source>
        <translation>ממתינים לסיבוב %1</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>רק רגע</translation>
    </message>
    <message>
        <source>You meet %1.</source>
        <translation>המשחק שלך הוא נגד %1.</translation>
    </message>
    <message>
        <source>The referee will draw a number from %1 to %2.</source>
        <translation>השופט יגריל מספר מ-%1 עד %2.</translation>
    </message>
    <message>
        <source>The referee will draw a number.</source>
        <translation>השופט יגריל מספר.</translation>
    </message>
    <message>
        <source>The referee draws when both have chosen.</source>
        <translation>השופט יגריל כששני השחקנים יבחרו.</translation>
    </message>
    <message>
        <source>The referee did not hear from you in time.</source>
        <translation>תשובתך לא הגיעה לשופט בזמן.</translation>
    </message>
    <message>
        <source>The league begins when its host starts it.</source>
        <translation>הליגה תתחיל כשהמארח יפעיל אותה.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <translation>תודה על המשחק.</translation>
    </message>
    <message>
        <source>Your next match comes with it.</source>
        <translation>המשחק הבא שלך יגיע איתו.</translation>
    </message>
    <message>
        <source>No answer in time counts as a loss.</source>
        <translation>היעדר תשובה בזמן נחשב להפסד.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 לא ענה בזמן.</translation>
    </message>
    <message>
        <source>You both chose %1; the number was %2.</source>
        <translation>שניכם בחרתם %1; המספר היה %2.</translation>
    </message>
    <message>
        <source>The number %1 is %2, as you chose.</source>
        <translation>המספר %1 הוא %2, כפי שבחרת.</translation>
    </message>
    <message>
        <source>The number %1 is %2, and you chose %3.</source>
        <translation>המספר %1 הוא %2, ובחרת %3.</translation>
    </message>
    <message numerus="yes">
        <source>Place %1, %n point(s)</source>
        <comment>rank and points of a player</comment>
        <translation>
            <numerusform>מקום %1, נקודה אחת</numerusform>
            <numerusform>מקום %1, %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>You. %1</source>
        <translation>את/ה. %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>את/ה</translation>
    </message>
</context>
<context>
    <name>PersonHeader</name>
    <message>
        <source>%1, joined as %2</source>
        <translation>%1, הצטרפות בתור %2</translation>
    </message>
    <message>
        <source>Round %1 of %2, match %3, referee %4</source>
        <translation>סיבוב %1 מתוך %2, משחק %3, שופט %4</translation>
    </message>
    <message>
        <source>Round %1, match %2</source>
        <translation>סיבוב %1, משחק %2</translation>
    </message>
    <message>
        <source>League</source>
        <translation>ליגה</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>טבלת הליגה</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>עזיבה</translation>
    </message>
</context>
<context>
    <name>PersonMiddle</name>
    <message>
        <source>seconds left</source>
        <translation>שניות נותרו</translation>
    </message>
    <message>
        <source>The number is being drawn</source>
        <translation>המספר מוגרל</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>ממתינים ל-%1</translation>
    </message>
    <message>
        <source>Waiting for the referee</source>
        <translation>ממתינים לשופט</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>לא הוגרל מספר</translation>
    </message>
    <message>
        <source>The number is even</source>
        <translation>המספר הוא זוג</translation>
    </message>
    <message>
        <source>The number is odd</source>
        <translation>המספר הוא פרט</translation>
    </message>
</context>
<context>
    <name>PersonNotes</name>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 בחר</translation>
    </message>
    <message>
        <source>What it is stays secret too.</source>
        <translation>גם הבחירה הזאת נשארת סודית.</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 בוחר</translation>
    </message>
    <message>
        <source>Asked at the same moment as you.</source>
        <translation>נשאל באותו רגע כמוך.</translation>
    </message>
    <message>
        <source>Your choice stays secret</source>
        <translation>הבחירה שלך נשארת סודית</translation>
    </message>
    <message>
        <source>%1 cannot see it until both have chosen.</source>
        <translation>%1 לא יראה אותה עד ששניכם תבחרו.</translation>
    </message>
    <message>
        <source>No answer means a loss</source>
        <translation>היעדר תשובה פירושו הפסד</translation>
    </message>
    <message numerus="yes">
        <source>At 0 s the referee asks again, up to %n time(s).</source>
        <translation>
            <numerusform>ב-0 שנ׳ השופט שואל שוב, עד פעם אחת.</numerusform>
            <numerusform>ב-0 שנ׳ השופט שואל שוב, עד %n פעמים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The referee may ask again before that.</source>
        <translation>השופט עשוי לשאול שוב לפני כן.</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Even or odd?</source>
        <translation>זוג או פרט?</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>נותרה שנייה אחת</numerusform>
            <numerusform>נותרו %n שניות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseStep</name>
    <message>
        <source>%1, now</source>
        <translation>%1, עכשיו</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, עבר</translation>
    </message>
</context>
<context>
    <name>PhaseStepper</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 שנ׳</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>turns × seconds</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Phase %1, next %2</source>
        <translation>שלב %1, הבא %2</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>שלב %1</translation>
    </message>
</context>
<context>
    <name>PlacesDropDowns</name>
    <message>
        <source>On this network</source>
        <translation>ברשת זו</translation>
    </message>
    <message>
        <source>Joined before</source>
        <translation>הצטרפויות קודמות</translation>
    </message>
</context>
<context>
    <name>PlacesTitle</name>
    <message>
        <source>Searching</source>
        <translation>מחפש</translation>
    </message>
</context>
<context>
    <name>PlayedChip</name>
    <message>
        <source>%1 against %2, technical</source>
        <translation>%1 נגד %2, טכני</translation>
    </message>
    <message>
        <source>%1 against %2, number %3</source>
        <translation>%1 נגד %2, מספר %3</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>טכני</translation>
    </message>
</context>
<context>
    <name>PlayedStrip</name>
    <message>
        <source>Your matches so far</source>
        <translation>המשחקים שלך עד כה</translation>
    </message>
    <message>
        <source>Won %1, drew %2, lost %3</source>
        <translation>ניצחונות %1, תיקו %2, הפסדים %3</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Champion: %1</source>
        <translation>האלוף: %1</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>פודיום</translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, נקודה אחת</numerusform>
            <numerusform>%1, %2, %n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>under the number of points</comment>
        <translation>
            <numerusform>נקודה</numerusform>
            <numerusform>נקודות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsAtStake</name>
    <message>
        <source>win %1, draw %2, loss 0</source>
        <translation>ניצחון %1, תיקו %2, הפסד 0</translation>
    </message>
    <message>
        <source>Points at stake: %1</source>
        <translation>נקודות על הכף: %1</translation>
    </message>
    <message>
        <source>Points at stake</source>
        <translation>נקודות על הכף</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Points over rounds</source>
        <translation>נקודות לאורך הסיבובים</translation>
    </message>
</context>
<context>
    <name>PortLine</name>
    <message>
        <source>Ports %1–%2 and %3–%4 are free</source>
        <translation>הפורטים %1–%2 ו-%3–%4 פנויים</translation>
    </message>
    <message>
        <source>Port %1 is taken</source>
        <translation>פורט %1 תפוס</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>שימוש ב-%1</translation>
    </message>
</context>
<context>
    <name>PostmortemMoments</name>
    <message>
        <source>Key moments</source>
        <translation>רגעי מפתח</translation>
    </message>
    <message>
        <source>Nothing stood out.</source>
        <translation>שום דבר לא בלט.</translation>
    </message>
</context>
<context>
    <name>PostmortemNight</name>
    <message>
        <source>The mafia chose %1.</source>
        <translation>המאפיה בחרה ב־%1.</translation>
    </message>
    <message>
        <source>The mafia did not agree; the draw took %1.</source>
        <translation>המאפיה לא הסכימה; ההגרלה בחרה ב־%1.</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 ניצל.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is mafia.</source>
        <translation>השריף גילה ש־%1 במאפיה.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is not mafia.</source>
        <translation>השריף גילה ש־%1 לא במאפיה.</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 נרצח בלילה</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>איש לא מת בלילה</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>לילה %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, deed, target</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>הוגרל, לא הייתה תשובה בזמן</translation>
    </message>
</context>
<context>
    <name>PostmortemPage</name>
    <message>
        <source>Post-mortem of match %1</source>
        <translation>ניתוח של משחק %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>חזרה לשולחן</translation>
    </message>
    <message>
        <source>The record is being read</source>
        <translation>הרישום נקרא</translation>
    </message>
    <message>
        <source>There is no post-mortem</source>
        <translation>אין ניתוח</translation>
    </message>
    <message>
        <source>Match %1 is not over, or its record is not on this computer.</source>
        <translation>משחק %1 לא הסתיים, או שהרישום שלו אינו במחשב הזה.</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayer</name>
    <message>
        <source>survived</source>
        <translation>שרד</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <comment>share of votes</comment>
        <translation>%1% מתוך %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayers</name>
    <message>
        <source>Player</source>
        <translation>שחקן</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>תפקיד</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>עזב</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Good votes</source>
        <translation>קולות טובים</translation>
    </message>
    <message>
        <source>Right / wrong</source>
        <translation>צדק / טעה</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>הצלות</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>גילויים</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>ויתורים</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>איחורים</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>זמן תשובה</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>נאמר</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>מי היה מי</translation>
    </message>
    <message>
        <source>Good votes: on the mafia by the town, on the town by the mafia. Right / wrong: accusations of mafia and of others. Answers in: mean and longest, in seconds. Said: statements and characters.</source>
        <translation>קולות טובים: של העיירה נגד המאפיה, של המאפיה נגד העיירה. צדק / טעה: האשמות של המאפיה ושל אחרים. זמן תשובה: ממוצע והארוך ביותר, בשניות. נאמר: דברים ותווים.</translation>
    </message>
</context>
<context>
    <name>PostmortemResult</name>
    <message>
        <source>Reason</source>
        <translation>סיבה</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>ימים</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>משך</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>זרע</translation>
    </message>
    <message>
        <source>The seed is the one that was promised</source>
        <translation>הזרע הוא זה שהובטח</translation>
    </message>
    <message>
        <source>The seed is not the one that was promised</source>
        <translation>הזרע אינו זה שהובטח</translation>
    </message>
</context>
<context>
    <name>PostmortemTalk</name>
    <message>
        <source>What was said on day %1</source>
        <translation>מה נאמר ביום %1</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <translation>נגמר לו הזמן</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>מוותר</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>נחתך</translation>
    </message>
    <message>
        <source>says %1, which is true</source>
        <comment>a role</comment>
        <translation>אומר %1, וזה נכון</translation>
    </message>
    <message>
        <source>says %1, which is false</source>
        <comment>a role</comment>
        <translation>אומר %1, וזה לא נכון</translation>
    </message>
</context>
<context>
    <name>PostmortemVotes</name>
    <message>
        <source>Nobody leaves the table</source>
        <translation>איש לא עוזב את השולחן</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>תיקו בין %1. ההגרלה בחרה ב־%2.</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 עוזב את השולחן</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>נמנע</translation>
    </message>
    <message>
        <source>%1: no vote came</source>
        <translation>%1: לא הגיע קול</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>voter, target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, before that %2</source>
        <translation>%1, לפני כן %2</translation>
    </message>
    <message>
        <source>Vote of day %1</source>
        <translation>ההצבעה של יום %1</translation>
    </message>
    <message>
        <source>no vote came</source>
        <translation>לא הגיע קול</translation>
    </message>
</context>
<context>
    <name>PreflightLight</name>
    <message>
        <source>Checking</source>
        <comment>pre-flight</comment>
        <translation>נבדק</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>pre-flight</comment>
        <translation>תקין</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>pre-flight</comment>
        <translation>אזהרה</translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>pre-flight</comment>
        <translation>נכשל</translation>
    </message>
    <message>
        <source>Pre-flight, %1</source>
        <translation>בדיקה מקדימה, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorFoot</name>
    <message>
        <source>Watch on your computer:</source>
        <translation>לצפייה במחשב שלך:</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 מתוך משחק אחד</numerusform>
            <numerusform>%1 מתוך %n משחקים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorInvitation</name>
    <message>
        <source>Join code</source>
        <translation>קוד הצטרפות</translation>
    </message>
    <message>
        <source>Join code %1</source>
        <translation>קוד הצטרפות %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are here</source>
        <translation>
            <numerusform>שחקן אחד נמצא כאן</numerusform>
            <numerusform>%n שחקנים נמצאים כאן</numerusform>
        </translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>קוד QR של הקישור</translation>
    </message>
</context>
<context>
    <name>ProjectorMatch</name>
    <message>
        <source>%1 is even: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 הוא זוג: %2 ניצח</translation>
    </message>
    <message>
        <source>%1 is odd: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 הוא פרט: %2 ניצח</translation>
    </message>
    <message>
        <source>%1 did not answer: %2 wins</source>
        <translation>%1 לא ענה: %2 ניצח</translation>
    </message>
    <message>
        <source>%1 is even: a draw</source>
        <translation>%1 הוא זוג: תיקו</translation>
    </message>
    <message>
        <source>%1 is odd: a draw</source>
        <translation>%1 הוא פרט: תיקו</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>לא נספר</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>ממתינים ל-%1</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>עומד להתחיל</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>מתכוננים</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>בוחרים</translation>
    </message>
    <message>
        <source>Drawing a number</source>
        <translation>מגרילים מספר</translation>
    </message>
    <message>
        <source>Looking who is right</source>
        <translation>בודקים מי צדק</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>הזמן נגמר</translation>
    </message>
    <message>
        <source>Starts over</source>
        <translation>מתחיל מחדש</translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 נגד %2, %3</translation>
    </message>
</context>
<context>
    <name>ProjectorMatches</name>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
</context>
<context>
    <name>ProjectorPair</name>
    <message>
        <source>vs</source>
        <comment>between the names of two players</comment>
        <translation>נגד</translation>
    </message>
</context>
<context>
    <name>ProjectorRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, נקודה אחת</numerusform>
            <numerusform>%1, %2, %n נקודות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorTable</name>
    <message>
        <source>Standings</source>
        <translation>טבלת הליגה</translation>
    </message>
</context>
<context>
    <name>ProjectorView</name>
    <message>
        <source>Projector, %1</source>
        <translation>מקרן, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>%1 – projector</source>
        <translation>%1 – מקרן</translation>
    </message>
</context>
<context>
    <name>QueuePanel</name>
    <message>
        <source>Turn queue</source>
        <translation>תור הדוברים</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>סבב %1</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add an agent, or let one join.</source>
        <translation>עדיין אין כאן איש. הוסיפו סוכן, או תנו לאחד להצטרף.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>הוספת סוכן</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>הערוץ סגור.</translation>
    </message>
    <message>
        <source>What can be done with the chosen agent</source>
        <translation>מה אפשר לעשות עם הסוכן שנבחר</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Navigation</source>
        <translation>ניווט</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation>
            <numerusform>%1, אחד דורש טיפול</numerusform>
            <numerusform>%1, %n דורשים טיפול</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RailPlaces</name>
    <message>
        <source>League</source>
        <translation>ליגה</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>בית</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>סוכנים</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>תעבורה</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>המקום שלי</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>מקרן</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>ערוץ</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>up %1</source>
        <translation>עלייה של %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>ירידה של %1</translation>
    </message>
</context>
<context>
    <name>RateCard</name>
    <message numerus="yes">
        <source>%n message(s) per second</source>
        <translation>
            <numerusform>הודעה אחת בשנייה</numerusform>
            <numerusform>%n הודעות בשנייה</numerusform>
        </translation>
    </message>
    <message>
        <source>messages per second</source>
        <translation>הודעות בשנייה</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>נמסרו</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>נכשלו</translation>
    </message>
</context>
<context>
    <name>Readiness</name>
    <message>
        <source>Before you start</source>
        <translation>לפני שמתחילים</translation>
    </message>
</context>
<context>
    <name>ReadinessLine</name>
    <message>
        <source>No referee yet</source>
        <translation>אין עדיין שופט</translation>
    </message>
    <message>
        <source>Referees ready</source>
        <translation>השופטים מוכנים</translation>
    </message>
    <message>
        <source>Too few players</source>
        <translation>מעט מדי שחקנים</translation>
    </message>
    <message>
        <source>Enough players</source>
        <translation>יש מספיק שחקנים</translation>
    </message>
    <message>
        <source>Every agent answers</source>
        <translation>כל הסוכנים עונים</translation>
    </message>
    <message>
        <source>Waiting for answers</source>
        <translation>ממתינים לתשובות</translation>
    </message>
    <message>
        <source>Tokens issued</source>
        <translation>האסימונים הונפקו</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 לא עונה</translation>
    </message>
    <message>
        <source>%1 is slow</source>
        <translation>%1 איטי</translation>
    </message>
    <message>
        <source>%1 has trouble</source>
        <translation>ל-%1 יש תקלה</translation>
    </message>
    <message>
        <source>%1 is being checked</source>
        <translation>%1 נבדק</translation>
    </message>
    <message>
        <source>%1 is arriving</source>
        <translation>%1 מצטרף</translation>
    </message>
    <message>
        <source>A league needs at least one.</source>
        <translation>לליגה דרוש לפחות אחד.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>referees, matches at a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>שופט אחד</numerusform>
            <numerusform>%n שופטים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) at a time</source>
        <translation>
            <numerusform>משחק אחד בכל פעם</numerusform>
            <numerusform>%n משחקים בו־זמנית</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, minimum 2</source>
        <translation>
            <numerusform>%n רשום, המינימום 2</numerusform>
            <numerusform>%n רשומים, המינימום 2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 health checks</source>
        <translation>%1 מתוך %2 בדיקות תקינות</translation>
    </message>
    <message numerus="yes">
        <source>%n auth token(s)</source>
        <translation>
            <numerusform>אסימון גישה אחד</numerusform>
            <numerusform>%n אסימוני גישה</numerusform>
        </translation>
    </message>
    <message>
        <source>It loses its matches by default. Remove it, or start it again.</source>
        <translation>הוא יפסיד את משחקיו הפסד טכני. אפשר להסיר אותו או להפעיל אותו מחדש.</translation>
    </message>
    <message>
        <source>%1 ms, still inside the %2 s join limit</source>
        <translation>%1 מ״ש, עדיין במסגרת %2 שנ׳ להצטרפות</translation>
    </message>
    <message>
        <source>A sham match shows whether it can play.</source>
        <translation>משחק ניסיון מראה אם הוא יודע לשחק.</translation>
    </message>
    <message>
        <source>It is left out if you start now.</source>
        <translation>הוא יישאר בחוץ אם מתחילים עכשיו.</translation>
    </message>
</context>
<context>
    <name>RecentPanel</name>
    <message>
        <source>Recent leagues</source>
        <translation>ליגות אחרונות</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>פתיחת קובץ</translation>
    </message>
    <message>
        <source>No leagues yet</source>
        <translation>אין עדיין ליגות</translation>
    </message>
    <message>
        <source>Start one on this computer. It takes one click.</source>
        <translation>אפשר להתחיל אחת במחשב זה, בלחיצה אחת.</translation>
    </message>
    <message>
        <source>Follow a league on this network</source>
        <translation>צפייה בליגה ברשת זו</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>הצגה</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>%1 of %2 matches safe</source>
        <comment>of an interrupted league</comment>
        <translation>%1 מתוך %2 משחקים שמורים</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today %1</source>
        <comment>time</comment>
        <translation>היום %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>אתמול</translation>
    </message>
    <message>
        <source>%1, interrupted. %2. Resume</source>
        <comment>name of a league, what is safe</comment>
        <translation>%1, נקטעה. %2. חידוש</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>לא קריא</translation>
    </message>
    <message>
        <source>Resume, R%1 of %2</source>
        <comment>round</comment>
        <translation>חידוש, ס׳ %1 מתוך %2</translation>
    </message>
    <message>
        <source>Paused, R%1 of %2</source>
        <comment>round</comment>
        <translation>מושהית, ס׳ %1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n pt(s)</source>
        <comment>champion and points</comment>
        <translation>
            <numerusform>%1, %n נק׳</numerusform>
            <numerusform>%1, %n נק׳</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>לא התחילה</translation>
    </message>
</context>
<context>
    <name>RefereeLimits</name>
    <message>
        <source>Games</source>
        <translation>סוגי משחקים</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>משחקים בו־זמנית</translation>
    </message>
</context>
<context>
    <name>RemovalQuestion</name>
    <message>
        <source>Withdraw %1?</source>
        <translation>להוציא את %1?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>להסיר את %1?</translation>
    </message>
    <message>
        <source>What it has played stays in the table. Its other matches are decided by the rules of the league.</source>
        <translation>מה ששוחק נשאר בטבלה. שאר המשחקים יוכרעו לפי כללי הליגה.</translation>
    </message>
    <message>
        <source>The agent is told, and may join again.</source>
        <translation>הסוכן יקבל הודעה ויוכל להצטרף שוב.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>הוצאה</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>הסרה</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Step back</source>
        <translation>צעד אחורה</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>הפעלה</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>מהירות השידור החוזר</translation>
    </message>
</context>
<context>
    <name>ResultLegend</name>
    <message>
        <source>Win 3</source>
        <translation>ניצחון 3</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>תיקו 1</translation>
    </message>
    <message>
        <source>Loss 0</source>
        <translation>הפסד 0</translation>
    </message>
    <message>
        <source>Technical loss</source>
        <translation>הפסד טכני</translation>
    </message>
</context>
<context>
    <name>ResultMark</name>
    <message>
        <source>won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>הפסד טכני</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>לא שוחק</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Time left, %1 of %2 seconds</source>
        <translation>זמן שנותר, %1 מתוך %2 שניות</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>הסתיים</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>ללא הגבלת זמן</translation>
    </message>
</context>
<context>
    <name>RoleLine</name>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>מוסתר</translation>
    </message>
</context>
<context>
    <name>RoundCell</name>
    <message>
        <source>Round %1, %2, %3 of %4 matches done</source>
        <translation>סיבוב %1, %2, %3 מתוך %4 משחקים הסתיימו</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>סיבוב %1, %2</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for round</comment>
        <translation>ס׳ %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>סיבוב %1</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 מתוך %2 הסתיימו</translation>
    </message>
</context>
<context>
    <name>RoundStrip</name>
    <message>
        <source>Rounds</source>
        <translation>סיבובים</translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>Table, %1 of %2 alive</source>
        <translation>שולחן, %1 מתוך %2 חיים</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RoundTitle</name>
    <message>
        <source>Final standings</source>
        <translation>הטבלה הסופית</translation>
    </message>
    <message>
        <source>Soon to begin</source>
        <translation>מתחילים בקרוב</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>סיבוב %1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1; בדרך כלל %2</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>איפוס ל-%1</translation>
    </message>
</context>
<context>
    <name>RuleLineRow</name>
    <message>
        <source>%1, %2</source>
        <comment>a rule and what is allowed</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, usually %3</source>
        <comment>a rule, what is allowed, and the usual value</comment>
        <translation>%1, %2, בדרך כלל %3</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>These hold for the whole league. They cannot be changed once the lobby is open.</source>
        <translation>הכללים חלים על כל הליגה. אי אפשר לשנות אותם אחרי פתיחת הלובי.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>כללים רגילים</translation>
    </message>
    <message>
        <source>These are the usual rules.</source>
        <translation>אלה הכללים הרגילים.</translation>
    </message>
    <message>
        <source>Rules and timing</source>
        <translation>כללים וזמנים</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Lowest number that can be drawn</source>
        <translation>המספר הנמוך ביותר שאפשר להגריל</translation>
    </message>
    <message>
        <source>Highest number that can be drawn</source>
        <translation>המספר הגבוה ביותר שאפשר להגריל</translation>
    </message>
    <message>
        <source>Where numbers come from: the operating system, or the league&apos;s seed</source>
        <translation>מקור המספרים: מערכת ההפעלה, או הזרע של הליגה</translation>
    </message>
    <message>
        <source>What a match is worth when a player does not come</source>
        <translation>ערך המשחק כששחקן אינו מגיע</translation>
    </message>
    <message>
        <source>How often an unanswered message is sent again</source>
        <translation>כמה פעמים נשלחת שוב הודעה שלא נענתה</translation>
    </message>
    <message>
        <source>Pause before the first retry, in milliseconds</source>
        <translation>השהיה לפני הניסיון החוזר הראשון, באלפיות שנייה</translation>
    </message>
    <message>
        <source>How much longer each further pause is</source>
        <translation>פי כמה מתארכת כל השהיה נוספת</translation>
    </message>
    <message>
        <source>How long an agent waits for the answer to its registration</source>
        <translation>כמה זמן סוכן ממתין לתשובה על הרישום שלו</translation>
    </message>
    <message>
        <source>How long a player has to accept an invitation</source>
        <translation>כמה זמן יש לשחקן לאשר הזמנה</translation>
    </message>
    <message>
        <source>How long a player has to choose</source>
        <translation>כמה זמן יש לשחקן לבחור</translation>
    </message>
    <message>
        <source>How long a referee waits until its report is acknowledged</source>
        <translation>כמה זמן שופט ממתין לאישור הדיווח שלו</translation>
    </message>
    <message>
        <source>How long notifications wait for an acknowledgement, for the log only</source>
        <translation>כמה זמן הודעות ממתינות לאישור, לצורך היומן בלבד</translation>
    </message>
    <message>
        <source>Consecutive no-shows after which a player is out</source>
        <translation>אי־הופעות ברצף שאחריהן שחקן מודח</translation>
    </message>
    <message>
        <source>What the remaining matches of a withdrawn player are worth</source>
        <translation>ערך המשחקים שנותרו לשחקן שפרש</translation>
    </message>
    <message>
        <source>How often the manager asks whether an agent is alive</source>
        <translation>כל כמה זמן המנהל בודק אם סוכן פעיל</translation>
    </message>
    <message>
        <source>Missed heartbeats after which an agent counts as lost</source>
        <translation>דופקים חסרים שאחריהם סוכן נחשב אבוד</translation>
    </message>
    <message>
        <source>Start without the operator once the expected agents are there</source>
        <translation>התחלה ללא המפעיל ברגע שהסוכנים הצפויים הגיעו</translation>
    </message>
    <message>
        <source>Players that an automatic start waits for</source>
        <translation>שחקנים שהתחלה אוטומטית ממתינה להם</translation>
    </message>
    <message>
        <source>Referees that an automatic start waits for</source>
        <translation>שופטים שהתחלה אוטומטית ממתינה להם</translation>
    </message>
    <message>
        <source>Everybody meets twice, the second time with sides swapped</source>
        <translation>כולם נפגשים פעמיים, בפעם השנייה בהחלפת צדדים</translation>
    </message>
    <message>
        <source>Matches that one referee runs at the same time</source>
        <translation>משחקים ששופט אחד מנהל בו־זמנית</translation>
    </message>
    <message>
        <source>Take answers without a token from the machine of the player they name</source>
        <translation>קבלת תשובות ללא אסימון מהמחשב של השחקן הנזכר בהן</translation>
    </message>
    <message>
        <source>Failures in a row after which an endpoint is left alone</source>
        <translation>כשלים ברצף שאחריהם לא פונים לכתובת</translation>
    </message>
    <message>
        <source>How long a failing endpoint is left alone before one more try</source>
        <translation>כמה זמן לא פונים לכתובת כושלת לפני ניסיון נוסף</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two words to choose from</comment>
        <translation>%1 או %2</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules of new leagues</source>
        <translation>כללים לליגות חדשות</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>איפוס הכול</translation>
    </message>
    <message>
        <source>A league under way keeps the rules it began with.</source>
        <translation>ליגה שכבר מתנהלת שומרת על הכללים שבהם התחילה.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
</context>
<context>
    <name>RunProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>שימוש ב-%1</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 נשמר</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>קובצי JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ScheduleFigures</name>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>סיבוב</numerusform>
            <numerusform>סיבובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <translation>
            <numerusform>משחק</numerusform>
            <numerusform>משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>per round</source>
        <translation>לכל סיבוב</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>סיבוב אחד</numerusform>
            <numerusform>%n סיבובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%n משחקים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule with %n player(s)</source>
        <translation>
            <numerusform>לוח משחקים לשחקן אחד</numerusform>
            <numerusform>לוח משחקים ל-%n שחקנים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 נגד %2</translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation>פס גלילה</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Moment of the replay</source>
        <translation>רגע בשידור החוזר</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Role</source>
        <translation>תפקיד</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>שופט</translation>
    </message>
    <message>
        <source>Player, %1</source>
        <comment>and its strategy</comment>
        <translation>שחקן, %1</translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation>מאזין בכתובת</translation>
    </message>
    <message>
        <source>Matches run</source>
        <translation>משחקים שנוהלו</translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation>משחקים עד כה</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>אזהרות</translation>
    </message>
    <message>
        <source>None</source>
        <comment>warnings</comment>
        <translation>אין</translation>
    </message>
    <message numerus="yes">
        <source>%n, the last: %1</source>
        <comment>warnings</comment>
        <translation>
            <numerusform>%n, האחרונה: %1</numerusform>
            <numerusform>%n, האחרונה: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLabel</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (את/ה)</translation>
    </message>
    <message>
        <source>Not mafia</source>
        <translation>לא מאפיה</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>מוסתר</translation>
    </message>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>אומר %1</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Joining the league</source>
        <translation>מצטרפים לליגה</translation>
    </message>
    <message>
        <source>Joining did not work</source>
        <translation>ההצטרפות לא הצליחה</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>הליגה הסתיימה</translation>
    </message>
    <message>
        <source>You have left the league</source>
        <translation>עזבת את הליגה</translation>
    </message>
    <message>
        <source>Joined as %1</source>
        <translation>הצטרפת בתור %1</translation>
    </message>
    <message>
        <source>League</source>
        <translation>ליגה</translation>
    </message>
    <message>
        <source>League Manager at %1</source>
        <translation>מנהל הליגה בכתובת %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>עזיבה</translation>
    </message>
</context>
<context>
    <name>SeatPageHeader</name>
    <message>
        <source>You play as %1</source>
        <translation>את/ה משחק/ת בתור %1</translation>
    </message>
    <message>
        <source>You play as %1 in match %2</source>
        <translation>את/ה משחק/ת בתור %1 במשחק %2</translation>
    </message>
    <message>
        <source>To the league</source>
        <translation>אל הליגה</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>לעזוב</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Your role</source>
        <translation>התפקיד שלך</translation>
    </message>
    <message>
        <source>What you are asked</source>
        <translation>מה נשאלת</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>דיון</translation>
    </message>
</context>
<context>
    <name>SeatQuestion</name>
    <message>
        <source>Too late: the game went on.</source>
        <translation>מאוחר מדי: המשחק המשיך.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>כרגע לא שואלים אותך דבר</translation>
    </message>
    <message>
        <source>It is your turn to speak</source>
        <translation>תורך לדבר</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>מי עוזב את השולחן?</translation>
    </message>
    <message>
        <source>Whom do the mafia kill?</source>
        <translation>את מי תרצח המאפיה?</translation>
    </message>
    <message>
        <source>Whom do you protect?</source>
        <translation>על מי להגן?</translation>
    </message>
    <message>
        <source>Whom do you investigate?</source>
        <translation>את מי לחקור?</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>יצאת מהשולחן</translation>
    </message>
    <message>
        <source>Your answer is in</source>
        <translation>התשובה שלך התקבלה</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>ניצחת</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>הפסדת</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>אף אחד לא ניצח</translation>
    </message>
    <message>
        <source>You have lost: you did not answer</source>
        <translation>הפסדת: לא ענית</translation>
    </message>
    <message>
        <source>The match was called off</source>
        <translation>המשחק בוטל</translation>
    </message>
    <message>
        <source>The town is asleep</source>
        <translation>העיירה ישנה</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 נרצח בלילה</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>איש לא מת בלילה</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <translation>%1 מדבר</translation>
    </message>
    <message>
        <source>The discussion begins</source>
        <translation>הדיון מתחיל</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>השולחן מצביע</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 עוזב את השולחן</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>איש לא עוזב את השולחן</translation>
    </message>
    <message>
        <source>Everybody at the table will read it.</source>
        <translation>כולם בשולחן יקראו את זה.</translation>
    </message>
    <message>
        <source>Choose here, or at the table.</source>
        <translation>אפשר לבחור כאן או בשולחן.</translation>
    </message>
    <message>
        <source>The others go on; you are asked when it is your turn.</source>
        <translation>האחרים ממשיכים; ישאלו אותך כשיגיע תורך.</translation>
    </message>
    <message>
        <source>You may watch until the end.</source>
        <translation>אפשר לצפות עד הסוף.</translation>
    </message>
    <message>
        <source>You abstain</source>
        <translation>בחרת להימנע</translation>
    </message>
    <message>
        <source>Your vote: %1</source>
        <translation>ההצבעה שלך: %1</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>הבחירה שלך: %1</translation>
    </message>
    <message>
        <source>It stands. You may change it while the vote is open.</source>
        <translation>נרשם. אפשר לשנות כל עוד ההצבעה פתוחה.</translation>
    </message>
    <message>
        <source>It stands. You may change it while the night lasts.</source>
        <translation>נרשם. אפשר לשנות כל עוד הלילה נמשך.</translation>
    </message>
</context>
<context>
    <name>SeatRole</name>
    <message>
        <source>Each night your team kills a player. By day, do not be found out.</source>
        <translation>בכל לילה הקבוצה שלך הורגת שחקן. ביום אסור להיחשף.</translation>
    </message>
    <message>
        <source>Each night you save one player from the mafia.</source>
        <translation>בכל לילה אפשר להציל שחקן אחד מהמאפיה.</translation>
    </message>
    <message>
        <source>Each night you learn whether one player is mafia.</source>
        <translation>בכל לילה אפשר לגלות אם שחקן אחד הוא מהמאפיה.</translation>
    </message>
    <message>
        <source>Find the mafia by what they say and how they vote.</source>
        <translation>צריך לגלות את המאפיה לפי מה שהיא אומרת ואיך היא מצביעה.</translation>
    </message>
    <message>
        <source>Your role: %1</source>
        <translation>התפקיד שלך: %1</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>הצוות שלך: %1</translation>
    </message>
    <message>
        <source>Found mafia: %1</source>
        <translation>נחשפו כמאפיה: %1</translation>
    </message>
    <message>
        <source>Not mafia: %1</source>
        <translation>לא מאפיה: %1</translation>
    </message>
</context>
<context>
    <name>SeatSpeech</name>
    <message>
        <source>What you say to everybody</source>
        <translation>מה לומר לכולם</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>לומר משהו לשולחן</translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>תו אחד לכל היותר.</numerusform>
            <numerusform>%n תווים לכל היותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>לומר</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>לוותר</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>characters</comment>
        <translation>
            <numerusform>נותר %n</numerusform>
            <numerusform>נותרו %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatStatus</name>
    <message>
        <source>technical win</source>
        <translation>ניצחון טכני</translation>
    </message>
    <message>
        <source>not invited yet</source>
        <translation>טרם הוזמן</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>הצטרף</translation>
    </message>
    <message>
        <source>No join</source>
        <translation>לא הצטרף</translation>
    </message>
    <message>
        <source>Joined %1 ms</source>
        <translation>הצטרף %1 מ״ש</translation>
    </message>
    <message>
        <source>Invited…</source>
        <translation>הוזמן…</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>נעול</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>ניסיון חוזר %1 מתוך %2</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>חושב…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>אין תשובה</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>לא זמין</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>הפסד טכני</translation>
    </message>
</context>
<context>
    <name>SeatTalk</name>
    <message>
        <source>Discussion</source>
        <translation>דיון</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>עוד לא נאמר דבר.</translation>
    </message>
</context>
<context>
    <name>SeatTargets</name>
    <message>
        <source>Players to choose from</source>
        <translation>שחקנים לבחירה</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>להימנע</translation>
    </message>
</context>
<context>
    <name>SeatTrouble</name>
    <message>
        <source>Joining did not work</source>
        <translation>ההצטרפות לא הצליחה</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>חיבור מחדש בעוד שנייה אחת</numerusform>
            <numerusform>חיבור מחדש בעוד %n שנ׳</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>מתחבר מחדש</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>ניסיון עכשיו</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ניסיון נוסף</translation>
    </message>
</context>
<context>
    <name>SequenceCard</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>עדיין לא נאמר דבר</translation>
    </message>
    <message>
        <source>The referee has not sent the invitations.</source>
        <translation>השופט עוד לא שלח את ההזמנות.</translation>
    </message>
    <message>
        <source>sent to both at the same instant</source>
        <translation>נשלח לשניהם באותו רגע</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>הודעה אחת</numerusform>
            <numerusform>%n הודעות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Messages of the match</source>
        <translation>הודעות המשחק</translation>
    </message>
</context>
<context>
    <name>SequenceHead</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SequenceReport</name>
    <message>
        <source>League Manager</source>
        <translation>מנהל הליגה</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>כל שינוי תקף מיד.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>מקלדת</translation>
    </message>
    <message>
        <source>About</source>
        <translation>אודות</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>סיום</translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 מ״ש</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 שנ׳</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 דק׳ %2 שנ׳</translation>
    </message>
</context>
<context>
    <name>SpeechBody</name>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>אל %1</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 חושב</translation>
    </message>
</context>
<context>
    <name>SpeechEnd</name>
    <message>
        <source>asked to wait: %1</source>
        <translation>ביקש להמתין: %1</translation>
    </message>
    <message>
        <source>asked to wait</source>
        <translation>ביקש להמתין</translation>
    </message>
    <message>
        <source>written before it was interrupted</source>
        <translation>נכתב לפני שהופסק</translation>
    </message>
    <message>
        <source>cut off by the end of the turn</source>
        <translation>נקטע בסוף התור</translation>
    </message>
</context>
<context>
    <name>SpeechNotice</name>
    <message>
        <source>%1 passed</source>
        <translation>%1 ויתר על תורו</translation>
    </message>
    <message>
        <source>%1 disconnected and left the queue</source>
        <translation>%1 התנתק ויצא מהתור</translation>
    </message>
    <message>
        <source>%1 ran out of time after %2 s, the queue moved on</source>
        <translation>נגמר הזמן של %1 אחרי %2 שנ׳, התור המשיך</translation>
    </message>
    <message>
        <source>%1 waited too long, the queue moved on</source>
        <translation>%1 המתין יותר מדי, התור המשיך</translation>
    </message>
    <message>
        <source>No agents available in this channel</source>
        <translation>אין סוכנים זמינים בערוץ הזה</translation>
    </message>
    <message>
        <source>%1 joined the queue</source>
        <translation>%1 הצטרף לתור</translation>
    </message>
    <message>
        <source>%1 left the channel</source>
        <translation>%1 יצא מהערוץ</translation>
    </message>
    <message>
        <source>%1 was skipped</source>
        <translation>דילגו על %1</translation>
    </message>
    <message>
        <source>The channel was paused</source>
        <translation>הערוץ הושהה</translation>
    </message>
    <message>
        <source>The channel goes on</source>
        <translation>הערוץ ממשיך</translation>
    </message>
</context>
<context>
    <name>SpeechState</name>
    <message>
        <source>speaking</source>
        <translation>מדבר</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>מושהה</translation>
    </message>
    <message>
        <source>draft, posted when it goes on</source>
        <translation>טיוטה, תישלח כשימשיך</translation>
    </message>
</context>
<context>
    <name>StageBars</name>
    <message>
        <source>Stage %1 of %2</source>
        <translation>שלב %1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>StandingsDrawer</name>
    <message>
        <source>Standings</source>
        <translation>טבלת הליגה</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>אין עדיין טבלה</translation>
    </message>
    <message>
        <source>The manager sends it when a round is over.</source>
        <translation>המנהל שולח אותה בסוף כל סיבוב.</translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
    <message>
        <source>Last 5</source>
        <translation>5 אחרונים</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>שחקן</translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation>נ׳</translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation>ת׳</translation>
    </message>
    <message>
        <source>L</source>
        <comment>matches lost</comment>
        <translation>ה׳</translation>
    </message>
    <message>
        <source>P</source>
        <comment>matches played</comment>
        <translation>מש׳</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, head of a column</comment>
        <translation>נק׳</translation>
    </message>
</context>
<context>
    <name>StandingsLine</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, נקודה אחת</numerusform>
            <numerusform>%1, %2, %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (את/ה)</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%n משחקים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>טבלת הליגה</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, נקודה אחת</numerusform>
            <numerusform>%1, %2, %n נקודות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarterCard</name>
    <message>
        <source>Write your own player</source>
        <translation>כתיבת שחקן משלך</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>יצירה</translation>
    </message>
    <message>
        <source>Write the starter kit %1</source>
        <translation>יצירת ערכת הפתיחה %1</translation>
    </message>
    <message>
        <source>Where to put the starter kit</source>
        <translation>היכן לשמור את ערכת הפתיחה</translation>
    </message>
    <message>
        <source>Written to %1. Try it there: %2</source>
        <translation>נכתב אל %1. אפשר לנסות שם: %2</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A complete player, standard library only</source>
        <translation>שחקן שלם, ספרייה תקנית בלבד</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>A complete player, without packages</source>
        <translation>שחקן שלם, ללא חבילות</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>סקריפט</translation>
    </message>
    <message>
        <source>A bot that reads questions and prints answers</source>
        <translation>בוט שקורא שאלות ומדפיס תשובות</translation>
    </message>
    <message>
        <source>Channel member in Python</source>
        <translation>חבר ערוץ ב-Python</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, standard library only</source>
        <translation>חבר מלא בערוץ תורות, רק עם הספרייה התקנית</translation>
    </message>
    <message>
        <source>Channel member in Node</source>
        <translation>חבר ערוץ ב-Node</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, without packages</source>
        <translation>חבר מלא בערוץ תורות, ללא חבילות</translation>
    </message>
</context>
<context>
    <name>StateDiagram</name>
    <message>
        <source>State diagram</source>
        <translation>תרשים מצבים</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>מצב</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>League Manager</source>
        <translation>מנהל הליגה</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>שידור חוזר</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>צופה</translation>
    </message>
    <message>
        <source>League finished</source>
        <translation>הליגה הסתיימה</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) healthy</source>
        <translation>
            <numerusform>סוכן אחד תקין</numerusform>
            <numerusform>%n סוכנים תקינים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) need attention</source>
        <translation>
            <numerusform>סוכן אחד דורש טיפול</numerusform>
            <numerusform>%n סוכנים דורשים טיפול</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopQuestion</name>
    <message>
        <source>Stop the league?</source>
        <translation>לעצור את הליגה?</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) are kept. The league can go on later from here.</source>
        <translation>
            <numerusform>משחק אחד שהסתיים נשמר. הליגה יכולה להמשיך מכאן מאוחר יותר.</numerusform>
            <numerusform>%n משחקים שהסתיימו נשמרים. הליגה יכולה להמשיך מכאן מאוחר יותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop league</source>
        <translation>עצירת הליגה</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>המשך המשחק</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>סיום הסיבוב ואז עצירה</translation>
    </message>
</context>
<context>
    <name>SuspicionGrid</name>
    <message>
        <source>Day that is shown</source>
        <translation>היום המוצג</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>כל הימים</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>יום %1</translation>
    </message>
    <message>
        <source>accused</source>
        <translation>האשים</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>הגן</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>הצביע</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>מי חושד במי</translation>
    </message>
    <message>
        <source>number: how much a built-in player suspects whom</source>
        <translation>מספר: עד כמה שחקן מובנה חושד בכל אחד</translation>
    </message>
</context>
<context>
    <name>SuspicionLine</name>
    <message>
        <source>%1 × %2</source>
        <comment>name, times</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>accused %1</source>
        <translation>האשים את %1</translation>
    </message>
    <message>
        <source>defended %1</source>
        <translation>הגן על %1</translation>
    </message>
    <message>
        <source>voted against %1</source>
        <translation>הצביע נגד %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>עדיין כלום</translation>
    </message>
    <message>
        <source>suspects %1: %2</source>
        <comment>name, number</comment>
        <translation>חושד ב־%1: %2</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>%1 says</source>
        <translation>%1 אומר</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 חושב</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The roles are dealt</source>
        <translation>התפקידים מחולקים</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>לילה %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>יום %1</translation>
    </message>
    <message>
        <source>Villagers are asleep</source>
        <translation>העיירה ישנה</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 נרצח בלילה</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>איש לא מת בלילה</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>תור %1 מתוך %2</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>מי עוזב את השולחן?</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 עוזב את השולחן</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>איש לא עוזב את השולחן</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>שחקן אחד בשולחן</numerusform>
            <numerusform>%n שחקנים בשולחן</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>The manager decides the match</source>
        <translation>המנהל מכריע את המשחק</translation>
    </message>
    <message>
        <source>Attempt %1 ends without a result</source>
        <translation>ניסיון %1 מסתיים בלי תוצאה</translation>
    </message>
    <message>
        <source>Draws %1: even</source>
        <translation>מגריל %1: זוג</translation>
    </message>
    <message>
        <source>Draws %1: odd</source>
        <translation>מגריל %1: פרט</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>אחרי %1</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>ניסיון חוזר %1 מתוך %2</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>סירב</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>אין %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>אין תשובה</translation>
    </message>
    <message numerus="yes">
        <source>asked %n time(s)</source>
        <translation>
            <numerusform>נשאל פעם אחת</numerusform>
            <numerusform>נשאל %n פעמים</numerusform>
        </translation>
    </message>
    <message>
        <source>unusable answer %1</source>
        <translation>תשובה לא שמישה %1</translation>
    </message>
    <message>
        <source>%1 to both players</source>
        <translation>%1 לשני השחקנים</translation>
    </message>
    <message>
        <source>%1 to the League Manager</source>
        <translation>%1 אל מנהל הליגה</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 אל %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 מאת %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Conversation</source>
        <translation>שיחה</translation>
    </message>
    <message>
        <source>Nothing has been said yet</source>
        <translation>עדיין לא נאמר דבר</translation>
    </message>
    <message>
        <source>The first agent in the queue begins; you may write at any time.</source>
        <translation>הסוכן הראשון בתור מתחיל; אפשר לכתוב בכל עת.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>messages</comment>
        <translation>
            <numerusform>חדשה אחת</numerusform>
            <numerusform>%n חדשות</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>אל החדשה ביותר</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message numerus="yes">
        <source>%1, %n vote(s), leading</source>
        <translation>
            <numerusform>%1, קול אחד, מוביל</numerusform>
            <numerusform>%1, %n קולות, מוביל</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n vote(s)</source>
        <translation>
            <numerusform>%1, קול אחד</numerusform>
            <numerusform>%1, %n קולות</numerusform>
        </translation>
    </message>
    <message>
        <source>leading</source>
        <translation>מוביל</translation>
    </message>
</context>
<context>
    <name>ThinkBubble</name>
    <message>
        <source>observers only</source>
        <translation>לצופים בלבד</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>thinks: %1</source>
        <translation>חושב: %1</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>ציר הזמן</translation>
    </message>
</context>
<context>
    <name>TimelineBlock</name>
    <message>
        <source>%1 died</source>
        <translation>%1 מת</translation>
    </message>
    <message>
        <source>%1 was voted out</source>
        <translation>%1 הודח בהצבעה</translation>
    </message>
    <message>
        <source>%1 was saved</source>
        <translation>%1 ניצל</translation>
    </message>
    <message>
        <source>Somebody was saved</source>
        <translation>מישהו ניצל</translation>
    </message>
    <message>
        <source>%1 claims to be %2</source>
        <translation>%1 טוען להיות %2</translation>
    </message>
    <message>
        <source>Nobody left</source>
        <translation>איש לא עזב</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>לילה %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>יום %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>סגירת ההודעה</translation>
    </message>
</context>
<context>
    <name>Toaster</name>
    <message>
        <source>Messages</source>
        <translation>הודעות</translation>
    </message>
</context>
<context>
    <name>TopicChip</name>
    <message>
        <source>Registration</source>
        <translation>הרשמה</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>שגיאות</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>שאילתות</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n message(s)</source>
        <translation>
            <numerusform>%1, הודעה אחת</numerusform>
            <numerusform>%1, %n הודעות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>timed out</source>
        <translation>חריגת זמן</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>לא זמין</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>לא קריא</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>בוטל</translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation>מפסק פתוח</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>אין תשובה</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>נדחה</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <comment>recipients</comment>
        <translation>
            <numerusform>נמען אחד</numerusform>
            <numerusform>כל ה-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ממתין</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>נשלח</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4, %5</source>
        <translation>%1 מאת %2 אל %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>TrafficControls</name>
    <message>
        <source>Following the newest</source>
        <translation>מעקב אחר החדשה ביותר</translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n new</source>
        <translation>
            <numerusform>מושהה, אחת חדשה</numerusform>
            <numerusform>מושהה, %n חדשות</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>מושהה</translation>
    </message>
    <message>
        <source>Pause list</source>
        <translation>השהיית הרשימה</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>מעקב</translation>
    </message>
    <message>
        <source>Follow the newest message (F)</source>
        <translation>מעקב אחר ההודעה האחרונה (F)</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>שמירה כ-JSON</translation>
    </message>
</context>
<context>
    <name>TrafficDetail</name>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>From</source>
        <translation>מאת</translation>
    </message>
    <message>
        <source>To</source>
        <translation>אל</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>שיחה</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>ניסיון</translation>
    </message>
    <message>
        <source>Part of the exchange</source>
        <translation>חלק מחילופי ההודעות</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>בקשה</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>זמנים</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
    <message>
        <source>Copy what is shown (C)</source>
        <translation>העתקת המוצג (C)</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON של %1</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>הזמנים של %1</translation>
    </message>
    <message>
        <source>Open match %1</source>
        <translation>פתיחת משחק %1</translation>
    </message>
    <message>
        <source>Whole conversation, %1</source>
        <translation>כל השיחה, %1</translation>
    </message>
</context>
<context>
    <name>TrafficFilter</name>
    <message>
        <source>Search text or id</source>
        <translation>חיפוש טקסט או מזהה</translation>
    </message>
</context>
<context>
    <name>TrafficHead</name>
    <message>
        <source>Time</source>
        <translation>שעה</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>מאת, אל</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>הודעה</translation>
    </message>
    <message>
        <source>About</source>
        <translation>לגבי</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>משך</translation>
    </message>
</context>
<context>
    <name>TrafficList</name>
    <message>
        <source>Messages, newest first</source>
        <translation>הודעות, מהחדשה לישנה</translation>
    </message>
    <message>
        <source>Nothing was said yet</source>
        <translation>עדיין לא נאמר דבר</translation>
    </message>
    <message>
        <source>No message fits</source>
        <translation>אין הודעה מתאימה</translation>
    </message>
    <message>
        <source>Messages appear here as agents send them.</source>
        <translation>הודעות מופיעות כאן כשסוכנים שולחים אותן.</translation>
    </message>
    <message>
        <source>Change the search or the kinds of messages above.</source>
        <translation>אפשר לשנות את החיפוש או את סוגי ההודעות שלמעלה.</translation>
    </message>
</context>
<context>
    <name>TrafficPage</name>
    <message>
        <source>Traffic</source>
        <translation>תעבורה</translation>
    </message>
    <message numerus="yes">
        <source>JSON-RPC 2.0 over HTTP, %n message(s) kept</source>
        <translation>
            <numerusform>JSON-RPC 2.0 על HTTP, הודעה אחת שמורה</numerusform>
            <numerusform>JSON-RPC 2.0 על HTTP, %n הודעות שמורות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransitionLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3: %4</source>
        <translation>%1 מ־%2 ל־%3: %4</translation>
    </message>
</context>
<context>
    <name>TransitionWords</name>
    <message>
        <source>Agent started</source>
        <translation>הסוכן הופעל</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>הופעל</translation>
    </message>
    <message>
        <source>Assigned to the channel</source>
        <translation>שובץ לערוץ</translation>
    </message>
    <message>
        <source>Agent stopped</source>
        <translation>הסוכן נעצר</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>הושבת</translation>
    </message>
    <message>
        <source>Turn granted</source>
        <translation>התור ניתן</translation>
    </message>
    <message>
        <source>Removed from the channel</source>
        <translation>הוצא מהערוץ</translation>
    </message>
    <message>
        <source>Agent disconnected</source>
        <translation>הסוכן התנתק</translation>
    </message>
    <message>
        <source>Turn ended after silence</source>
        <translation>התור הסתיים אחרי שתיקה</translation>
    </message>
    <message>
        <source>Answered with an error</source>
        <translation>השיב בשגיאה</translation>
    </message>
    <message>
        <source>Timeout, %1 s</source>
        <translation>נגמר הזמן, %1 שנ׳</translation>
    </message>
    <message>
        <source>Alone, waits to be spoken to</source>
        <translation>לבדו, מחכה שיפנו אליו</translation>
    </message>
    <message>
        <source>Skipped by the operator</source>
        <translation>המפעיל דילג עליו</translation>
    </message>
    <message>
        <source>Wait requested</source>
        <translation>התבקשה המתנה</translation>
    </message>
    <message>
        <source>Interrupted by a person</source>
        <translation>אדם הפסיק אותו</translation>
    </message>
    <message>
        <source>Crashed in its turn</source>
        <translation>קרס בתורו</translation>
    </message>
    <message>
        <source>Wait is over</source>
        <translation>ההמתנה הסתיימה</translation>
    </message>
    <message>
        <source>A person answered</source>
        <translation>אדם השיב</translation>
    </message>
    <message>
        <source>The floor was released</source>
        <translation>זכות הדיבור שוחררה</translation>
    </message>
    <message>
        <source>Resumed by the operator</source>
        <translation>המפעיל המשיך אותו</translation>
    </message>
    <message>
        <source>Waited too long</source>
        <translation>המתין יותר מדי</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>נדחה: %1</translation>
    </message>
    <message>
        <source>Passed over, busy in another channel</source>
        <translation>דולג, עסוק בערוץ אחר</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>אבד: %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>אבד</translation>
    </message>
</context>
<context>
    <name>TransitionsPanel</name>
    <message>
        <source>Transitions</source>
        <translation>מעברים</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>שמירת מה שנאמר</translation>
    </message>
</context>
<context>
    <name>TravelNote</name>
    <message>
        <source>The league as it was after round %1.</source>
        <translation>הליגה כפי שהייתה אחרי סיבוב %1.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>חזרה להווה</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Hold</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>The agent waits and you have the floor (Ctrl+H)</source>
        <translation>הסוכן ממתין וזכות הדיבור שלכם (Ctrl+H)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>שחרור</translation>
    </message>
    <message>
        <source>Give the floor back (Ctrl+H)</source>
        <translation>החזרת זכות הדיבור (Ctrl+H)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>The agent goes on with the time it had left</source>
        <translation>הסוכן ממשיך עם הזמן שנותר לו</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>דילוג</translation>
    </message>
    <message>
        <source>Skip turn</source>
        <translation>דילוג על התור</translation>
    </message>
    <message>
        <source>The turn ends and the next agent speaks (Ctrl+J)</source>
        <translation>התור מסתיים והסוכן הבא מדבר (Ctrl+J)</translation>
    </message>
</context>
<context>
    <name>TurnHead</name>
    <message>
        <source>You have the floor</source>
        <translation>זכות הדיבור שלכם</translation>
    </message>
    <message>
        <source>The channel is paused</source>
        <translation>הערוץ מושהה</translation>
    </message>
    <message>
        <source>The channel is closed</source>
        <translation>הערוץ סגור</translation>
    </message>
    <message>
        <source>Nobody is in the queue</source>
        <translation>אין איש בתור</translation>
    </message>
    <message>
        <source>Nobody has the turn</source>
        <translation>התור אינו אצל איש</translation>
    </message>
    <message>
        <source>%1 is paused</source>
        <translation>%1 מושהה</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 ממתין</translation>
    </message>
    <message>
        <source>%1 has the turn</source>
        <translation>התור אצל %1</translation>
    </message>
    <message>
        <source>The next turn begins when you release it.</source>
        <translation>התור הבא יתחיל כשתשחררו אותה.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 הבא בתור.</translation>
    </message>
    <message>
        <source>Write something, and the agent answers.</source>
        <translation>כתבו משהו, והסוכן ישיב.</translation>
    </message>
    <message>
        <source>You have the floor. A draft is kept until it goes on.</source>
        <translation>זכות הדיבור שלכם. טיוטה נשמרת עד שימשיך.</translation>
    </message>
    <message>
        <source>You have the floor. It goes on when you release it.</source>
        <translation>זכות הדיבור שלכם. הוא ימשיך כשתשחררו אותה.</translation>
    </message>
    <message>
        <source>for an answer of yours</source>
        <translation>לתשובה שלכם</translation>
    </message>
    <message>
        <source>until its time is over</source>
        <translation>עד שזמנו ייגמר</translation>
    </message>
    <message>
        <source>for something elsewhere</source>
        <translation>למשהו ממקום אחר</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>ללא הגבלת זמן</translation>
    </message>
    <message>
        <source>No time limit, %1 is next</source>
        <translation>ללא הגבלת זמן, %1 הבא</translation>
    </message>
    <message>
        <source>%1 s limit</source>
        <translation>הגבלה של %1 שנ׳</translation>
    </message>
    <message>
        <source>%1 s limit, %2 is next</source>
        <translation>הגבלה של %1 שנ׳, %2 הבא</translation>
    </message>
</context>
<context>
    <name>TurnLimit</name>
    <message>
        <source>1 to 3600 seconds</source>
        <translation>1 עד 3600 שניות</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>הגבלת התור</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 שנ׳</translation>
    </message>
    <message>
        <source>Change the turn limit</source>
        <translation>שינוי הגבלת התור</translation>
    </message>
    <message>
        <source>Turn limit in seconds</source>
        <translation>הגבלת התור בשניות</translation>
    </message>
</context>
<context>
    <name>TurnRuleLine</name>
    <message>
        <source>Agents with seconds, as in %1</source>
        <translation>סוכנים ושניות, כמו %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1; בדרך כלל %2</translation>
    </message>
    <message>
        <source>Only %1 to %2 is allowed. The channel keeps %3.</source>
        <translation>מותר רק %1 עד %2. בערוץ נשאר %3.</translation>
    </message>
</context>
<context>
    <name>TurnRuleWords</name>
    <message>
        <source>How long a turn may take, in seconds</source>
        <translation>כמה זמן תור יכול להימשך, בשניות</translation>
    </message>
    <message>
        <source>What happens to a person&apos;s message while an agent speaks</source>
        <translation>מה קורה להודעה של אדם כשסוכן מדבר</translation>
    </message>
    <message>
        <source>Say in the channel when a turn or a wait ran out of time</source>
        <translation>הודעה בערוץ כשתור או המתנה חורגים מהזמן</translation>
    </message>
    <message>
        <source>Say in the channel when an agent was lost</source>
        <translation>הודעה בערוץ כשסוכן אבד</translation>
    </message>
    <message>
        <source>End a turn by itself when its agent has spoken and falls silent</source>
        <translation>סיום התור מעצמו כשהסוכן דיבר והשתתק</translation>
    </message>
    <message>
        <source>How long that silence is, in seconds</source>
        <translation>כמה זמן נמשכת השתיקה הזאת, בשניות</translation>
    </message>
    <message>
        <source>Turn limits of single agents</source>
        <translation>הגבלות תור לסוכנים בודדים</translation>
    </message>
    <message>
        <source>How long an agent may wait in its turn, in seconds</source>
        <translation>כמה זמן סוכן יכול להמתין בתורו, בשניות</translation>
    </message>
    <message>
        <source>While an agent waits: hold the queue, or let others have their turns</source>
        <translation>כשסוכן ממתין: לעצור את התור, או לתת לאחרים לדבר</translation>
    </message>
    <message>
        <source>How often an agent may wait in one turn; 0 forbids it</source>
        <translation>כמה פעמים סוכן יכול להמתין בתור אחד; 0 אוסר</translation>
    </message>
    <message>
        <source>What an agent has at least when it goes on, in seconds</source>
        <translation>כמה זמן יש לסוכן לכל הפחות כשהוא ממשיך, בשניות</translation>
    </message>
    <message>
        <source>How long a person keeps the floor without writing, in seconds</source>
        <translation>כמה זמן זכות הדיבור נשארת אצל אדם שאינו כותב, בשניות</translation>
    </message>
    <message>
        <source>How often each agent is asked whether it is there, in seconds</source>
        <translation>כל כמה שניות כל סוכן נשאל אם הוא כאן</translation>
    </message>
    <message>
        <source>Missed answers after which an agent counts as lost</source>
        <translation>תשובות שהוחמצו שאחריהן סוכן נחשב אבוד</translation>
    </message>
    <message>
        <source>Say in the channel that nobody is there</source>
        <translation>הודעה בערוץ שאין בו איש</translation>
    </message>
    <message>
        <source>Cycles without a word after which the channel pauses; 0 is never</source>
        <translation>סבבים ללא מילה שאחריהם הערוץ מושהה; 0 אף פעם</translation>
    </message>
    <message>
        <source>How many messages a newcomer gets to read</source>
        <translation>כמה הודעות מצטרף חדש מקבל לקריאה</translation>
    </message>
    <message>
        <source>How long a message may be, in characters</source>
        <translation>מה אורך ההודעה המרבי, בתווים</translation>
    </message>
</context>
<context>
    <name>TurnRulesDialog</name>
    <message>
        <source>All turn rules</source>
        <translation>כל כללי התורות</translation>
    </message>
    <message>
        <source>What you change applies from the next turn, the mode at once.</source>
        <translation>מה שתשנו יחול מהתור הבא, המצב מיד.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>סיום</translation>
    </message>
</context>
<context>
    <name>TurnRulesPanel</name>
    <message>
        <source>Turn rules</source>
        <translation>כללי התורות</translation>
    </message>
    <message>
        <source>All turn rules</source>
        <translation>כל כללי התורות</translation>
    </message>
    <message>
        <source>Announce timeouts</source>
        <translation>הודעה על חריגה מהזמן</translation>
    </message>
    <message>
        <source>Announce disconnects</source>
        <translation>הודעה על התנתקות</translation>
    </message>
    <message>
        <source>End turn after silence</source>
        <translation>סיום התור אחרי שתיקה</translation>
    </message>
</context>
<context>
    <name>ViewSwitch</name>
    <message>
        <source>God view</source>
        <translation>מבט על</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>קהל</translation>
    </message>
    <message>
        <source>Player view: %1</source>
        <translation>מבט שחקן: %1</translation>
    </message>
    <message>
        <source>Player view</source>
        <translation>מבט שחקן</translation>
    </message>
    <message>
        <source>Whose view it is</source>
        <translation>מבטו של מי</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>%1: says in one line what was said</source>
        <translation>%1: אומר בשורה אחת מה נאמר</translation>
    </message>
    <message>
        <source>%1: asks about the last claim, and now and then waits for you</source>
        <translation>%1: שואל על הטענה האחרונה, ולפעמים מחכה לכם</translation>
    </message>
    <message>
        <source>%1: repeats what it heard</source>
        <translation>%1: חוזר על מה ששמע</translation>
    </message>
</context>
<context>
    <name>VoteNotes</name>
    <message>
        <source>Nobody voted, so nobody leaves.</source>
        <translation>איש לא הצביע, ולכן איש לא עוזב.</translation>
    </message>
    <message>
        <source>Everybody has one vote, so nobody leaves.</source>
        <translation>לכל אחד קול אחד, ולכן איש לא עוזב.</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>תיקו בין %1. ההגרלה בחרה ב־%2.</translation>
    </message>
    <message>
        <source>%1 has most votes and leaves the table.</source>
        <translation>ל־%1 רוב הקולות והוא עוזב את השולחן.</translation>
    </message>
    <message>
        <source>Still to vote</source>
        <translation>טרם הצביעו</translation>
    </message>
    <message>
        <source>%1 took the vote back</source>
        <translation>%1 חזר בו מההצבעה</translation>
    </message>
    <message>
        <source>%1 votes for %2 after all</source>
        <translation>%1 מצביע בכל זאת ל־%2</translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation>%1 עבר מ־%2 אל %3</translation>
    </message>
    <message>
        <source>Abstained: %1</source>
        <translation>נמנעו: %1</translation>
    </message>
</context>
<context>
    <name>VotePanel</name>
    <message>
        <source>Vote</source>
        <translation>הצבעה</translation>
    </message>
    <message>
        <source>%1 of %2 votes in, majority is %3</source>
        <translation>%1 מתוך %2 קולות, הרוב הוא %3</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Most votes leaves the game and the role is revealed. A tie is settled by the seeded draw.</source>
        <translation>מי שקיבל הכי הרבה קולות עוזב ותפקידו נחשף. תיקו מוכרע בהגרלה.</translation>
    </message>
</context>
<context>
    <name>WatchTrouble</name>
    <message>
        <source>This league cannot be watched</source>
        <translation>אי אפשר לצפות בליגה הזאת</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>חיבור מחדש בעוד שנייה אחת</numerusform>
            <numerusform>חיבור מחדש בעוד %n שנ׳</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>מתחבר מחדש</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>ניסיון עכשיו</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>חזרה לדף הפתיחה</translation>
    </message>
</context>
<context>
    <name>WelcomeDoor</name>
    <message>
        <source>%1, %2</source>
        <comment>a button and what it does</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>WelcomeDoors</name>
    <message>
        <source>Host a league</source>
        <translation>אירוח ליגה</translation>
    </message>
    <message>
        <source>Open a lobby the class can join.</source>
        <translation>פתיחת לובי שהכיתה יכולה להצטרף אליו.</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>הצטרפות כשחקן</translation>
    </message>
    <message>
        <source>Bring an agent, or play yourself.</source>
        <translation>להביא סוכן, או לשחק בעצמך.</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>הצטרפות כשופט</translation>
    </message>
    <message>
        <source>Run matches for a league.</source>
        <translation>ניהול משחקים בליגה.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>צפייה</translation>
    </message>
    <message>
        <source>Follow a league live or replay it.</source>
        <translation>צפייה בליגה בשידור חי או חוזר.</translation>
    </message>
</context>
<context>
    <name>WelcomeFoot</name>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>Protocol %1</source>
        <translation>פרוטוקול %1</translation>
    </message>
    <message>
        <source>Works offline. Results stay on this computer.</source>
        <translation>פועל ללא אינטרנט. התוצאות נשארות במחשב זה.</translation>
    </message>
</context>
<context>
    <name>WelcomeHero</name>
    <message>
        <source>Run a local league</source>
        <translation>הפעלת ליגה מקומית</translation>
    </message>
    <message>
        <source>One League Manager, the referees and the players all start on this computer. Nothing to set up.</source>
        <translation>מנהל ליגה אחד, השופטים והשחקנים מופעלים כולם במחשב זה. אין צורך בהכנות.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>שופטים</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>סיבוב אחד</numerusform>
            <numerusform>%n סיבובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%n משחקים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>שופט אחד</numerusform>
            <numerusform>%n שופטים</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Run a local league, %1, %2, %3</source>
        <comment>game, players, referees</comment>
        <translation>הפעלת ליגה מקומית, %1, %2, %3</translation>
    </message>
    <message>
        <source>Customise first</source>
        <translation>התאמה לפני כן</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>ברוכים הבאים</translation>
    </message>
    <message>
        <source>Or connect with others</source>
        <translation>או להתחבר לאחרים</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>פתיחת ערוץ תורות</translation>
    </message>
    <message>
        <source>Agents and you in one room, one voice at a time (C)</source>
        <translation>סוכנים ואתם בחדר אחד, קול אחד בכל פעם (C)</translation>
    </message>
</context>
<context>
    <name>WelcomeTop</name>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>שפה: %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>ערכת נושא כהה</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>ערכת נושא בהירה</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>מקלדת</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>עזרה (F1)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Random</source>
        <comment>strategy</comment>
        <translation>אקראי</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>strategy</comment>
        <translation>מסתגל</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>strategy</comment>
        <translation>דפוס</translation>
    </message>
    <message>
        <source>Always even</source>
        <comment>strategy</comment>
        <translation>תמיד זוג</translation>
    </message>
    <message>
        <source>Always odd</source>
        <comment>strategy</comment>
        <translation>תמיד פרט</translation>
    </message>
    <message>
        <source>Alternating</source>
        <comment>strategy</comment>
        <translation>לסירוגין</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>strategy</comment>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Script</source>
        <comment>strategy</comment>
        <translation>סקריפט</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>strategy: a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>הפסד טכני</translation>
    </message>
    <message>
        <source>did not count</source>
        <translation>לא נספר</translation>
    </message>
    <message>
        <source>even</source>
        <translation>זוג</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>פרט</translation>
    </message>
    <message>
        <source>Even/Odd</source>
        <translation>זוג או פרט</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>מאפיה</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 שנ׳</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes, seconds</comment>
        <translation>%1 דק׳ %2 שנ׳</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 שע׳ %2 דק׳</translation>
    </message>
    <message>
        <source>Mafia</source>
        <comment>role</comment>
        <translation>מאפיה</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>role</comment>
        <translation>רופא</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <comment>role</comment>
        <translation>שריף</translation>
    </message>
    <message>
        <source>Villager</source>
        <comment>role</comment>
        <translation>אזרח</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>לילה %1</translation>
    </message>
    <message>
        <source>Day %1 vote</source>
        <translation>הצבעת יום %1</translation>
    </message>
    <message>
        <source>Left on day %1</source>
        <translation>עזב ביום %1</translation>
    </message>
    <message>
        <source>The mafia win</source>
        <translation>המאפיה ניצחה</translation>
    </message>
    <message>
        <source>The town wins</source>
        <translation>העיירה ניצחה</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>איש לא ניצח</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>match, who won</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <comment>match</comment>
        <translation>%1, טרם התחיל</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>יום %1</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 alive</source>
        <comment>match, day or night</comment>
        <translation>%1, %2, %3 מתוך %4 חיים</translation>
    </message>
    <message>
        <source>All mafia are out</source>
        <translation>כל המאפיה הודחה</translation>
    </message>
    <message>
        <source>The mafia are as many as the town</source>
        <translation>המאפיה מונה כמו העיירה</translation>
    </message>
    <message>
        <source>The last day is over</source>
        <translation>היום האחרון הסתיים</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <comment>strategy</comment>
        <translation>היוריסטית</translation>
    </message>
</context>
<context>
    <name>league::app::ConnectionTest</name>
    <message>
        <source>Manager answered</source>
        <translation>המנהל ענה</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>פרוטוקול</translation>
    </message>
    <message>
        <source>Game offered</source>
        <translation>המשחק המוצע</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>צופים יכולים לצפות</translation>
    </message>
    <message>
        <source>My port is free</source>
        <translation>הפורט שלי פנוי</translation>
    </message>
    <message>
        <source>This agent can be reached from the manager</source>
        <translation>המנהל מצליח להגיע לסוכן הזה</translation>
    </message>
    <message>
        <source>Join code accepted</source>
        <translation>קוד ההצטרפות התקבל</translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation>זו לא כתובת.</translation>
    </message>
    <message>
        <source>Type what the host&apos;s lobby shows, such as http://192.168.1.20:8000/mcp.</source>
        <translation>יש להקליד את מה שמוצג בלובי של המארח, למשל http://192.168.1.20:8000/mcp.</translation>
    </message>
    <message>
        <source>No answer after %1 s from %2.</source>
        <translation>אין תשובה מאת %2 אחרי %1 שנ׳.</translation>
    </message>
    <message>
        <source>Nothing is listening at %1.</source>
        <translation>שום דבר לא מאזין בכתובת %1.</translation>
    </message>
    <message>
        <source>Check that the host has opened the lobby and both computers are on the same network. On the host, allow port %1 through the firewall.</source>
        <translation>יש לבדוק שהמארח פתח את הלובי ושני המחשבים נמצאים באותה רשת. במחשב המארח יש לאפשר את פורט %1 בחומת האש.</translation>
    </message>
    <message>
        <source>The manager speaks a dialect of its own; joining will show whether both understand each other.</source>
        <translation>המנהל מדבר בניב משלו; ההצטרפות תראה אם שני הצדדים מבינים זה את זה.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is no league manager.</source>
        <translation>משהו עונה בכתובת %1, אבל זה לא מנהל ליגה.</translation>
    </message>
    <message>
        <source>Check the port, and that the address ends in /mcp.</source>
        <translation>יש לבדוק את הפורט ושהכתובת מסתיימת ב-/mcp.</translation>
    </message>
    <message>
        <source>The manager does not say which game it plays.</source>
        <translation>המנהל לא מציין באיזה משחק משחקים אצלו.</translation>
    </message>
    <message>
        <source>This league plays %1, and this agent plays %2.</source>
        <translation>בליגה הזאת משחקים %1, והסוכן הזה משחק %2.</translation>
    </message>
    <message>
        <source>Choose another league, or join it as a spectator.</source>
        <translation>אפשר לבחור ליגה אחרת או להצטרף אליה כצופה.</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program on this computer.</source>
        <translation>פורט %1 תפוס בידי תוכנית אחרת במחשב זה.</translation>
    </message>
    <message>
        <source>Choose another port.</source>
        <translation>יש לבחור פורט אחר.</translation>
    </message>
    <message>
        <source>Port %1 is free: use that one.</source>
        <translation>פורט %1 פנוי: אפשר להשתמש בו.</translation>
    </message>
    <message>
        <source>This manager cannot be asked; joining will show it.</source>
        <translation>אי אפשר לשאול את המנהל הזה; ההצטרפות תראה זאת.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>יש לנסות שוב בעוד רגע.</translation>
    </message>
    <message>
        <source>On this computer, allow port %1 through the firewall.</source>
        <translation>במחשב זה יש לאפשר את פורט %1 בחומת האש.</translation>
    </message>
    <message>
        <source>This league asks for a join code.</source>
        <translation>הליגה הזאת דורשת קוד הצטרפות.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>קוד ההצטרפות אינו הקוד של הליגה הזאת.</translation>
    </message>
    <message>
        <source>Type the code that the host&apos;s lobby shows.</source>
        <translation>יש להקליד את הקוד שמוצג בלובי של המארח.</translation>
    </message>
    <message>
        <source>Ask the host, or join as a spectator to watch.</source>
        <translation>אפשר לפנות למארח, או להצטרף כצופה כדי לצפות.</translation>
    </message>
    <message>
        <source>This manager is of a kind that cannot be followed.</source>
        <translation>המנהל הזה הוא מסוג שאי אפשר לעקוב אחריו.</translation>
    </message>
    <message>
        <source>Ask the host to show the league on a projector.</source>
        <translation>אפשר לבקש מהמארח להציג את הליגה במקרן.</translation>
    </message>
    <message>
        <source>Ask the host to let spectators watch.</source>
        <translation>אפשר לבקש מהמארח לאפשר לצופים לצפות.</translation>
    </message>
</context>
<context>
    <name>league::app::House</name>
    <message>
        <source>The league is not open.</source>
        <translation>הליגה אינה פתוחה.</translation>
    </message>
    <message>
        <source>The league has begun.</source>
        <translation>הליגה התחילה.</translation>
    </message>
    <message>
        <source>Paused: matches under way go on, no other begins.</source>
        <translation>מושהית: המשחקים שמתנהלים כעת ממשיכים, ואף משחק אחר לא מתחיל.</translation>
    </message>
    <message>
        <source>The league goes on.</source>
        <translation>הליגה ממשיכה.</translation>
    </message>
    <message>
        <source>One match begins.</source>
        <translation>משחק אחד מתחיל.</translation>
    </message>
    <message>
        <source>The league stops after this round.</source>
        <translation>הליגה תיעצר אחרי הסיבוב הזה.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 matches are safe, and the league can be resumed.</source>
        <translation>נעצרה: %1 מתוך %2 משחקים שמורים, ואפשר לחדש את הליגה.</translation>
    </message>
    <message>
        <source>Stopped before the league began.</source>
        <translation>נעצרה לפני שהליגה התחילה.</translation>
    </message>
    <message>
        <source>The speed is %1.</source>
        <translation>המהירות היא %1.</translation>
    </message>
    <message>
        <source>%1 has joined as %2.</source>
        <translation>%1 הצטרף בתור %2.</translation>
    </message>
    <message>
        <source>%1 has joined as a referee.</source>
        <translation>%1 הצטרף כשופט.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>המפעיל הסיר אותו.</translation>
    </message>
    <message>
        <source>%1 has been removed.</source>
        <translation>%1 הוסר.</translation>
    </message>
    <message>
        <source>%1 has been withdrawn from the league.</source>
        <translation>%1 הוצא מהליגה.</translation>
    </message>
    <message>
        <source>%1 has ended without points.</source>
        <translation>%1 הסתיים ללא נקודות.</translation>
    </message>
    <message>
        <source>%1 was restarted; what it was refereeing starts over.</source>
        <translation>%1 הופעל מחדש; המשחקים ששפט מתחילים מחדש.</translation>
    </message>
    <message>
        <source>Every agent was asked for a sign of life.</source>
        <translation>כל הסוכנים התבקשו לתת אות חיים.</translation>
    </message>
    <message>
        <source>The breaker of %1 was reset: the next request tries it.</source>
        <translation>המפסק של %1 אופס: הבקשה הבאה תנסה אותו.</translation>
    </message>
    <message>
        <source>%1 goes one step further.</source>
        <translation>%1 מתקדם צעד.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 מושהה.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 ממשיך.</translation>
    </message>
    <message>
        <source>%1 goes on at the speed %2.</source>
        <translation>%1 ממשיך במהירות %2.</translation>
    </message>
</context>
<context>
    <name>league::app::LeagueFloor</name>
    <message>
        <source>Nobody is called %1 in this league: its breaker cannot be reset.</source>
        <translation>אין בליגה הזאת סוכן בשם %1: אי אפשר לאפס את המפסק שלו.</translation>
    </message>
</context>
<context>
    <name>league::app::RemoteWatch</name>
    <message>
        <source>The manager at %1 is of a kind that cannot be followed; its standings can still be asked for.</source>
        <translation>המנהל בכתובת %1 הוא מסוג שאי אפשר לעקוב אחריו; עדיין אפשר לבקש ממנו את טבלת הליגה.</translation>
    </message>
</context>
<context>
    <name>league::app::SeatFloor</name>
    <message>
        <source>This seat decides by itself; nobody is asked.</source>
        <translation>המקום הזה מחליט בעצמו; איש אינו נשאל.</translation>
    </message>
    <message>
        <source>The manager is back, but with another league. Join that one anew.</source>
        <translation>המנהל חזר, אבל עם ליגה אחרת. יש להצטרף אליה מחדש.</translation>
    </message>
</context>
<context>
    <name>league::app::view::ChannelDesk</name>
    <message>
        <source>Channels</source>
        <translation>ערוצים</translation>
    </message>
    <message>
        <source>program</source>
        <translation>תוכנית</translation>
    </message>
    <message>
        <source>No channel is open.</source>
        <translation>אין ערוץ פתוח.</translation>
    </message>
</context>
<context>
    <name>league::app::view::Desk</name>
    <message>
        <source>Local league</source>
        <translation>ליגה מקומית</translation>
    </message>
    <message>
        <source>The league stopped after round %1. It can go on at any time.</source>
        <translation>הליגה נעצרה אחרי סיבוב %1. אפשר להמשיך אותה בכל עת.</translation>
    </message>
</context>
<context>
    <name>league::app::view::HostDesk</name>
    <message>
        <source>Our league</source>
        <translation>הליגה שלנו</translation>
    </message>
</context>
<context>
    <name>league::app::view::JoinDesk</name>
    <message>
        <source>Agent League, joining %1 as %2</source>
        <translation>Agent League, הצטרפות אל %1 בתור %2</translation>
    </message>
</context>
<context>
    <name>league::app::view::LobbyBoard</name>
    <message>
        <source>A new player</source>
        <translation>שחקן חדש</translation>
    </message>
</context>
<context>
    <name>league::app::view::MatchBoard</name>
    <message>
        <source>Step %1 of %2, %3</source>
        <translation>צעד %1 מתוך %2, %3</translation>
    </message>
</context>
<context>
    <name>league::app::view::TrafficBoard</name>
    <message>
        <source>Sent</source>
        <translation>נשלח</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>הופסק</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>נענה</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>משך</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>סטטוס HTTP</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>בקשה</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>בית אחד</numerusform>
            <numerusform>%n בתים</numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
</TS>
