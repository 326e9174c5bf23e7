/**
 * Of leagues' players, odds in any format, combinations, and plain questions of all sports: rounds that were held out, then developed.
 * Same line format as `held-out/plain.ts`.
 */
export const BETTORS = `
whos out for the bills => injuries; teams=BUF
hatch passing yds => prop; player=Dorian Hatch prop=passing_yards
hatch o 265.5 pass yards u like it? => prop; player=Dorian Hatch prop=passing_yards side=over line=265.5
how many points will jurak score => prop; player=Nikola Jurak prop=points
does maddox hit 3.5 shots => prop; player=Connor Maddox prop=shots line=3.5
how often does maddox get over 3.5 sog => hit_rate; player=Connor Maddox prop=shots side=over line=3.5
quist anytime td => prop; player=Terrell Quist prop=touchdowns
odom rush yds last 5 => hit_rate; player=Marcus Odom prop=rushing_yards n=5
jurak pra line => prop; player=Nikola Jurak prop=points_rebounds_assists
best nfl player props tonite => props; sport=nfl
any +ev hockey shot props => props; sport=nhl prop=shots
is jurak playing tonight => injuries; player=Nikola Jurak
is hatch hurt => injuries; player=Dorian Hatch
solis reb+ast o/u => prop; player=Andre Solis prop=rebounds_assists
vashin saves tonight => prop; player=Igor Vashin prop=saves
should i take vashin under 27.5 saves => prop; player=Igor Vashin prop=saves side=under line=27.5
odom to score => prop; player=Marcus Odom prop=touchdowns
berqvist goal scorer odds => prop; player=Elias Bergqvist prop=goals
whats 2.35 in american => convert; odds=135
5/2 implied => convert; odds=250
+150 implied probability => convert; odds=150
convert -110 to decimal => convert; odds=-110
1.91 decimal to us odds => convert; odds=-110
whats 11/4 as a percent => convert; odds=275
parlay bills ml and over 44.5 what does it pay => joint; teams=BUF line=44.5
are ravens ml and the over correlated => joint; teams=BAL
celtics ml with solis over 24.5 points, whats that pay => joint; teams=BOS player=Andre Solis
parlay leafs oilers and canucks mls for 20 => parlay; teams=TOR,EDM,VAN
gimme the skinny on jets pats => game; teams=NYJ,NE
cheifs money line => price; teams=KC market=moneyline
bucs or falcns who ya got => chance; teams=TB,ATL
r the dubs any good on the road => form; teams=GSW
lay the points w the cowboys? => best_bets; teams=DAL
whos in net 4 the habs => pitching; teams=MTL
did the over hit in kings sharks last nite => scores; teams=LAK,SJS day=-1
who covered in the bengals game => scores; teams=CIN
howd my hockey bets do yday => my_bets; sport=nhl day=-1
steelers score and whats the line on the ravens => scores; teams=PIT & price; teams=BAL
nba slate and any injuries? => slate; sport=nba & injuries; 
bombers by how many => projection; teams=WPG
stamps total pts projection => projection; teams=CGY
argos money line best book => price; teams=TOR market=moneyline
hows saskatchewan been lately => form; teams=SSK
reyes to win it all price => price; player=Callum Reyes
booker gonna make the cut? => chance; player=Tyrell Booker
zorgnak rebounds => unknown; 
whos out for the thunderbirds => unknown; 
how many tds does mahones get => unknown; 
took another L and im chasing tonight => distress; 
does a prop void if the guy sits => rule; 
100 on the devils +120 what do i get => payout; teams=NJD odds=120
1/4 kelly on thunder -140 if i say 62% => kelly; teams=OKC odds=-140
ping me if lakers go past -4.5 => alert; teams=LAL line=-4.5
fade the public nfl => split; sport=nfl
wheres the steam nba => movement; sport=nba
bosox yanks pitching matchup => pitching; teams=BOS,NYY
which nhl dogs should i hammer => best_bets; sport=nhl
cover chances vikes -3 => chance; teams=MIN market=spread line=-3
who scored for the oilers last night => box_score; teams=EDM day=-1
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
2k roll, celtics win 58% at -125, how much => kelly; teams=BOS odds=-125
with a 2000 bankroll how much on -110 if i win 55% => kelly; odds=-110
what % of my bankroll on the bruins => kelly; sport=nhl teams=BOS
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
anybody out on the broncos this week => injuries; teams=DEN
habs injury news => injuries; teams=MTL
is bergqvist good to go tonight => injuries; player=Elias Bergqvist
odom questionable? => injuries; player=Marcus Odom
whos missing for the nuggets and is jurak in => injuries; teams=DEN player=Nikola Jurak
hatch td passes over 1.5 => prop; player=Dorian Hatch prop=passing_touchdowns side=over line=1.5
whitcomb dimes tonight => prop; player=Quentin Whitcomb prop=assists
whats the number on solis boards => prop; player=Andre Solis prop=rebounds
will quist go over 5.5 catches => prop; player=Terrell Quist prop=receptions side=over line=5.5
quist rec yds prop => prop; player=Terrell Quist prop=receiving_yards
project odoms rushing yards => prop; player=Marcus Odom prop=rushing_yards
jurrak double double odds => prop; player=Nikola Jurak prop=double_double
hows maddox shot prop been hitting => hit_rate; player=Connor Maddox prop=shots
has whitcomb cleared 22.5 points lately => hit_rate; player=Quentin Whitcomb prop=points line=22.5
solis threes last 10 games => hit_rate; player=Andre Solis prop=threes n=10
best nba assist props => props; sport=nba prop=assists
top nhl props rn => props; sport=nhl
which qb yardage props have value sunday => props; prop=passing_yards
turn 3.10 into american => convert; odds=210
whats 4/1 in moneyline => convert; odds=400
-145 as a decimal => convert; odds=-145
implied odds of 1.65 => convert; odds=-154
fractional for +200 => convert; odds=200
evens in american odds => convert; odds=100
bengals -3 and under 47 in one parlay, payout? => joint; teams=CIN
do the over and the lakers cover go together => joint; teams=LAL
bruins ml + maddox 1+ goal parlay price => joint; teams=BOS player=Connor Maddox
2 leg parlay eagles and lions nfl ml what would 50 pay => parlay; teams=PHI,DET n=2
is a knicks ml / whitcomb over points combo correlated => joint; teams=NYK player=Quentin Whitcomb
whats good with the colts => game; teams=IND
gimme dem boyz spread => price; teams=DAL market=spread
whats vegas got the leafs at => price; teams=TOR
o/u for pels grizz => price; teams=NOP,MEM market=total
ottawa redblacks points => game; teams=OTT
who you liking rams or niners => chance; teams=LAR,SF
nuggs chances of winning => chance; teams=DEN
could the browns pull the upset => chance; teams=CLE
isles playin who => slate; teams=NYI
what time packers kick => slate; teams=GB
when do the elks play next => slate; teams=EDM
whod win sixers raptors last nite => scores; teams=PHI,TOR day=-1
did hawks cover yesterday nba => scores; sport=nba teams=ATL day=-1
cards jays score and whos pitching tmrw => scores; teams=STL,TOR & pitching; day=+1
hows my nfl roi this month => my_bets; sport=nfl
did i beat the closing number => my_clv; 
whats anders holm at to finish top 5 => price; player=Anders Holm
how far back is booker => scores; player=Tyrell Booker
who do you fancy in the golf => best_bets; sport=golf
how many runs you got for the padres => projection; teams=SD
blowout alert? celtics by how much => projection; teams=BOS
ticats bombers weather => weather; teams=HAM,WPG
kershnaw strikeouts => unknown; 
odds on the springfield isotopes => unknown; 
what happens to my parlay if one leg pushes => rule; 
whats it mean when a line is off the board => explain; 
im down bad need to win it back tonight => distress; 
throw the whole paycheck on the heat? => risky; 
50 to win on the saints at -3 -105 => payout; teams=NO odds=-105
lmk when the caps get to +140 => alert; teams=WSH odds=140
dropped my rent on the game last night what do i do => distress; 
`;
