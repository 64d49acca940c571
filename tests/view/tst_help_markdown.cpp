// The pages of the help as they are read: blocks, marks and commands.
#include "app/view/help/help_markdown.h"

#include <QTest>

using namespace league::app::view;

class TestHelpMarkdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPage_isReadBlockByBlock()
    {
        const QList<HelpBlock> blocks = readHelp(QStringLiteral(
            "# Title\n\nWords.\n\n## Part\n\n1. One\n- Two\n\n```sh\n./league\n\n# 3\n```\nEnd"));
        QCOMPARE(blocks.size(), 7);
        QCOMPARE(blocks.at(0).kind, HelpBlock::Kind::Title);
        QCOMPARE(blocks.at(0).text, QStringLiteral("Title"));
        QCOMPARE(blocks.at(1).kind, HelpBlock::Kind::Paragraph);
        QCOMPARE(blocks.at(2).kind, HelpBlock::Kind::Heading);
        QCOMPARE(blocks.at(3).mark, QStringLiteral("1."));
        QCOMPARE(blocks.at(3).text, QStringLiteral("One"));
        QCOMPARE(blocks.at(4).mark, QStringLiteral("•"));
        QCOMPARE(blocks.at(5).kind, HelpBlock::Kind::Code);
        QCOMPARE(blocks.at(5).text, QStringLiteral("./league\n\n# 3"));
        QCOMPARE(blocks.at(6).text, QStringLiteral("End"));
    }

    void aLine_becomesHtml_andNothingInItIsTakenForHtml()
    {
        QCOMPARE(richHelp(QStringLiteral("a < **b** & `c`"), QStringLiteral("Mono"), false),
                 QStringLiteral("<p dir=\"ltr\">a &lt; <b>b</b> &amp; "
                                "<span style=\"font-family:'Mono'\">\u2066c\u2069</span></p>"));
        QVERIFY(richHelp(QStringLiteral("a"), QStringLiteral("Mono"), true)
                    .startsWith(QStringLiteral("<p dir=\"rtl\">")));
    }
};

QTEST_MAIN(TestHelpMarkdown)
#include "tst_help_markdown.moc"
