/** Half of a round of all sports and kinds as bettors talk, written before the grammar was read; developed. A line is as in `held-out/plain.ts`. */
export const TALK = `
whos hangin the best number on the raiders => price; sport=nfl teams=LV
-115 / -105 both sides whats fair => no_vig; odds=-115
how much vig r books takin on the habs game => hold; teams=MTL sport=nhl
% chance chargers win by 7 or more => chance; teams=LAC line=-6.5
why u so low on the avs tonite => drivers; teams=COL sport=nhl
whitcomb dimes line => prop; player=Quentin Whitcomb prop=assists
how often does jurak clear 10.5 boards last 15 => hit_rate; player=Nikola Jurak prop=rebounds line=10.5 n=15
whos leading the nfl in rush yds => leaders; sport=nfl prop=rushing_yards
any free money between books in hockey rn => arbitrage; sport=nhl
need tight 2 way markets to clear a bonus => low_hold
what size shud i go on the bills w/ 2500 bank => kelly; teams=BUF dollars=2500
how much do i gotta lay to win 200 at -135 => payout; dollars=200 odds=-135
wanna lock profit, 100 at +250 and can lay the other at -165 => hedge; odds=250 dollars=100
4 leg parlay -110 -110 +120 -105 whats it pay on 25 => parlay; odds=-110 dollars=25
is +160 good if it hits 41% of the time => expected_value; odds=160 chance=0.41
is solis suiting up 2nite => injuries; player=Andre Solis
gonna rain on the cubbies today? => weather; teams=CHC
whos on top of the nfc north => standings; sport=nfl
whats a good unit w 800 in the acct => bankroll; dollars=800
whats 5/2 in american => convert; odds=250
who won last nite in hoops => scores; sport=nba day=-1
who went deep for the orioles yesterday => box_score; teams=BAL day=-1
ur picks makin money this season or what => record
howd yalls card do yesterday => pick_results; day=-1
whats driving your number on the texans => drivers; teams=HOU sport=nfl
my record betting the niners => my_bets; teams=SF sport=nfl
whats still open on my card => my_bets
my avg clv on dogs => my_clv
got a 50 dollar bonus bet whats it really worth => free_bet; dollars=50
does my fade the public system match anything today => strategies
lmk when cowboys spread hits 7 => alert; teams=DAL market=spread line=7
my guy didnt suit up, does the prop get refunded => rule
wtf is a teaser => explain
how do i cancel my sub => help
thinkin of puttin my whole roll on the ravens => risky
took out a payday loan to bet the colts => distress
who do the sonics play tonight => unknown
did i win my bet on the spurs and who do they play next => my_bets; teams=SAS & slate; teams=SAS
has the nets line been moving => movement; teams=BKN
stanley cup odds for the canes => futures; teams=CAR sport=nhl
`;
