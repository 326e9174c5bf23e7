/**
 * Half of a round of all sports and kinds asked of the demo, written before the grammar was read: a third plain, a third elliptic, a third slang or
 * misspelled; developed. Same line format as `held-out/plain.ts`.
 */
export const DEMO_TALK = `
packers -3 where => price; teams=GB market=spread line=-3
Can you show me every book's line for Magic at Mavericks? => books; teams=ORL,DAL
who da best book 4 unders in the bo sox tigers gm => price; teams=BOS,DET side=under
hold on niners ravens ml by book => hold; teams=SF,BAL market=moneyline
What should the Dodgers moneyline be if you strip out the vig? => fair; teams=LAD market=moneyline
wut wud b a fair number on the rangers puck tonite i mean ny not texas => fair; teams=NYR sport=nhl
over 221.5 hornets heat % => chance; teams=CHA,MIA side=over line=221.5
What is the probability that the Yankees and Astros go to extra innings? => chance; teams=NYY,HOU
gonna put my hole check on da rams, lock or nah => distress;
why lean warriors => drivers; teams=GSW
What final score are you projecting for Titans at Saints? => projection; teams=TEN,NO
how many pts u thinkin raps hang on utah => projection; teams=TOR,UTA
verhoeven ast line => prop; player=Laurent Verhoeven prop=assists
What are the books offering on Dane Winslow's passing yards? => prop; player=Dane Winslow prop=passing_yards
whos got ovr on chukwu bords => prop; player=Olivier Chukwu prop=rebounds side=over
best rb props sunday => props; prop=rushing_yards
In how many of his last ten games did Carson Merriweather reach 30 points? => hit_rate; player=Carson Merriweather prop=points line=29.5 n=10
duz parker winslow usualy clear 2.5 pass tds?? => hit_rate; player=Parker Winslow prop=passing_touchdowns line=2.5
arbs mlb run line => arbitrage; sport=mlb market=spread
What's the Bears-Chiefs spread, and who's hurt on each side? => price; teams=CHI,KC market=spread & injuries; teams=CHI,KC
lo hold spots 4 clearin a bonus on cfl => low_hold; sport=cfl
ev over 3% quarry only => value; book=Quarry chance=0.03 left=
If I believe a +165 underdog wins 42% of the time and I have $2,200, what stake does half Kelly give? => kelly; odds=165 chance=0.42 dollars=2200
got a 500 roll how many bucks shud i b puttin on each gm => bankroll; dollars=500
40 on +320 pays => payout; odds=320 dollars=40
My $100 parlay at +800 has one leg left and the other side is -140. How do I guarantee a profit? => hedge; odds=800 dollars=100
i gots 50 on da jets at +180 n wanna lock sumthin in => ask;
cavs ml + merriweather o29.5 pts real price => joint; teams=CLE player=Carson Merriweather
Does a Mets win make Clay Abernathy getting a hit more likely? => joint; teams=NYM player=Clay Abernathy
can i sgp nucks ml w der goalie saves, smart or dum => joint; teams=VAN
What does FanDuel have on the Knicks? => unknown;
Have the Orioles posted their batting order? => lineup; teams=BAL
who startin in net 4 jersey 2nite devs => pitching; teams=NJD sport=nhl
moon era => pitching; player=Ji-hoon Moon
Will it rain during the Pirates game? => weather; teams=PIT
hows the weathr lookin 4 all the ball games => weather;
nfc north standings => standings; sport=nfl
How have the Suns done in their last eight? => form; teams=PHX n=8
r the panthers hot or nah (hockey ones) => form; teams=FLA sport=nhl
heat hornets season series => head_to_head; teams=MIA,CHA
When is the next Saints home game? => slate; teams=NO
wat time duz monday nite game kick => slate; sport=nfl
thanksgiving lions score => ask;
What did Chidi Okafor put up in his last game? => box_score; player=Chidi Okafor
who scord 4 the wings last nite => box_score; teams=DET sport=nhl day=-1
record on totals nba => record; sport=nba market=total
What are your picks in the NFL today and why? => picks; sport=nfl
why u on da steelers tho? => drivers; teams=PIT sport=nfl
my roi props => my_bets;
Do I do better betting favorites or underdogs? => my_bets;
am i up or dwn dis week => my_bets;
clv by sport => my_clv;
I keep borrowing to bet and I'm scared to tell my family. => distress;
Do unders hit more often when the wind blows in at Wrigley? => trends;
lemme kno wen leafs ml get 2 plus money => alert; teams=TOR sport=nhl market=moneyline
rule rain shortened mlb total => rule; sport=mlb
What does ROI tell me that win rate doesn't? => explain;
how do i add a bet i alrdy made at summit => help;
stanley cup odds avs => futures; teams=COL sport=nhl
Who won last week's golf tournament and what are Zavala's odds next week? => scores; sport=golf & price; player=Adrián Zavala
`;
