<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>ملكية عامة</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>حول Agent League</translation>
    </message>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>AI agents play leagues, and people watch.</source>
        <translation>وكلاء الذكاء الاصطناعي يلعبون في دوريات، والناس يشاهدون.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). It comes without any warranty.</source>
        <translation>برنامج حر برخصة جنو العمومية العامة (GNU)، الإصدار 3 أو أي إصدار لاحق (%1). يُقدَّم دون أي ضمان.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>عرض كل المفاتيح</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>فتح الإعدادات</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>فتح ملف</translation>
    </message>
    <message>
        <source>Show the projector</source>
        <translation>إظهار جهاز العرض</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>سمة داكنة</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>سمة فاتحة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>From region to region</source>
        <translation>التنقل بين المناطق</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>حول Agent League</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>مرحبًا</translation>
    </message>
    <message>
        <source>Run a local league</source>
        <translation>تشغيل دوري محلي</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>استضافة دوري</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>الانضمام لاعبًا</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>الانضمام حكمًا</translation>
    </message>
    <message>
        <source>Watch a league</source>
        <translation>مشاهدة دوري</translation>
    </message>
    <message>
        <source>League</source>
        <translation>الدوري</translation>
    </message>
    <message>
        <source>Go to the league</source>
        <translation>الانتقال إلى الدوري</translation>
    </message>
    <message>
        <source>Go to the matches</source>
        <translation>الانتقال إلى المباريات</translation>
    </message>
    <message>
        <source>Go to the agents</source>
        <translation>الانتقال إلى الوكلاء</translation>
    </message>
    <message>
        <source>Go to the traffic</source>
        <translation>الانتقال إلى المراسلات</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>إيقاف مؤقت أو متابعة</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>خطوة واحدة</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>إنهاء الجولة ثم التوقف</translation>
    </message>
    <message>
        <source>Stop the league</source>
        <translation>إيقاف الدوري</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>السرعة %1</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>الرجوع إلى صفحة البداية</translation>
    </message>
    <message>
        <source>Go to my seat</source>
        <translation>الانتقال إلى مقعدي</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>الردهة</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>From message to message</source>
        <translation>التنقل بين الرسائل</translation>
    </message>
    <message>
        <source>Left Right</source>
        <comment>two keys</comment>
        <translation>Left Right</translation>
    </message>
    <message>
        <source>First and last message</source>
        <translation>الرسالة الأولى والأخيرة</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys</comment>
        <translation>Home End</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>المراسلات</translation>
    </message>
    <message>
        <source>Search the messages</source>
        <translation>البحث في الرسائل</translation>
    </message>
    <message>
        <source>Follow the newest message</source>
        <translation>متابعة أحدث رسالة</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>نسخ الرسالة</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>الوكلاء</translation>
    </message>
    <message>
        <source>From agent to agent</source>
        <translation>التنقل بين الوكلاء</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>الأسهم</translation>
    </message>
    <message>
        <source>Open an agent</source>
        <translation>فتح وكيل</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Find an agent</source>
        <translation>البحث عن وكيل</translation>
    </message>
    <message>
        <source>Ping all agents</source>
        <translation>اختبار استجابة كل الوكلاء</translation>
    </message>
    <message>
        <source>Finished league</source>
        <translation>دوري منتهٍ</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>مشاهدة الإعادة</translation>
    </message>
    <message>
        <source>Replay the league</source>
        <translation>إعادة عرض الدوري</translation>
    </message>
    <message>
        <source>Export an HTML report</source>
        <translation>تصدير تقرير HTML</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>تصدير CSV</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>تصدير JSON</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>جهاز العرض</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>بدء الدوري</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>مقعدك</translation>
    </message>
    <message>
        <source>Choose even or odd</source>
        <translation>اختر زوجي أو فردي</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>إغلاق أو رجوع</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>فتح قناة أدوار</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>قناة</translation>
    </message>
    <message>
        <source>Go to the channels</source>
        <translation>الذهاب إلى القنوات</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>إرسال الرسالة</translation>
    </message>
    <message>
        <source>Hold the turn, or release the floor</source>
        <translation>إيقاف الدور مؤقتًا أو ترك الكلمة</translation>
    </message>
    <message>
        <source>Skip the turn</source>
        <translation>تخطي الدور</translation>
    </message>
    <message>
        <source>Choose the mode</source>
        <translation>اختيار الوضع</translation>
    </message>
    <message>
        <source>Move an agent in the queue</source>
        <translation>تحريك وكيل في الطابور</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>مافيا</translation>
    </message>
    <message>
        <source>Whose view: all, audience, each player</source>
        <translation>منظور من: الكل، الجمهور، كل لاعب</translation>
    </message>
    <message>
        <source>Show or hide thoughts</source>
        <translation>إظهار الأفكار أو إخفاؤها</translation>
    </message>
    <message>
        <source>Pause or go on with the match</source>
        <translation>إيقاف المباراة مؤقتًا أو متابعتها</translation>
    </message>
    <message>
        <source>Advance the match</source>
        <translation>دفع المباراة إلى الأمام</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>من يشك في من</translation>
    </message>
    <message>
        <source>Export everything in one file</source>
        <translation>تصدير كل شيء في ملف واحد</translation>
    </message>
    <message>
        <source>Open the help</source>
        <translation>فتح المساعدة</translation>
    </message>
    <message>
        <source>Post-mortem of a finished match</source>
        <translation>تحليل مباراة منتهية</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>نسخ الرابط</translation>
    </message>
</context>
<context>
    <name>AddAgentDialog</name>
    <message>
        <source>Write the command that starts the program.</source>
        <translation>اكتب الأمر الذي يشغّل البرنامج.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>إضافة وكيل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Kind of agent</source>
        <translation>نوع الوكيل</translation>
    </message>
    <message>
        <source>Demo agent</source>
        <translation>وكيل تجريبي</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>برنامج</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>من مكان آخر</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>الاسم المعروض</translation>
    </message>
    <message>
        <source>what it is called by itself</source>
        <translation>اسمه الأصلي</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>It reads what is said, one line of JSON each, and writes one line for its turn.</source>
        <translation>يقرأ ما يقال، سطر JSON لكل رسالة، ويكتب سطرًا واحدًا في دوره.</translation>
    </message>
</context>
<context>
    <name>AddressBox</name>
    <message>
        <source>Copy the address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Copy the address (%1)</source>
        <translation>نسخ العنوان (%1)</translation>
    </message>
</context>
<context>
    <name>AgentCard</name>
    <message>
        <source>Manager</source>
        <translation>المدير</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>id of the manager</comment>
        <translation>
            <numerusform>%1، %n لاعب</numerusform>
            <numerusform>%1، لاعب واحد</numerusform>
            <numerusform>%1، لاعبان</numerusform>
            <numerusform>%1، %n لاعبين</numerusform>
            <numerusform>%1، %n لاعبًا</numerusform>
            <numerusform>%1، %n لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n match(es)</source>
        <comment>id of a referee; matches it has, and may have at a time</comment>
        <translation>
            <numerusform>%1، %2 من %n مباراة</numerusform>
            <numerusform>%1، %2 من مباراة واحدة</numerusform>
            <numerusform>%1، %2 من مباراتين</numerusform>
            <numerusform>%1، %2 من %n مباريات</numerusform>
            <numerusform>%1، %2 من %n مباراة</numerusform>
            <numerusform>%1، %2 من %n مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and strategy of a player</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>breaker %1</source>
        <translation>القاطع %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n خطأ</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>بلا أخطاء</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and dialect of a player</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>AgentCardBody</name>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 م.ث</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n خطأ</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>بلا أخطاء</translation>
    </message>
</context>
<context>
    <name>AgentChips</name>
    <message numerus="yes">
        <source>%n healthy</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n سليم</numerusform>
            <numerusform>%n سليم</numerusform>
            <numerusform>%n سليمان</numerusform>
            <numerusform>%n سليمين</numerusform>
            <numerusform>%n سليمًا</numerusform>
            <numerusform>%n سليم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n testing</source>
        <comment>agents whose breaker is half open</comment>
        <translation>
            <numerusform>%n قيد الاختبار</numerusform>
            <numerusform>%n قيد الاختبار</numerusform>
            <numerusform>%n قيد الاختبار</numerusform>
            <numerusform>%n قيد الاختبار</numerusform>
            <numerusform>%n قيد الاختبار</numerusform>
            <numerusform>%n قيد الاختبار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreachable</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n لا يمكن الوصول إليه</numerusform>
            <numerusform>%n لا يمكن الوصول إليه</numerusform>
            <numerusform>%n لا يمكن الوصول إليهما</numerusform>
            <numerusform>%n لا يمكن الوصول إليهم</numerusform>
            <numerusform>%n لا يمكن الوصول إليهم</numerusform>
            <numerusform>%n لا يمكن الوصول إليهم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n متعطل</numerusform>
            <numerusform>%n متعطل</numerusform>
            <numerusform>%n متعطلان</numerusform>
            <numerusform>%n متعطلين</numerusform>
            <numerusform>%n متعطلًا</numerusform>
            <numerusform>%n متعطل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentDetail</name>
    <message>
        <source>Ping now</source>
        <translation>اختبار الاستجابة</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>إعادة تشغيل</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Lifecycle</source>
        <translation>دورة الحياة</translation>
    </message>
    <message>
        <source>Circuit breaker</source>
        <translation>القاطع</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Open in Traffic</source>
        <translation>فتح في المراسلات</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>سجل %1</translation>
    </message>
    <message>
        <source>Reset breaker</source>
        <translation>إعادة ضبط القاطع</translation>
    </message>
</context>
<context>
    <name>AgentDetailHead</name>
    <message>
        <source>Manager</source>
        <translation>المدير</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Speaks %1</source>
        <comment>the dialect of an agent</comment>
        <translation>يتحدث %1</translation>
    </message>
</context>
<context>
    <name>AgentGrid</name>
    <message>
        <source>Agents</source>
        <translation>الوكلاء</translation>
    </message>
</context>
<context>
    <name>AgentStderr</name>
    <message>
        <source>Printed to stderr</source>
        <translation>ما كُتب إلى stderr</translation>
    </message>
</context>
<context>
    <name>AgentTools</name>
    <message>
        <source>Find an agent</source>
        <translation>البحث عن وكيل</translation>
    </message>
    <message>
        <source>Which agents</source>
        <translation>أي الوكلاء</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>agents, and how many</comment>
        <translation>الكل %1</translation>
    </message>
    <message>
        <source>Referees %1</source>
        <comment>how many</comment>
        <translation>الحكام %1</translation>
    </message>
    <message>
        <source>Players %1</source>
        <comment>how many</comment>
        <translation>اللاعبون %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <comment>how many</comment>
        <translation>يحتاجون إلى انتباه %1</translation>
    </message>
    <message>
        <source>Latency: last 60 s</source>
        <translation>زمن الاستجابة: آخر 60 ثانية</translation>
    </message>
    <message>
        <source>Latency is measured only where the league is played.</source>
        <translation>لا يُقاس زمن الاستجابة إلا على الحاسوب الذي يُلعب عليه الدوري.</translation>
    </message>
</context>
<context>
    <name>AgentTrouble</name>
    <message>
        <source>The agent has failed</source>
        <translation>تعطّل الوكيل</translation>
    </message>
    <message>
        <source>Breaker is OPEN</source>
        <translation>القاطع في الحالة OPEN</translation>
    </message>
    <message>
        <source>Breaker is HALF_OPEN</source>
        <translation>القاطع في الحالة HALF_OPEN</translation>
    </message>
    <message numerus="yes">
        <source>Requests are refused. Test in %n second(s).</source>
        <translation>
            <numerusform>الطلبات مرفوضة. الاختبار بعد %n ثانية.</numerusform>
            <numerusform>الطلبات مرفوضة. الاختبار بعد ثانية واحدة.</numerusform>
            <numerusform>الطلبات مرفوضة. الاختبار بعد ثانيتين.</numerusform>
            <numerusform>الطلبات مرفوضة. الاختبار بعد %n ثوانٍ.</numerusform>
            <numerusform>الطلبات مرفوضة. الاختبار بعد %n ثانية.</numerusform>
            <numerusform>الطلبات مرفوضة. الاختبار بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>One request tries whether it answers again.</source>
        <translation>طلب واحد يختبر هل عاد إلى الرد.</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>الوكلاء</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>name of a league and how many are in it</comment>
        <translation>
            <numerusform>%1، %n وكيل</numerusform>
            <numerusform>%1، وكيل واحد</numerusform>
            <numerusform>%1، وكيلان</numerusform>
            <numerusform>%1، %n وكلاء</numerusform>
            <numerusform>%1، %n وكيلًا</numerusform>
            <numerusform>%1، %n وكيل</numerusform>
        </translation>
    </message>
    <message>
        <source>Ping all</source>
        <translation>اختبار الكل</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>إضافة لاعب</translation>
    </message>
    <message>
        <source>Nobody here</source>
        <translation>لا أحد هنا</translation>
    </message>
    <message>
        <source>All agents are well.</source>
        <translation>كل الوكلاء بحالة جيدة.</translation>
    </message>
    <message>
        <source>No agent fits what you look for.</source>
        <translation>لا وكيل يطابق البحث.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>وكيل</translation>
    </message>
</context>
<context>
    <name>AppearanceCard</name>
    <message>
        <source>As the desktop</source>
        <translation>مثل سطح المكتب</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>حجم الواجهة</translation>
    </message>
    <message>
        <source>80 to 150 %</source>
        <translation>من 80 إلى 150 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>حركة أقل</translation>
    </message>
    <message>
        <source>Nothing slides or grows; changes only fade.</source>
        <translation>لا شيء ينزلق أو يكبر؛ التغييرات تظهر بالتدريج فقط.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
</context>
<context>
    <name>AwardCard</name>
    <message>
        <source>Fastest choice</source>
        <translation>أسرع اختيار</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>حاضر دائمًا</translation>
    </message>
    <message>
        <source>Hardest to read</source>
        <translation>الأصعب توقعًا</translation>
    </message>
    <message>
        <source>Biggest climb</source>
        <translation>أكبر صعود</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>أطول سلسلة</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>بلا هزيمة</translation>
    </message>
    <message numerus="yes">
        <source>Chose in %1 ms, median of %n match(es)</source>
        <translation>
            <numerusform>الاختيار في %1 م.ث، وسيط %n مباراة</numerusform>
            <numerusform>الاختيار في %1 م.ث، في مباراة واحدة</numerusform>
            <numerusform>الاختيار في %1 م.ث، وسيط مباراتين</numerusform>
            <numerusform>الاختيار في %1 م.ث، وسيط %n مباريات</numerusform>
            <numerusform>الاختيار في %1 م.ث، وسيط %n مباراة</numerusform>
            <numerusform>الاختيار في %1 م.ث، وسيط %n مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No retry and no timeout in %n match(es)</source>
        <translation>
            <numerusform>بلا إعادة محاولة ولا تجاوز للمهلة في %n مباراة</numerusform>
            <numerusform>بلا إعادة محاولة ولا تجاوز للمهلة في مباراة واحدة</numerusform>
            <numerusform>بلا إعادة محاولة ولا تجاوز للمهلة في مباراتين</numerusform>
            <numerusform>بلا إعادة محاولة ولا تجاوز للمهلة في %n مباريات</numerusform>
            <numerusform>بلا إعادة محاولة ولا تجاوز للمهلة في %n مباراة</numerusform>
            <numerusform>بلا إعادة محاولة ولا تجاوز للمهلة في %n مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 even and %2 odd, no pattern found</source>
        <translation>%1 زوجي و%2 فردي، دون نمط ظاهر</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to the title</source>
        <translation>من المركز %1 بعد الجولة %2 إلى اللقب</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to place %3</source>
        <translation>من المركز %1 بعد الجولة %2 إلى المركز %3</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n فوز على التوالي</numerusform>
            <numerusform>فوز واحد على التوالي</numerusform>
            <numerusform>فوزان على التوالي</numerusform>
            <numerusform>%n مرات فوز على التوالي</numerusform>
            <numerusform>%n مرة فوز على التوالي</numerusform>
            <numerusform>%n مرة فوز على التوالي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No defeat in %n match(es)</source>
        <translation>
            <numerusform>بلا هزيمة في %n مباراة</numerusform>
            <numerusform>بلا هزيمة في مباراة واحدة</numerusform>
            <numerusform>بلا هزيمة في مباراتين</numerusform>
            <numerusform>بلا هزيمة في %n مباريات</numerusform>
            <numerusform>بلا هزيمة في %n مباراة</numerusform>
            <numerusform>بلا هزيمة في %n مباراة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardCards</name>
    <message>
        <source>Awards</source>
        <translation>الجوائز</translation>
    </message>
</context>
<context>
    <name>BreakerDiagram</name>
    <message>
        <source>Circuit breaker, now %1</source>
        <translation>القاطع، الآن %1</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) in a row</source>
        <translation>
            <numerusform>%n إخفاق على التوالي</numerusform>
            <numerusform>إخفاق واحد على التوالي</numerusform>
            <numerusform>إخفاقان على التوالي</numerusform>
            <numerusform>%n إخفاقات على التوالي</numerusform>
            <numerusform>%n إخفاقًا على التوالي</numerusform>
            <numerusform>%n إخفاق على التوالي</numerusform>
        </translation>
    </message>
    <message>
        <source>test fails</source>
        <translation>فشل الاختبار</translation>
    </message>
    <message>
        <source>test succeeds</source>
        <translation>نجح الاختبار</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <comment>seconds</comment>
        <translation>بعد %1 ث</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>يقول %1</translation>
    </message>
</context>
<context>
    <name>ChannelActions</name>
    <message>
        <source>All channels</source>
        <translation>كل القنوات</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>دور واحد</translation>
    </message>
    <message>
        <source>Grant one turn and stay paused</source>
        <translation>منح دور واحد والبقاء متوقفًا</translation>
    </message>
    <message>
        <source>%1 has the turn. Let it end, or skip it.</source>
        <translation>الدور عند %1. دعه ينتهي أو تخطَّه.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Pause channel</source>
        <translation>إيقاف القناة مؤقتًا</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>الانتقالات والقواعد</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>a channel</comment>
        <translation>
            <numerusform>%1، لا وكلاء</numerusform>
            <numerusform>%1، وكيل واحد</numerusform>
            <numerusform>%1، وكيلان</numerusform>
            <numerusform>%1، %n وكلاء</numerusform>
            <numerusform>%1، %n وكيلًا</numerusform>
            <numerusform>%1، %n وكيل</numerusform>
        </translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>قناة جديدة</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>حفظ ما قيل</translation>
    </message>
    <message>
        <source>Guide for agent authors</source>
        <translation>دليل لمؤلفي الوكلاء</translation>
    </message>
    <message>
        <source>Close this channel</source>
        <translation>إغلاق هذه القناة</translation>
    </message>
    <message>
        <source>Close the channel %1?</source>
        <translation>هل تُغلق القناة %1؟</translation>
    </message>
    <message>
        <source>Everybody is sent away and nobody can come back. What was said stays and can be read and saved.</source>
        <translation>يُصرف الجميع ولا يمكن لأحد العودة. يبقى ما قيل ويمكن قراءته وحفظه.</translation>
    </message>
    <message>
        <source>Close channel</source>
        <translation>إغلاق القناة</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>إبقاؤها مفتوحة</translation>
    </message>
</context>
<context>
    <name>ChannelFacts</name>
    <message>
        <source>League Manager</source>
        <translation>مدير الدوري</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) online</source>
        <translation>
            <numerusform>لا وكلاء متصلون</numerusform>
            <numerusform>وكيل واحد متصل</numerusform>
            <numerusform>وكيلان متصلان</numerusform>
            <numerusform>%n وكلاء متصلون</numerusform>
            <numerusform>%n وكيلًا متصلًا</numerusform>
            <numerusform>%n وكيل متصل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <comment>agents</comment>
        <translation>
            <numerusform>لا أحد غير متصل</numerusform>
            <numerusform>واحد غير متصل</numerusform>
            <numerusform>اثنان غير متصلين</numerusform>
            <numerusform>%n غير متصلين</numerusform>
            <numerusform>%n غير متصل</numerusform>
            <numerusform>%n غير متصل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChannelPage</name>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Agents and people in one room, one voice at a time</source>
        <translation>وكلاء وأشخاص في غرفة واحدة، صوت واحد في كل مرة</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), paused</source>
        <translation>
            <numerusform>لا وكلاء، متوقفة مؤقتًا</numerusform>
            <numerusform>وكيل واحد، متوقفة مؤقتًا</numerusform>
            <numerusform>وكيلان، متوقفة مؤقتًا</numerusform>
            <numerusform>%n وكلاء، متوقفة مؤقتًا</numerusform>
            <numerusform>%n وكيلًا، متوقفة مؤقتًا</numerusform>
            <numerusform>%n وكيل، متوقفة مؤقتًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed. What was said can still be read.</source>
        <translation>مغلقة. لا يزال بالإمكان قراءة ما قيل.</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), one speaks at a time</source>
        <translation>
            <numerusform>لا وكلاء، متكلم واحد في كل مرة</numerusform>
            <numerusform>وكيل واحد، متكلم واحد في كل مرة</numerusform>
            <numerusform>وكيلان، متكلم واحد في كل مرة</numerusform>
            <numerusform>%n وكلاء، متكلم واحد في كل مرة</numerusform>
            <numerusform>%n وكيلًا، متكلم واحد في كل مرة</numerusform>
            <numerusform>%n وكيل، متكلم واحد في كل مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>قناة</translation>
    </message>
    <message>
        <source>The channels could not be opened</source>
        <translation>تعذر فتح القنوات</translation>
    </message>
    <message>
        <source>The channels are opening</source>
        <translation>القنوات تُفتح</translation>
    </message>
    <message>
        <source>No channel yet</source>
        <translation>لا توجد قناة بعد</translation>
    </message>
    <message>
        <source>In a channel agents take turns, and you can join in. Demo agents are ready; your own can come later.</source>
        <translation>في القناة يتناوب الوكلاء على الكلام، ويمكنك المشاركة. الوكلاء التجريبيون جاهزون، ويمكن لوكلائك أن يأتوا لاحقًا.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>قناة جديدة</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>الانتقالات والقواعد</translation>
    </message>
</context>
<context>
    <name>ChannelRoute</name>
    <message>
        <source>Markdown files (*.md);;Text files (*.txt);;JSON files (*.json)</source>
        <translation>ملفات Markdown (*.md);;ملفات نصية (*.txt);;ملفات JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>State, %1</source>
        <translation>الحالة، %1</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Even</source>
        <translation>زوجي</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>فردي</translation>
    </message>
    <message>
        <source>%1, locked in</source>
        <translation>%1، مثبّت</translation>
    </message>
</context>
<context>
    <name>ChoiceFace</name>
    <message>
        <source>or</source>
        <translation>أو</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>مثبّت</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Write to the channel</source>
        <translation>اكتب إلى القناة</translation>
    </message>
    <message>
        <source>While an agent speaks</source>
        <translation>بينما يتكلم وكيل</translation>
    </message>
    <message>
        <source>What happens to a message while an agent speaks</source>
        <translation>ما يحدث لرسالة بينما يتكلم وكيل</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the channel takes %n character(s).</source>
        <translation>
            <numerusform>طويل جدًا: لا تقبل القناة أي حرف.</numerusform>
            <numerusform>طويل جدًا: تقبل القناة حرفًا واحدًا.</numerusform>
            <numerusform>طويل جدًا: تقبل القناة حرفين.</numerusform>
            <numerusform>طويل جدًا: تقبل القناة %n أحرف.</numerusform>
            <numerusform>طويل جدًا: تقبل القناة %n حرفًا.</numerusform>
            <numerusform>طويل جدًا: تقبل القناة %n حرف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can write here now</source>
        <translation>لا يمكن لأحد الكتابة هنا الآن</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>ConnectionHeading</name>
    <message>
        <source>Connection works</source>
        <translation>الاتصال يعمل</translation>
    </message>
    <message>
        <source>Your port is taken</source>
        <translation>المنفذ الخاص بك مشغول</translation>
    </message>
    <message>
        <source>The join code was not accepted</source>
        <translation>لم يُقبل رمز الانضمام</translation>
    </message>
    <message>
        <source>The manager cannot reach you</source>
        <translation>لا يستطيع المدير الوصول إليك</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>لا اتصال</translation>
    </message>
    <message>
        <source>Type the address of a manager</source>
        <translation>أدخل عنوان مدير</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>جارٍ اختبار الاتصال</translation>
    </message>
    <message numerus="yes">
        <source>tested %n s ago</source>
        <translation>
            <numerusform>اختُبر قبل %n ثانية</numerusform>
            <numerusform>اختُبر قبل ثانية واحدة</numerusform>
            <numerusform>اختُبر قبل ثانيتين</numerusform>
            <numerusform>اختُبر قبل %n ثوانٍ</numerusform>
            <numerusform>اختُبر قبل %n ثانية</numerusform>
            <numerusform>اختُبر قبل %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>لم يُختبر بعد</translation>
    </message>
    <message>
        <source>Invited to %1, not tested yet</source>
        <translation>دعوة إلى %1، لم تُختبر بعد</translation>
    </message>
</context>
<context>
    <name>ConnectionPanel</name>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>اختبار الاتصال</translation>
    </message>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>أدخل عنوان المدير أولًا.</translation>
    </message>
</context>
<context>
    <name>ConnectionProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
</context>
<context>
    <name>CrosstableCell</name>
    <message>
        <source>%1, live</source>
        <translation>%1، مباشر</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>لم تُلعب بعد</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>الجدول المتقاطع</translation>
    </message>
    <message>
        <source>live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>0t technical loss</source>
        <translation>0t خسارة فنية</translation>
    </message>
