/**
 * The other half of the round of `chat.ts`, whose first answers were judged before the change; not used. A line is as in `held-out/plain.ts`.
 */
export const HELD_OUT_CHAT = `
What's the best price on the Bills against Miami today? => price; teams=BUF,MIA sport=nfl
wich book got da fattest number on da magic => price; teams=ORL sport=nba
wsh dodgers all books ml => books; teams=WSH,LAD sport=mlb market=moneyline
How much juice is Keystone charging on the Chargers-Steelers spread? => hold; teams=LAC,PIT sport=nfl market=spread
hows da hold lookin on nhl today => hold; sport=nhl
no vig price elks => fair; teams=EDM sport=cfl
What are the odds the Cavaliers win by 10 or more? => chance; teams=CLE sport=nba market=spread line=-9.5
wats teh % of devils sharks goin ovr 6 => chance; teams=NJD,SJS sport=nhl side=over line=6
saints alt spreads => price; teams=NO sport=nfl market=spread
What is driving your number on the Ravens game? => drivers; teams=BAL sport=nfl
y u fading da mavs => drivers; teams=DAL sport=nba
projected score twins reds => projection; teams=MIN,CIN sport=mlb
Where's the best over on Seth Redfern's threes? => prop; player=Seth Redfern prop=threes side=over
nettles ovr 57.5 rush yds, gud bet? => prop; player=Rhett Nettles prop=rushing_yards side=over line=57.5
best saves props => props; prop=saves
How many times has Quinn Eastman had 3+ shots in his last ten? => hit_rate; player=Quinn Eastman prop=shots n=10
how oftn does bellamy go ovr 45.5 rec yds @ home => hit_rate; player=Jonah Bellamy prop=receiving_yards side=over line=45.5 left=at home
middles today nba => middle; sport=nba
Which games have the smallest hold across all the books? => hold;
wats da biggest edge on da board rn => value;
kelly -135 60% => kelly; odds=-135 chance=0.6
If I bet $75 at -145 what comes back in total? => payout; odds=-145 dollars=75
2 units at 25 a unit on a +120 dog wins wat => payout; odds=120 dollars=50
hedge 50 @ +400 other side -110 => hedge; odds=400 dollars=50
If the Chiefs cover, does the over get more likely? => joint; teams=KC sport=nfl side=over
parlay da habs n da rangers, fair odds? => parlay; teams=MTL,NYR sport=nhl
kings injuries => ask;
What's the Mariners' starting lineup today? => lineup; teams=SEA sport=mlb
who in net 4 colorado 2nite => pitching; teams=COL sport=nhl
weather bills game => weather; teams=BUF sport=nfl
What's the latest on Wyatt Ellery? => news; player=Wyatt Ellery
r da jets even any good dis yr => ask;
giants panthers last meetings => head_to_head; teams=NYG,CAR sport=nfl
When does Tampa Bay play Texas? => slate; teams=TB,TEX sport=mlb
where do i join a group wit my boys => help;
abascal result winter sun => scores; player=Camilo Abascal
Who are the favorites for the Year End Classic next week? => price; sport=golf
hows fiorentini been playin lately da golfer => form; player=Hendrik Fiorentini
model roi cfl => model; sport=cfl
What picks do you like today and why? => picks;
gimme 1 lock in da nfl u wud bet ur house on => best_bets; sport=nfl
my roi on props this month => my_bets;
Am I beating the closing line on NBA totals? => my_clv; sport=nba market=total
how much can i still wager dis week b4 my cap kicks in => my_limits;
trends on colts => trends; teams=IND sport=nfl
Ping me if the Blue Jays moneyline drops to -120 or better. => alert; teams=TOR sport=mlb market=moneyline odds=-120
if da pitcher gets scratchd is my bet off => rule; sport=mlb
what's a teaser => explain;
Where is the public on Chiefs-Bears and who wins the NFC North? => split; teams=KC,CHI sport=nfl & futures; sport=nfl
maxed out da card agen chasin losses wife dont no => distress;
`;
