/** The other half of the round of `half-read.ts`, never used to tune the grammar. A line is as in `held-out/plain.ts`. */
export const HELD_OUT_HALF_READ = `
fanduel ml for the lakers?? => unknown; 
celtics injurys and the spread => injuries; teams=BOS & price; teams=BOS market=spread
did my bet on the jets cash yesterday => ask; 
any plays u give better than 55% for nba tn => best_bets; sport=nba
whats the juice at harbor on packers spread => hold; teams=GB book=Harbor market=spread
fair line rangers tnght => ask; 
qtr kelly at +180 w/ 40 pct, 500 roll => kelly; odds=180 chance=0.4 dollars=500
if i put 35 down at -145 how much do i get back => payout; odds=-145 dollars=35
hedge 200 at +400, other side now -180 => hedge; odds=400 dollars=200
any arb w/ at least 2 percent => arbitrage; left=2%
jokic triple double tonight? => unknown; 
how many of his last 5 did connor maddox get a shot on goal over 3.5 => hit_rate; player=Connor Maddox prop=shots line=3.5 n=5
is anybody on the heat out or doubtful => injuries; teams=MIA
lions depth chart qb => unknown; 
dome or outside for the colts => weather; teams=IND
whos last in the nfc north => standings; sport=nfl
when do the raptors play the nets next => slate; teams=TOR,BKN
did the warriors win by more than 5 on friday => scores; teams=GSW market=spread line=-5.5
most rebounds in the nuggets game yesterday => box_score; teams=DEN prop=rebounds day=-1
how much am i up on parlays since sept => my_bets; left=
my clv on nba props => my_clv; sport=nba left=props
did i hit my loss limit => my_limits; 
is there a trend on unders in the nhl => trends; sport=nhl
which strategy has the best roi => strategies; 
tell me if over 47 in the bears game moves to 45 => alert; teams=CHI left=45
bet gets voided if a pitcher scratched? => rule; 
explain ev vs clv like im 5 => explain; 
where do i change my unit size => help; 
who led after round 2 of the last golf tournament => scores; sport=golf left=round 2
world series winner odds => futures; sport=mlb
`;