</context>
<context>
    <name>DashboardPage</name>
    <message>
        <source>Round %1 of %2, %3 of %4 matches</source>
        <translation>الجولة %1 من %2، المباريات %3 من %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n حكم</numerusform>
            <numerusform>حكم واحد</numerusform>
            <numerusform>حكمان</numerusform>
            <numerusform>%n حكام</numerusform>
            <numerusform>%n حكمًا</numerusform>
            <numerusform>%n حكم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeliveryChip</name>
    <message>
        <source>%1, held until the turn ends</source>
        <comment>a mode</comment>
        <translation>%1، محجوزة حتى ينتهي الدور</translation>
    </message>
    <message>
        <source>not routed, nobody is here</source>
        <translation>لم تُوجَّه، لا أحد هنا</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a mode, names</comment>
        <translation>%1، إلى %2</translation>
    </message>
    <message>
        <source>%1, seen by %2</source>
        <comment>a mode, a name</comment>
        <translation>%1، رآها %2</translation>
    </message>
    <message>
        <source>%1, delivered</source>
        <comment>a mode</comment>
        <translation>%1، سُلِّمت</translation>
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
        <translation>الحالة، %1، الآن</translation>
    </message>
    <message>
        <source>State, %1, passed</source>
        <translation>الحالة، %1، اجتيزت</translation>
    </message>
    <message>
        <source>State, %1, not reached</source>
        <translation>الحالة، %1، لم تُبلغ</translation>
    </message>
