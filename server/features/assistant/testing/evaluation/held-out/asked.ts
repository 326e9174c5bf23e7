/** The other half of the round of `asked.ts`, whose first answers were judged before the change. */
export const HELD_OUT_ASKED = `
What price is Quarry offering on the Yankees moneyline against the Astros? => price; book=Quarry teams=NYY,HOU market=moneyline
bears chiefs total all books => books; teams=CHI,KC sport=nfl market=total
wats da no vig line on teh flyers => fair; teams=PHI sport=nhl
How likely is it that the Dodgers and Nationals combine for at least 11 runs? => chance; teams=LAD,WSH line=10.5 side=over
proj score avs jackets => projection; teams=COL,CBJ sport=nhl
ellery tenn o/u pass yds => prop; player=Conor Ellery prop=passing_yards
How often has Grady Goodnight gone over 5.5 receptions away from home this season? => hit_rate; player=Grady Goodnight prop=receptions side=over line=5.5
best mlb k props 2nite => props; sport=mlb
nfl totals i can middel => middle; sport=nfl market=total
+ev ml dogs nba min 3% => value; sport=nba market=moneyline
If I put $45 on the Raiders at +165, how much would I get back in total? => payout; teams=LV odds=165 dollars=45
What should a two-leg parlay of the Vikings moneyline and under 44.5 in that game really pay? => joint; teams=MIN side=under line=44.5
correlation rams ml + rams game over => joint; teams=LAR side=over
habs starting 6 tonite who playin => lineup; teams=MTL sport=nhl
How windy will it be at Lambeau Field this afternoon? => weather; teams=GB sport=nfl
eastern conf standings hockey => standings; sport=nhl
who takin the nl pennant odds pls => futures; sport=mlb
How have the Oilers done against the Canucks this season? => head_to_head; teams=EDM,VAN sport=nhl
cfl finals date => slate; sport=cfl
goff dunaway finish last wk => scores; player=Conor Dunaway
How well calibrated are your NBA win probabilities? => model; sport=nba
todays picks w reasons => picks;
hows my roi on dogs this month => my_bets;
What is my profit on bets over two units in the NHL? => my_bets; sport=nhl
deposit limit left this week => my_limits;
any trendz hot in the nhl rn => trends; sport=nhl
Tell me when the Bears get to +4.5 at any book. => alert; teams=CHI sport=nfl market=spread line=4.5
what happens to my bet if the pitcher is scratched => rule; sport=mlb
What does it mean to lay the points? => explain;
how i export my bets 2 csv => help;
Where is the public money on the Steelers and Chargers? => split; teams=PIT,LAC sport=nfl
who leadin my group this wk => help;
If I bet my whole paycheck on the Colts, what could go wrong? => risky;
sure thing tonight, cant lose => best_bets;
draftkings line on broncos => unknown;
Who is favored in the Year End Classic? => price; sport=golf
gonzalo davlos make cut % => chance; player=Gonzalo Dávalos
Who is hurt on the Bengals and what is the total of their game? => injuries; teams=CIN sport=nfl & price; teams=CIN sport=nfl market=total
did i win my last 5 and am i up on the week => my_bets; & my_bets;
What are the first five innings moneyline odds for the Guardians and the Blue Jays? => price; teams=CLE,TOR sport=mlb
leafs puck line +1.5 wher => price; teams=TOR sport=nhl market=spread line=1.5
Has the line on the Texans moved since it opened? => movement; teams=HOU sport=nfl
whats the vig at -115 -105 => no_vig;
What win rate do I need at -120 to break even? => convert; odds=-120
jokic reb line => unknown;
cheapest way to bet over 8.5 tigers red sox => price; teams=DET,BOS sport=mlb market=total side=over line=8.5
Which NBA team has the best record against the spread? => trends; sport=nba
how many ks for the cardinals starter => prop; teams=STL sport=mlb
If the Knicks cover, does the under become more likely? => joint; teams=NYK sport=nba side=under
3 units at 20 a unit on +140 pays wat => payout; odds=140 dollars=60
`;
