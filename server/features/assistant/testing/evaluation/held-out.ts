/**
 * Questions that the grammar was not written on, written before it read them, and not used to tune it. A line is
 * `question => what; key=value …`, the parts of a message joined by `&`; what is meant by the keys stands in `read-case.ts`.
 */
export const HELD_OUT = `
anybody out on the broncos this week => injuries; teams=DEN
habs injury news => injuries; teams=MTL
is bergqvist good to go tonight => injuries; player=Elias Bergqvist
odom questionable? => injuries; player=Marcus Odom
whos missing for the nuggets and is jurak in => injuries; teams=DEN & injuries; player=Nikola Jurak
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
ottawa redblacks points => price; teams=OTT market=spread
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
`;