</context>
<context>
    <name>DrawStepLine</name>
    <message>
        <source>%1, failed. %2</source>
        <translation>%1، فشل. %2</translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation>%1، تم التحقق</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1، مفتوح</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Roles and fates</source>
        <translation>الأدوار والمصائر</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>البذرة %1</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>تحليل</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>Port %1 on %2 is taken by another program; %3.</source>
        <translation>المنفذ %1 على %2 يشغله برنامج آخر؛ %3.</translation>
    </message>
    <message>
        <source>port %1 is free</source>
        <translation>المنفذ %1 متاح</translation>
    </message>
    <message>
        <source>port 0 picks a free one</source>
        <translation>المنفذ 0 يختار منفذًا متاحًا</translation>
    </message>
    <message>
        <source>Cannot listen on %1 port %2: %3. Choose another address or port.</source>
        <translation>لا يمكن الاستماع على %1 بالمنفذ %2: %3. اختر عنوانًا أو منفذًا آخر.</translation>
    </message>
    <message>
        <source>Nobody listens at %1. Is the agent running?</source>
        <translation>لا أحد يستمع على %1. هل الوكيل يعمل؟</translation>
    </message>
    <message>
        <source>The host of %1 is not known. Is the name right?</source>
        <translation>مضيف %1 غير معروف. هل الاسم صحيح؟</translation>
    </message>
    <message>
        <source>The certificate of %1 is not to be trusted. SSL_CERT_FILE names the certificates of a server of your own.</source>
        <translation>شهادة %1 غير موثوقة. يحدد SSL_CERT_FILE شهادات خادمك الخاص.</translation>
    </message>
    <message>
        <source>%1 broke the connection off before its answer was complete.</source>
        <translation>قطع %1 الاتصال قبل اكتمال جوابه.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: %2.</source>
        <translation>تعذر التخاطب مع %1: %2.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: what it answers is not HTTP.</source>
        <translation>تعذر التخاطب مع %1: جوابه ليس HTTP.</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than %2 bytes.</source>
        <translation>جواب %1 أكبر من %2 بايت.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>لم يرد %1 في الوقت المحدد.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 ms.</source>
        <translation>لم يرد %1 خلال %2 ملي ثانية.</translation>
    </message>
    <message>
        <source>%1 acknowledged the call and sent no answer.</source>
        <translation>أقر %1 باستلام النداء ولم يرسل جوابًا.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an http URL.</source>
        <translation>&quot;%1&quot; ليس عنوان http.</translation>
    </message>
    <message>
        <source>The agent answered HTTP %1 %2.</source>
        <translation>رد الوكيل HTTP %1 %2.</translation>
    </message>
    <message>
        <source>The answer is not the message wanted.</source>
        <translation>الجواب ليس الرسالة المطلوبة.</translation>
    </message>
    <message>
        <source>The answer is not a JSON object.</source>
        <translation>الجواب ليس كائن JSON.</translation>
    </message>
    <message>
        <source>Circuit breaker is OPEN</source>
        <translation>قاطع الدائرة مفتوح</translation>
    </message>
    <message>
        <source>The MCP server at %1 has no tool %2. Its tools: %3.</source>
        <translation>ليس لخادم MCP على %1 أداة %2. أدواته: %3.</translation>
    </message>
    <message>
        <source>The MCP server at %1 did not answer within %2 ms.</source>
        <translation>لم يرد خادم MCP على %1 خلال %2 ملي ثانية.</translation>
    </message>
    <message>
        <source>The manager at %1 does not answer: %2</source>
        <translation>المدير على العنوان %1 لا يرد: %2</translation>
    </message>
    <message>
        <source>The manager could not call this computer back: %1</source>
        <translation>لم يستطع المدير معاودة الاتصال بهذا الحاسوب: %1</translation>
    </message>
    <message>
        <source>The manager at %1 refused the registration: %2</source>
        <translation>رفض المدير على %1 التسجيل: %2</translation>
    </message>
    <message>
        <source>The manager rejected the registration: %1</source>
        <translation>رفض المدير التسجيل: %1</translation>
    </message>
    <message>
        <source>The manager at %1 could not be reached: %2 Start it with &quot;agent-league manager&quot;, or check the address.</source>
        <translation>تعذر الوصول إلى المدير على %1: %2 شغّله بالأمر &quot;agent-league manager&quot;، أو تحقق من العنوان.</translation>
    </message>
    <message>
        <source>Registration is closed: the league has started.</source>
        <translation>التسجيل مغلق: فقد بدأ الدوري.</translation>
    </message>
    <message>
        <source>This league plays %1; the agent offers %2.</source>
        <translation>يلعب هذا الدوري %1؛ والوكيل يعرض %2.</translation>
    </message>
    <message>
        <source>%1 was withdrawn from the league and cannot come back.</source>
        <translation>سُحب %1 من الدوري ولا يمكنه العودة.</translation>
    </message>
    <message>
        <source>The league cannot write to its disk at the moment: %1</source>
        <translation>لا يستطيع الدوري الكتابة على قرصه حاليًا: %1</translation>
    </message>
    <message>
        <source>Too many registrations came from %1. Try again in %2 s.</source>
        <translation>وردت تسجيلات كثيرة من %1. حاول بعد %2 ثانية.</translation>
    </message>
    <message>
        <source>Too many questions came from %1. Ask again in %2 ms.</source>
        <translation>وردت أسئلة كثيرة من %1. اسأل بعد %2 ملي ثانية.</translation>
    </message>
    <message>
        <source>The contact_endpoint &quot;%1&quot; cannot be called: it must be an address such as http://127.0.0.1:8101/mcp.</source>
        <translation>لا يمكن نداء contact_endpoint &quot;%1&quot;: يجب أن يكون عنوانًا مثل http://127.0.0.1:8101/mcp.</translation>
    </message>
    <message>
        <source>The contact_endpoint %1 does not point to the machine that registers, which is %2. Register with %3, or ask the operator to start the manager with --allow-any-endpoint.</source>
        <translation>لا يشير contact_endpoint %1 إلى الجهاز المسجِّل، وهو %2. سجّل بالعنوان %3، أو اطلب من المشغّل تشغيل المدير بالخيار --allow-any-endpoint.</translation>
    </message>
    <message>
        <source>%1 was registered from another machine, and only from there it can be registered again.</source>
        <translation>سُجّل %1 من جهاز آخر، ولا يمكن تسجيله ثانية إلا من هناك.</translation>
    </message>
    <message>
        <source>This league asks for a join code: send it as join_code, or start the agent with --join-code. Whoever runs the league has it.</source>
        <translation>يطلب هذا الدوري رمز انضمام: أرسله في join_code، أو شغّل الوكيل بالخيار --join-code. الرمز لدى من يدير الدوري.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>رمز الانضمام ليس رمز هذا الدوري.</translation>
    </message>
    <message>
        <source>No more agents can register: the channels take %1.</source>
        <translation>لا يمكن تسجيل وكلاء آخرين: تتسع القنوات لـ %1.</translation>
    </message>
    <message>
        <source>The league is full: it takes %1 %2.</source>
        <translation>الدوري مكتمل: سعته %1 %2.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>لاعبين</translation>
    </message>
    <message>
        <source>referees</source>
        <translation>حكام</translation>
    </message>
    <message>
        <source>Nobody may watch this league: its operator has turned spectators off. Ask whoever runs it.</source>
        <translation>لا يُسمح بمشاهدة هذا الدوري: أوقف مشغّله المتفرجين. اسأل من يديره.</translation>
    </message>
    <message>
        <source>Only the operator may do this: send the operator token, which is in the league&apos;s folder, as auth_token (in an MCP tool: operator_token).</source>
        <translation>لا يُسمح بهذا إلا للمشغّل: أرسل رمز المشغّل الموجود في مجلد الدوري في auth_token (في أداة MCP: operator_token).</translation>
    </message>
    <message>
        <source>The auth_token is not known in this role.</source>
        <translation>الرمز auth_token غير معروف في هذا الدور.</translation>
    </message>
    <message>
        <source>Which model of the server is to play? Name it.</source>
        <translation>أي نموذج على الخادم سيلعب؟ سمّه.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s server %1.</source>
        <translation>عنوان خادم النموذج %1.</translation>
    </message>
    <message>
        <source>must be an address such as http://127.0.0.1:8080/v1, without a name, a password or a question mark</source>
        <translation>يجب أن يكون عنوانًا مثل http://127.0.0.1:8080/v1 بلا اسم أو كلمة سر أو علامة استفهام</translation>
    </message>
    <message>
        <source>no program is named; write --exec &quot;python3 bot.py&quot;</source>
        <translation>لم يُسمَّ برنامج؛ اكتب --exec &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;; is it installed, and is the name right?</source>
        <translation>لا يوجد برنامج &quot;%1&quot;؛ هل هو مثبَّت، وهل الاسم صحيح؟</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>لا يوجد ملف &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be executed; chmod +x makes it so, or name its interpreter first, as in &quot;python3 bot.py&quot;</source>
        <translation>لا يمكن تنفيذ &quot;%1&quot;؛ استخدم chmod +x، أو سمّ المفسّر أولًا كما في &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing; it must be %3</source>
        <translation>%1: الحقل &quot;%2&quot; مفقود؛ يجب أن يكون %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be %3, got %4</source>
        <translation>%1: الحقل &quot;%2&quot; يجب أن يكون %3، ووصل %4</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not valid: %3</source>
        <translation>%1: الحقل &quot;%2&quot; غير صالح: %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>واحد من %1</translation>
    </message>
    <message>
        <source>a non-empty text</source>
        <translation>نص غير فارغ</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>شيء آخر</translation>
    </message>
    <message>
        <source>The channel %1 is %2 already or for good.</source>
        <translation>القناة %1 في الحالة %2 بالفعل أو نهائيًا.</translation>
    </message>
    <message>
        <source>%1 is not a member of the channel %2; join it first.</source>
        <translation>%1 ليس عضوًا في القناة %2؛ انضم إليها أولًا.</translation>
    </message>
    <message>
        <source>The channel %1 is closed.</source>
        <translation>القناة %1 مغلقة.</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>القناة مغلقة.</translation>
    </message>
    <message>
        <source>The channel %1 is paused.</source>
        <translation>القناة %1 متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>%1 is in the channel already.</source>
        <translation>%1 في القناة بالفعل.</translation>
    </message>
    <message>
        <source>%1 is disabled here; the operator has to enable it.</source>
        <translation>%1 معطَّل هنا؛ على المشغّل تفعيله.</translation>
    </message>
    <message>
        <source>%1 is offline already.</source>
        <translation>%1 غير متصل بالفعل.</translation>
    </message>
    <message>
        <source>%1 is not disabled.</source>
        <translation>%1 ليس معطَّلًا.</translation>
    </message>
    <message>
        <source>A turn of the channel %1 has not ended; end it before the order is made anew.</source>
        <translation>لم ينتهِ دور في القناة %1؛ أنهه قبل إعادة الترتيب.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not under way.</source>
        <translation>الدور &quot;%1&quot; ليس جاريًا.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is over.</source>
        <translation>انتهى الدور &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not the current one.</source>
        <translation>الدور &quot;%1&quot; ليس الدور الحالي.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; has no draft.</source>
        <translation>ليس للدور &quot;%1&quot; مسودة.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; does not wait for anything.</source>
        <translation>لا ينتظر الدور &quot;%1&quot; شيئًا.</translation>
    </message>
    <message>
        <source>%1 has the turn; let it end, or skip it.</source>
        <translation>الدور لـ %1؛ دعه ينتهِ أو تخطَّه.</translation>
    </message>
    <message>
        <source>A person has the floor; release it first.</source>
        <translation>الكلمة لدى شخص؛ اتركها أولًا.</translation>
    </message>
    <message>
        <source>Nobody in this channel can have the turn now.</source>
        <translation>لا أحد في هذه القناة يمكنه أخذ الدور الآن.</translation>
    </message>
    <message>
        <source>%1 is not in the queue of this channel; add it first.</source>
        <translation>%1 ليس في طابور هذه القناة؛ أضفه أولًا.</translation>
    </message>
    <message>
        <source>%1 has the turn already.</source>
        <translation>الدور لـ %1 بالفعل.</translation>
    </message>
    <message>
        <source>%1 does not wait.</source>
        <translation>%1 لا ينتظر.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>لا يُسمح للناس في هذه القناة إلا بالمشاهدة.</translation>
    </message>
    <message>
        <source>The message has no text.</source>
        <translation>الرسالة بلا نص.</translation>
    </message>
    <message>
        <source>The text is longer than the %1 characters that this channel takes.</source>
        <translation>النص أطول من %1 حرفًا، وهو حد هذه القناة.</translation>
    </message>
    <message>
        <source>People cannot take the floor in this channel.</source>
        <translation>لا يستطيع الناس أخذ الكلمة في هذه القناة.</translation>
    </message>
    <message>
        <source>Nobody has the floor; there is nothing to release.</source>
        <translation>لا أحد لديه الكلمة؛ لا شيء يُترك.</translation>
    </message>
    <message>
        <source>The order names %1 %2; name every member once at most.</source>
        <translation>يذكر الترتيب %1 (%2)؛ اذكر كل عضو مرة واحدة على الأكثر.</translation>
    </message>
    <message>
        <source>who is not in the channel</source>
        <translation>ليس في القناة</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>مرتين</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot;; list_channels names them.</source>
        <translation>لا توجد قناة &quot;%1&quot;؛ الأمر list_channels يسردها.</translation>
    </message>
    <message>
        <source>The channel %1 is full: it takes %2 members.</source>
        <translation>القناة %1 مكتملة: سعتها %2 عضوًا.</translation>
    </message>
    <message>
        <source>Nobody is registered as &quot;%1&quot;.</source>
        <translation>لا أحد مسجَّل باسم &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The channel_id &quot;%1&quot; cannot be used: take letters, digits, &quot;-&quot;, &quot;_&quot; and &quot;.&quot;, at most 100.</source>
        <translation>لا يصلح channel_id &quot;%1&quot;: استخدم حروفًا وأرقامًا و&quot;-&quot; و&quot;_&quot; و&quot;.&quot;، 100 على الأكثر.</translation>
    </message>
    <message>
        <source>There is a channel %1 already; choose another id.</source>
        <translation>توجد قناة %1 بالفعل؛ اختر معرّفًا آخر.</translation>
    </message>
    <message>
        <source>There are %1 channels, and a manager keeps no more.</source>
        <translation>عدد القنوات %1، ولا يحتفظ المدير بأكثر.</translation>
    </message>
    <message>
        <source>A channel takes %1 members at most.</source>
        <translation>تتسع القناة لـ %1 عضوًا على الأكثر.</translation>
    </message>
    <message>
        <source>%1 is offline; it can be added when it is back.</source>
        <translation>%1 غير متصل؛ يمكن إضافته عند عودته.</translation>
    </message>
    <message>
        <source>%1 sends more than %2 messages a second; slow down.</source>
        <translation>يرسل %1 أكثر من %2 رسالة في الثانية؛ أبطئ.</translation>
    </message>
    <message>
        <source>turnConfig: &quot;%1&quot; must be %2.</source>
        <translation>turnConfig: الحقل &quot;%1&quot; يجب أن يكون %2.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>عدد صحيح من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 cannot join the channel %2 at %3: %4</source>
        <translation>لا يستطيع %1 الانضمام إلى القناة %2 على %3: %4</translation>
    </message>
    <message>
        <source>The agent answered with an error: %1</source>
        <translation>رد الوكيل بخطأ: %1</translation>
    </message>
    <message>
        <source>The agent could not be reached: %1</source>
        <translation>تعذر الوصول إلى الوكيل: %1</translation>
    </message>
    <message>
        <source>The orchestrator was restarted; the turn ended.</source>
        <translation>أُعيد تشغيل المدير؛ انتهى الدور.</translation>
    </message>
    <message>
        <source>Agent completed response without TURN_COMPLETE</source>
        <translation>أنهى الوكيل رده بلا TURN_COMPLETE</translation>
    </message>
    <message>
        <source>It did not ask for its turn.</source>
        <translation>لم يطلب دوره.</translation>
    </message>
    <message>
        <source>It has registered again.</source>
        <translation>سجّل مرة أخرى.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>أزاله المشغّل.</translation>
    </message>
    <message>
        <source>Could not write %1: %2. %3</source>
        <translation>تعذرت كتابة %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not make the folder %1: %2. %3</source>
        <translation>تعذر إنشاء المجلد %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder of %1: %2. %3</source>
        <translation>تعذر حفظ مجلد %1 على القرص: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder above %1: %2. %3</source>
        <translation>تعذر حفظ المجلد الذي يعلو %1 على القرص: %2. %3</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>أفرغ بعض المساحة على ذلك القرص.</translation>
    </message>
    <message>
        <source>Give this user the right to write there or choose another data folder with --data.</source>
        <translation>امنح هذا المستخدم حق الكتابة هناك، أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>Choose another data folder with --data.</source>
        <translation>اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>Could not use %1 as a folder: something else has that name. Remove it or choose another data folder with --data.</source>
        <translation>تعذر استخدام %1 كمجلد: شيء آخر يحمل هذا الاسم. أزله أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>The league id &quot;%1&quot; cannot be used as the name of a folder: it is empty or too long. Choose a shorter one of letters, digits, - and _.</source>
        <translation>لا يصلح معرّف الدوري &quot;%1&quot; اسمًا لمجلد: فهو فارغ أو أطول من اللازم. اختر معرّفًا أقصر من حروف وأرقام و- و_.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be kept on this disk: its file system cannot share memory between programs. Choose a data folder on a local disk with --data.</source>
        <translation>لا يمكن حفظ السجل %1 على هذا القرص: نظام ملفاته لا يشارك الذاكرة بين البرامج. اختر مجلد بيانات على قرص محلي (--data).</translation>
    </message>
    <message>
        <source>The journal %1 cannot be opened: it is a folder. Move it away or choose another data folder with --data.</source>
        <translation>لا يمكن فتح السجل %1: فهو مجلد. انقله أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>Could not open %1: %2. Check that this user may write there or choose another data folder with --data.</source>
        <translation>تعذر فتح %1: %2. تحقق من أن هذا المستخدم يستطيع الكتابة هناك، أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is in use by %2. Stop that Agent League first or choose another data folder with --data.</source>
        <translation>السجل %1 قيد الاستخدام لدى %2. أوقف برنامج Agent League ذاك أولًا، أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>عملية أخرى</translation>
    </message>
    <message>
        <source>this process (%1)</source>
        <translation>هذه العملية (%1)</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>العملية %1</translation>
    </message>
    <message>
        <source>Could not lock %1: %2. Choose a data folder on a disk that can lock files with --data.</source>
        <translation>تعذر قفل %1: %2. اختر مجلد بيانات على قرص يدعم قفل الملفات (--data).</translation>
    </message>
    <message>
        <source>There is no journal at %1. Check the data folder and the id of the league.</source>
        <translation>لا يوجد سجل في %1. تحقق من مجلد البيانات ومن معرّف الدوري.</translation>
    </message>
    <message>
        <source>The journal %1 was moved or deleted while it was in use. Put it back, or restart Agent League to go on with a new one.</source>
        <translation>نُقل السجل %1 أو حُذف أثناء استخدامه. أعده إلى مكانه، أو أعد تشغيل Agent League للمتابعة بسجل جديد.</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program, not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>الملف %1 قاعدة بيانات لبرنامج آخر، لا سجل لـ Agent League. انقله أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>The journal %1 was written by a newer Agent League (its format is %2, this program knows up to %3). Update Agent League to open it.</source>
        <translation>كتب السجلَّ %1 إصدارٌ أحدث من Agent League (صيغته %2، وهذا البرنامج يعرف حتى %3). حدّث Agent League لفتحه.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the disk is full. Free some space there; what is waiting to be written is kept and tried again.</source>
        <translation>تعذرت كتابة السجل %1: القرص ممتلئ. أفرغ بعض المساحة؛ ما ينتظر الكتابة محفوظ وستُعاد المحاولة.</translation>
    </message>
    <message>
        <source>The journal %1 could not be read or written: the disk reports an error (%2). Check the disk and its free space; what is waiting to be written is kept and tried again.</source>
        <translation>تعذرت قراءة السجل %1 أو كتابته: يبلّغ القرص عن خطأ (%2). افحص القرص ومساحته الحرة؛ ما ينتظر الكتابة محفوظ وستُعاد المحاولة.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the file or its folder is read-only. Give this user the right to write there or choose another data folder with --data.</source>
        <translation>تعذرت كتابة السجل %1: الملف أو مجلده للقراءة فقط. امنح هذا المستخدم حق الكتابة هناك، أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be opened: the file or its folder is not accessible. Check that the folder exists and that this user may write there, or choose another data folder with --data.</source>
        <translation>تعذر فتح السجل %1: لا يمكن الوصول إلى الملف أو مجلده. تحقق من وجود المجلد ومن أن هذا المستخدم يستطيع الكتابة فيه، أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is locked by another program. Close the program that has it open for writing, for example a database browser.</source>
        <translation>السجل %1 مقفل لدى برنامج آخر. أغلق البرنامج الذي فتحه للكتابة، مثل متصفح قواعد بيانات.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged (%2). Restore it from a backup, or move it away to start the league afresh.</source>
        <translation>السجل %1 تالف (%2). استعده من نسخة احتياطية، أو انقله لبدء الدوري من جديد.</translation>
    </message>
    <message>
        <source>The file %1 is not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>الملف %1 ليس سجلًا لـ Agent League. انقله أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be used: %2. Check the file and its folder, or choose another data folder with --data.</source>
        <translation>تعذر استخدام السجل %1: %2. تحقق من الملف ومجلده، أو اختر مجلد بيانات آخر (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is empty: there is nothing to replay.</source>
        <translation>السجل %1 فارغ: لا شيء لإعادة عرضه.</translation>
    </message>
    <message>
        <source>The journal %1 does not begin with a league, so there is nothing to go on with. Start a new league.</source>
        <translation>لا يبدأ السجل %1 بدوري، فلا شيء للمتابعة. ابدأ دوريًا جديدًا.</translation>
    </message>
    <message>
        <source>This is no entry of a journal: &quot;%1&quot; is missing or wrong.</source>
        <translation>هذا ليس قيدًا في سجل: &quot;%1&quot; مفقود أو خاطئ.</translation>
    </message>
    <message>
        <source>%1 is no exported league: %2. Choose a file that was exported as JSON, or the journal.db of a league.</source>
        <translation>%1 ليس دوريًا مصدَّرًا: %2. اختر ملفًا صُدّر بصيغة JSON، أو ملف journal.db لدوري.</translation>
    </message>
    <message>
        <source>it is larger than 512 MB</source>
        <translation>حجمه أكبر من 512 MB</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>ليس JSON (%1)</translation>
    </message>
    <message>
        <source>its &quot;format&quot; is not &quot;%1&quot;</source>
        <translation>حقله &quot;format&quot; ليس &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a newer version of this program wrote it</source>
        <translation>كتبه إصدار أحدث من هذا البرنامج</translation>
    </message>
    <message>
        <source>it has no entries</source>
        <translation>لا قيود فيه</translation>
    </message>
    <message>
        <source>entry %1 is wrong, %2</source>
        <translation>القيد %1 خاطئ، %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>تعذرت قراءة %1: %2.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>تعذرت كتابة %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name the file that should be written.</source>
        <translation>%1 مجلد. سمّ الملف المطلوب كتابته.</translation>
    </message>
    <message>
        <source>There is no folder %1 to write %2 into. Make it, or choose another.</source>
        <translation>لا يوجد مجلد %1 لكتابة %2 فيه. أنشئه أو اختر غيره.</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot; in %2.</source>
        <translation>لا توجد قناة &quot;%1&quot; في %2.</translation>
    </message>
    <message>
        <source>Could not open the log %1: %2.</source>
        <translation>تعذر فتح ملف التدوين %1: %2.</translation>
    </message>
    <message>
        <source>The program has lost its own file %1.</source>
        <translation>فقد البرنامج ملفه %1.</translation>
    </message>
    <message>
        <source>%1 is there already and is not overwritten. Choose another folder.</source>
        <translation>%1 موجود بالفعل ولن يُستبدل. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made. Is there a file of that name, or no permission?</source>
        <translation>تعذر إنشاء المجلد %1. هل يوجد ملف بهذا الاسم، أو لا إذن؟</translation>
    </message>
    <message>
        <source>The operator token could not be written to %1.</source>
        <translation>تعذرت كتابة رمز المشغّل في %1.</translation>
    </message>
    <message>
        <source>League %1 is one of the command &quot;%2&quot;; go on with it by: %3</source>
        <translation>الدوري %1 تابع للأمر &quot;%2&quot;؛ تابعه هكذا: %3</translation>
    </message>
    <message>
        <source>There is no interrupted league in %1. Name another folder with --data, or a league with --league.</source>
        <translation>لا يوجد دوري متوقف في %1. سمّ مجلدًا آخر (--data) أو دوريًا (--league).</translation>
    </message>
    <message>
        <source>There is no league %1 in %2.</source>
        <translation>لا يوجد دوري %1 في %2.</translation>
    </message>
    <message>
        <source>The league cannot be resumed by this version of Agent League: %1</source>
        <translation>لا يستطيع هذا الإصدار من Agent League متابعة الدوري: %1</translation>
    </message>
    <message>
        <source>Nothing came back from %1 in %2 ms: somebody may listen there, but does not answer HTTP.</source>
        <translation>لم يعد شيء من %1 خلال %2 ملي ثانية: ربما يستمع أحد هناك لكنه لا يرد بـ HTTP.</translation>
    </message>
    <message>
        <source>Connection refused at %1: %2</source>
        <translation>رُفض الاتصال على %1: %2</translation>
    </message>
    <message>
        <source>is the agent running, on port %1, and bound to that address?</source>
        <translation>هل الوكيل يعمل، على المنفذ %1، ومرتبط بذلك العنوان؟</translation>
    </message>
    <message>
        <source>No connection to %1 (%2) - %3</source>
        <translation>لا اتصال بـ %1 (%2) - %3</translation>
    </message>
    <message>
        <source>It does not understand %1: %2 (code %3).</source>
        <translation>لا يفهم %1: %2 (الرمز %3).</translation>
    </message>
    <message>
        <source>It could not read %1, and answered HTTP %2: the message is in params, as a flat object.</source>
        <translation>لم يستطع قراءة %1 ورد HTTP %2: الرسالة في params ككائن مسطّح.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2 and no JSON-RPC: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>رد على %1 بـ HTTP %2 وبلا JSON-RPC: هل هذا عنوان الوكيل مع المسار /mcp؟</translation>
    </message>
    <message>
        <source>It refused %1 with an error: %2 (code %3).</source>
        <translation>رفض %1 بخطأ: %2 (الرمز %3).</translation>
    </message>
    <message>
        <source>It answered %1 with a web page (text/html) instead of JSON: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>رد على %1 بصفحة ويب (text/html) بدل JSON: هل هذا عنوان الوكيل مع المسار /mcp؟</translation>
    </message>
    <message>
        <source>It answered %1 with something that is no JSON object: send the answer as application/json.</source>
        <translation>رد على %1 بشيء ليس كائن JSON: أرسل الجواب بصيغة application/json.</translation>
    </message>
    <message>
        <source>It took %1 and said nothing more: the answer was neither in the reply nor posted to the referee&apos;s address within %2 ms.</source>
        <translation>استلم %1 ولم يقل شيئًا آخر: لم يكن الجواب في الرد ولا أُرسل إلى عنوان الحكم خلال %2 ملي ثانية.</translation>
    </message>
    <message>
        <source>No answer to %1 within %2 ms: a referee does not wait longer.</source>
        <translation>لا جواب عن %1 خلال %2 ملي ثانية: لا ينتظر الحكم أكثر.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2: the program failed on it. Its own log or terminal shows where.</source>
        <translation>رد على %1 بـ HTTP %2: أخفق البرنامج فيها. سجله أو طرفيته تبيّن الموضع.</translation>
    </message>
    <message>
        <source>The connection broke off after %1 (%2): the program crashed or closed it without an answer.</source>
        <translation>انقطع الاتصال بعد %1 (%2): تعطل البرنامج أو أغلقه بلا جواب.</translation>
    </message>
    <message>
        <source>The answer to %1 has nothing in it that we can read.</source>
        <translation>لا شيء في الجواب عن %1 يمكننا قراءته.</translation>
    </message>
    <message>
        <source>After %1 it no longer answers (%2): the program has ended or hangs.</source>
        <translation>بعد %1 لم يعد يرد (%2): انتهى البرنامج أو تجمّد.</translation>
    </message>
    <message>
        <source>the end of a match</source>
        <translation>نهاية مباراة</translation>
    </message>
    <message>
        <source>unknown messages and broken JSON</source>
        <translation>رسائل مجهولة وJSON معطوب</translation>
    </message>
    <message>
        <source>a heartbeat</source>
        <translation>فحص الحياة</translation>
    </message>
    <message>
        <source>an unknown message</source>
        <translation>رسالة مجهولة</translation>
    </message>
    <message>
        <source>broken JSON</source>
        <translation>JSON معطوب</translation>
    </message>
    <message>
        <source>the invitation</source>
        <translation>الدعوة</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>It can play without, but a manager finds out later when it is gone.</source>
        <translation>يستطيع اللعب بدون ذلك، لكن المدير يكتشف غيابه متأخرًا.</translation>
    </message>
    <message>
        <source>It can play without, but should acknowledge it with {&quot;status&quot;: &quot;OK&quot;}.</source>
        <translation>يستطيع اللعب بدون ذلك، لكن ينبغي أن يقر بالاستلام بـ {&quot;status&quot;: &quot;OK&quot;}.</translation>
    </message>
    <message>
        <source>Answer it with the JSON-RPC error -32601.</source>
        <translation>أجب عنها بخطأ JSON-RPC ‏‎-32601.</translation>
    </message>
    <message>
        <source>Answer it with HTTP 400, or with the JSON-RPC error -32700.</source>
        <translation>أجب عنه بـ HTTP 400، أو بخطأ JSON-RPC ‏‎-32700.</translation>
    </message>
    <message>
        <source>It answered after %1 ms, and %2 ms are allowed: the match would be lost.</source>
        <translation>رد بعد %1 ملي ثانية، والمسموح %2: كانت المباراة ستُخسر.</translation>
    </message>
    <message>
        <source>An invitation is the method handle_game_invitation at the path /mcp; or is this no player (--as)?</source>
        <translation>الدعوة هي الطريقة handle_game_invitation على المسار /mcp؛ أم أن هذا ليس لاعبًا (--as)؟</translation>
    </message>
    <message>
        <source>A player that only joins matches of its own league is checked with --manager-port.</source>
        <translation>اللاعب الذي لا ينضم إلا إلى مباريات دوريه يُفحص بالخيار --manager-port.</translation>
    </message>
    <message>
        <source>The answer to the invitation does not say whether it accepts: &quot;accept&quot; must be true.</source>
        <translation>لا يقول الجواب عن الدعوة هل يقبلها: يجب أن يكون &quot;accept&quot; بقيمة true.</translation>
    </message>
    <message>
        <source>It declined the invitation (%1).</source>
        <translation>رفض الدعوة (%1).</translation>
    </message>
    <message>
        <source>It declined the invitation.</source>
        <translation>رفض الدعوة.</translation>
    </message>
    <message>
        <source>The answer has no parity_choice in it: it must be &quot;even&quot; or &quot;odd&quot;.</source>
        <translation>لا يحوي الجواب parity_choice: يجب أن يكون &quot;even&quot; أو &quot;odd&quot;.</translation>
    </message>
    <message>
        <source>It chose &quot;%1&quot;: the choice must be exactly &quot;even&quot; or &quot;odd&quot;, in small letters.</source>
        <translation>اختار &quot;%1&quot;: يجب أن يكون الاختيار &quot;even&quot; أو &quot;odd&quot; تمامًا، بأحرف صغيرة.</translation>
    </message>
    <message>
        <source>In %1, one of two matches at once: %2</source>
        <translation>في %1، إحدى مباراتين في آن واحد: %2</translation>
    </message>
    <message>
        <source>the answer is about %1.</source>
        <translation>الجواب عن %1.</translation>
    </message>
    <message>
        <source>It played before the nonsense, and no longer: %1</source>
        <translation>كان يلعب قبل الرسائل العابثة ولم يعد: %1</translation>
    </message>
    <message>
        <source>The answer to request %1 has another id: it must repeat the id of the request, as a number, or nobody can tell which request it answers.</source>
        <translation>للجواب عن الطلب %1 معرّف آخر: يجب أن يكرر معرّف الطلب كعدد، وإلا لا يُعرف عن أي طلب يجيب.</translation>
    </message>
    <message>
        <source>Its answers are no JSON-RPC replies; we understand them, others may not: send {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</source>
        <translation>أجوبته ليست ردود JSON-RPC؛ نحن نفهمها وقد لا يفهمها غيرنا: أرسل {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</translation>
    </message>
    <message>
        <source>Its answers say that they are &quot;%1&quot;; we read them anyway, others may not: send Content-Type: application/json.</source>
        <translation>تقول أجوبته إنها &quot;%1&quot;؛ نقرؤها مع ذلك وقد لا يفعل غيرنا: أرسل Content-Type: application/json.</translation>
    </message>
    <message>
        <source>It was asked about %1 and answered about %2: repeat the match_id of the request.</source>
        <translation>سُئل عن %1 وأجاب عن %2: كرّر match_id الخاص بالطلب.</translation>
    </message>
    <message>
        <source>It is %1 and answered as %2: use the player_id from the answer to the registration.</source>
        <translation>هو %1 وأجاب بصفة %2: استخدم player_id من الجواب عن التسجيل.</translation>
    </message>
    <message>
        <source>There is no auth_token in its answers.</source>
        <translation>لا يوجد auth_token في أجوبته.</translation>
    </message>
    <message>
        <source>The auth_token in its answers is not one from a registration.</source>
        <translation>الرمز auth_token في أجوبته ليس من تسجيل.</translation>
    </message>
    <message>
        <source>An answer that comes as a request of its own is refused without the auth_token from the registration.</source>
        <translation>الجواب الذي يأتي كطلب مستقل يُرفض بلا auth_token من التسجيل.</translation>
    </message>
    <message>
        <source>It is known by its address, so we let it pass; others may not. Send the auth_token from the registration.</source>
        <translation>عنوانه معروف فنقبل ذلك، وقد لا يقبله غيرنا. أرسل auth_token من التسجيل.</translation>
    </message>
    <message>
        <source>The time &quot;%1&quot; is not in UTC (E021): write it as 2026-03-01T18:00:00Z.</source>
        <translation>الوقت &quot;%1&quot; ليس بتوقيت UTC ‏(E021): اكتبه هكذا: 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its times do not say of which zone they are; we take them for UTC. Write them as 2026-03-01T18:00:00Z.</source>
        <translation>لا تذكر أوقاته منطقتها الزمنية؛ نعدّها UTC. اكتبها هكذا: 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its answers lack parts of the envelope (protocol, message_type, sender, timestamp, conversation_id); we fill them in, others may not.</source>
        <translation>تنقص أجوبته أجزاء من الغلاف (protocol, message_type, sender, timestamp, conversation_id)؛ نكملها نحن، وقد لا يفعل غيرنا.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;. Did you mean %2?</source>
        <translation>لا توجد قاعدة باسم &quot;%1&quot;. هل تقصد %2؟</translation>
    </message>
    <message>
        <source>The rule %1 cannot be &quot;%2&quot;. Allowed: %3.</source>
        <translation>لا يمكن أن تكون القاعدة %1 &quot;%2&quot;. المسموح: %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 is empty. Set draw_range.min to at most draw_range.max.</source>
        <translation>مدى السحب من %1 إلى %2 فارغ. اجعل draw_range.min لا يزيد على draw_range.max.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so even is likelier. 1 to 10 is balanced.</source>
        <translation>في مدى السحب من %1 إلى %2 عدد الأرقام الزوجية %3 والفردية %4، فالزوجي أرجح. المدى من 1 إلى 10 متوازن.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so odd is likelier. 1 to 10 is balanced.</source>
        <translation>في مدى السحب من %1 إلى %2 عدد الأرقام الزوجية %3 والفردية %4، فالفردي أرجح. المدى من 1 إلى 10 متوازن.</translation>
    </message>
    <message>
        <source>With draw_source seeded anyone who knows the league&apos;s seed can foresee every number. Use it for demos and tests.</source>
        <translation>مع draw_source بقيمة seeded يستطيع من يعرف بذرة الدوري توقّع كل رقم. استخدمه للعروض والاختبارات.</translation>
    </message>
    <message>
        <source>With trust_source_address anybody on a player&apos;s machine can answer for it. Use it only for agents that never send their token.</source>
        <translation>مع trust_source_address يستطيع أي أحد على جهاز اللاعب أن يجيب عنه. استخدمه فقط مع وكلاء لا يرسلون رمزهم أبدًا.</translation>
    </message>
    <message>
        <source>The league has already started; it is in state %1.</source>
        <translation>بدأ الدوري بالفعل؛ وهو في الحالة %1.</translation>
    </message>
    <message>
        <source>A league needs at least 1 referee and 2 players; %1 and %2 are registered.</source>
        <translation>يحتاج الدوري إلى حكم واحد ولاعبَين على الأقل؛ المسجَّل الآن %1 و%2.</translation>
    </message>
    <message>
        <source>The league is in state %1; only a running one can be steered.</source>
        <translation>الدوري في الحالة %1؛ لا يمكن توجيه إلا دوري جارٍ.</translation>
    </message>
    <message>
        <source>The league was interrupted and waits for its agents; give the order again when it goes on.</source>
        <translation>انقطع الدوري وهو ينتظر وكلاءه؛ أعد الأمر عندما يُستأنف.</translation>
    </message>
    <message>
        <source>The operator has withdrawn %1.</source>
        <translation>سحب المشغّل %1.</translation>
    </message>
    <message>
        <source>%1 cannot be removed any more: the league has started. A player can be withdrawn.</source>
        <translation>لم تعد إزالة %1 ممكنة: فقد بدأ الدوري. يمكن سحب لاعب.</translation>
    </message>
    <message>
        <source>Nobody in this league is called %1.</source>
        <translation>لا أحد في هذا الدوري اسمه %1.</translation>
    </message>
    <message>
        <source>%1 is withdrawn already.</source>
        <translation>سبق سحب %1.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>لا يوجد لاعب %1.</translation>
    </message>
    <message>
        <source>%1 did not come to %2 matches in a row and does not answer.</source>
        <translation>لم يحضر %1 عددًا متتاليًا من المباريات (%2) ولا يرد.</translation>
    </message>
    <message>
        <source>%1 has missed %2 heartbeats.</source>
        <translation>لم يرد %1 على فحوص الحياة (%2).</translation>
    </message>
    <message>
        <source>%1 took a match and has not reported it in the time a match can take.</source>
        <translation>أخذ %1 مباراة ولم يبلّغ عنها خلال المدة التي قد تستغرقها مباراة.</translation>
    </message>
    <message>
        <source>%1 understands none of the ways to give it a match (%2), and does not ask for its matches. Try it with: agent-league check %3 --as referee</source>
        <translation>لا يفهم %1 أيًّا من طرق إسناد المباريات إليه (%2)، ولا يطلب مبارياته. جرّبه بالأمر: agent-league check %3 --as referee</translation>
    </message>
    <message>
        <source>none was tried</source>
        <translation>لم تُجرَّب أي منها</translation>
    </message>
    <message>
        <source>No match can begin now: all of this round are under way or over.</source>
        <translation>لا يمكن بدء مباراة الآن: كل مباريات هذه الجولة جارية أو منتهية.</translation>
    </message>
    <message>
        <source>%1 is not being played and does not wait to be.</source>
        <translation>المباراة %1 ليست جارية ولا تنتظر دورها.</translation>
    </message>
    <message>
        <source>%1 is not being played here.</source>
        <translation>المباراة %1 لا تُلعب هنا.</translation>
    </message>
    <message>
        <source>%1 is not being played.</source>
        <translation>‏%1 لا تُلعب الآن.</translation>
    </message>
    <message>
        <source>%1 is not in play, so it cannot be steered.</source>
        <translation>‏%1 ليست قيد اللعب، لذلك لا يمكن توجيهها.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>The match is paused already.</source>
        <translation>المباراة متوقفة مؤقتًا بالفعل.</translation>
    </message>
    <message>
        <source>The match is not paused.</source>
        <translation>المباراة ليست متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>The match is paused; resume it first.</source>
        <translation>المباراة متوقفة مؤقتًا؛ استأنفها أولًا.</translation>
    </message>
    <message>
        <source>The match runs by itself; set its speed to STEP to advance it by hand.</source>
        <translation>المباراة تسير من تلقاء نفسها؛ اضبط السرعة على STEP لدفعها يدويًا.</translation>
    </message>
    <message>
        <source>%1 did not answer, so nobody knows whether %2 obeys; look at the match and give the order again.</source>
        <translation>لم يُجب %1، فلا أحد يعلم هل استجابت %2؛ انظر إلى المباراة وأعد الأمر.</translation>
    </message>
    <message>
        <source>The manager was restarted.</source>
        <translation>أُعيد تشغيل المدير.</translation>
    </message>
    <message>
        <source>%1 was restarted and has lost the match.</source>
        <translation>أُعيد تشغيل %1 وفقد المباراة.</translation>
    </message>
    <message>
        <source>The operator ended the match: %1</source>
        <translation>أنهى المشغّل المباراة: %1</translation>
    </message>
    <message>
        <source>The operator ended the match.</source>
        <translation>أنهى المشغّل المباراة.</translation>
    </message>
    <message>
        <source>%1 does not run in this program; only whoever started it can restart it.</source>
        <translation>لا يعمل %1 في هذا البرنامج؛ لا يعيد تشغيله إلا من شغّله.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;. Known are: %2.</source>
        <translation>لا توجد استراتيجية باسم &quot;%1&quot;. المعروف منها: %2.</translation>
    </message>
    <message>
        <source>There is no voice &quot;%1&quot;. Known are: %2.</source>
        <translation>لا يوجد صوت باسم &quot;%1&quot;. المعروف منها: %2.</translation>
    </message>
    <message>
        <source>The league is over; there is nothing to choose.</source>
        <translation>انتهى الدوري؛ لا شيء للاختيار.</translation>
    </message>
    <message>
        <source>No referee is asking for a choice right now; call wait_for_turn until it is your turn.</source>
        <translation>لا يطلب أي حكم اختيارًا الآن؛ انتظر دورك (wait_for_turn).</translation>
    </message>
    <message>
        <source>No choice is asked for in match %1; your turn is in %2.</source>
        <translation>لا يُطلب اختيار في المباراة %1؛ دورك في %2.</translation>
    </message>
    <message>
        <source>This is the last call. Without an answer to it, %1</source>
        <translation>هذا آخر نداء. إن لم تُجب عنه: %1</translation>
    </message>
    <message>
        <source>Without an answer to this call or %1, %2</source>
        <translation>دون جواب عن هذا النداء أو %1: %2</translation>
    </message>
    <message>
        <source>the one after it</source>
        <translation>عن الذي يليه</translation>
    </message>
    <message>
        <source>the %1 after it</source>
        <translation>عن التالية له (%1)</translation>
    </message>
    <message>
        <source>the match is cancelled and does not count.</source>
        <translation>تُلغى المباراة ولا تُحتسب.</translation>
    </message>
    <message>
        <source>the match is a technical loss.</source>
        <translation>المباراة خسارة فنية.</translation>
    </message>
    <message>
        <source>The answer is not asked for again: %1</source>
        <translation>لن يُطلب الجواب مرة أخرى: %1</translation>
    </message>
    <message>
        <source>%1 chose &quot;%2&quot;, which is neither &quot;even&quot; nor &quot;odd&quot;. Only these two words are valid, so the match is lost.</source>
        <translation>اختار %1 &quot;%2&quot;، وهو ليس &quot;even&quot; ولا &quot;odd&quot;. هاتان الكلمتان فقط صالحتان، فالمباراة خاسرة.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this question.</source>
        <translation>الجواب عن %1 من %2 (المحاولة %3)، لا عن هذا السؤال.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this invitation.</source>
        <translation>الجواب عن %1 من %2 (المحاولة %3)، لا عن هذه الدعوة.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>الإذن مرفوض</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>العملية غير مسموح بها</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>نظام ملفات للقراءة فقط</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>لا مساحة متبقية على القرص</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>تجاوز حصة القرص</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>لا يوجد ملف أو مجلد كهذا</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ليس مجلدًا</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>هذا مجلد</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>الملف موجود</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>خطأ في الإدخال أو الإخراج</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>اسم الملف أطول من اللازم</translation>
    </message>
    <message>
        <source>The bundle could not be written: %1.</source>
        <translation>تعذّرت كتابة الحزمة: %1.</translation>
    </message>
    <message>
        <source>The league is too large for one .zip file. Export it as json and replay instead.</source>
        <translation>الدوري أكبر من أن يتسع له ملف .zip واحد. صدّره بصيغتي json وreplay.</translation>
    </message>
    <message>
        <source>The join link cannot be used: %1. Ask whoever runs the league for a new one.</source>
        <translation>لا يمكن استعمال رابط الانضمام: %1. اطلب رابطًا جديدًا ممن يدير الدوري.</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>هو أطول من اللازم</translation>
    </message>
    <message>
        <source>it does not ask to join a league</source>
        <translation>لا يدعو إلى دوري</translation>
    </message>
    <message>
        <source>it names no manager</source>
        <translation>لا يذكر أي مدير</translation>
    </message>
    <message>
        <source>it has characters that nobody can type</source>
        <translation>فيه رموز لا يمكن كتابتها</translation>
    </message>
    <message>
        <source>its address cannot be one of a manager</source>
        <translation>عنوانه لا يمكن أن يكون عنوان مدير</translation>
    </message>
    <message>
        <source>A league is played in this window, and joining another would end it. Leave it first, then open the link again.</source>
        <translation>يجري دوري في هذه النافذة، والانضمام إلى آخر ينهيه. غادره أولًا ثم افتح الرابط من جديد.</translation>
    </message>
    <message>
        <source>Nothing can be changed: the vote or the night is over, or you have not answered yet.</source>
        <translation>لا يمكن تغيير شيء: انتهى التصويت أو الليل، أو أنك لم تُجب بعد.</translation>
    </message>
    <message>
        <source>This change is not possible: %1. Your answer before stands.</source>
        <translation>هذا التغيير غير ممكن: %1. تبقى إجابتك السابقة سارية.</translation>
    </message>
    <message>
        <source>The referee did not take the change, so your answer before stands: %1</source>
        <translation>لم يقبل الحكم التغيير، فتبقى إجابتك السابقة سارية: %1</translation>
    </message>
    <message>
        <source>The vote is over; the voice came too late.</source>
        <translation>انتهى التصويت؛ وصل الصوت متأخرًا.</translation>
    </message>
    <message>
        <source>The night is over; the action came too late.</source>
        <translation>انتهى الليل؛ وصل الفعل متأخرًا.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The league pauses after the matches under way</source>
        <translation>يتوقف الدوري مؤقتًا بعد المباريات الجارية</translation>
    </message>
    <message>
        <source>The league goes on</source>
        <translation>يتواصل الدوري</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>The league stops after this round</source>
        <translation>يتوقف الدوري بعد هذه الجولة</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>أمر: %1</translation>
    </message>
    <message>
        <source>even</source>
        <translation>زوجي</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>فردي</translation>
    </message>
    <message>
        <source>The League Manager listens at %1</source>
        <translation>مدير الدوري يستمع على %1</translation>
    </message>
    <message>
        <source>The league was taken up again at %1</source>
        <translation>استؤنف الدوري على %1</translation>
    </message>
    <message>
        <source>%1 joined as %2</source>
        <translation>انضم %1 باسم %2</translation>
    </message>
    <message numerus="yes">
        <source>The league started: %n player(s)</source>
        <translation>
            <numerusform>بدأ الدوري: %n لاعب</numerusform>
            <numerusform>بدأ الدوري: لاعب واحد</numerusform>
            <numerusform>بدأ الدوري: لاعبان</numerusform>
            <numerusform>بدأ الدوري: %n لاعبين</numerusform>
            <numerusform>بدأ الدوري: %n لاعبًا</numerusform>
            <numerusform>بدأ الدوري: %n لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 announced to %n player(s)</source>
        <translation>
            <numerusform>أُعلنت الجولة %1 لـ %n لاعب</numerusform>
            <numerusform>أُعلنت الجولة %1 للاعب واحد</numerusform>
            <numerusform>أُعلنت الجولة %1 للاعبين اثنين</numerusform>
            <numerusform>أُعلنت الجولة %1 لـ %n لاعبين</numerusform>
            <numerusform>أُعلنت الجولة %1 لـ %n لاعبًا</numerusform>
            <numerusform>أُعلنت الجولة %1 لـ %n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>أُسندت %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 invited to %2, %3 s to join</source>
        <translation>دُعي %1 إلى %2، %3 ث للانضمام</translation>
    </message>
    <message>
        <source>%1 locked a choice in %2</source>
        <translation>ثبّت %1 اختياره في %2</translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation>دخلت %1 الحالة %2</translation>
    </message>
    <message>
        <source>%1: %2 is %3, %4 beats %5</source>
        <translation>%1: العدد %2 %3، %4 يهزم %5</translation>
    </message>
    <message>
        <source>%1: %2 is %3, a draw</source>
        <translation>%1: العدد %2 %3، تعادل</translation>
    </message>
    <message>
        <source>%1: technical loss of %2 (%3)</source>
        <translation>%1: خسارة فنية على %2 (%3)</translation>
    </message>
    <message>
        <source>%1 does not count</source>
        <translation>لا تُحتسب %1</translation>
    </message>
    <message>
        <source>No answer from %1 to %2</source>
        <translation>لا رد من %1 على %2</translation>
    </message>
    <message>
        <source>An answer of %1 was rejected: %2</source>
        <translation>رُفض رد من %1: %2</translation>
    </message>
    <message>
        <source>%1 starts over</source>
        <translation>تبدأ %1 من جديد</translation>
    </message>
    <message>
        <source>%1 is out of the league</source>
        <translation>خرج %1 من الدوري</translation>
    </message>
    <message>
        <source>%1 does not answer; its matches go elsewhere</source>
        <translation>لا يرد %1؛ تنتقل مبارياته إلى غيره</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 جاهز</translation>
    </message>
    <message>
        <source>Standings sent after round %1</source>
        <translation>أُرسل الترتيب بعد الجولة %1</translation>
    </message>
    <message>
        <source>%1 wins the league</source>
        <translation>فاز %1 بالدوري</translation>
    </message>
    <message>
        <source>mafia</source>
        <translation>مافيا</translation>
    </message>
    <message>
        <source>doctor</source>
        <translation>طبيب</translation>
    </message>
    <message>
        <source>sheriff</source>
        <translation>شريف</translation>
    </message>
    <message>
        <source>villager</source>
        <translation>قروي</translation>
    </message>
    <message>
        <source>%1: %2 was killed during the night</source>
        <translation>%1: قُتل %2 أثناء الليل</translation>
    </message>
    <message>
        <source>%1: nobody died during the night</source>
        <translation>%1: لم يمت أحد أثناء الليل</translation>
    </message>
    <message>
        <source>%1: %2 claims the role %3</source>
        <translation>%1: يدّعي %2 دور %3</translation>
    </message>
    <message>
        <source>%1: the mafia win</source>
        <translation>%1: فازت المافيا</translation>
    </message>
    <message>
        <source>%1: the town wins</source>
        <translation>%1: فازت البلدة</translation>
    </message>
    <message>
        <source>%1: nobody wins</source>
        <translation>%1: لم يفز أحد</translation>
    </message>
    <message>
        <source>%1: %2 was voted out</source>
        <translation>%1: أُقصي %2 بالتصويت</translation>
    </message>
    <message>
        <source>%1: %2 was voted out, role %3</source>
        <translation>%1: أُقصي %2 بالتصويت، الدور %3</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
</context>
<context>
    <name>ExportBar</name>
    <message>
        <source>Keep the results</source>
        <translation>حفظ النتائج</translation>
    </message>
    <message>
        <source>This league is kept on the computer of its manager. Export it there.</source>
        <translation>هذا الدوري محفوظ على حاسوب مديره. يمكن تصديره من هناك.</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>تقرير HTML</translation>
    </message>
    <message>
        <source>one file, prints well</source>
        <translation>ملف واحد مناسب للطباعة</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>standings and matches</source>
        <translation>الترتيب والمباريات</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>every message, for replay</source>
        <translation>كل الرسائل، لإعادة العرض</translation>
    </message>
    <message>
        <source>Saved on this computer</source>
        <translation>محفوظ على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>حزمة</translation>
    </message>
    <message>
        <source>everything in one .zip</source>
        <translation>كل شيء في ملف .zip</translation>
    </message>
</context>
<context>
    <name>ExportNews</name>
    <message>
        <source>Exported</source>
        <translation>تم التصدير</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>The export failed</source>
        <translation>فشل التصدير</translation>
    </message>
</context>
<context>
    <name>FailurePips</name>
    <message numerus="yes">
        <source>%1 of %n failure(s) in a row</source>
        <translation>
            <numerusform>%1 من %n إخفاق على التوالي</numerusform>
            <numerusform>%1 من إخفاق واحد على التوالي</numerusform>
            <numerusform>%1 من إخفاقين على التوالي</numerusform>
            <numerusform>%1 من %n إخفاقات على التوالي</numerusform>
            <numerusform>%1 من %n إخفاقًا على التوالي</numerusform>
            <numerusform>%1 من %n إخفاق على التوالي</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairDraw</name>
    <message>
        <source>Fair draw, %1</source>
        <translation>سحب عادل، %1</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>سحب عادل</translation>
    </message>
    <message>
        <source>Draw does not match the commit</source>
        <translation>السحب لا يطابق الالتزام</translation>
    </message>
    <message>
        <source>Verified on this computer</source>
        <translation>تم التحقق على هذا الحاسوب</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>لم يُسحب أي عدد</translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation>لم يُسحب بعد</translation>
    </message>
    <message>
        <source>Commit, before any choice</source>
        <translation>الالتزام، قبل أي اختيار</translation>
    </message>
    <message>
        <source>A choice came in before the commit.</source>
        <translation>وصل اختيار قبل الالتزام.</translation>
    </message>
    <message>
        <source>%1 was sent another commit.</source>
        <translation>أُرسل إلى %1 التزام مختلف.</translation>
    </message>
    <message>
        <source>Choices sealed</source>
        <translation>خُتمت الاختيارات</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>الكشف</translation>
    </message>
    <message>
        <source>number %1, seed %2</source>
        <translation>العدد %1، البذرة %2</translation>
    </message>
    <message>
        <source>The entropy of %1 is not what %1 sent.</source>
        <translation>إنتروبيا %1 ليست ما أرسله %1.</translation>
    </message>
    <message>
        <source>SHA-256 of “%1” equals the commit</source>
        <translation>قيمة SHA-256 للنص “%1” تساوي الالتزام</translation>
    </message>
    <message>
        <source>The revealed seed has not the form of a seed.</source>
        <translation>البذرة المكشوفة ليست على هيئة بذرة.</translation>
    </message>
    <message>
        <source>The revealed seed gives %1.</source>
        <translation>البذرة المكشوفة تعطي %1.</translation>
    </message>
    <message>
        <source>It gives %1, but %2 was announced.</source>
        <translation>النتيجة %1، لكن أُعلن %2.</translation>
    </message>
    <message>
        <source>The number is found at %1, but %2 was announced.</source>
        <translation>العدد موجود عند %1، لكن أُعلن %2.</translation>
    </message>
    <message>
        <source>The league&apos;s seed gives %1</source>
        <translation>بذرة الدوري تعطي %1</translation>
    </message>
    <message>
        <source>SHA-256 of seed, match and both entropies gives %1</source>
        <translation>قيمة SHA-256 للبذرة والمباراة والإنتروبيتين تعطي %1</translation>
    </message>
</context>
<context>
    <name>FateLine</name>
    <message>
        <source>survived</source>
        <translation>نجا</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>mean answer time %1</source>
        <translation>متوسط زمن الرد %1</translation>
    </message>
</context>
<context>
    <name>FieldBox</name>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
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
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، نقطة واحدة</numerusform>
            <numerusform>%1، %2، نقطتان</numerusform>
            <numerusform>%1، %2، %n نقاط</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalStandings</name>
    <message>
        <source>Final standings</source>
        <translation>الترتيب النهائي</translation>
    </message>
    <message>
        <source>points, then wins, then matches between them</source>
        <comment>how the table is ordered</comment>
        <translation>النقاط، ثم مرات الفوز، ثم المواجهات المباشرة</translation>
    </message>
    <message numerus="yes">
        <source>Last %n round(s)</source>
        <translation>
            <numerusform>آخر %n جولة</numerusform>
            <numerusform>آخر جولة</numerusform>
            <numerusform>آخر جولتين</numerusform>
            <numerusform>آخر %n جولات</numerusform>
            <numerusform>آخر %n جولة</numerusform>
            <numerusform>آخر %n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s)</source>
        <translation>
            <numerusform>كل الجولات (%n)</numerusform>
            <numerusform>جولة واحدة في المجموع</numerusform>
            <numerusform>كلتا الجولتين</numerusform>
            <numerusform>كل الجولات الـ %n</numerusform>
            <numerusform>كل الجولات الـ %n</numerusform>
            <numerusform>كل الجولات الـ %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n جولة</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n مباراة</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%n مباريات</numerusform>
            <numerusform>%n مباراة</numerusform>
            <numerusform>%n مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds and matches</source>
        <translation>الجولات والمباريات</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>تشغيله مرة أخرى</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>مشاهدة الإعادة</translation>
    </message>
</context>
<context>
    <name>FolderCard</name>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>AGENT_LEAGUE_DATA decides it while it is set.</source>
        <translation>يحدده AGENT_LEAGUE_DATA ما دام معيّنًا.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>اختيار مجلد آخر</translation>
    </message>
    <message>
        <source>Where leagues are kept</source>
        <translation>مكان حفظ الدوريات</translation>
    </message>
</context>
<context>
    <name>FormMarks</name>
    <message>
        <source>Form: %1</source>
        <translation>المستوى: %1</translation>
    </message>
    <message>
        <source>Form: nothing played yet</source>
        <translation>المستوى: لم تُلعب أي مباراة بعد</translation>
    </message>
</context>
<context>
    <name>Gain</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%n نقاط</numerusform>
            <numerusform>%n نقطة</numerusform>
            <numerusform>%n نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraveChip</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>role hidden</source>
        <translation>الدور مخفي</translation>
    </message>
</context>
<context>
    <name>Graveyard</name>
    <message>
        <source>Graveyard</source>
        <translation>المقبرة</translation>
    </message>
    <message>
        <source>mafia left</source>
        <translation>من المافيا باقون</translation>
    </message>
    <message>
        <source>town left</source>
        <translation>من البلدة باقون</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>حي</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide for agent authors</source>
        <translation>دليل لمؤلفي الوكلاء</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>HeardLeague</name>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <comment>how many have come</comment>
        <translation>
            <numerusform>%1 من %n لاعب</numerusform>
            <numerusform>%1 من لاعب واحد</numerusform>
            <numerusform>%1 من لاعبين اثنين</numerusform>
            <numerusform>%1 من %n لاعبين</numerusform>
            <numerusform>%1 من %n لاعبًا</numerusform>
            <numerusform>%1 من %n لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Open, asks for a join code</source>
        <translation>مفتوح، ويتطلب رمز انضمام</translation>
    </message>
    <message>
        <source>Watch only</source>
        <translation>للمشاهدة فقط</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 على %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what is played and by how many, whether one may join</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a league that can be joined</comment>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a league that can neither be joined nor watched</comment>
        <translation>مغلق</translation>
    </message>
</context>
<context>
    <name>HelpCode</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Tour</source>
        <comment>a page of the help</comment>
        <translation>جولة</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>للمعلمين</translation>
    </message>
    <message>
        <source>For students</source>
        <translation>للطلاب</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>صفحات المساعدة</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <source>Rules and timing</source>
        <translation>القواعد والتوقيت</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>استضافة دوري</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message numerus="yes">
        <source>Rules and timing, %n changed</source>
        <translation>
            <numerusform>القواعد والتوقيت، %n تغيير</numerusform>
            <numerusform>القواعد والتوقيت، تغيير واحد</numerusform>
            <numerusform>القواعد والتوقيت، تغييران</numerusform>
            <numerusform>القواعد والتوقيت، %n تغييرات</numerusform>
            <numerusform>القواعد والتوقيت، %n تغييرًا</numerusform>
            <numerusform>القواعد والتوقيت، %n تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Open the lobby</source>
        <translation>فتح الردهة</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>المنفذ عدد لا يتجاوز 65535.</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Name of the league</source>
        <translation>اسم الدوري</translation>
    </message>
    <message>
        <source>Our league</source>
        <translation>دورينا</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>أي منفذ</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>ليس منفذًا.</translation>
    </message>
    <message>
        <source>Built-in players</source>
        <translation>اللاعبون المدمجون</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>الحكام</translation>
    </message>
    <message>
        <source>Players expected in all</source>
        <translation>إجمالي اللاعبين المتوقعين</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of players</comment>
        <translation>أي عدد</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>السماح بانضمام حواسيب أخرى</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>السماح للمتفرجين بالمشاهدة</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Join code %1</source>
        <translation>رمز الانضمام %1</translation>
    </message>
    <message>
        <source>Invite the class</source>
        <translation>دعوة الصف</translation>
    </message>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>العنوان في الحافظة.</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>الرابط في الحافظة.</translation>
    </message>
</context>
<context>
    <name>InvitationColumn</name>
    <message>
        <source>Invite the class</source>
        <translation>دعوة الصف</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>رمز الانضمام</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>السماح بانضمام حواسيب أخرى</translation>
    </message>
    <message>
        <source>Only this computer may join</source>
        <translation>الانضمام من هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>السماح للمتفرجين بالمشاهدة</translation>
    </message>
    <message>
        <source>Nobody may watch</source>
        <translation>المشاهدة غير مسموحة</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>العرض على جهاز العرض</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>رمز QR للرابط</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>نسخ الرابط</translation>
    </message>
    <message>
        <source>Copy the link (%1)</source>
        <translation>نسخ الرابط (%1)</translation>
    </message>
</context>
<context>
    <name>InvitationStrip</name>
    <message>
        <source>Invite the class</source>
        <translation>دعوة الصف</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>رمز QR</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>العرض على جهاز العرض</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>نسخ الرابط</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a league</source>
        <translation>الانضمام إلى دوري</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>لاعب</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>حكم</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>متفرج</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Watch league</source>
        <translation>مشاهدة الدوري</translation>
    </message>
    <message>
        <source>Join league</source>
        <translation>الانضمام إلى الدوري</translation>
    </message>
</context>
<context>
    <name>JoinFootnote</name>
    <message>
        <source>Reads the league and sends nothing.</source>
        <translation>يقرأ الدوري ولا يرسل شيئًا.</translation>
    </message>
    <message>
        <source>Sends</source>
        <comment>followed by the name of a message</comment>
        <translation>يرسل</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>أدخل عنوان المدير أولًا.</translation>
    </message>
    <message>
        <source>Type a display name first.</source>
        <translation>أدخل اسم العرض أولًا.</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>المنفذ عدد لا يتجاوز 65535.</translation>
    </message>
    <message>
        <source>Type the command that starts your program.</source>
        <translation>أدخل الأمر الذي يشغّل برنامجك.</translation>
    </message>
    <message>
        <source>Type the address of the model’s server.</source>
        <translation>أدخل عنوان خادم النموذج.</translation>
    </message>
    <message>
        <source>Type which model is to play.</source>
        <translation>أدخل اسم النموذج الذي سيلعب.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>الاتصال لا يعمل بعد.</translation>
    </message>
    <message>
        <source>The connection is being tested.</source>
        <translation>جارٍ اختبار الاتصال.</translation>
    </message>
    <message>
        <source>Manager address</source>
        <translation>عنوان المدير</translation>
    </message>
    <message>
        <source>No manager answers here.</source>
        <translation>لا مدير يرد هنا.</translation>
    </message>
    <message>
        <source>This league plays another game.</source>
        <translation>تُلعب في هذا الدوري لعبة أخرى.</translation>
    </message>
    <message>
        <source>This league cannot be watched.</source>
        <translation>لا يمكن مشاهدة هذا الدوري.</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>رمز الانضمام</translation>
    </message>
    <message>
        <source>Not accepted.</source>
        <translation>لم يُقبل.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>اسم العرض</translation>
    </message>
    <message>
        <source>My port</source>
        <translation>منفذي</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>أي منفذ</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>مشغول.</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>ليس منفذًا.</translation>
    </message>
    <message>
        <source>Test the connection first.</source>
        <translation>اختبر الاتصال أولًا.</translation>
    </message>
</context>
<context>
    <name>JoinHelp</name>
    <message>
        <source>Agents from elsewhere</source>
        <translation>وكلاء من مكان آخر</translation>
    </message>
    <message>
        <source>They register at this address and join by the channel’s name. From a terminal:</source>
        <translation>يسجلون في هذا العنوان وينضمون باسم القناة. من الطرفية:</translation>
    </message>
    <message>
        <source>The address is shown here when the channels are open.</source>
        <translation>يظهر العنوان هنا عندما تكون القنوات مفتوحة.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>نسخ الأمر</translation>
    </message>
</context>
<context>
    <name>JoinPlace</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 على %2</translation>
    </message>
    <message>
        <source>A league</source>
        <translation>دوري</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>إزالة %1 من القائمة</translation>
    </message>
</context>
<context>
    <name>JoinPlaces</name>
    <message>
        <source>Joined before</source>
        <translation>انضمامات سابقة</translation>
    </message>
    <message>
        <source>Not listed? Type the address and the join code. Both are shown in the host’s lobby.</source>
        <translation>غير مدرج؟ اكتب العنوان ورمز الانضمام. كلاهما معروض في ردهة المضيف.</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>على هذه الشبكة</translation>
    </message>
    <message>
        <source>This computer cannot listen: another program keeps the port. Type the address.</source>
        <translation>لا يستطيع هذا الحاسوب الاستماع: برنامج آخر يشغل المنفذ. اكتب العنوان.</translation>
    </message>
    <message>
        <source>No league calls yet. It appears here by itself when its host lets other computers join.</source>
        <translation>لم يُعلن عن أي دوري بعد. سيظهر هنا تلقائيًا عندما يسمح مضيفه بانضمام حواسيب أخرى.</translation>
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
        <translation>ينتقل Tab من عنصر إلى التالي، ويفتحه Enter، ويغلقه Esc.</translation>
    </message>
</context>
<context>
    <name>LeagueControls</name>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
</context>
<context>
    <name>LeagueProgress</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 matches</source>
        <translation>المباريات: &lt;b&gt;%1&lt;/b&gt; من %2</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>المباريات: %1 من %2</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the league?</source>
        <translation>مغادرة الدوري؟</translation>
    </message>
    <message>
        <source>It goes on without you, and you lose the matches that are left.</source>
        <translation>سيستمر من دونك، وتُحسب المباريات المتبقية خسارة عليك.</translation>
    </message>
    <message>
        <source>Leave league</source>
        <translation>مغادرة الدوري</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
</context>
<context>
    <name>LifecycleDiagram</name>
    <message>
        <source>Lifecycle, now %1</source>
        <translation>دورة الحياة، الآن %1</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Points over rounds</source>
        <translation>النقاط عبر الجولات</translation>
    </message>
</context>
<context>
    <name>LobbyActions</name>
    <message>
        <source>Add player</source>
        <translation>إضافة لاعب</translation>
    </message>
    <message>
        <source>The lobby is still opening.</source>
        <translation>ما زالت الردهة قيد الفتح.</translation>
    </message>
    <message>
        <source>Add referee</source>
        <translation>إضافة حكم</translation>
    </message>
    <message>
        <source>Close lobby</source>
        <translation>إغلاق الردهة</translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>مدمج، %1</translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation>أنا</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>برنامج</translation>
    </message>
    <message>
        <source>A language model</source>
        <translation>نموذج لغوي</translation>
    </message>
    <message>
        <source>Close the lobby?</source>
        <translation>إغلاق الردهة؟</translation>
    </message>
    <message>
        <source>Everybody who has joined is sent away. Nothing has been played yet.</source>
        <translation>سيُصرف كل من انضم. لم تُلعب أي مباراة بعد.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>إبقاؤها مفتوحة</translation>
    </message>
</context>
<context>
    <name>LobbyAgent</name>
    <message numerus="yes">
        <source>up to %n match(es)</source>
        <translation>
            <numerusform>حتى %n مباراة</numerusform>
            <numerusform>حتى مباراة واحدة</numerusform>
            <numerusform>حتى مباراتين</numerusform>
            <numerusform>حتى %n مباريات</numerusform>
            <numerusform>حتى %n مباراة</numerusform>
            <numerusform>حتى %n مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>مدمج، %1</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>جارٍ تسجيل %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
</context>
<context>
    <name>LobbyAgentBody</name>
    <message>
        <source>silent</source>
        <translation>صامت</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
</context>
<context>
    <name>LobbyAgents</name>
    <message>
        <source>Referees</source>
        <translation>الحكام</translation>
    </message>
    <message>
        <source>No referee yet. Add one, or let one join.</source>
        <translation>لا حكم بعد. أضف حكمًا أو انتظر انضمام أحدهم.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>جارٍ تسجيل %1</translation>
    </message>
    <message>
        <source>No player yet. Show the code to the class, or add players.</source>
        <translation>لا لاعبين بعد. اعرض الرمز على الصف أو أضف لاعبين.</translation>
    </message>
    <message>
        <source>More players can join until you start. An odd number gives one player a bye each round.</source>
        <translation>يمكن انضمام لاعبين آخرين حتى البدء. إذا كان عدد اللاعبين فرديًا يرتاح أحدهم في كل جولة.</translation>
    </message>
    <message>
        <source>More players can join until you start.</source>
        <translation>يمكن انضمام لاعبين آخرين حتى البدء.</translation>
    </message>
</context>
<context>
    <name>LobbyList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>The lobby is still opening.</source>
        <translation>ما زالت الردهة قيد الفتح.</translation>
    </message>
    <message>
        <source>A league needs a referee. Add one, or wait for one to join.</source>
        <translation>يحتاج الدوري إلى حكم. أضف حكمًا أو انتظر انضمام أحدهم.</translation>
    </message>
    <message>
        <source>A league needs at least two players.</source>
        <translation>يحتاج الدوري إلى لاعبين اثنين على الأقل.</translation>
    </message>
    <message>
        <source>%1 · League Manager on port %2</source>
        <translation>%1 · مدير الدوري على المنفذ %2</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>بدء الدوري</translation>
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
        <translation>ما يُعرض</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>الجدول المتقاطع</translation>
    </message>
    <message>
        <source>Points over rounds</source>
        <translation>النقاط عبر الجولات</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
</context>
<context>
    <name>MafiaCardFacts</name>
    <message>
        <source>Not begun</source>
        <translation>لم تبدأ</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>الليلة %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 alive</source>
        <translation>%1 من %2 أحياء</translation>
    </message>
</context>
<context>
    <name>MafiaCardTable</name>
    <message>
        <source>Villagers are asleep</source>
        <translation>القرويون نيام</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>قُتل %1 أثناء الليل</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>لم يمت أحد أثناء الليل</translation>
    </message>
    <message>
        <source>%1 of %2 votes are in</source>
        <translation>وصل %1 من %2 أصوات</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>يغادر %1 الطاولة</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>لا يغادر أحد الطاولة</translation>
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
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>تقدّم</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>ما يحدث الآن</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>من يشك في من</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>المحضر</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>إلغاء المباراة</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>تحليل</translation>
    </message>
</context>
<context>
    <name>MafiaDrawer</name>
    <message>
        <source>Who suspects whom</source>
        <translation>من يشك في من</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>المحضر</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>ما يحدث الآن</translation>
    </message>
</context>
<context>
    <name>MafiaGame</name>
    <message>
        <source>Abort the match?</source>
        <translation>إلغاء المباراة؟</translation>
    </message>
    <message>
        <source>Match %1 ends at once and counts for nobody.</source>
        <translation>تنتهي المباراة %1 فورًا ولا تُحتسب لأحد.</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>إلغاء المباراة</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>مواصلة اللعب</translation>
    </message>
</context>
<context>
    <name>MafiaPage</name>
    <message>
        <source>Night %1, %2 of %3 alive</source>
        <translation>الليلة %1، %2 من %3 أحياء</translation>
    </message>
    <message>
        <source>Day %1, %2 of %3 alive</source>
        <translation>اليوم %1، %2 من %3 أحياء</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>، البذرة %1</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>، متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Mafia, match %1</source>
        <translation>مافيا، المباراة %1</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>لم تُعدّ الطاولة بعد</translation>
    </message>
    <message>
        <source>Ten players are invited; then the roles are dealt.</source>
        <translation>يُدعى عشرة لاعبين ثم تُوزَّع الأدوار.</translation>
    </message>
</context>
<context>
    <name>MafiaPanel</name>
    <message>
        <source>What happens now</source>
        <translation>ما يحدث الآن</translation>
    </message>
</context>
<context>
    <name>MafiaReplay</name>
    <message>
        <source>Speed of the replay</source>
        <translation>سرعة الإعادة</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
</context>
<context>
    <name>MafiaSeat</name>
    <message>
        <source>role hidden</source>
        <translation>الدور مخفي</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s), leading</source>
        <translation>
            <numerusform>لا أصوات، متصدر</numerusform>
            <numerusform>صوت واحد، متصدر</numerusform>
            <numerusform>صوتان، متصدر</numerusform>
            <numerusform>%n أصوات، متصدر</numerusform>
            <numerusform>%n صوتًا، متصدر</numerusform>
            <numerusform>%n صوت، متصدر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>لا أصوات</numerusform>
            <numerusform>صوت واحد</numerusform>
            <numerusform>صوتان</numerusform>
            <numerusform>%n أصوات</numerusform>
            <numerusform>%n صوتًا</numerusform>
            <numerusform>%n صوت</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>يتكلم</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>ينتظره الجميع</translation>
    </message>
    <message>
        <source>done</source>
        <translation>انتهى</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>حي</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, state</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>, claims %1</source>
        <translation>، يدّعي أنه %1</translation>
    </message>
    <message>
        <source>%1 does not answer any more; the game plays for it.</source>
        <translation>لم يعد %1 يجيب؛ تلعب اللعبة نيابة عنه.</translation>
    </message>
    <message>
        <source>, does not answer</source>
        <translation>، لا يجيب</translation>
    </message>
    <message>
        <source>, answers slowly</source>
        <translation>، يجيب ببطء</translation>
    </message>
    <message>
        <source>, can be chosen</source>
        <translation>، يمكن اختياره</translation>
    </message>
    <message>
        <source>%1 did not answer the last call.</source>
        <translation>لم يجب %1 على النداء الأخير.</translation>
    </message>
    <message>
        <source>%1 answers slowly.</source>
        <translation>يجيب %1 ببطء.</translation>
    </message>
</context>
<context>
    <name>MafiaSeatPage</name>
    <message>
        <source>Your seat at the table</source>
        <translation>مقعدك على الطاولة</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>لم تُعدّ الطاولة بعد</translation>
    </message>
    <message>
        <source>The roles are dealt when the match begins.</source>
        <translation>توزَّع الأدوار عندما تبدأ المباراة.</translation>
    </message>
</context>
<context>
    <name>MafiaTalk</name>
    <message>
        <source>Discussion</source>
        <translation>النقاش</translation>
    </message>
    <message>
        <source>What is shown of a turn</source>
        <translation>ما يُعرض من كل دور</translation>
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
        <translation>المتحدثون التاليون</translation>
    </message>
</context>
<context>
    <name>MafiaTalkLine</name>
    <message>
        <source>ran out of time</source>
        <translation>نفد وقته</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>يمرّر الدور</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>قُطع كلامه</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>player, number</comment>
        <translation>%1، الدور %2</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>claims %1</source>
        <comment>a role</comment>
        <translation>يدّعي: %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>الدور %1</translation>
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
        <translation>%1 رسالة/ث</translation>
    </message>
</context>
<context>
    <name>MatchArea</name>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1، %2 ضد %3، %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) left</source>
        <comment>a match and its state</comment>
        <translation>
            <numerusform>%1، بقيت %n ثانية</numerusform>
            <numerusform>%1، بقيت ثانية واحدة</numerusform>
            <numerusform>%1، بقيت ثانيتان</numerusform>
            <numerusform>%1، بقيت %n ثوانٍ</numerusform>
            <numerusform>%1، بقيت %n ثانية</numerusform>
            <numerusform>%1، بقيت %n ثانية</numerusform>
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
        <translation>دعوة</translation>
    </message>
    <message>
        <source>both joined</source>
        <translation>انضم كلاهما</translation>
    </message>
    <message>
        <source>both chose</source>
        <translation>اختار كلاهما</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>no join in %1</source>
        <translation>لا انضمام خلال %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n retries</source>
        <comment>how long a choice may take</comment>
        <translation>
            <numerusform>%1، %n إعادة محاولة</numerusform>
            <numerusform>%1، إعادة واحدة</numerusform>
            <numerusform>%1، إعادتان</numerusform>
            <numerusform>%1، %n إعادات</numerusform>
            <numerusform>%1، %n إعادة</numerusform>
            <numerusform>%1، %n إعادة</numerusform>
        </translation>
    </message>
    <message>
        <source>report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>technical loss, %1</source>
        <translation>خسارة فنية، %1</translation>
    </message>
    <message>
        <source>no-show, %1</source>
        <translation>غياب، %1</translation>
    </message>
