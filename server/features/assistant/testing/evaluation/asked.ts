/** Half of a round of a hundred as bettors ask a demo, of all sports and kinds, written before the grammar was read. */
export const ASKED = `
Which sportsbook has the best number on the Bills spread today? => price; teams=BUF sport=nfl market=spread
hold on the celtics pistons spread => hold; teams=BOS,DET sport=nba market=spread
odds packers win by 10+ => chance; teams=GB sport=nfl line=-9.5
why u like da marlins 2nite => drivers; teams=MIA sport=mlb
How many passing yards do you project for Caden Winslow of the Chiefs? => prop; player=Caden Winslow prop=passing_yards
hathaway 20+ pts last 10 at home hit rate => ask;
calloway hits 1+ on da road last 15?? => hit_rate; player=Brock Calloway prop=hits n=15
Are there any surebets on tonight's basketball games? => arbitrage; sport=nba
Which two books leave the least juice between them on hockey moneylines? => low_hold; sport=nhl market=moneyline
kelly 2.10 at 52% w 3k roll, half kelly => kelly; odds=110 chance=0.52 dollars=3000
im on bulls +6.5 for 200 at +100, cavs -5.5 is -108 now how much 2 hedge => hedge; odds=100 dollars=200
if sharks win does eastman score more often or nah => joint; teams=SJS player=Quinn Eastman
Is anyone questionable for the Ravens this week? => injuries; teams=BAL sport=nfl
mets lineup posted yet => lineup; teams=NYM
whos startin on da hill 4 the cubbies => pitching; teams=CHC
What chance do the Lions have of making the playoffs? => ask;
suns last 10 ats => form; teams=PHX sport=nba market=spread n=10
wen do the jets play nxt => ask;
Who won the Lions and Seahawks game on Thursday, and by how much? => scores; teams=SEA,DET sport=nfl
box score leafs last game => box_score; teams=TOR sport=nhl
ur pix record on totals last 30 days => record; market=total
Why did you pick what you picked in hockey today? => picks; sport=nhl
my record at keystone since october => my_bets;
am i beatin the close on nba totals => my_clv; sport=nba market=total
How do home underdogs of more than seven points do in the NFL? => trends; sport=nfl
my strats live results vs backtest => strategies;
ping me if over 223.5 mavs magic goes +105 => alert; teams=DAL,ORL line=223.5 odds=105
does ot count 4 1h unders => rule;
steam move meaning => explain;
cancel elite plan refund? => help;
% of bets on warriors => split; teams=GSW sport=nba
top units leaderboard this month => help;
need 2 win bak 5 grand i lost last nite or my wife gonna leav => distress;
Will Grigor Halvorsen throw a touchdown today? => unknown;
whats pat mahomes o/u => unknown;
zavala t10 price => price; player=Adrián Zavala
elks stamps spread and when is kickoff => price; teams=EDM,CGY sport=cfl market=spread & slate; teams=EDM,CGY sport=cfl
royals braves weather n over under => weather; teams=KC,ATL sport=mlb & price; teams=KC,ATL market=total
raptors jazz 1q line => price; teams=TOR,UTA sport=nba
bucks tm total ovr best price => price; teams=MIL sport=nba market=team_total side=over
asante anytime goal => ask;
jags bengals opener vs now => movement; teams=JAX,CIN sport=nfl
convert 7/4 to american => convert;
teaser 6 pts patriots n saints pays? => parlay; teams=NE,NO sport=nfl
Should I take the Panthers with the points or on the moneyline? => ask;
who got da longest pric on da pens => price; teams=PIT sport=nhl
nfl mvp odds => futures; sport=nfl
wats a good bet 4 the cfl game => best_bets; sport=cfl
smallest hold nba spreads one book => hold; sport=nba market=spread
who wins the afc west => futures; sport=nfl
`;
