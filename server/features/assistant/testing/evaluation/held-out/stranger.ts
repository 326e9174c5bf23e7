/**
 * A round by someone who had not seen the grammar, not used: a third plain, a third elliptic, a third slang or misspelled. One of its seventy
 * questions was among the earlier ones and is left out. A line is as in `held-out/plain.ts`.
 */
export const HELD_OUT_STRANGER = `
What is the best available price on the Braves moneyline tonight? => price; teams=ATL market=moneyline
How do I change the password on my account? => help;
blue jays rl => price; teams=TOR sport=mlb market=spread
roughriders -3.5 quarry => price; book=Quarry teams=SSK market=spread line=-3.5
whats teh spred on da eagels => price; teams=PHI sport=nfl market=spread
harbor got anything decent on okc ml? => price; book=Harbor teams=OKC market=moneyline
Where can I get the longest odds on Anders Holm to win the tournament? => price; player=Anders Holm
booker top 5 => price; player=Tyrell Booker
What would the price on the Avalanche against the Stars be without any vig? => fair; teams=COL,DAL sport=nhl
wuts a fare price on the elks ml => fair; teams=EDM sport=cfl market=moneyline
What is the probability that the Bengals cover -2.5? => chance; teams=CIN sport=nfl market=spread line=-2.5
unit size w a $4000 roll => bankroll; dollars=4000
how likly r the nuggs to win by 6 or more => chance; teams=DEN sport=nba
What is the chance that Callum Reyes makes the cut? => chance; player=Callum Reyes
How many runs do you expect the Mets to score tonight? => projection; teams=NYM
projected total argos alouettes => projection; teams=TOR,MTL sport=cfl
whos leadin the bigs in homers => leaders; sport=mlb
What is the line for Nikola Jurak's points tonight? => prop; player=Nikola Jurak prop=points
odom anytime td => prop; player=Marcus Odom
batterson total bases => prop; player=Joe Batterson prop=total_bases
maddox sog ovr 3.5 wheres the best juice => prop; player=Connor Maddox prop=shots side=over line=3.5
Which player props in baseball are worth a bet tonight? => props; sport=mlb
How often has Quentin Whitcomb gone over 22.5 points in his last 10 games? => hit_rate; player=Quentin Whitcomb prop=points side=over line=22.5 n=10
slugger 1+ hits last 8 => hit_rate; player=Ike Slugger prop=hits n=8
has quist been catchin 5+ balls or naw, last 7 gms => hit_rate; player=Terrell Quist prop=receptions n=7
Are there any arbitrage opportunities in hockey right now? => arbitrage; sport=nhl
nba arbs tmrw => arbitrage; sport=nba day=1
Are two books far enough apart on an NFL spread that I could middle it? => middle; sport=nfl market=spread
+ev cfl totals => value; sport=cfl market=total
show me wat quarry is mispricin in golf rn => value; book=Quarry sport=golf
With a $1,500 bankroll, what does full Kelly say for +140 if I give it a 45% chance? => kelly; odds=140 chance=0.45 dollars=1500
quarter kelly -118 58% $800 => kelly; odds=-118 chance=0.58 dollars=800
if i throw a c-note on a +275 dog wat do i get bak => payout; dollars=100 odds=275
I have $25 on a +650 future and the opponent is now +105. How much do I bet on them to lock in a profit? => hedge; odds=650 dollars=25
What is the real price of the Cowboys moneyline together with Marcus Odom over 74.5 rushing yards? => joint; teams=DAL player=Marcus Odom
if the cubs game goes ovr does that help cubs ml or r they not corelated => joint; teams=CHC
Who is out for the Celtics tomorrow? => injuries; teams=BOS sport=nba day=1
any1 hurt on the yanks => injuries; teams=NYY
panthers injury report => ask;
astros batting order => lineup; teams=HOU
whos on the bump for the ms tmrw, seattle => pitching; teams=SEA sport=mlb day=1
gona rain on the phillys game or wat => weather; teams=PHI sport=mlb
How have the Timberwolves played over their last five games? => form; teams=MIN sport=nba n=5
bears vikings h2h => head_to_head; teams=CHI,MIN sport=nfl
What hockey games are being played tomorrow? => slate; sport=nhl day=1
did the redblacks win lastnite => scores; teams=OTT sport=cfl day=-1
How many hits did Kenji Morita have yesterday? => box_score; player=Kenji Morita prop=hits day=-1
How accurate has your model been on NFL spreads? => model; sport=nfl market=spread
nba picks? => picks; sport=nba
gimme the 3 best bets on the ice 2nite => best_bets; sport=nhl n=3
my record nhl unders => my_bets; sport=nhl side=under
how much hav i blown on parleys since january => my_bets;
Did I make money on golf at Summit last month? => my_bets; book=Summit sport=golf
clv on my nba spreads => my_clv; sport=nba market=spread
did i allready hit my daly limit => my_limits;
Do road underdogs cover more often than not in Canadian football? => trends; sport=cfl
saved strategies results => strategies;
Let me know when the Red Sox moneyline reaches +120. => alert; teams=BOS sport=mlb market=moneyline odds=120
if my golfr wd's b4 he tees off is the bet ded => rule;
hold meaning => explain;
where all the public $$ at on the knicks => split; teams=NYK
afc winner odds => futures; sport=nfl
rockies total and weather => price; teams=COL market=total & weather; teams=COL
did the canes win last nite n wen do they play nxt => scores; teams=CAR sport=nhl day=-1 & slate; teams=CAR sport=nhl
gerold pfister birdies rd 1 => unknown;
wats draftkings hangin on the sabers 2nite => unknown;
I have been borrowing from my brother to keep betting and I can't bring myself to stop. => distress;
droppin my rent money on 2nites game, need it all bak => distress;
all in on one game, which is guaranteed => risky;
`;
