/**
 * Questions that the grammar was not written on, written before it read them, and not used to tune it. A line is
 * `question => what; key=value …`, the parts of a message joined by `&`; what is meant by the keys stands in `read-case.ts`.
 */
export const HELD_OUT = `
what are the odds for the lakers game tonight => price; teams=LAL
best odds on the cowboys to win => price; teams=DAL
who has the best price on bruins moneyline => price; teams=BOS market=moneyline
what's the spread for chiefs vs raiders => price; teams=KC,LV market=spread
show me the total for warriors clippers => price; teams=GSW,LAC market=total
packers -3.5 price => price; teams=GB market=spread line=-3.5
over 6 in the devils game => price; teams=NJD side=over line=6
compare odds on the steelers at every book => books; teams=PIT
all books for suns -4 => books; teams=PHX market=spread line=-4
what is the hold on the avalanche game => hold; teams=COL
fair price for the vikings => fair; teams=MIN
probability that the celtics win => chance; teams=BOS
will the eagles beat the commanders => chance; teams=PHI,WSH
chance that the oilers game goes over 6.5 => chance; teams=EDM side=over line=6.5
why does the model like the jaguars => drivers; teams=JAX
what is your projected score for knicks hornets => projection; teams=NYK,CHA
who will score more, bucks or pacers => projection; teams=MIL,IND
best nhl bets today => best_bets; sport=nhl
what should i bet in the nba tonight => best_bets; sport=nba
any good nfl bets => best_bets; sport=nfl
should i bet on the broncos => best_bets; teams=DEN
what are today's nhl picks => picks; sport=nhl
did yesterday's nba picks win => pick_results; sport=nba day=-1
what's your record on nhl picks => record; sport=nhl
how accurate is your nba model => model; sport=nba
any arbitrage in the nba => arbitrage; sport=nba
are there any middles in hockey => middle; sport=nhl
show positive ev nfl bets => value; sport=nfl
lowest hold nhl games => low_hold; sport=nhl
how has the line moved on the ravens => movement; teams=BAL
which nba lines are moving => movement; sport=nba
who is injured for the 49ers => injuries; teams=SF
injury report for the nuggets => injuries; teams=DEN
weather for the bears game => weather; teams=CHI
who is the goalie for the stars tonight => pitching; teams=DAL
nba standings => standings; sport=nba
who leads the nfc west => standings; sport=nfl
how many points do the maple leafs have => standings; teams=TOR
how are the rockets doing lately => form; teams=HOU
dolphins last 5 games => form; teams=MIA n=5
predators vs blues head to head => head_to_head; teams=NSH,STL
who won the heat game => scores; teams=MIA
nhl scores from last night => scores; sport=nhl day=-1
what was the score of the bills game => scores; teams=BUF
did the thunder cover => scores; teams=OKC
what nfl games are on sunday => slate; sport=nfl
when do the mavericks play next => slate; teams=DAL
what time does the flyers game start => slate; teams=PHI
how are my nhl bets doing => my_bets; sport=nhl
what's my roi on nba => my_bets; sport=nba
show my open nfl bets => my_bets; sport=nfl
am i beating the closing line on hockey => my_clv; sport=nhl
how much should i bet on the wild at +130 => kelly; teams=MIN odds=130
how much does $50 on the saints at +220 pay => payout; teams=NO odds=220
build me an nhl parlay => parlay; sport=nhl
3 leg parlay of nba favorites => parlay; sport=nba n=3
are the magic spread and the under correlated => joint; teams=ORL
alert me when the canucks hit +120 => alert; teams=VAN odds=120
any trends for the lions packers game => trends; sport=nfl teams=DET,GB
where is the public on the nets => split; teams=BKN
what happens to my bet if an nba game is postponed => rule; sport=nba
does overtime count in nhl bets => rule; sport=nhl
what if the nfl game ends tied => rule; sport=nfl
what is a teaser => explain; 
what does the puck line mean => explain; 
new york jets moneyline => price; teams=NYJ market=moneyline
giants moneyline => ask; 
los angeles odds => ask; 
kings spread tonight => ask; 
philadelphia nba line => price; sport=nba teams=PHI
lebron james over 25.5 points => unknown; 
patrick mahomes touchdowns => unknown; 
auston matthews anytime goal => unknown; 
bet everything on the celtics => risky; teams=BOS
tennis odds today => off_topic; 
who will be president => off_topic; 
`;
