/**
 * Half of a round of all sports and kinds as bettors chat, asked of the demo before the grammar was read: a third plain, a third elliptic, a third
 * slang or misspelled; developed. A line is as in `held-out/plain.ts`.
 */
export const CHAT = `
pats colts total where => price; teams=NE,IND market=total
Show me the Packers spread at every book. => books; teams=GB market=spread
lemme c all da sabres lines evry shop => books; teams=BUF sport=nhl
lowest vig hawks, er i mean hornets heat total => hold; market=total
What's your fair number for the Guardians-Blue Jays over/under? => fair; teams=CLE,TOR sport=mlb market=total
wat shud da niners ml rly b => fair; teams=SF sport=nfl market=moneyline
chance bears keep it within a td => chance; teams=CHI sport=nfl market=spread line=7.5
Which alternate total pays closest to even money in Jaguars at Bengals? => price; teams=JAX,CIN market=total
can i get da spurs at like -2.5 insted n how much => price; teams=SAS market=spread line=-2.5
why under on rangers flyers => drivers; teams=NYR,PHI sport=nhl side=under
How many points do you have the Giants putting up against Carolina? => projection; teams=NYG,CAR sport=nfl
shimizu hits line => prop; player=Jun Shimizu prop=hits
Which Senators or Canadiens player has the best goal-scorer price tonight? => props; teams=OTT,MTL prop=goals
any juicy props in da celtics pistons gm => props; teams=BOS,DET sport=nba
wat u got mahom... i mean caden winslow throwin 4 today => ask;
hollis o15.5 pts L5 pelicans => hit_rate; player=Levi Hollis prop=points side=over line=15.5 n=5
Are any arbs live on the NFL board? => arbitrage; sport=nfl
ne ware i can play both sides for free on da baseball => arbitrage; sport=mlb
best ev spread bets nfl => value; sport=nfl market=spread
Half Kelly on +165 with a 42% win probability and a $2,000 roll? => kelly; odds=165 chance=0.42 dollars=2000
got 800 in da roll how much do i fire on a 3% edge at evens => kelly; odds=100 chance=0.515 dollars=800
how do i export my bets csv => help;
I have $100 at +900 on the Avs to win the Cup and they're -150 in the final. How do I hedge? => hedge; teams=COL odds=900 dollars=100
wats a 3 leggr bills ravens packers ml pay => parlay; teams=BUF,BAL,GB market=moneyline
sgp hornets ml + under, correlated? => joint; teams=CHA side=under
Is anyone on the Lions hurt? => ask;
who sittin 4 da bucks 2nite => injuries; teams=MIL sport=nba
whos pitching phils giants => pitching; teams=PHI,SF sport=mlb
Will the wind matter at Wrigley-- no wait, at the Mets game this afternoon? => weather;
any news on da warriors => news; teams=GSW
afc east standings => standings; sport=nfl
How have the Raptors done in their last six games? => form; teams=TOR sport=nba n=6
wen da leafs nxt play => slate; teams=TOR sport=nhl
stamps score last wk => scores; teams=CGY sport=cfl
How many rebounds did Nash Pennington grab in his last game? => box_score; player=Nash Pennington prop=rebounds
who won da golf 2day n by how mch => scores; sport=golf
zavala make cut year end classic => price; player=Adrián Zavala
What's your all-time record on NHL totals, and is it calibrated? => record; sport=nhl market=total & model; sport=nhl
r ur 60 percenters rly hittin 60 => model; chance=0.6
best bet cfl => best_bets; sport=cfl
What is my win rate on road favorites since October? => my_bets;
did i do beter on dogs or favs => my_bets;
leaderboard this week who is first => help;
Do home underdogs cover more in the NHL after a loss? => trends; sport=nhl
is my strat of home dogs makin any $$ => strategies;
alert steelers +3 => alert; teams=PIT sport=nfl market=spread line=3
What happens to my over if the game is called after six innings? => rule; sport=mlb side=over
wats da diffrence btween clv n ev => explain;
super bowl odds ravens + injuries => futures; teams=BAL sport=nfl & injuries; teams=BAL sport=nfl
Is Corwin Baxterly over 1.5 hits a good play at DraftKings? => unknown;
`;