</context>
<context>
    <name>MatchControls</name>
    <message>
        <source>Attempt %1</source>
        <translation>المحاولة %1</translation>
    </message>
    <message>
        <source>Attempt that is shown</source>
        <translation>المحاولة المعروضة</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>سرعة الإعادة</translation>
    </message>
    <message>
        <source>Previous message (Left)</source>
        <translation>الرسالة السابقة (Left)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Next message (Right)</source>
        <translation>الرسالة التالية (Right)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Saves the transcript of the match as JSON</source>
        <translation>يحفظ نص المباراة بصيغة JSON</translation>
    </message>
</context>
<context>
    <name>MatchHeading</name>
    <message>
        <source>Back to the league</source>
        <translation>الرجوع إلى الدوري</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation>%1، الجولة %2، %3</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1، %2 ضد %3، %4</translation>
    </message>
    <message>
        <source>vs</source>
        <comment>between two players</comment>
        <translation>ضد</translation>
    </message>
</context>
<context>
    <name>MatchMiddle</name>
    <message>
        <source>of %1 s</source>
        <comment>seconds that a deadline allows</comment>
        <translation>من %1 ث</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match %1</source>
        <translation>المباراة %1</translation>
    </message>
    <message>
        <source>States of match %1, now %2</source>
        <translation>حالات المباراة %1، الآن %2</translation>
    </message>
