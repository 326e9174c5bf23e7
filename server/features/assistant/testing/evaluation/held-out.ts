/**
 * Questions that the grammar was not written on, written before it read them, and not used to tune it. A line is
 * `question => what; key=value …`, the parts of a message joined by `&`; what is meant by the keys stands in `read-case.ts`.
 */
export const HELD_OUT = `
what's the best moneyline for the colts => price; teams=IND market=moneyline
who's got the best number on the over in nets bulls => price; teams=BKN,CHI side=over
show me sabres prices => price; teams=BUF
where can i bet the trail blazers +8 => price; teams=POR market=spread line=8
what's the total in ravens steelers => price; teams=BAL,PIT market=total
what are all the books offering on the rams => books; teams=LAR
list every price on the golden knights => books; teams=VGK
how much hold is in the heat total => hold; teams=MIA market=total
what should the canadiens be => fair; teams=MTL
without the vig, what are the bills => fair; teams=BUF
how often would the hurricanes win this game => chance; teams=CAR
chances of the rockets covering => chance; teams=HOU market=spread
are the vikings going to beat the packers => chance; teams=MIN,GB
probability of under 5.5 in the wild game => chance; teams=MIN side=under line=5.5
what goes into the suns price => drivers; teams=PHX
why so low on the broncos => drivers; teams=DEN
what will the final score be in grizzlies pelicans => projection; teams=MEM,NOP
how many goals do you project in the leafs game => projection; teams=TOR
who should i bet on in the nhl tonight => best_bets; sport=nhl
what's the best nfl bet this week => best_bets; sport=nfl
do you like the hornets tonight => best_bets; teams=CHA
any dogs worth it in the nfl => best_bets; sport=nfl
what's your pick in the bruins game => picks; teams=BOS
show me the nba picks => picks; sport=nba
did last night's picks win => pick_results; day=-1
what's the record of your nfl picks => record; sport=nfl
how well has the model done in hockey => model; sport=nhl
are there arbs tonight => arbitrage; 
find me a middle in hockey => middle; sport=nhl
show plus ev bets => value; 
what's the lowest hold market in the nba => low_hold; sport=nba
has the oilers line changed => movement; teams=EDM
which lines moved most in the nba => movement; sport=nba
who's hurt for the bucks => injuries; teams=MIL
are there injuries on the titans => injuries; teams=TEN
what's the forecast for the bears game => weather; teams=CHI
who starts in goal for the stars => pitching; teams=DAL
nba east standings => standings; sport=nba
are the ducks in a playoff spot => standings; teams=ANA
how have the mavericks done recently => form; teams=DAL
last five flames games => form; teams=CGY n=5
what happened last time the eagles played the cowboys => head_to_head; teams=PHI,DAL
who won the warriors game last night => scores; teams=GSW day=-1
final score of the predators game => scores; teams=NSH
clippers box score => box_score; teams=LAC
are there nba games today => slate; sport=nba
what time is the kraken game => slate; teams=SEA
who do the falcons play next => slate; teams=ATL
how am i doing on nfl bets => my_bets; sport=nfl
what's still open on my slip => my_bets; 
have i been beating the close => my_clv; 
how big should my bet on the thunder at -140 be => kelly; teams=OKC odds=-140
what would $60 on the raiders at +175 pay me => payout; teams=LV odds=175
give me a 4 leg hockey parlay => parlay; sport=nhl n=4
alert me if the kraken drop to -110 => alert; teams=SEA odds=-110
what trends favor the celtics => trends; teams=BOS
what's the public doing on the jaguars game => split; teams=JAX
is overtime included in nba totals => rule; sport=nba
tell me what a spread is => explain; 
how do i read +220 => convert; odds=220
how do i change my plan => help; 
i think i have a gambling problem => distress; 
is it smart to bet it all tonight => risky; 
f1 odds => off_topic; 
tatum over 27.5 points => unknown; 
`;
