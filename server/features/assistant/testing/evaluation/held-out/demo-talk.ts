/** The other half of the round of `demo-talk.ts`, whose first answers were judged before the change; thirteen were used after its second reading. Same line format as `held-out/plain.ts`. */
export const HELD_OUT_DEMO_TALK = `
Who has the best number on the Steelers moneyline this afternoon? => price; teams=PIT sport=nfl market=moneyline
yo wats the cheepest juice on the leafs puckline => price; teams=TOR sport=nhl market=spread
stamps elks all books => books; teams=CGY,EDM sport=cfl
Which sportsbook takes the smallest cut on today's Phillies-Giants total? => hold; teams=PHI,SF market=total
hows much vig r they chargin on teh bulls cavs side => hold; teams=CHI,CLE sport=nba
fair line jaguars bengals total => fair; teams=JAX,CIN market=total
How likely are the Bills to win by at least ten? => chance; teams=BUF market=spread line=-9.5
whats da odds avs win it in regulaton => price; teams=COL sport=nhl
mets team total over 4.5 chance => chance; teams=NYM side=over line=4.5
Why do you have the Ravens so far ahead of San Francisco? => drivers; teams=BAL,SF
wats makin u so high on cleveland 2day (the browns) => drivers; teams=CLE sport=nfl
proj runs padres brewers => projection; teams=SD,MIL
How many strikeouts do you project for Keegan Fenwick today? => prop; player=Keegan Fenwick
gimme lindqvist any time goal price => prop; player=Lars Lindqvist prop=goals
shimizu tb o1.5 best price => prop; player=Jun Shimizu prop=total_bases side=over line=1.5
Which hockey goal scorer props look underpriced tonight? => props; sport=nhl prop=goals
ne k props wurth a look => props; prop=pitcher_strikeouts
kirkbride sog hit rate l20 => hit_rate; player=Keegan Kirkbride prop=shots n=20
Are any two books disagreeing enough for a guaranteed profit today? => arbitrage;
any free money b/w books on nfl props or sides => arbitrage; sport=nfl
braves injuries + total => injuries; teams=ATL & price; teams=ATL market=total
Which bets on tonight's basketball board have positive expected value? => value; sport=nba
plz any +ev on da golf winner mkt next week => value; sport=golf
kelly 55% -105 => kelly; odds=-105 chance=0.55
What would a $75 bet at -135 return in total? => payout; odds=-135 dollars=75
if i put 15 on a 3 legger at +110 -120 +150 wut do i win => parlay; dollars=15
How do I start a private group with my friends and see who's ahead? => help;
What are the true odds of the Bengals winning and the game going over 44.5? => joint; teams=CIN side=over line=44.5
if i parlay tigers rl n the under r they fightin eachother => joint; teams=DET side=under
where am i on the leaderboard => help;
Is anyone important out for the Bengals today? => injuries; teams=CIN
any1 banged up on da habs => injuries; teams=MTL sport=nhl
jaylen brunt points line => unknown;
Who is pitching for Seattle this afternoon and how has he been? => pitching; teams=SEA sport=mlb & form; teams=SEA
r the winds blowin out at fenway rn => weather; teams=BOS
wind soldier field kc bears => weather; teams=KC,CHI sport=nfl
Where do the Blue Bombers sit in the West Division? => standings; sport=cfl
wens da bruins nxt gm n wats der ml => slate; teams=BOS sport=nhl & price; teams=BOS market=moneyline
guardians last 10 ats => form; teams=CLE n=10
How often have the Cardinals beaten the Marlins this year? => head_to_head; teams=STL,MIA
wen wuz last time vikes beat da rams => head_to_head; teams=MIN,LAR
nba tmrw => slate; sport=nba day=1
Did the Argonauts win yesterday and by how much? => scores; teams=TOR sport=cfl day=-1
how bad did da a's lose ystrday => scores; teams=OAK day=-1
nettles browns rushing yds last week => box_score; player=Rhett Nettles prop=rushing_yards
How well calibrated is your model when it says 70%? => model; chance=0.7
u guys evn beat vegas or jus guessin => model;
todays top play => best_bets;
How much have I made on NFL moneylines since September? => my_bets; sport=nfl market=moneyline
wut book am i losin da most at => my_bets;
my last 5 bets => my_bets; n=5
Am I beating the closing line on baseball totals? => my_clv; sport=mlb market=total
How much of my monthly loss limit have I used? => my_limits;
r home dogs in nba gettin it dun dis yr => trends; sport=nba
lost everythin last nite dont wanna b here nemore => distress;
Ping me if the total in Colts-Patriots drops to 42.5. => alert; teams=IND,NE market=total line=42.5
if my dude dont play is the prop a push or a L => rule;
whats da surest thing 2day i need 2 double my money => risky;
Is the public on the over or the under in Falcons-Packers? => split; teams=ATL,GB
chances da chargers even make it 2 the playoffs => futures; teams=LAC sport=nfl
`;