</context>
<context>
    <name>MatchTabs</name>
    <message>
        <source>What is shown below</source>
        <translation>ما يُعرض في الأسفل</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>سحب عادل</translation>
    </message>
</context>
<context>
    <name>MemberLine</name>
    <message>
        <source>%1, %2, place %3 in the queue, %4</source>
        <translation>%1، %2، المكان %3 في الطابور، %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>ليسوا في الطابور</translation>
    </message>
</context>
<context>
    <name>MemberMenu</name>
    <message>
        <source>Give the next turn</source>
        <translation>منح الدور التالي</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>دعه يتابع</translation>
    </message>
    <message>
        <source>Skip its turn</source>
        <translation>تخطي دوره</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>تحريك لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>تحريك لأسفل</translation>
    </message>
    <message>
        <source>Put into the queue</source>
        <translation>إدخال في الطابور</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>تعطيل</translation>
    </message>
    <message>
        <source>Remove from the channel</source>
        <translation>إخراج من القناة</translation>
    </message>
</context>
<context>
    <name>MemberWords</name>
    <message>
        <source>has the turn</source>
        <translation>الدور عنده</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>paused, %1 s left</source>
        <translation>متوقف مؤقتًا، بقي %1 ث</translation>
    </message>
    <message>
        <source>next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>reads along</source>
        <translation>يتابع القراءة</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>on hold, %1 s left</source>
        <translation>في الانتظار، بقي %1 ث</translation>
    </message>
    <message>
        <source>waits to be spoken to</source>
        <translation>ينتظر أن يُخاطَب</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>معطَّل</translation>
    </message>
    <message>
        <source>in another channel</source>
        <translation>في قناة أخرى</translation>
    </message>
    <message>
        <source>online, no channel</source>
        <translation>متصل، بلا قناة</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>lost %1 s ago</source>
        <translation>فُقد قبل %1 ث</translation>
    </message>
    <message>
        <source>lost %1 min ago</source>
        <translation>فُقد قبل %1 د</translation>
    </message>
    <message>
        <source>lost %1 h ago</source>
        <translation>فُقد قبل %1 س</translation>
    </message>
</context>
<context>
    <name>MessageCard</name>
    <message>
        <source>What is shown of the messages</source>
        <translation>ما يُعرض من الرسائل</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>الكل %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>نسخ JSON</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON الخاص بـ %1</translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <translation>حقول %1</translation>
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
        <translation>مدمج</translation>
    </message>
    <message>
        <source>Random, Pattern, Adaptive</source>
        <translation>عشوائي، نمطي، متكيّف</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>إنسان</translation>
    </message>
    <message>
        <source>I press Even or Odd</source>
        <translation>الضغط على زوجي أو فردي</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>نص برمجي</translation>
    </message>
    <message>
        <source>Run a program on this computer</source>
        <translation>تشغيل برنامج على هذا الحاسوب</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>Ask a language model</source>
        <translation>سؤال نموذج لغوي</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>الاستراتيجية</translation>
    </message>
    <message>
        <source>Built-in strategy</source>
        <translation>استراتيجية مدمجة</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>عنوان خادم النموذج</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>يُؤخذ المفتاح من متغيرات البيئة.</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>هل يلزم مفتاح؟ عيّن AGENT_LEAGUE_LLM_KEY قبل تشغيل البرنامج.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ModeSentence</name>
    <message>
        <source>The channel is closed.</source>
        <translation>القناة مغلقة.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>يمكن للأشخاص المشاهدة فقط في هذه القناة.</translation>
    </message>
    <message>
        <source>Nobody is in the queue: your message is kept, and nobody gets it.</source>
        <translation>لا أحد في الطابور: تُحفظ رسالتك ولا يتلقاها أحد.</translation>
    </message>
    <message>
        <source>You have the floor: everyone gets your message at once.</source>
        <translation>الكلمة لك: يتلقى الجميع رسالتك فورًا.</translation>
    </message>
    <message>
        <source>Nobody speaks: you take the floor.</source>
        <translation>لا أحد يتكلم: تأخذ الكلمة.</translation>
    </message>
    <message>
        <source>Nobody speaks: delivered at once.</source>
        <translation>لا أحد يتكلم: تُسلَّم فورًا.</translation>
    </message>
    <message>
        <source>%1 waits for your answer and goes on with it.</source>
        <translation>%1 ينتظر إجابتك ويتابع بها.</translation>
    </message>
    <message>
        <source>Delivered when %1 finishes.</source>
        <translation>تُسلَّم عندما ينتهي %1.</translation>
    </message>
    <message>
        <source>Goes to everyone now.</source>
        <translation>تصل إلى الجميع الآن.</translation>
    </message>
    <message>
        <source>%1 pauses and you speak first.</source>
        <translation>يتوقف %1 وتتكلم أنت أولًا.</translation>
    </message>
    <message>
        <source>%1 sees your message at once and keeps the turn.</source>
        <translation>يرى %1 رسالتك فورًا ويحتفظ بالدور.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) held</source>
        <translation>
            <numerusform>لا رسائل محجوزة</numerusform>
            <numerusform>رسالة واحدة محجوزة</numerusform>
            <numerusform>رسالتان محجوزتان</numerusform>
            <numerusform>%n رسائل محجوزة</numerusform>
            <numerusform>%n رسالة محجوزة</numerusform>
            <numerusform>%n رسالة محجوزة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Night %1</source>
        <translation>الليلة %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>%1 was the first of the mafia to be voted out.</source>
        <translation>كان %1 أول من أُخرج من المافيا بالتصويت.</translation>
    </message>
    <message>
        <source>Somebody was saved.</source>
        <translation>أُنقذ أحدهم.</translation>
    </message>
    <message>
        <source>%1, the Doctor, saved %2.</source>
        <translation>أنقذ %1، وهو الطبيب، %2.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is mafia.</source>
        <translation>قال %1، وهو الشريف، الحقيقة: %2 من المافيا.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is not mafia.</source>
        <translation>قال %1، وهو الشريف، الحقيقة: %2 ليس من المافيا.</translation>
    </message>
    <message>
        <source>%1 claimed a role that was not true: %2 instead of %3.</source>
        <comment>player, claimed role, true role</comment>
        <translation>ادّعى %1 دورًا غير صحيح: %2 بدلًا من %3.</translation>
    </message>
    <message>
        <source>The town voted out one of its own: %1, %2.</source>
        <comment>player, role</comment>
        <translation>أخرجت البلدة واحدًا منها: %1، %2.</translation>
    </message>
    <message>
        <source>The vote was a tie; the draw took %1.</source>
        <translation>انتهى التصويت بالتعادل؛ اختارت القرعة %1.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; nobody left.</source>
        <translation>بهذا التصويت كان بإمكان البلدة أن تفوز بعد؛ لم يغادر أحد.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; it took %1.</source>
        <translation>بهذا التصويت كان بإمكان البلدة أن تفوز بعد؛ وقع على %1.</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>A port is a number from 1024 to 65000; 0 takes any free ones.</source>
        <translation>المنفذ عدد من 1024 إلى 65000؛ والقيمة 0 تأخذ أي منافذ متاحة.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>First port</source>
        <translation>المنفذ الأول</translation>
    </message>
    <message>
        <source>The manager listens here, referees from the next one on, players from 101 further.</source>
        <translation>يستمع المدير هنا، والحكام من المنفذ التالي فصاعدًا، واللاعبون بدءًا من 101 بعده.</translation>
    </message>
    <message>
        <source>Let other computers in</source>
        <translation>السماح للحواسيب الأخرى</translation>
    </message>
    <message>
        <source>For leagues you host. Off: only agents on this computer can join.</source>
        <translation>للدوريات التي تستضيفها. عند الإيقاف لا ينضم إلا وكلاء هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>NewChannelDialog</name>
    <message>
        <source>Give the channel a name first.</source>
        <translation>امنح القناة اسمًا أولًا.</translation>
    </message>
    <message>
        <source>The name needs a letter from a to z or a digit.</source>
        <translation>يحتاج الاسم إلى حرف من a إلى z أو رقم.</translation>
    </message>
    <message>
        <source>There is a channel of that name already.</source>
        <translation>توجد قناة بهذا الاسم بالفعل.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>قناة جديدة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Open channel</source>
        <translation>فتح القناة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Agents join it as %1.</source>
        <translation>ينضم إليها الوكلاء باسم %1.</translation>
    </message>
    <message>
        <source>Demo agents</source>
        <translation>وكلاء تجريبيون</translation>
    </message>
</context>
<context>
    <name>NewcomerDialog</name>
    <message>
        <source>Play yourself</source>
        <translation>اللعب بنفسك</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>إضافة برنامج</translation>
    </message>
    <message>
        <source>Add a language model</source>
        <translation>إضافة نموذج لغوي</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>إضافة لاعب</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>املأ الحقول أولًا.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>اسم العرض</translation>
    </message>
    <message>
        <source>one of the usual names</source>
        <translation>أحد الأسماء المعتادة</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>عنوان خادم النموذج</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>هل يلزم مفتاح؟ عيّن AGENT_LEAGUE_LLM_KEY قبل تشغيل البرنامج.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
</context>
<context>
    <name>NightDeed</name>
    <message>
        <source>provisional until %1 agrees</source>
        <translation>مؤقت حتى يوافق %1</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>مؤقت</translation>
    </message>
    <message>
        <source>the mafia agree</source>
        <translation>المافيا متفقة</translation>
    </message>
    <message>
        <source>the mafia disagree</source>
        <translation>المافيا مختلفة</translation>
    </message>
    <message>
        <source>protected this night</source>
        <translation>محمي هذه الليلة</translation>
    </message>
    <message>
        <source>result goes to the Sheriff only</source>
        <translation>النتيجة للشريف وحده</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>سُحب بالقرعة، لا إجابة في الوقت</translation>
    </message>
    <message>
        <source>%1, %2, deciding</source>
        <translation>%1، %2، يقرّر</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, deed, target, how firm</comment>
        <translation>%1، %2، %3، %4</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>يقرّر</translation>
    </message>
</context>
<context>
    <name>NightPanel</name>
    <message>
        <source>Night actions</source>
        <translation>أفعال الليل</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>أُرسل %1 من %2</translation>
    </message>
    <message>
        <source>The night is running</source>
        <translation>الليل جارٍ</translation>
    </message>
    <message>
        <source>It is night</source>
        <translation>إنه الليل</translation>
    </message>
    <message>
        <source>What happens now is known in the morning.</source>
        <translation>ما يحدث الآن يُعرف في الصباح.</translation>
    </message>
    <message>
        <source>If the time runs out</source>
        <translation>إذا نفد الوقت</translation>
    </message>
    <message>
        <source>a random living player outside the mafia</source>
        <translation>لاعب حي عشوائي من خارج المافيا</translation>
    </message>
    <message>
        <source>a random living player, no repeat</source>
        <translation>لاعب حي عشوائي دون تكرار</translation>
    </message>
    <message>
        <source>a random living player, not the Sheriff</source>
        <translation>لاعب حي عشوائي غير الشريف</translation>
    </message>
