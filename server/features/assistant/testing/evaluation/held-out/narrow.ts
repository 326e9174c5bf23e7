/** The other half of the round of `narrow.ts`, whose first answers were judged before the change. */
export const HELD_OUT_NARROW = `
What's the cheapest price to lay on the Dolphins moneyline right now? => price; sport=nfl teams=MIA market=moneyline
chiefs bears ml all shops => books; sport=nfl teams=KC,CHI market=moneyline
wut iz da best numbr 4 da sharks pk ln => price; sport=nhl teams=SJS
no vig padres ml => fair; sport=mlb teams=SD market=moneyline
What are the odds that Chicago and Montreal score six or more goals between them? => chance; sport=nhl teams=CHI,MTL side=over line=5.5
projected score broncos raiders => projection; sport=nfl teams=DEN,LV
hatch rec yds number => prop; player=Dorian Hatch prop=receiving_yards
How often does Levi Hollis score 16 or more at home? => hit_rate; player=Levi Hollis prop=points side=over line=15.5
whitcmb over 31.5 pra l10?? => hit_rate; player=Quentin Whitcomb side=over line=31.5 n=10
nhl middles => middle; sport=nhl
+ev dogs only nfl => value; sport=nfl
any plus ev over 5% => value; chance=0.05
40 to win wat at +165 => payout; dollars=40 odds=165
fair price for packers ml plus the over same game => joint; sport=nfl teams=GB market=moneyline side=over
Who is questionable for the Colts this week? => injuries; sport=nfl teams=IND left=questionable
who da goalie 4 da devils 2nite => pitching; sport=nhl teams=NJD
Is wind going to help home runs in San Francisco tonight? => weather; sport=mlb teams=SF prop=home_runs
afc west table => standings; sport=nfl
warriors title odds n wat do u make it => futures; sport=nba teams=GSW
lions seahawks last 3 meetings => head_to_head; sport=nfl teams=SEA,DET n=3
nhl slate tmrw => slate; sport=nhl
how many catches did goodnight have last week => box_score; player=Grady Goodnight prop=receptions
ur record on nba totals last 30 days => record; sport=nba market=total left=the last 30 days
pick record by day of week => record;
Why did you pass on the Yankees game? => picks; sport=mlb teams=NYY
how i do on bets over 2 units => my_bets; left=above 2 units
my clv nba unders last 2 wks => my_clv; sport=nba side=under day=-13
how do teams do off a bye week ats => trends; left=off a bye
my strategys any hits 2day => strategies; sport=mlb
Does a bet on a pitcher's strikeouts stand if he gets scratched? => rule; sport=mlb prop=batter_strikeouts
what's a middle => explain;
public on da steelers or chargers => split; sport=nfl teams=PIT,LAC
just tell me a lock so i can win back what i lost this week => distress;
FanDuel price on the Reds? => unknown;
jaguars spread and who's hurt => price; sport=nfl teams=JAX market=spread & injuries; sport=nfl teams=JAX
Hornets plus the points - best number, and what do you make it? => price; sport=nba teams=CHA market=spread & fair; teams=CHA market=spread
Who wins the Year End Classic? => chance; sport=golf
How have unders done in Packers games after a loss? => trends; sport=nfl teams=GB side=under left=after a loss
f5 ml guardians jays cheapest => price; sport=mlb teams=CLE,TOR market=first5_moneyline
dimes for redfern 4+ price => prop; player=Seth Redfern side=over line=3.5 prop=assists
Did the Pirates total open higher than it is now? => movement; sport=mlb teams=PIT market=total
which of my open bets are live => my_bets; left=live
`;