</context>
<context>
    <name>NumberTile</name>
    <message>
        <source>%1, even</source>
        <translation>%1، زوجي</translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation>%1، فردي</translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>The file could not be opened</source>
        <translation>تعذّر فتح الملف</translation>
    </message>
    <message>
        <source>Open a league</source>
        <translation>فتح دوري</translation>
    </message>
    <message>
        <source>Leagues (journal.db *.json)</source>
        <translation>دوريات (journal.db *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>The link could not be opened</source>
        <translation>تعذّر فتح الرابط</translation>
    </message>
    <message>
        <source>A league is played in this window, and opening another would end it. Leave it first, then open the file again.</source>
        <translation>يجري دوري في هذه النافذة، وفتح دوري آخر ينهيه. غادره أولًا ثم افتح الملف من جديد.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening the league…</source>
        <translation>يجري فتح الدوري…</translation>
    </message>
</context>
<context>
    <name>PaletteBody</name>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>ماذا تريد أن تفعل؟</translation>
    </message>
    <message>
        <source>Nothing fits. Try another word.</source>
        <translation>لا نتيجة مطابقة. جرّب كلمة أخرى.</translation>
    </message>
</context>
<context>
    <name>PersonFaces</name>
    <message>
        <source>Get ready</source>
        <translation>استعداد</translation>
    </message>
    <message>
        <source>Even or odd?</source>
        <translation>زوجي أم فردي؟</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>مثبّت</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>فات الأوان</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>لقد فزت</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>لقد خسرت</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>انتهى الدوري</translation>
    </message>
    <message>
        <source>You are in</source>
        <translation>تم انضمامك</translation>
    </message>
    <message>
        <source>Waiting for round %1</source>
        <translation>في انتظار الجولة %1</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>لحظة واحدة</translation>
    </message>
    <message>
        <source>You meet %1.</source>
        <translation>مباراتك ضد %1.</translation>
    </message>
    <message>
        <source>The referee will draw a number from %1 to %2.</source>
        <translation>سيسحب الحكم عددًا من %1 إلى %2.</translation>
    </message>
    <message>
        <source>The referee will draw a number.</source>
        <translation>سيسحب الحكم عددًا.</translation>
    </message>
    <message>
        <source>The referee draws when both have chosen.</source>
        <translation>يسحب الحكم العدد بعد اختيار اللاعبين.</translation>
    </message>
    <message>
        <source>The referee did not hear from you in time.</source>
        <translation>لم يصل ردك إلى الحكم في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The league begins when its host starts it.</source>
        <translation>يبدأ الدوري عندما يشغّله المضيف.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <translation>شكرًا على اللعب.</translation>
    </message>
    <message>
        <source>Your next match comes with it.</source>
        <translation>تأتي معها مباراتك التالية.</translation>
    </message>
    <message>
        <source>No answer in time counts as a loss.</source>
        <translation>عدم الرد في الوقت المحدد يُحسب خسارة.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>لم يرد %1 في الوقت المحدد.</translation>
    </message>
    <message>
        <source>You both chose %1; the number was %2.</source>
        <translation>اخترتما كلاكما %1؛ وكان العدد %2.</translation>
    </message>
    <message>
        <source>The number %1 is %2, as you chose.</source>
        <translation>العدد %1 %2، كما اخترت.</translation>
    </message>
    <message>
        <source>The number %1 is %2, and you chose %3.</source>
        <translation>العدد %1 %2، وقد اخترت %3.</translation>
    </message>
    <message numerus="yes">
        <source>Place %1, %n point(s)</source>
        <comment>rank and points of a player</comment>
        <translation>
            <numerusform>المركز %1، %n نقطة</numerusform>
            <numerusform>المركز %1، نقطة واحدة</numerusform>
            <numerusform>المركز %1، نقطتان</numerusform>
            <numerusform>المركز %1، %n نقاط</numerusform>
            <numerusform>المركز %1، %n نقطة</numerusform>
            <numerusform>المركز %1، %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>You. %1</source>
        <translation>أنت. %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
</context>
<context>
    <name>PersonHeader</name>
    <message>
        <source>%1, joined as %2</source>
        <translation>%1، الانضمام باسم %2</translation>
    </message>
    <message>
        <source>Round %1 of %2, match %3, referee %4</source>
        <translation>الجولة %1 من %2، المباراة %3، الحكم %4</translation>
    </message>
    <message>
        <source>Round %1, match %2</source>
        <translation>الجولة %1، المباراة %2</translation>
    </message>
    <message>
        <source>League</source>
        <translation>الدوري</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>جدول الترتيب</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
</context>
<context>
    <name>PersonMiddle</name>
    <message>
        <source>seconds left</source>
        <translation>الثواني المتبقية</translation>
    </message>
    <message>
        <source>The number is being drawn</source>
        <translation>يُسحب العدد الآن</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>في انتظار %1</translation>
    </message>
    <message>
        <source>Waiting for the referee</source>
        <translation>في انتظار الحكم</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>لم يُسحب أي عدد</translation>
    </message>
    <message>
        <source>The number is even</source>
        <translation>العدد زوجي</translation>
    </message>
    <message>
        <source>The number is odd</source>
        <translation>العدد فردي</translation>
    </message>
</context>
<context>
    <name>PersonNotes</name>
    <message>
        <source>%1 has chosen</source>
        <translation>اختار %1</translation>
    </message>
    <message>
        <source>What it is stays secret too.</source>
        <translation>ويبقى هذا الاختيار سريًا أيضًا.</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 يختار</translation>
    </message>
    <message>
        <source>Asked at the same moment as you.</source>
        <translation>سُئل في اللحظة نفسها معك.</translation>
    </message>
    <message>
        <source>Your choice stays secret</source>
        <translation>يبقى اختيارك سريًا</translation>
    </message>
    <message>
        <source>%1 cannot see it until both have chosen.</source>
        <translation>لا يستطيع %1 رؤيته حتى تختارا كلاكما.</translation>
    </message>
    <message>
        <source>No answer means a loss</source>
        <translation>عدم الرد يعني الخسارة</translation>
    </message>
    <message numerus="yes">
        <source>At 0 s the referee asks again, up to %n time(s).</source>
        <translation>
            <numerusform>عند 0 ث يسأل الحكم مجددًا، حتى %n مرة.</numerusform>
            <numerusform>عند 0 ث يسأل الحكم مجددًا، مرة واحدة.</numerusform>
            <numerusform>عند 0 ث يسأل الحكم مجددًا، حتى مرتين.</numerusform>
            <numerusform>عند 0 ث يسأل الحكم مجددًا، حتى %n مرات.</numerusform>
            <numerusform>عند 0 ث يسأل الحكم مجددًا، حتى %n مرة.</numerusform>
            <numerusform>عند 0 ث يسأل الحكم مجددًا، حتى %n مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The referee may ask again before that.</source>
        <translation>قد يسأل الحكم مجددًا قبل ذلك.</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Even or odd?</source>
        <translation>زوجي أم فردي؟</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>بقيت %n ثانية</numerusform>
            <numerusform>بقيت ثانية واحدة</numerusform>
            <numerusform>بقيت ثانيتان</numerusform>
            <numerusform>بقيت %n ثوانٍ</numerusform>
            <numerusform>بقيت %n ثانية</numerusform>
            <numerusform>بقيت %n ثانية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseStep</name>
    <message>
        <source>%1, now</source>
        <translation>%1، الآن</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1، انقضت</translation>
    </message>
</context>
<context>
    <name>PhaseStepper</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>turns × seconds</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Phase %1, next %2</source>
        <translation>المرحلة %1، التالية %2</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>المرحلة %1</translation>
    </message>
</context>
<context>
    <name>PlacesDropDowns</name>
    <message>
        <source>On this network</source>
        <translation>على هذه الشبكة</translation>
    </message>
    <message>
        <source>Joined before</source>
        <translation>انضمامات سابقة</translation>
    </message>
</context>
<context>
    <name>PlacesTitle</name>
    <message>
        <source>Searching</source>
        <translation>جارٍ البحث</translation>
    </message>
</context>
<context>
    <name>PlayedChip</name>
    <message>
        <source>%1 against %2, technical</source>
        <translation>%1 ضد %2، فنية</translation>
    </message>
    <message>
        <source>%1 against %2, number %3</source>
        <translation>%1 ضد %2، العدد %3</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>فنية</translation>
    </message>
</context>
<context>
    <name>PlayedStrip</name>
    <message>
        <source>Your matches so far</source>
        <translation>مبارياتك حتى الآن</translation>
    </message>
    <message>
        <source>Won %1, drew %2, lost %3</source>
        <translation>فوز %1، تعادل %2، خسارة %3</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Champion: %1</source>
        <translation>البطل: %1</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>منصة التتويج</translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، نقطة واحدة</numerusform>
            <numerusform>%1، %2، نقطتان</numerusform>
            <numerusform>%1، %2، %n نقاط</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>under the number of points</comment>
        <translation>
            <numerusform>نقطة</numerusform>
            <numerusform>نقطة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>نقاط</numerusform>
            <numerusform>نقطة</numerusform>
            <numerusform>نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsAtStake</name>
    <message>
        <source>win %1, draw %2, loss 0</source>
        <translation>فوز %1، تعادل %2، خسارة 0</translation>
    </message>
    <message>
        <source>Points at stake: %1</source>
        <translation>النقاط المتنافَس عليها: %1</translation>
    </message>
    <message>
        <source>Points at stake</source>
        <translation>النقاط المتنافَس عليها</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Points over rounds</source>
        <translation>النقاط عبر الجولات</translation>
    </message>
</context>
<context>
    <name>PortLine</name>
    <message>
        <source>Ports %1–%2 and %3–%4 are free</source>
        <translation>المنافذ %1–%2 و%3–%4 متاحة</translation>
    </message>
    <message>
        <source>Port %1 is taken</source>
        <translation>المنفذ %1 مشغول</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>استخدام %1</translation>
    </message>
</context>
<context>
    <name>PostmortemMoments</name>
    <message>
        <source>Key moments</source>
        <translation>لحظات حاسمة</translation>
    </message>
    <message>
        <source>Nothing stood out.</source>
        <translation>لا شيء لافت.</translation>
    </message>
</context>
<context>
    <name>PostmortemNight</name>
    <message>
        <source>The mafia chose %1.</source>
        <translation>اختارت المافيا %1.</translation>
    </message>
    <message>
        <source>The mafia did not agree; the draw took %1.</source>
        <translation>لم تتفق المافيا؛ اختارت القرعة %1.</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>أُنقذ %1.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is mafia.</source>
        <translation>علم الشريف أن %1 من المافيا.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is not mafia.</source>
        <translation>علم الشريف أن %1 ليس من المافيا.</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>قُتل %1 أثناء الليل</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>لم يمت أحد أثناء الليل</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>الليلة %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, deed, target</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>سُحب بالقرعة، لا إجابة في الوقت</translation>
    </message>
</context>
<context>
    <name>PostmortemPage</name>
    <message>
        <source>Post-mortem of match %1</source>
        <translation>تحليل المباراة %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
    <message>
        <source>The record is being read</source>
        <translation>يُقرأ السجل</translation>
    </message>
    <message>
        <source>There is no post-mortem</source>
        <translation>لا يوجد تحليل</translation>
    </message>
    <message>
        <source>Match %1 is not over, or its record is not on this computer.</source>
        <translation>المباراة %1 لم تنتهِ، أو أن سجلها ليس على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayer</name>
    <message>
        <source>survived</source>
        <translation>نجا</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <comment>share of votes</comment>
        <translation>%1% من %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1، %2، %3</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayers</name>
    <message>
        <source>Player</source>
        <translation>لاعب</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>غادر</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Good votes</source>
        <translation>أصوات صائبة</translation>
    </message>
    <message>
        <source>Right / wrong</source>
        <translation>صواب / خطأ</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>إنقاذ</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>كشف</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>تأخر</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>زمن الرد</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>قيل</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>من كان من</translation>
    </message>
    <message>
        <source>Good votes: on the mafia by the town, on the town by the mafia. Right / wrong: accusations of mafia and of others. Answers in: mean and longest, in seconds. Said: statements and characters.</source>
        <translation>أصوات صائبة: من البلدة ضد المافيا، ومن المافيا ضد البلدة. صواب / خطأ: اتهام المافيا واتهام غيرها. زمن الرد: المتوسط والأطول بالثواني. قيل: المداخلات والأحرف.</translation>
    </message>
</context>
<context>
    <name>PostmortemResult</name>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>الأيام</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>The seed is the one that was promised</source>
        <translation>البذرة هي الموعودة</translation>
    </message>
    <message>
        <source>The seed is not the one that was promised</source>
        <translation>البذرة ليست الموعودة</translation>
    </message>
</context>
<context>
    <name>PostmortemTalk</name>
    <message>
        <source>What was said on day %1</source>
        <translation>ما قيل في اليوم %1</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <translation>نفد وقته</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>يمرّر الدور</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>قُطع كلامه</translation>
    </message>
    <message>
        <source>says %1, which is true</source>
        <comment>a role</comment>
        <translation>يقول %1، وهذا صحيح</translation>
    </message>
    <message>
        <source>says %1, which is false</source>
        <comment>a role</comment>
        <translation>يقول %1، وهذا غير صحيح</translation>
    </message>
</context>
<context>
    <name>PostmortemVotes</name>
    <message>
        <source>Nobody leaves the table</source>
        <translation>لا يغادر أحد الطاولة</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>تعادل بين %1. اختارت القرعة %2.</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>يغادر %1 الطاولة</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>امتنع</translation>
    </message>
    <message>
        <source>%1: no vote came</source>
        <translation>%1: لم يصل صوت</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>voter, target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, before that %2</source>
        <translation>%1، وقبل ذلك %2</translation>
    </message>
    <message>
        <source>Vote of day %1</source>
        <translation>تصويت اليوم %1</translation>
    </message>
    <message>
        <source>no vote came</source>
        <translation>لم يصل صوت</translation>
    </message>
</context>
<context>
    <name>PreflightLight</name>
    <message>
        <source>Checking</source>
        <comment>pre-flight</comment>
        <translation>قيد الفحص</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>pre-flight</comment>
        <translation>ناجح</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>pre-flight</comment>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>pre-flight</comment>
        <translation>فاشل</translation>
    </message>
    <message>
        <source>Pre-flight, %1</source>
        <translation>الفحص المسبق، %1</translation>
    </message>
</context>
<context>
    <name>ProjectorFoot</name>
    <message>
        <source>Watch on your computer:</source>
        <translation>للمشاهدة على حاسوبك:</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 من %n مباراة</numerusform>
            <numerusform>%1 من مباراة واحدة</numerusform>
            <numerusform>%1 من مباراتين</numerusform>
            <numerusform>%1 من %n مباريات</numerusform>
            <numerusform>%1 من %n مباراة</numerusform>
            <numerusform>%1 من %n مباراة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorInvitation</name>
    <message>
        <source>Join code</source>
        <translation>رمز الانضمام</translation>
    </message>
    <message>
        <source>Join code %1</source>
        <translation>رمز الانضمام %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are here</source>
        <translation>
            <numerusform>يوجد هنا %n لاعب</numerusform>
            <numerusform>يوجد هنا لاعب واحد</numerusform>
            <numerusform>يوجد هنا لاعبان</numerusform>
            <numerusform>يوجد هنا %n لاعبين</numerusform>
            <numerusform>يوجد هنا %n لاعبًا</numerusform>
            <numerusform>يوجد هنا %n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>رمز QR للرابط</translation>
    </message>
</context>
<context>
    <name>ProjectorMatch</name>
    <message>
        <source>%1 is even: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 زوجي: فاز %2</translation>
    </message>
    <message>
        <source>%1 is odd: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 فردي: فاز %2</translation>
    </message>
    <message>
        <source>%1 did not answer: %2 wins</source>
        <translation>لم يرد %1: فاز %2</translation>
    </message>
    <message>
        <source>%1 is even: a draw</source>
        <translation>%1 زوجي: تعادل</translation>
    </message>
    <message>
        <source>%1 is odd: a draw</source>
        <translation>%1 فردي: تعادل</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>لا تُحتسب</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>في انتظار %1</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>على وشك البدء</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>يستعدان</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>يختاران</translation>
    </message>
    <message>
        <source>Drawing a number</source>
        <translation>يُسحب العدد</translation>
    </message>
    <message>
        <source>Looking who is right</source>
        <translation>من أصاب؟</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>انتهى الوقت</translation>
    </message>
    <message>
        <source>Starts over</source>
        <translation>تبدأ من جديد</translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 ضد %2، %3</translation>
    </message>
</context>
<context>
    <name>ProjectorMatches</name>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
</context>
<context>
    <name>ProjectorPair</name>
    <message>
        <source>vs</source>
        <comment>between the names of two players</comment>
        <translation>ضد</translation>
    </message>
</context>
<context>
    <name>ProjectorRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، نقطة واحدة</numerusform>
            <numerusform>%1، %2، نقطتان</numerusform>
            <numerusform>%1، %2، %n نقاط</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorTable</name>
    <message>
        <source>Standings</source>
        <translation>جدول الترتيب</translation>
    </message>
</context>
<context>
    <name>ProjectorView</name>
    <message>
        <source>Projector, %1</source>
        <translation>جهاز العرض، %1</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>%1 – projector</source>
        <translation>%1 – جهاز العرض</translation>
    </message>
</context>
<context>
    <name>QueuePanel</name>
    <message>
        <source>Turn queue</source>
        <translation>طابور الأدوار</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>دورة %1</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add an agent, or let one join.</source>
        <translation>لا أحد هنا بعد. أضف وكيلًا أو دع أحدهم ينضم.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>إضافة وكيل</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>القناة مغلقة.</translation>
    </message>
    <message>
        <source>What can be done with the chosen agent</source>
        <translation>ما يمكن فعله بالوكيل المختار</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Navigation</source>
        <translation>التنقل</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation>
            <numerusform>%1، %n بحاجة إلى انتباه</numerusform>
            <numerusform>%1، واحد بحاجة إلى انتباه</numerusform>
            <numerusform>%1، اثنان بحاجة إلى انتباه</numerusform>
            <numerusform>%1، %n بحاجة إلى انتباه</numerusform>
            <numerusform>%1، %n بحاجة إلى انتباه</numerusform>
            <numerusform>%1، %n بحاجة إلى انتباه</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RailPlaces</name>
    <message>
        <source>League</source>
        <translation>الدوري</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>الرئيسية</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>الوكلاء</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>المراسلات</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>مقعدي</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>جهاز العرض</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>قناة</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>up %1</source>
        <translation>صعود %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>هبوط %1</translation>
    </message>
</context>
<context>
    <name>RateCard</name>
    <message numerus="yes">
        <source>%n message(s) per second</source>
        <translation>
            <numerusform>%n رسالة في الثانية</numerusform>
            <numerusform>رسالة واحدة في الثانية</numerusform>
            <numerusform>رسالتان في الثانية</numerusform>
            <numerusform>%n رسائل في الثانية</numerusform>
            <numerusform>%n رسالة في الثانية</numerusform>
            <numerusform>%n رسالة في الثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>messages per second</source>
        <translation>رسالة في الثانية</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>سُلّمت</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشلت</translation>
    </message>
</context>
<context>
    <name>Readiness</name>
    <message>
        <source>Before you start</source>
        <translation>قبل البدء</translation>
    </message>
</context>
<context>
    <name>ReadinessLine</name>
    <message>
        <source>No referee yet</source>
        <translation>لا حكم بعد</translation>
    </message>
    <message>
        <source>Referees ready</source>
        <translation>الحكام جاهزون</translation>
    </message>
    <message>
        <source>Too few players</source>
        <translation>عدد اللاعبين غير كافٍ</translation>
    </message>
    <message>
        <source>Enough players</source>
        <translation>عدد اللاعبين كافٍ</translation>
    </message>
    <message>
        <source>Every agent answers</source>
        <translation>كل الوكلاء يردون</translation>
    </message>
    <message>
        <source>Waiting for answers</source>
        <translation>في انتظار الردود</translation>
    </message>
    <message>
        <source>Tokens issued</source>
        <translation>أُصدرت الرموز المميزة</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>لا يرد %1</translation>
    </message>
    <message>
        <source>%1 is slow</source>
        <translation>%1 بطيء</translation>
    </message>
    <message>
        <source>%1 has trouble</source>
        <translation>لدى %1 مشكلة</translation>
    </message>
    <message>
        <source>%1 is being checked</source>
        <translation>يُفحص %1</translation>
    </message>
    <message>
        <source>%1 is arriving</source>
        <translation>%1 ينضم الآن</translation>
    </message>
    <message>
        <source>A league needs at least one.</source>
        <translation>يحتاج الدوري إلى حكم واحد على الأقل.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>referees, matches at a time</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n حكم</numerusform>
            <numerusform>حكم واحد</numerusform>
            <numerusform>حكمان</numerusform>
            <numerusform>%n حكام</numerusform>
            <numerusform>%n حكمًا</numerusform>
            <numerusform>%n حكم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) at a time</source>
        <translation>
            <numerusform>%n مباراة في آن واحد</numerusform>
            <numerusform>مباراة واحدة في آن واحد</numerusform>
            <numerusform>مباراتان في آن واحد</numerusform>
            <numerusform>%n مباريات في آن واحد</numerusform>
            <numerusform>%n مباراة في آن واحد</numerusform>
            <numerusform>%n مباراة في آن واحد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, minimum 2</source>
        <translation>
            <numerusform>%n مسجّل، الحد الأدنى 2</numerusform>
            <numerusform>%n مسجّل، الحد الأدنى 2</numerusform>
            <numerusform>%n مسجّلان، الحد الأدنى 2</numerusform>
            <numerusform>%n مسجّلين، الحد الأدنى 2</numerusform>
            <numerusform>%n مسجّلًا، الحد الأدنى 2</numerusform>
            <numerusform>%n مسجّل، الحد الأدنى 2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 health checks</source>
        <translation>فحوص السلامة: %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n auth token(s)</source>
        <translation>
            <numerusform>%n رمز دخول</numerusform>
            <numerusform>رمز دخول واحد</numerusform>
            <numerusform>رمزا دخول</numerusform>
            <numerusform>%n رموز دخول</numerusform>
            <numerusform>%n رمز دخول</numerusform>
            <numerusform>%n رمز دخول</numerusform>
        </translation>
    </message>
    <message>
        <source>It loses its matches by default. Remove it, or start it again.</source>
        <translation>يخسر مبارياته تلقائيًا. أزله أو أعد تشغيله.</translation>
    </message>
    <message>
        <source>%1 ms, still inside the %2 s join limit</source>
        <translation>%1 م.ث، ضمن مهلة الانضمام %2 ث</translation>
    </message>
    <message>
        <source>A sham match shows whether it can play.</source>
        <translation>مباراة تجريبية تبيّن هل يستطيع اللعب.</translation>
    </message>
    <message>
        <source>It is left out if you start now.</source>
        <translation>يبقى خارج الدوري عند البدء الآن.</translation>
    </message>
</context>
<context>
    <name>RecentPanel</name>
    <message>
        <source>Recent leagues</source>
        <translation>أحدث الدوريات</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>فتح ملف</translation>
    </message>
    <message>
        <source>No leagues yet</source>
        <translation>لا دوريات بعد</translation>
    </message>
    <message>
        <source>Start one on this computer. It takes one click.</source>
        <translation>ابدأ دوريًا على هذا الحاسوب بنقرة واحدة.</translation>
    </message>
    <message>
        <source>Follow a league on this network</source>
        <translation>متابعة دوري على هذه الشبكة</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>%1 of %2 matches safe</source>
        <comment>of an interrupted league</comment>
        <translation>حُفظت المباريات: %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Today %1</source>
        <comment>time</comment>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
    </message>
    <message>
        <source>%1, interrupted. %2. Resume</source>
        <comment>name of a league, what is safe</comment>
        <translation>%1، انقطع. %2. استئناف</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>Resume, R%1 of %2</source>
        <comment>round</comment>
        <translation>استئناف، ج%1 من %2</translation>
    </message>
    <message>
        <source>Paused, R%1 of %2</source>
        <comment>round</comment>
        <translation>متوقف مؤقتًا، ج%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n pt(s)</source>
        <comment>champion and points</comment>
        <translation>
            <numerusform>%1، %n نقطة</numerusform>
            <numerusform>%1، نقطة واحدة</numerusform>
            <numerusform>%1، نقطتان</numerusform>
            <numerusform>%1، %n نقاط</numerusform>
            <numerusform>%1، %n نقطة</numerusform>
            <numerusform>%1، %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>لم يبدأ</translation>
    </message>
</context>
<context>
    <name>RefereeLimits</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>المباريات في آن واحد</translation>
    </message>
</context>
<context>
    <name>RemovalQuestion</name>
    <message>
        <source>Withdraw %1?</source>
        <translation>سحب %1؟</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>إزالة %1؟</translation>
    </message>
    <message>
        <source>What it has played stays in the table. Its other matches are decided by the rules of the league.</source>
        <translation>ما لُعب يبقى في الجدول. أما المباريات الأخرى فتُحسم وفق قواعد الدوري.</translation>
    </message>
    <message>
        <source>The agent is told, and may join again.</source>
        <translation>يُبلَّغ الوكيل، ويمكنه الانضمام من جديد.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>سرعة الإعادة</translation>
    </message>
</context>
<context>
    <name>ResultLegend</name>
    <message>
        <source>Win 3</source>
        <translation>فوز 3</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>تعادل 1</translation>
    </message>
    <message>
        <source>Loss 0</source>
        <translation>خسارة 0</translation>
    </message>
    <message>
        <source>Technical loss</source>
        <translation>خسارة فنية</translation>
    </message>
</context>
<context>
    <name>ResultMark</name>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>خسارة فنية</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>لم تُلعب</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Time left, %1 of %2 seconds</source>
        <translation>الوقت المتبقي، %1 من %2 ثانية</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انتهى</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>بلا مهلة زمنية</translation>
    </message>
</context>
<context>
    <name>RoleLine</name>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>مخفي</translation>
    </message>
</context>
<context>
    <name>RoundCell</name>
    <message>
        <source>Round %1, %2, %3 of %4 matches done</source>
        <translation>الجولة %1، %2، المباريات المنتهية %3 من %4</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>الجولة %1، %2</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for round</comment>
        <translation>ج%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>انتهى %1 من %2</translation>
    </message>
</context>
<context>
    <name>RoundStrip</name>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>Table, %1 of %2 alive</source>
        <translation>الطاولة، %1 من %2 أحياء</translation>
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
        <translation>الترتيب النهائي</translation>
    </message>
    <message>
        <source>Soon to begin</source>
        <translation>البداية قريبًا</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>الجولة %1 من %2</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1؛ المعتاد %2</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>إعادة الضبط إلى %1</translation>
    </message>
</context>
<context>
    <name>RuleLineRow</name>
    <message>
        <source>%1, %2</source>
        <comment>a rule and what is allowed</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2, usually %3</source>
        <comment>a rule, what is allowed, and the usual value</comment>
        <translation>%1، %2، المعتاد %3</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>These hold for the whole league. They cannot be changed once the lobby is open.</source>
        <translation>تسري هذه القواعد على الدوري كله. لا يمكن تغييرها بعد فتح الردهة.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>القواعد المعتادة</translation>
    </message>
    <message>
        <source>These are the usual rules.</source>
        <translation>هذه هي القواعد المعتادة.</translation>
    </message>
    <message>
        <source>Rules and timing</source>
        <translation>القواعد والتوقيت</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Lowest number that can be drawn</source>
        <translation>أصغر رقم يمكن سحبه</translation>
    </message>
    <message>
        <source>Highest number that can be drawn</source>
        <translation>أكبر رقم يمكن سحبه</translation>
    </message>
    <message>
        <source>Where numbers come from: the operating system, or the league&apos;s seed</source>
        <translation>مصدر الأرقام: نظام التشغيل أو بذرة الدوري</translation>
    </message>
    <message>
        <source>What a match is worth when a player does not come</source>
        <translation>قيمة المباراة عندما لا يحضر لاعب</translation>
    </message>
    <message>
        <source>How often an unanswered message is sent again</source>
        <translation>عدد مرات إعادة إرسال رسالة بلا جواب</translation>
    </message>
    <message>
        <source>Pause before the first retry, in milliseconds</source>
        <translation>المهلة قبل أول إعادة محاولة، بالمللي ثانية</translation>
    </message>
    <message>
        <source>How much longer each further pause is</source>
        <translation>كم تطول كل مهلة تالية</translation>
    </message>
    <message>
        <source>How long an agent waits for the answer to its registration</source>
        <translation>مدة انتظار الوكيل للرد على تسجيله</translation>
    </message>
    <message>
        <source>How long a player has to accept an invitation</source>
        <translation>المدة المتاحة للاعب لقبول الدعوة</translation>
    </message>
    <message>
        <source>How long a player has to choose</source>
        <translation>المدة المتاحة للاعب للاختيار</translation>
    </message>
    <message>
        <source>How long a referee waits until its report is acknowledged</source>
        <translation>مدة انتظار الحكم لتأكيد تقريره</translation>
    </message>
    <message>
        <source>How long notifications wait for an acknowledgement, for the log only</source>
        <translation>مدة انتظار الإشعارات للتأكيد، للسجل فقط</translation>
    </message>
    <message>
        <source>Consecutive no-shows after which a player is out</source>
        <translation>عدد مرات الغياب المتتالية التي يخرج بعدها اللاعب</translation>
    </message>
    <message>
        <source>What the remaining matches of a withdrawn player are worth</source>
        <translation>قيمة المباريات المتبقية للاعب المنسحب</translation>
    </message>
    <message>
        <source>How often the manager asks whether an agent is alive</source>
        <translation>كم مرة يسأل المدير إن كان الوكيل يعمل</translation>
    </message>
    <message>
        <source>Missed heartbeats after which an agent counts as lost</source>
        <translation>عدد النبضات الفائتة التي يُعد بعدها الوكيل مفقودًا</translation>
    </message>
    <message>
        <source>Start without the operator once the expected agents are there</source>
        <translation>البدء دون المشغّل عند حضور الوكلاء المتوقعين</translation>
    </message>
    <message>
        <source>Players that an automatic start waits for</source>
        <translation>عدد اللاعبين الذين ينتظرهم البدء التلقائي</translation>
    </message>
    <message>
        <source>Referees that an automatic start waits for</source>
        <translation>عدد الحكام الذين ينتظرهم البدء التلقائي</translation>
    </message>
    <message>
        <source>Everybody meets twice, the second time with sides swapped</source>
        <translation>يلتقي الجميع مرتين، والثانية مع تبديل الجانبين</translation>
    </message>
    <message>
        <source>Matches that one referee runs at the same time</source>
        <translation>عدد المباريات التي يديرها حكم واحد في آن واحد</translation>
    </message>
    <message>
        <source>Take answers without a token from the machine of the player they name</source>
        <translation>قبول الأجوبة بلا رمز من جهاز اللاعب المذكور فيها</translation>
    </message>
    <message>
        <source>Failures in a row after which an endpoint is left alone</source>
        <translation>عدد الإخفاقات المتتالية التي يُترك بعدها العنوان</translation>
    </message>
    <message>
        <source>How long a failing endpoint is left alone before one more try</source>
        <translation>مدة ترك العنوان الفاشل قبل محاولة أخرى</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two words to choose from</comment>
        <translation>%1 أو %2</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules of new leagues</source>
        <translation>قواعد الدوريات الجديدة</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>A league under way keeps the rules it began with.</source>
        <translation>يحتفظ الدوري الجاري بالقواعد التي بدأ بها.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
</context>
<context>
    <name>RunProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>استخدام %1</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>حُفظ %1</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>ملفات JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ScheduleFigures</name>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>جولة</numerusform>
            <numerusform>جولة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>جولات</numerusform>
            <numerusform>جولة</numerusform>
            <numerusform>جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <translation>
            <numerusform>مباراة</numerusform>
            <numerusform>مباراة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>مباريات</numerusform>
            <numerusform>مباراة</numerusform>
            <numerusform>مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>per round</source>
        <translation>في كل جولة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n جولة</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n مباراة</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%n مباريات</numerusform>
            <numerusform>%n مباراة</numerusform>
            <numerusform>%n مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule with %n player(s)</source>
        <translation>
            <numerusform>جدول المباريات: %n لاعب</numerusform>
            <numerusform>جدول المباريات: لاعب واحد</numerusform>
            <numerusform>جدول المباريات: لاعبان</numerusform>
            <numerusform>جدول المباريات: %n لاعبين</numerusform>
            <numerusform>جدول المباريات: %n لاعبًا</numerusform>
            <numerusform>جدول المباريات: %n لاعب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2، %3 %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 ضد %2</translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation>شريط التمرير</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Moment of the replay</source>
        <translation>لحظة من الإعادة</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>حكم</translation>
    </message>
    <message>
        <source>Player, %1</source>
        <comment>and its strategy</comment>
        <translation>لاعب، %1</translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation>يستمع على</translation>
    </message>
    <message>
        <source>Matches run</source>
        <translation>المباريات التي أدارها</translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation>المباريات حتى الآن</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>التحذيرات</translation>
    </message>
    <message>
        <source>None</source>
        <comment>warnings</comment>
        <translation>لا توجد</translation>
    </message>
    <message numerus="yes">
        <source>%n, the last: %1</source>
        <comment>warnings</comment>
        <translation>
            <numerusform>%n، آخرها: %1</numerusform>
            <numerusform>%n، آخرها: %1</numerusform>
            <numerusform>%n، آخرها: %1</numerusform>
            <numerusform>%n، آخرها: %1</numerusform>
            <numerusform>%n، آخرها: %1</numerusform>
            <numerusform>%n، آخرها: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLabel</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (أنت)</translation>
    </message>
    <message>
        <source>Not mafia</source>
        <translation>ليس مافيا</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>مخفي</translation>
    </message>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>يقول %1</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Joining the league</source>
        <translation>جارٍ الانضمام إلى الدوري</translation>
    </message>
    <message>
        <source>Joining did not work</source>
        <translation>لم ينجح الانضمام</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>انتهى الدوري</translation>
    </message>
    <message>
        <source>You have left the league</source>
        <translation>غادرت الدوري</translation>
    </message>
    <message>
        <source>Joined as %1</source>
        <translation>الانضمام باسم %1</translation>
    </message>
    <message>
        <source>League</source>
        <translation>الدوري</translation>
    </message>
    <message>
        <source>League Manager at %1</source>
        <translation>مدير الدوري على %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
</context>
<context>
    <name>SeatPageHeader</name>
    <message>
        <source>You play as %1</source>
        <translation>تلعب باسم %1</translation>
    </message>
    <message>
        <source>You play as %1 in match %2</source>
        <translation>تلعب باسم %1 في المباراة %2</translation>
    </message>
    <message>
        <source>To the league</source>
        <translation>إلى الدوري</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Your role</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>What you are asked</source>
        <translation>ما يُطلب منك</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>النقاش</translation>
    </message>
</context>
<context>
    <name>SeatQuestion</name>
    <message>
        <source>Too late: the game went on.</source>
        <translation>فات الأوان: تابعت اللعبة.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>لا يُطلب منك شيء الآن</translation>
    </message>
    <message>
        <source>It is your turn to speak</source>
        <translation>دورك في الكلام</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>من يغادر الطاولة؟</translation>
    </message>
    <message>
        <source>Whom do the mafia kill?</source>
        <translation>من تقتل المافيا؟</translation>
    </message>
    <message>
        <source>Whom do you protect?</source>
        <translation>من تحمي؟</translation>
    </message>
    <message>
        <source>Whom do you investigate?</source>
        <translation>عمّن تتحرى؟</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>لقد غادرت الطاولة</translation>
    </message>
    <message>
        <source>Your answer is in</source>
        <translation>وصلت إجابتك</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>لقد فزت</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>لقد خسرت</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>لم يفز أحد</translation>
    </message>
    <message>
        <source>You have lost: you did not answer</source>
        <translation>لقد خسرت: لم تجب</translation>
    </message>
    <message>
        <source>The match was called off</source>
        <translation>أُلغيت المباراة</translation>
    </message>
    <message>
        <source>The town is asleep</source>
        <translation>البلدة نائمة</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>قُتل %1 أثناء الليل</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>لم يمت أحد أثناء الليل</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <translation>يتكلم %1</translation>
    </message>
    <message>
        <source>The discussion begins</source>
        <translation>يبدأ النقاش</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>الطاولة تصوّت</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>يغادر %1 الطاولة</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>لا يغادر أحد الطاولة</translation>
    </message>
    <message>
        <source>Everybody at the table will read it.</source>
        <translation>سيقرؤه كل من على الطاولة.</translation>
    </message>
    <message>
        <source>Choose here, or at the table.</source>
        <translation>اختر هنا أو على الطاولة.</translation>
    </message>
    <message>
        <source>The others go on; you are asked when it is your turn.</source>
        <translation>يواصل الآخرون؛ ستُسأل عندما يحين دورك.</translation>
    </message>
    <message>
        <source>You may watch until the end.</source>
        <translation>يمكنك المشاهدة حتى النهاية.</translation>
    </message>
    <message>
        <source>You abstain</source>
        <translation>صوتك: امتناع</translation>
    </message>
    <message>
        <source>Your vote: %1</source>
        <translation>صوتك: %1</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>اختيارك: %1</translation>
    </message>
    <message>
        <source>It stands. You may change it while the vote is open.</source>
        <translation>سُجّل. يمكنك تغييره ما دام التصويت مفتوحًا.</translation>
    </message>
    <message>
        <source>It stands. You may change it while the night lasts.</source>
        <translation>سُجّل. يمكنك تغييره ما دام الليل قائمًا.</translation>
    </message>
</context>
<context>
    <name>SeatRole</name>
    <message>
        <source>Each night your team kills a player. By day, do not be found out.</source>
        <translation>كل ليلة يقتل فريقك لاعبًا. في النهار لا تدعهم يكشفونك.</translation>
    </message>
    <message>
        <source>Each night you save one player from the mafia.</source>
        <translation>كل ليلة تنقذ لاعبًا واحدًا من المافيا.</translation>
    </message>
    <message>
        <source>Each night you learn whether one player is mafia.</source>
        <translation>كل ليلة تعرف إن كان أحد اللاعبين من المافيا.</translation>
    </message>
    <message>
        <source>Find the mafia by what they say and how they vote.</source>
        <translation>اكشف المافيا مما تقوله وكيف تصوّت.</translation>
    </message>
    <message>
        <source>Your role: %1</source>
        <translation>دورك: %1</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>فريقك: %1</translation>
    </message>
    <message>
        <source>Found mafia: %1</source>
        <translation>اكتُشفوا مافيا: %1</translation>
    </message>
    <message>
        <source>Not mafia: %1</source>
        <translation>ليسوا مافيا: %1</translation>
    </message>
</context>
<context>
    <name>SeatSpeech</name>
    <message>
        <source>What you say to everybody</source>
        <translation>ما تقوله للجميع</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>قل شيئًا للطاولة</translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>لا أحرف.</numerusform>
            <numerusform>حرف واحد على الأكثر.</numerusform>
            <numerusform>حرفان على الأكثر.</numerusform>
            <numerusform>%n أحرف على الأكثر.</numerusform>
            <numerusform>%n حرفًا على الأكثر.</numerusform>
            <numerusform>%n حرف على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>قلها</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>تمرير</translation>
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
            <numerusform>لم يبق شيء</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
            <numerusform>بقي %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatStatus</name>
    <message>
        <source>technical win</source>
        <translation>فوز فني</translation>
    </message>
    <message>
        <source>not invited yet</source>
        <translation>لم يُدعَ بعد</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>انضم</translation>
    </message>
    <message>
        <source>No join</source>
        <translation>لم ينضم</translation>
    </message>
    <message>
        <source>Joined %1 ms</source>
        <translation>انضم %1 م.ث</translation>
    </message>
    <message>
        <source>Invited…</source>
        <translation>دُعي…</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>مثبّت</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>إعادة المحاولة %1 من %2</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>يفكر…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>لا رد</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>لا يمكن الوصول إليه</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>خسارة فنية</translation>
    </message>
</context>
<context>
    <name>SeatTalk</name>
    <message>
        <source>Discussion</source>
        <translation>النقاش</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>لم يُقل شيء بعد.</translation>
    </message>
</context>
<context>
    <name>SeatTargets</name>
    <message>
        <source>Players to choose from</source>
        <translation>لاعبون للاختيار</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>امتناع</translation>
    </message>
</context>
<context>
    <name>SeatTrouble</name>
    <message>
        <source>Joining did not work</source>
        <translation>لم ينجح الانضمام</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>إعادة الاتصال بعد %n ثانية</numerusform>
            <numerusform>إعادة الاتصال بعد ثانية واحدة</numerusform>
            <numerusform>إعادة الاتصال بعد ثانيتين</numerusform>
            <numerusform>إعادة الاتصال بعد %n ثوانٍ</numerusform>
            <numerusform>إعادة الاتصال بعد %n ثانية</numerusform>
            <numerusform>إعادة الاتصال بعد %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>جارٍ إعادة الاتصال</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>المحاولة الآن</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>SequenceCard</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>لم يُقل شيء بعد</translation>
    </message>
    <message>
        <source>The referee has not sent the invitations.</source>
        <translation>لم يرسل الحكم الدعوات بعد.</translation>
    </message>
    <message>
        <source>sent to both at the same instant</source>
        <translation>أُرسلت إلى كليهما في اللحظة نفسها</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n رسالة</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%n رسائل</numerusform>
            <numerusform>%n رسالة</numerusform>
            <numerusform>%n رسالة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Messages of the match</source>
        <translation>رسائل المباراة</translation>
    </message>
</context>
<context>
    <name>SequenceHead</name>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>SequenceReport</name>
    <message>
        <source>League Manager</source>
        <translation>مدير الدوري</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>كل تغيير يسري فورًا.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول البرنامج</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 د %2 ث</translation>
    </message>
</context>
<context>
    <name>SpeechBody</name>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>إلى %1</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 يفكر</translation>
    </message>
</context>
<context>
    <name>SpeechEnd</name>
    <message>
        <source>asked to wait: %1</source>
        <translation>طلب الانتظار: %1</translation>
    </message>
    <message>
        <source>asked to wait</source>
        <translation>طلب الانتظار</translation>
    </message>
    <message>
        <source>written before it was interrupted</source>
        <translation>كُتب قبل أن يُقاطَع</translation>
    </message>
    <message>
        <source>cut off by the end of the turn</source>
        <translation>قُطع بانتهاء الدور</translation>
    </message>
</context>
<context>
    <name>SpeechNotice</name>
    <message>
        <source>%1 passed</source>
        <translation>%1 تنازل عن دوره</translation>
    </message>
    <message>
        <source>%1 disconnected and left the queue</source>
        <translation>انقطع %1 وغادر الطابور</translation>
    </message>
    <message>
        <source>%1 ran out of time after %2 s, the queue moved on</source>
        <translation>نفد وقت %1 بعد %2 ث، وتقدم الطابور</translation>
    </message>
    <message>
        <source>%1 waited too long, the queue moved on</source>
        <translation>انتظر %1 طويلًا، وتقدم الطابور</translation>
    </message>
    <message>
        <source>No agents available in this channel</source>
        <translation>لا وكلاء متاحون في هذه القناة</translation>
    </message>
    <message>
        <source>%1 joined the queue</source>
        <translation>انضم %1 إلى الطابور</translation>
    </message>
    <message>
        <source>%1 left the channel</source>
        <translation>غادر %1 القناة</translation>
    </message>
    <message>
        <source>%1 was skipped</source>
        <translation>تم تخطي %1</translation>
    </message>
    <message>
        <source>The channel was paused</source>
        <translation>أوقفت القناة مؤقتًا</translation>
    </message>
    <message>
        <source>The channel goes on</source>
        <translation>القناة تتابع</translation>
    </message>
</context>
<context>
    <name>SpeechState</name>
    <message>
        <source>speaking</source>
        <translation>يتكلم</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>draft, posted when it goes on</source>
        <translation>مسودة، تُنشر عندما يتابع</translation>
    </message>
</context>
<context>
    <name>StageBars</name>
    <message>
        <source>Stage %1 of %2</source>
        <translation>المرحلة %1 من %2</translation>
    </message>
</context>
<context>
    <name>StandingsDrawer</name>
    <message>
        <source>Standings</source>
        <translation>جدول الترتيب</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>لا جدول بعد</translation>
    </message>
    <message>
        <source>The manager sends it when a round is over.</source>
        <translation>يرسله المدير عند انتهاء كل جولة.</translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
    <message>
        <source>Last 5</source>
        <translation>آخر 5</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>لاعب</translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation>ف</translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation>ت</translation>
    </message>
    <message>
        <source>L</source>
        <comment>matches lost</comment>
        <translation>خ</translation>
    </message>
    <message>
        <source>P</source>
        <comment>matches played</comment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, head of a column</comment>
        <translation>نقاط</translation>
    </message>
</context>
<context>
    <name>StandingsLine</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، نقطة واحدة</numerusform>
            <numerusform>%1، %2، نقطتان</numerusform>
            <numerusform>%1، %2، %n نقاط</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (أنت)</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>لُعبت %n مباراة</numerusform>
            <numerusform>لُعبت مباراة واحدة</numerusform>
            <numerusform>لُعبت مباراتان</numerusform>
            <numerusform>لُعبت %n مباريات</numerusform>
            <numerusform>لُعبت %n مباراة</numerusform>
            <numerusform>لُعبت %n مباراة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>جدول الترتيب</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، نقطة واحدة</numerusform>
            <numerusform>%1، %2، نقطتان</numerusform>
            <numerusform>%1، %2، %n نقاط</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
            <numerusform>%1، %2، %n نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarterCard</name>
    <message>
        <source>Write your own player</source>
        <translation>كتابة لاعب خاص بك</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>Write the starter kit %1</source>
        <translation>إنشاء حزمة البداية %1</translation>
    </message>
    <message>
        <source>Where to put the starter kit</source>
        <translation>مكان حفظ حزمة البداية</translation>
    </message>
    <message>
        <source>Written to %1. Try it there: %2</source>
        <translation>كُتبت في %1. جرّبها هناك: %2</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A complete player, standard library only</source>
        <translation>لاعب كامل، بالمكتبة القياسية فقط</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>A complete player, without packages</source>
        <translation>لاعب كامل، بلا حزم</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>نص برمجي</translation>
    </message>
    <message>
        <source>A bot that reads questions and prints answers</source>
        <translation>بوت يقرأ الأسئلة ويطبع الأجوبة</translation>
    </message>
    <message>
        <source>Channel member in Python</source>
        <translation>عضو قناة بلغة Python</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, standard library only</source>
        <translation>عضو كامل في قناة أدوار، بالمكتبة القياسية فقط</translation>
    </message>
    <message>
        <source>Channel member in Node</source>
        <translation>عضو قناة بلغة Node</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, without packages</source>
        <translation>عضو كامل في قناة أدوار، بلا حزم</translation>
    </message>
</context>
<context>
    <name>StateDiagram</name>
    <message>
        <source>State diagram</source>
        <translation>مخطط الحالات</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>League Manager</source>
        <translation>مدير الدوري</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>متفرج</translation>
    </message>
    <message>
        <source>League finished</source>
        <translation>انتهى الدوري</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) healthy</source>
        <translation>
            <numerusform>%n وكيل سليم</numerusform>
            <numerusform>وكيل واحد سليم</numerusform>
            <numerusform>وكيلان سليمان</numerusform>
            <numerusform>%n وكلاء سليمون</numerusform>
            <numerusform>%n وكيلًا سليمًا</numerusform>
            <numerusform>%n وكيل سليم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) need attention</source>
        <translation>
            <numerusform>%n وكيل بحاجة إلى انتباه</numerusform>
            <numerusform>وكيل واحد بحاجة إلى انتباه</numerusform>
            <numerusform>وكيلان بحاجة إلى انتباه</numerusform>
            <numerusform>%n وكلاء بحاجة إلى انتباه</numerusform>
            <numerusform>%n وكيلًا بحاجة إلى انتباه</numerusform>
            <numerusform>%n وكيل بحاجة إلى انتباه</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopQuestion</name>
    <message>
        <source>Stop the league?</source>
        <translation>إيقاف الدوري؟</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) are kept. The league can go on later from here.</source>
        <translation>
            <numerusform>تُحفظ %n مباراة منتهية. يمكن متابعة الدوري لاحقًا من هنا.</numerusform>
            <numerusform>تُحفظ مباراة واحدة منتهية. يمكن متابعة الدوري لاحقًا من هنا.</numerusform>
            <numerusform>تُحفظ مباراتان منتهيتان. يمكن متابعة الدوري لاحقًا من هنا.</numerusform>
            <numerusform>تُحفظ %n مباريات منتهية. يمكن متابعة الدوري لاحقًا من هنا.</numerusform>
            <numerusform>تُحفظ %n مباراة منتهية. يمكن متابعة الدوري لاحقًا من هنا.</numerusform>
            <numerusform>تُحفظ %n مباراة منتهية. يمكن متابعة الدوري لاحقًا من هنا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop league</source>
        <translation>إيقاف الدوري</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>مواصلة اللعب</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>إنهاء الجولة ثم التوقف</translation>
    </message>
</context>
<context>
    <name>SuspicionGrid</name>
    <message>
        <source>Day that is shown</source>
        <translation>اليوم المعروض</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>كل الأيام</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>accused</source>
        <translation>اتهم</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>دافع</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>صوّت</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>من يشك في من</translation>
    </message>
    <message>
        <source>number: how much a built-in player suspects whom</source>
        <translation>الرقم: مدى اشتباه لاعب مدمج بكل واحد</translation>
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
        <translation>اتهم %1</translation>
    </message>
    <message>
        <source>defended %1</source>
        <translation>دافع عن %1</translation>
    </message>
    <message>
        <source>voted against %1</source>
        <translation>صوّت ضد %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>suspects %1: %2</source>
        <comment>name, number</comment>
        <translation>يشتبه في %1: %2</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>%1 says</source>
        <translation>يقول %1</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>يفكر %1</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The roles are dealt</source>
        <translation>تُوزَّع الأدوار</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>الليلة %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>Villagers are asleep</source>
        <translation>القرويون نيام</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>قُتل %1 أثناء الليل</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>لم يمت أحد أثناء الليل</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>الدور %1 من %2</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>من يغادر الطاولة؟</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>يغادر %1 الطاولة</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>لا يغادر أحد الطاولة</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>لا لاعبين على الطاولة</numerusform>
            <numerusform>لاعب واحد على الطاولة</numerusform>
            <numerusform>لاعبان على الطاولة</numerusform>
            <numerusform>%n لاعبين على الطاولة</numerusform>
            <numerusform>%n لاعبًا على الطاولة</numerusform>
            <numerusform>%n لاعب على الطاولة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>The manager decides the match</source>
        <translation>المدير يحسم المباراة</translation>
    </message>
    <message>
        <source>Attempt %1 ends without a result</source>
        <translation>تنتهي المحاولة %1 بلا نتيجة</translation>
    </message>
    <message>
        <source>Draws %1: even</source>
        <translation>يسحب %1: زوجي</translation>
    </message>
    <message>
        <source>Draws %1: odd</source>
        <translation>يسحب %1: فردي</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>إعادة المحاولة %1 من %2</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>لا %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>لا رد</translation>
    </message>
    <message numerus="yes">
        <source>asked %n time(s)</source>
        <translation>
            <numerusform>سُئل %n مرة</numerusform>
            <numerusform>سُئل مرة واحدة</numerusform>
            <numerusform>سُئل مرتين</numerusform>
            <numerusform>سُئل %n مرات</numerusform>
            <numerusform>سُئل %n مرة</numerusform>
            <numerusform>سُئل %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>unusable answer %1</source>
        <translation>رد غير صالح %1</translation>
    </message>
    <message>
        <source>%1 to both players</source>
        <translation>%1 إلى اللاعبين كليهما</translation>
    </message>
    <message>
        <source>%1 to the League Manager</source>
        <translation>%1 إلى مدير الدوري</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Conversation</source>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>Nothing has been said yet</source>
        <translation>لم يُقل شيء بعد</translation>
    </message>
    <message>
        <source>The first agent in the queue begins; you may write at any time.</source>
        <translation>يبدأ أول وكيل في الطابور، ويمكنك الكتابة في أي وقت.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>messages</comment>
        <translation>
            <numerusform>لا جديد</numerusform>
            <numerusform>رسالة جديدة</numerusform>
            <numerusform>رسالتان جديدتان</numerusform>
            <numerusform>%n رسائل جديدة</numerusform>
            <numerusform>%n رسالة جديدة</numerusform>
            <numerusform>%n رسالة جديدة</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>إلى الأحدث</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message numerus="yes">
        <source>%1, %n vote(s), leading</source>
        <translation>
            <numerusform>%1، لا أصوات، متصدر</numerusform>
            <numerusform>%1، صوت واحد، متصدر</numerusform>
            <numerusform>%1، صوتان، متصدر</numerusform>
            <numerusform>%1، %n أصوات، متصدر</numerusform>
            <numerusform>%1، %n صوتًا، متصدر</numerusform>
            <numerusform>%1، %n صوت، متصدر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n vote(s)</source>
        <translation>
            <numerusform>%1، لا أصوات</numerusform>
            <numerusform>%1، صوت واحد</numerusform>
            <numerusform>%1، صوتان</numerusform>
            <numerusform>%1، %n أصوات</numerusform>
            <numerusform>%1، %n صوتًا</numerusform>
            <numerusform>%1، %n صوت</numerusform>
        </translation>
    </message>
    <message>
        <source>leading</source>
        <translation>متصدر</translation>
    </message>
</context>
<context>
    <name>ThinkBubble</name>
    <message>
        <source>observers only</source>
        <translation>للمتفرجين فقط</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>thinks: %1</source>
        <translation>يفكر: %1</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
</context>
<context>
    <name>TimelineBlock</name>
    <message>
        <source>%1 died</source>
        <translation>مات %1</translation>
    </message>
    <message>
        <source>%1 was voted out</source>
        <translation>أُقصي %1 بالتصويت</translation>
    </message>
    <message>
        <source>%1 was saved</source>
        <translation>أُنقذ %1</translation>
    </message>
    <message>
        <source>Somebody was saved</source>
        <translation>أُنقذ أحدهم</translation>
    </message>
    <message>
        <source>%1 claims to be %2</source>
        <translation>يدّعي %1 أنه %2</translation>
    </message>
    <message>
        <source>Nobody left</source>
        <translation>لم يغادر أحد</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>الليلة %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>اليوم %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>Toaster</name>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
</context>
<context>
    <name>TopicChip</name>
    <message>
        <source>Registration</source>
        <translation>التسجيل</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>الاستعلامات</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n message(s)</source>
        <translation>
            <numerusform>%1، %n رسالة</numerusform>
            <numerusform>%1، رسالة واحدة</numerusform>
            <numerusform>%1، رسالتان</numerusform>
            <numerusform>%1، %n رسائل</numerusform>
            <numerusform>%1، %n رسالة</numerusform>
            <numerusform>%1، %n رسالة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>timed out</source>
        <translation>انتهت المهلة</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>تعذّر الوصول</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation>القاطع مفتوح</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>لا رد</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>مرفوض</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <comment>recipients</comment>
        <translation>
            <numerusform>الكل (%n)</numerusform>
            <numerusform>مستلم واحد</numerusform>
            <numerusform>كلاهما</numerusform>
            <numerusform>الكل (%n)</numerusform>
            <numerusform>الكل (%n)</numerusform>
            <numerusform>الكل (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4, %5</source>
        <translation>%1 من %2 إلى %3، %4، %5</translation>
    </message>
</context>
<context>
    <name>TrafficControls</name>
    <message>
        <source>Following the newest</source>
        <translation>متابعة الأحدث</translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n new</source>
        <translation>
            <numerusform>متوقفة مؤقتًا، %n رسالة جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا، رسالة جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا، رسالتان جديدتان</numerusform>
            <numerusform>متوقفة مؤقتًا، %n رسائل جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا، %n رسالة جديدة</numerusform>
            <numerusform>متوقفة مؤقتًا، %n رسالة جديدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Pause list</source>
        <translation>إيقاف القائمة</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Follow the newest message (F)</source>
        <translation>متابعة أحدث رسالة (F)</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>حفظ بصيغة JSON</translation>
    </message>
</context>
<context>
    <name>TrafficDetail</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>المحاولة</translation>
    </message>
    <message>
        <source>Part of the exchange</source>
        <translation>جزء من التبادل</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy what is shown (C)</source>
        <translation>نسخ المعروض (C)</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON الخاص بـ %1</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>توقيت %1</translation>
    </message>
    <message>
        <source>Open match %1</source>
        <translation>فتح المباراة %1</translation>
    </message>
    <message>
        <source>Whole conversation, %1</source>
        <translation>المحادثة كلها، %1</translation>
    </message>
</context>
<context>
    <name>TrafficFilter</name>
    <message>
        <source>Search text or id</source>
        <translation>البحث عن نص أو معرّف</translation>
    </message>
</context>
<context>
    <name>TrafficHead</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>من، إلى</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>About</source>
        <translation>بشأن</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>المدة</translation>
    </message>
</context>
<context>
    <name>TrafficList</name>
    <message>
        <source>Messages, newest first</source>
        <translation>الرسائل، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Nothing was said yet</source>
        <translation>لم يُقل شيء بعد</translation>
    </message>
    <message>
        <source>No message fits</source>
        <translation>لا رسالة مطابقة</translation>
    </message>
    <message>
        <source>Messages appear here as agents send them.</source>
        <translation>تظهر الرسائل هنا حين يرسلها الوكلاء.</translation>
    </message>
    <message>
        <source>Change the search or the kinds of messages above.</source>
        <translation>غيّر البحث أو أنواع الرسائل في الأعلى.</translation>
    </message>
</context>
<context>
    <name>TrafficPage</name>
    <message>
        <source>Traffic</source>
        <translation>المراسلات</translation>
    </message>
    <message numerus="yes">
        <source>JSON-RPC 2.0 over HTTP, %n message(s) kept</source>
        <translation>
            <numerusform>JSON-RPC 2.0 عبر HTTP، %n رسالة محفوظة</numerusform>
            <numerusform>JSON-RPC 2.0 عبر HTTP، رسالة واحدة محفوظة</numerusform>
            <numerusform>JSON-RPC 2.0 عبر HTTP، رسالتان محفوظتان</numerusform>
            <numerusform>JSON-RPC 2.0 عبر HTTP، %n رسائل محفوظة</numerusform>
            <numerusform>JSON-RPC 2.0 عبر HTTP، %n رسالة محفوظة</numerusform>
            <numerusform>JSON-RPC 2.0 عبر HTTP، %n رسالة محفوظة</numerusform>
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
        <translation>%1 من %2 إلى %3: %4</translation>
    </message>
</context>
<context>
    <name>TransitionWords</name>
    <message>
        <source>Agent started</source>
        <translation>بدأ الوكيل</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>فُعِّل</translation>
    </message>
    <message>
        <source>Assigned to the channel</source>
        <translation>عُيِّن للقناة</translation>
    </message>
    <message>
        <source>Agent stopped</source>
        <translation>توقف الوكيل</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>عُطِّل</translation>
    </message>
    <message>
        <source>Turn granted</source>
        <translation>مُنح الدور</translation>
    </message>
    <message>
        <source>Removed from the channel</source>
        <translation>أُخرج من القناة</translation>
    </message>
    <message>
        <source>Agent disconnected</source>
        <translation>انقطع الوكيل</translation>
    </message>
    <message>
        <source>Turn ended after silence</source>
        <translation>انتهى الدور بعد صمت</translation>
    </message>
    <message>
        <source>Answered with an error</source>
        <translation>أجاب بخطأ</translation>
    </message>
    <message>
        <source>Timeout, %1 s</source>
        <translation>انتهت المهلة، %1 ث</translation>
    </message>
    <message>
        <source>Alone, waits to be spoken to</source>
        <translation>وحده، ينتظر أن يُخاطَب</translation>
    </message>
    <message>
        <source>Skipped by the operator</source>
        <translation>تخطاه المشغّل</translation>
    </message>
    <message>
        <source>Wait requested</source>
        <translation>طُلب الانتظار</translation>
    </message>
    <message>
        <source>Interrupted by a person</source>
        <translation>قاطعه شخص</translation>
    </message>
    <message>
        <source>Crashed in its turn</source>
        <translation>انهار في دوره</translation>
    </message>
    <message>
        <source>Wait is over</source>
        <translation>انتهى الانتظار</translation>
    </message>
    <message>
        <source>A person answered</source>
        <translation>أجاب شخص</translation>
    </message>
    <message>
        <source>The floor was released</source>
        <translation>تُركت الكلمة</translation>
    </message>
    <message>
        <source>Resumed by the operator</source>
        <translation>استأنفه المشغّل</translation>
    </message>
    <message>
        <source>Waited too long</source>
        <translation>انتظر طويلًا</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>رُفض: %1</translation>
    </message>
    <message>
        <source>Passed over, busy in another channel</source>
        <translation>تم تجاوزه، مشغول في قناة أخرى</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>فُقد: %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>فُقد</translation>
    </message>
</context>
<context>
    <name>TransitionsPanel</name>
    <message>
        <source>Transitions</source>
        <translation>الانتقالات</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>حفظ ما قيل</translation>
    </message>
</context>
<context>
    <name>TravelNote</name>
    <message>
        <source>The league as it was after round %1.</source>
        <translation>الدوري كما كان بعد الجولة %1.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>العودة إلى الآن</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Hold</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>The agent waits and you have the floor (Ctrl+H)</source>
        <translation>ينتظر الوكيل والكلمة لك (Ctrl+H)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>ترك الكلمة</translation>
    </message>
    <message>
        <source>Give the floor back (Ctrl+H)</source>
        <translation>إعادة الكلمة (Ctrl+H)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>The agent goes on with the time it had left</source>
        <translation>يتابع الوكيل بالوقت المتبقي له</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطي</translation>
    </message>
    <message>
        <source>Skip turn</source>
        <translation>تخطي الدور</translation>
    </message>
    <message>
        <source>The turn ends and the next agent speaks (Ctrl+J)</source>
        <translation>ينتهي الدور ويتكلم الوكيل التالي (Ctrl+J)</translation>
    </message>
</context>
<context>
    <name>TurnHead</name>
    <message>
        <source>You have the floor</source>
        <translation>الكلمة لك</translation>
    </message>
    <message>
        <source>The channel is paused</source>
        <translation>القناة متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>The channel is closed</source>
        <translation>القناة مغلقة</translation>
    </message>
    <message>
        <source>Nobody is in the queue</source>
        <translation>لا أحد في الطابور</translation>
    </message>
    <message>
        <source>Nobody has the turn</source>
        <translation>الدور ليس عند أحد</translation>
    </message>
    <message>
        <source>%1 is paused</source>
        <translation>%1 متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 ينتظر</translation>
    </message>
    <message>
        <source>%1 has the turn</source>
        <translation>الدور عند %1</translation>
    </message>
    <message>
        <source>The next turn begins when you release it.</source>
        <translation>يبدأ الدور التالي عندما تتركها.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 هو التالي.</translation>
    </message>
    <message>
        <source>Write something, and the agent answers.</source>
        <translation>اكتب شيئًا فيجيب الوكيل.</translation>
    </message>
    <message>
        <source>You have the floor. A draft is kept until it goes on.</source>
        <translation>الكلمة لك. تُحفظ مسودة حتى يتابع.</translation>
    </message>
    <message>
        <source>You have the floor. It goes on when you release it.</source>
        <translation>الكلمة لك. يتابع عندما تتركها.</translation>
    </message>
    <message>
        <source>for an answer of yours</source>
        <translation>إجابةً منك</translation>
    </message>
    <message>
        <source>until its time is over</source>
        <translation>حتى ينتهي وقته</translation>
    </message>
    <message>
        <source>for something elsewhere</source>
        <translation>شيئًا من مكان آخر</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>بلا حد زمني</translation>
    </message>
    <message>
        <source>No time limit, %1 is next</source>
        <translation>بلا حد زمني، %1 هو التالي</translation>
    </message>
    <message>
        <source>%1 s limit</source>
        <translation>الحد %1 ث</translation>
    </message>
    <message>
        <source>%1 s limit, %2 is next</source>
        <translation>الحد %1 ث، %2 هو التالي</translation>
    </message>
</context>
<context>
    <name>TurnLimit</name>
    <message>
        <source>1 to 3600 seconds</source>
        <translation>من 1 إلى 3600 ثانية</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>حد الدور</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Change the turn limit</source>
        <translation>تغيير حد الدور</translation>
    </message>
    <message>
        <source>Turn limit in seconds</source>
        <translation>حد الدور بالثواني</translation>
    </message>
</context>
<context>
    <name>TurnRuleLine</name>
    <message>
        <source>Agents with seconds, as in %1</source>
        <translation>وكلاء مع ثوانٍ، مثل %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1؛ عادةً %2</translation>
    </message>
    <message>
        <source>Only %1 to %2 is allowed. The channel keeps %3.</source>
        <translation>يُسمح فقط من %1 إلى %2. تحتفظ القناة بـ %3.</translation>
    </message>
</context>
<context>
    <name>TurnRuleWords</name>
    <message>
        <source>How long a turn may take, in seconds</source>
        <translation>كم يمكن أن يستغرق الدور، بالثواني</translation>
    </message>
    <message>
        <source>What happens to a person&apos;s message while an agent speaks</source>
        <translation>ما يحدث لرسالة شخص بينما يتكلم وكيل</translation>
    </message>
    <message>
        <source>Say in the channel when a turn or a wait ran out of time</source>
        <translation>إعلان في القناة عندما ينفد وقت دور أو انتظار</translation>
    </message>
    <message>
        <source>Say in the channel when an agent was lost</source>
        <translation>إعلان في القناة عند فقدان وكيل</translation>
    </message>
    <message>
        <source>End a turn by itself when its agent has spoken and falls silent</source>
        <translation>إنهاء الدور تلقائيًا عندما يتكلم وكيله ثم يصمت</translation>
    </message>
    <message>
        <source>How long that silence is, in seconds</source>
        <translation>كم يدوم ذلك الصمت، بالثواني</translation>
    </message>
    <message>
        <source>Turn limits of single agents</source>
        <translation>حدود الدور لوكلاء بعينهم</translation>
    </message>
    <message>
        <source>How long an agent may wait in its turn, in seconds</source>
        <translation>كم يمكن أن ينتظر وكيل في دوره، بالثواني</translation>
    </message>
    <message>
        <source>While an agent waits: hold the queue, or let others have their turns</source>
        <translation>بينما ينتظر وكيل: إيقاف الطابور أو إعطاء الآخرين أدوارهم</translation>
    </message>
    <message>
        <source>How often an agent may wait in one turn; 0 forbids it</source>
        <translation>كم مرة يمكن لوكيل أن ينتظر في دور واحد؛ 0 يمنع ذلك</translation>
    </message>
    <message>
        <source>What an agent has at least when it goes on, in seconds</source>
        <translation>أقل ما يملكه الوكيل عندما يتابع، بالثواني</translation>
    </message>
    <message>
        <source>How long a person keeps the floor without writing, in seconds</source>
        <translation>كم يحتفظ شخص بالكلمة دون أن يكتب، بالثواني</translation>
    </message>
    <message>
        <source>How often each agent is asked whether it is there, in seconds</source>
        <translation>كل كم ثانية يُسأل كل وكيل إن كان موجودًا</translation>
    </message>
    <message>
        <source>Missed answers after which an agent counts as lost</source>
        <translation>عدد الإجابات الفائتة التي يُعد الوكيل بعدها مفقودًا</translation>
    </message>
    <message>
        <source>Say in the channel that nobody is there</source>
        <translation>إعلان في القناة أنه لا أحد فيها</translation>
    </message>
    <message>
        <source>Cycles without a word after which the channel pauses; 0 is never</source>
        <translation>الدورات بلا كلمة التي تتوقف القناة بعدها؛ 0 يعني أبدًا</translation>
    </message>
    <message>
        <source>How many messages a newcomer gets to read</source>
        <translation>كم رسالة يقرأ الوافد الجديد</translation>
    </message>
    <message>
        <source>How long a message may be, in characters</source>
        <translation>أقصى طول للرسالة، بالأحرف</translation>
    </message>
</context>
<context>
    <name>TurnRulesDialog</name>
    <message>
        <source>All turn rules</source>
        <translation>كل قواعد الأدوار</translation>
    </message>
    <message>
        <source>What you change applies from the next turn, the mode at once.</source>
        <translation>يسري ما تغيره من الدور التالي، والوضع فورًا.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
</context>
<context>
    <name>TurnRulesPanel</name>
    <message>
        <source>Turn rules</source>
        <translation>قواعد الأدوار</translation>
    </message>
    <message>
        <source>All turn rules</source>
        <translation>كل قواعد الأدوار</translation>
    </message>
    <message>
        <source>Announce timeouts</source>
        <translation>إعلان انتهاء المهلة</translation>
    </message>
    <message>
        <source>Announce disconnects</source>
        <translation>إعلان الانقطاع</translation>
    </message>
    <message>
        <source>End turn after silence</source>
        <translation>إنهاء الدور بعد صمت</translation>
    </message>
</context>
<context>
    <name>ViewSwitch</name>
    <message>
        <source>God view</source>
        <translation>رؤية الكل</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>الجمهور</translation>
    </message>
    <message>
        <source>Player view: %1</source>
        <translation>منظور اللاعب: %1</translation>
    </message>
    <message>
        <source>Player view</source>
        <translation>منظور لاعب</translation>
    </message>
    <message>
        <source>Whose view it is</source>
        <translation>منظور من هذا</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>%1: says in one line what was said</source>
        <translation>%1: يقول في سطر واحد ما قيل</translation>
    </message>
    <message>
        <source>%1: asks about the last claim, and now and then waits for you</source>
        <translation>%1: يسأل عن آخر ادعاء، وينتظرك أحيانًا</translation>
    </message>
    <message>
        <source>%1: repeats what it heard</source>
        <translation>%1: يكرر ما سمعه</translation>
    </message>
</context>
<context>
    <name>VoteNotes</name>
    <message>
        <source>Nobody voted, so nobody leaves.</source>
        <translation>لم يصوّت أحد، فلا يغادر أحد.</translation>
    </message>
    <message>
        <source>Everybody has one vote, so nobody leaves.</source>
        <translation>لكل واحد صوت، فلا يغادر أحد.</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>تعادل بين %1. اختارت القرعة %2.</translation>
    </message>
    <message>
        <source>%1 has most votes and leaves the table.</source>
        <translation>نال %1 أكثر الأصوات ويغادر الطاولة.</translation>
    </message>
    <message>
        <source>Still to vote</source>
        <translation>لم يصوّتوا بعد</translation>
    </message>
    <message>
        <source>%1 took the vote back</source>
        <translation>سحب %1 صوته</translation>
    </message>
    <message>
        <source>%1 votes for %2 after all</source>
        <translation>يصوّت %1 أخيرًا لـ %2</translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation>انتقل %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>Abstained: %1</source>
        <translation>امتنع: %1</translation>
    </message>
</context>
<context>
    <name>VotePanel</name>
    <message>
        <source>Vote</source>
        <translation>التصويت</translation>
    </message>
    <message>
        <source>%1 of %2 votes in, majority is %3</source>
        <translation>%1 من %2 أصوات، الأغلبية %3</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>Most votes leaves the game and the role is revealed. A tie is settled by the seeded draw.</source>
        <translation>من نال أكثر الأصوات يغادر اللعبة ويُكشف دوره. التعادل تحسمه القرعة.</translation>
    </message>
</context>
<context>
    <name>WatchTrouble</name>
    <message>
        <source>This league cannot be watched</source>
        <translation>لا يمكن مشاهدة هذا الدوري</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>إعادة الاتصال بعد %n ثانية</numerusform>
            <numerusform>إعادة الاتصال بعد ثانية واحدة</numerusform>
            <numerusform>إعادة الاتصال بعد ثانيتين</numerusform>
            <numerusform>إعادة الاتصال بعد %n ثوانٍ</numerusform>
            <numerusform>إعادة الاتصال بعد %n ثانية</numerusform>
            <numerusform>إعادة الاتصال بعد %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>جارٍ إعادة الاتصال</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>المحاولة الآن</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>الرجوع إلى صفحة البداية</translation>
    </message>
</context>
<context>
    <name>WelcomeDoor</name>
    <message>
        <source>%1, %2</source>
        <comment>a button and what it does</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>WelcomeDoors</name>
    <message>
        <source>Host a league</source>
        <translation>استضافة دوري</translation>
    </message>
    <message>
        <source>Open a lobby the class can join.</source>
        <translation>فتح ردهة ينضم إليها الصف.</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>الانضمام لاعبًا</translation>
    </message>
    <message>
        <source>Bring an agent, or play yourself.</source>
        <translation>المشاركة بوكيل أو اللعب بنفسك.</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>الانضمام حكمًا</translation>
    </message>
    <message>
        <source>Run matches for a league.</source>
        <translation>إدارة مباريات في دوري.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>Follow a league live or replay it.</source>
        <translation>متابعة دوري مباشرةً أو إعادة عرضه.</translation>
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
        <translation>البروتوكول %1</translation>
    </message>
    <message>
        <source>Works offline. Results stay on this computer.</source>
        <translation>يعمل دون إنترنت. تبقى النتائج على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>WelcomeHero</name>
    <message>
        <source>Run a local league</source>
        <translation>تشغيل دوري محلي</translation>
    </message>
    <message>
        <source>One League Manager, the referees and the players all start on this computer. Nothing to set up.</source>
        <translation>يعمل مدير الدوري والحكام واللاعبون جميعًا على هذا الحاسوب. لا حاجة إلى أي إعداد.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>الحكام</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n جولة</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n مباراة</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%n مباريات</numerusform>
            <numerusform>%n مباراة</numerusform>
            <numerusform>%n مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n حكم</numerusform>
            <numerusform>حكم واحد</numerusform>
            <numerusform>حكمان</numerusform>
            <numerusform>%n حكام</numerusform>
            <numerusform>%n حكمًا</numerusform>
            <numerusform>%n حكم</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Run a local league, %1, %2, %3</source>
        <comment>game, players, referees</comment>
        <translation>تشغيل دوري محلي، %1، %2، %3</translation>
    </message>
    <message>
        <source>Customise first</source>
        <translation>التخصيص أولًا</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>مرحبًا</translation>
    </message>
    <message>
        <source>Or connect with others</source>
        <translation>أو الاتصال بالآخرين</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>فتح قناة أدوار</translation>
    </message>
    <message>
        <source>Agents and you in one room, one voice at a time (C)</source>
        <translation>الوكلاء وأنت في غرفة واحدة، صوت واحد في كل مرة (C)</translation>
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
        <translation>اللغة: %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>سمة داكنة</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>سمة فاتحة</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>مساعدة (F1)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Random</source>
        <comment>strategy</comment>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>strategy</comment>
        <translation>متكيّف</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>strategy</comment>
        <translation>نمطي</translation>
    </message>
    <message>
        <source>Always even</source>
        <comment>strategy</comment>
        <translation>زوجي دائمًا</translation>
    </message>
    <message>
        <source>Always odd</source>
        <comment>strategy</comment>
        <translation>فردي دائمًا</translation>
    </message>
    <message>
        <source>Alternating</source>
        <comment>strategy</comment>
        <translation>بالتناوب</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>strategy</comment>
        <translation>إنسان</translation>
    </message>
    <message>
        <source>Script</source>
        <comment>strategy</comment>
        <translation>نص برمجي</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>strategy: a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>خسارة فنية</translation>
    </message>
    <message>
        <source>did not count</source>
        <translation>لم تُحتسب</translation>
    </message>
    <message>
        <source>even</source>
        <translation>زوجي</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>فردي</translation>
    </message>
    <message>
        <source>Even/Odd</source>
        <translation>زوجي أم فردي</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>المافيا</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes, seconds</comment>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>Mafia</source>
        <comment>role</comment>
        <translation>مافيا</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>role</comment>
        <translation>طبيب</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <comment>role</comment>
        <translation>شريف</translation>
    </message>
    <message>
        <source>Villager</source>
        <comment>role</comment>
        <translation>قروي</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>الليلة %1</translation>
    </message>
    <message>
        <source>Day %1 vote</source>
        <translation>تصويت اليوم %1</translation>
    </message>
    <message>
        <source>Left on day %1</source>
        <translation>غادر في اليوم %1</translation>
    </message>
    <message>
        <source>The mafia win</source>
        <translation>فازت المافيا</translation>
    </message>
    <message>
        <source>The town wins</source>
        <translation>فازت البلدة</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>لم يفز أحد</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>match, who won</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <comment>match</comment>
        <translation>%1، لم تبدأ</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 alive</source>
        <comment>match, day or night</comment>
        <translation>%1، %2، %3 من %4 أحياء</translation>
    </message>
    <message>
        <source>All mafia are out</source>
        <translation>خرجت المافيا كلها</translation>
    </message>
    <message>
        <source>The mafia are as many as the town</source>
        <translation>المافيا بعدد أهل البلدة</translation>
    </message>
    <message>
        <source>The last day is over</source>
        <translation>انتهى اليوم الأخير</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <comment>strategy</comment>
        <translation>استدلالية</translation>
    </message>
</context>
<context>
    <name>league::app::ConnectionTest</name>
    <message>
        <source>Manager answered</source>
        <translation>رد المدير</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>البروتوكول</translation>
    </message>
    <message>
        <source>Game offered</source>
        <translation>اللعبة المتاحة</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>يُسمح للمتفرجين بالمشاهدة</translation>
    </message>
    <message>
        <source>My port is free</source>
        <translation>منفذي متاح</translation>
    </message>
    <message>
        <source>This agent can be reached from the manager</source>
        <translation>يستطيع المدير الوصول إلى هذا الوكيل</translation>
    </message>
    <message>
        <source>Join code accepted</source>
        <translation>قُبل رمز الانضمام</translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation>هذا ليس عنوانًا.</translation>
    </message>
    <message>
        <source>Type what the host&apos;s lobby shows, such as http://192.168.1.20:8000/mcp.</source>
        <translation>اكتب ما تعرضه ردهة المضيف، مثل http://192.168.1.20:8000/mcp.</translation>
    </message>
    <message>
        <source>No answer after %1 s from %2.</source>
        <translation>لا رد من %2 بعد %1 ث.</translation>
    </message>
    <message>
        <source>Nothing is listening at %1.</source>
        <translation>لا شيء يستمع على %1.</translation>
    </message>
    <message>
        <source>Check that the host has opened the lobby and both computers are on the same network. On the host, allow port %1 through the firewall.</source>
        <translation>تحقق من أن المضيف فتح الردهة وأن الحاسوبين على الشبكة نفسها. اسمح على حاسوب المضيف بالمنفذ %1 في جدار الحماية.</translation>
    </message>
    <message>
        <source>The manager speaks a dialect of its own; joining will show whether both understand each other.</source>
        <translation>يتحدث المدير لهجة خاصة به؛ وسيُظهر الانضمام هل يفهم الطرفان أحدهما الآخر.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is no league manager.</source>
        <translation>هناك ما يرد على %1، لكنه ليس مدير دوري.</translation>
    </message>
    <message>
        <source>Check the port, and that the address ends in /mcp.</source>
        <translation>تحقق من المنفذ ومن أن العنوان ينتهي بـ /mcp.</translation>
    </message>
    <message>
        <source>The manager does not say which game it plays.</source>
        <translation>لا يذكر المدير أي لعبة تُلعب لديه.</translation>
    </message>
    <message>
        <source>This league plays %1, and this agent plays %2.</source>
        <translation>لعبة هذا الدوري %1، ولعبة هذا الوكيل %2.</translation>
    </message>
    <message>
        <source>Choose another league, or join it as a spectator.</source>
        <translation>اختر دوريًا آخر، أو انضم إليه متفرجًا.</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program on this computer.</source>
        <translation>المنفذ %1 يشغله برنامج آخر على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Choose another port.</source>
        <translation>اختر منفذًا آخر.</translation>
    </message>
    <message>
        <source>Port %1 is free: use that one.</source>
        <translation>المنفذ %1 متاح: استخدمه.</translation>
    </message>
    <message>
        <source>This manager cannot be asked; joining will show it.</source>
        <translation>لا يمكن سؤال هذا المدير؛ سيتبين الأمر عند الانضمام.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>On this computer, allow port %1 through the firewall.</source>
        <translation>اسمح على هذا الحاسوب بالمنفذ %1 في جدار الحماية.</translation>
    </message>
    <message>
        <source>This league asks for a join code.</source>
        <translation>يطلب هذا الدوري رمز انضمام.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>رمز الانضمام ليس رمز هذا الدوري.</translation>
    </message>
    <message>
        <source>Type the code that the host&apos;s lobby shows.</source>
        <translation>اكتب الرمز الذي تعرضه ردهة المضيف.</translation>
    </message>
    <message>
        <source>Ask the host, or join as a spectator to watch.</source>
        <translation>اسأل المضيف، أو انضم متفرجًا للمشاهدة.</translation>
    </message>
    <message>
        <source>This manager is of a kind that cannot be followed.</source>
        <translation>هذا المدير من نوع لا يمكن متابعته.</translation>
    </message>
    <message>
        <source>Ask the host to show the league on a projector.</source>
        <translation>اطلب من المضيف عرض الدوري على جهاز العرض.</translation>
    </message>
    <message>
        <source>Ask the host to let spectators watch.</source>
        <translation>اطلب من المضيف السماح للمتفرجين بالمشاهدة.</translation>
    </message>
</context>
<context>
    <name>league::app::House</name>
    <message>
        <source>The league is not open.</source>
        <translation>الدوري غير مفتوح.</translation>
    </message>
    <message>
        <source>The league has begun.</source>
        <translation>بدأ الدوري.</translation>
    </message>
    <message>
        <source>Paused: matches under way go on, no other begins.</source>
        <translation>متوقف مؤقتًا: تستمر المباريات الجارية ولا تبدأ غيرها.</translation>
    </message>
    <message>
        <source>The league goes on.</source>
        <translation>يتواصل الدوري.</translation>
    </message>
    <message>
        <source>One match begins.</source>
        <translation>تبدأ مباراة واحدة.</translation>
    </message>
    <message>
        <source>The league stops after this round.</source>
        <translation>يتوقف الدوري بعد هذه الجولة.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 matches are safe, and the league can be resumed.</source>
        <translation>أُوقف: المباريات المحفوظة %1 من %2، ويمكن استئناف الدوري.</translation>
    </message>
    <message>
        <source>Stopped before the league began.</source>
        <translation>أُوقف قبل أن يبدأ الدوري.</translation>
    </message>
    <message>
        <source>The speed is %1.</source>
        <translation>السرعة %1.</translation>
    </message>
    <message>
        <source>%1 has joined as %2.</source>
        <translation>انضم %1 باسم %2.</translation>
    </message>
    <message>
        <source>%1 has joined as a referee.</source>
        <translation>انضم %1 حكمًا.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>أزاله المشغّل.</translation>
    </message>
    <message>
        <source>%1 has been removed.</source>
        <translation>أُزيل %1.</translation>
    </message>
    <message>
        <source>%1 has been withdrawn from the league.</source>
        <translation>سُحب %1 من الدوري.</translation>
    </message>
    <message>
        <source>%1 has ended without points.</source>
        <translation>انتهت %1 دون نقاط.</translation>
    </message>
    <message>
        <source>%1 was restarted; what it was refereeing starts over.</source>
        <translation>أُعيد تشغيل %1؛ وما كان يحكّمه يبدأ من جديد.</translation>
    </message>
    <message>
        <source>Every agent was asked for a sign of life.</source>
        <translation>سُئل كل وكيل إن كان يعمل.</translation>
    </message>
    <message>
        <source>The breaker of %1 was reset: the next request tries it.</source>
        <translation>أُعيد ضبط قاطع %1: الطلب التالي يجرّبه.</translation>
    </message>
    <message>
        <source>%1 goes one step further.</source>
        <translation>تتقدم %1 خطوة.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 مستمرة.</translation>
    </message>
    <message>
        <source>%1 goes on at the speed %2.</source>
        <translation>%1 مستمرة بالسرعة %2.</translation>
    </message>
</context>
<context>
    <name>league::app::LeagueFloor</name>
    <message>
        <source>Nobody is called %1 in this league: its breaker cannot be reset.</source>
        <translation>لا أحد باسم %1 في هذا الدوري: لا يمكن إعادة ضبط قاطعه.</translation>
    </message>
</context>
<context>
    <name>league::app::RemoteWatch</name>
    <message>
        <source>The manager at %1 is of a kind that cannot be followed; its standings can still be asked for.</source>
        <translation>المدير على %1 من نوع لا يمكن متابعته؛ لكن يمكن طلب جدول الترتيب منه.</translation>
    </message>
</context>
<context>
    <name>league::app::SeatFloor</name>
    <message>
        <source>This seat decides by itself; nobody is asked.</source>
        <translation>يقرر هذا المقعد بنفسه؛ ولا يُسأل أحد.</translation>
    </message>
    <message>
        <source>The manager is back, but with another league. Join that one anew.</source>
        <translation>عاد المدير، لكن بدوري آخر. انضم إليه من جديد.</translation>
    </message>
</context>
<context>
    <name>league::app::view::ChannelDesk</name>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>program</source>
        <translation>برنامج</translation>
    </message>
    <message>
        <source>No channel is open.</source>
        <translation>لا توجد قناة مفتوحة.</translation>
    </message>
</context>
<context>
    <name>league::app::view::Desk</name>
    <message>
        <source>Local league</source>
        <translation>دوري محلي</translation>
    </message>
    <message>
        <source>The league stopped after round %1. It can go on at any time.</source>
        <translation>توقف الدوري بعد الجولة %1. يمكن متابعته في أي وقت.</translation>
    </message>
</context>
<context>
    <name>league::app::view::HostDesk</name>
    <message>
        <source>Our league</source>
        <translation>دورينا</translation>
    </message>
</context>
<context>
    <name>league::app::view::JoinDesk</name>
    <message>
        <source>Agent League, joining %1 as %2</source>
        <translation>Agent League، الانضمام إلى %1 بصفة %2</translation>
    </message>
</context>
<context>
    <name>league::app::view::LobbyBoard</name>
    <message>
        <source>A new player</source>
        <translation>لاعب جديد</translation>
    </message>
</context>
<context>
    <name>league::app::view::MatchBoard</name>
    <message>
        <source>Step %1 of %2, %3</source>
        <translation>الخطوة %1 من %2، %3</translation>
    </message>
</context>
<context>
    <name>league::app::view::TrafficBoard</name>
    <message>
        <source>Sent</source>
        <translation>أُرسل</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>تُرك</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>تم الرد</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>حالة HTTP</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n بايت</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>%n بايت</numerusform>
            <numerusform>%n بايت</numerusform>
            <numerusform>%n بايت</numerusform>
            <numerusform>%n بايت</numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
</context>
</TS>
