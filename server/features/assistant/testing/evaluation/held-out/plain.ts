/**
 * Questions that the grammar was not written on, written before it read them, and not used to tune it. A line is
 * `question => what; key=value …`, the parts of a message joined by `&`; what is meant by the keys stands in `read-case.ts`.
 */
export const HELD_OUT = `
who's questionable for the eagles => injuries; teams=PHI
any goalies hurt in the nhl => injuries; sport=nhl
is odom gonna play sunday => injuries; player=Marcus Odom
vashin out? => injuries; player=Igor Vashin
any bulls out tonight => injuries; teams=CHI
hatch yards passing line => prop; player=Dorian Hatch prop=passing_yards
hatch ints => prop; player=Dorian Hatch prop=interceptions
give me bergqvist shots on goal => prop; player=Elias Bergqvist prop=shots
quist over 71.5 receiving, worth it? => prop; player=Terrell Quist prop=receiving_yards side=over line=71.5
whats solis projected for in points => prop; player=Andre Solis prop=points
can whitcomb get 8 assists => prop; player=Quentin Whitcomb prop=assists line=7.5
maddox anytime goal price => prop; player=Connor Maddox prop=goals
jurak blocks o/u => prop; player=Nikola Jurak prop=blocks
odom carries => prop; player=Marcus Odom prop=rushing_attempts
hows quist done on receptions last 6 => hit_rate; player=Terrell Quist prop=receptions n=6
percentage of games jurak goes over 12.5 boards => hit_rate; player=Nikola Jurak prop=rebounds line=12.5
vashin saves history => hit_rate; player=Igor Vashin prop=saves
best td scorer props sunday => props; prop=touchdowns
any value on nba threes => props; sport=nba prop=threes
good goalie save props? => props; prop=saves
convert 6/4 to american => convert; odds=150
what's 1.5 in us odds => convert; odds=-200
implied prob 3.40 => convert; odds=240
is 2/1 the same as +200 => convert; odds=200
-250 as a fraction => convert; odds=-250
ravens -3.5 plus under 41, whats it pay => joint; teams=BAL
do i get a better price parlaying thunder ml w the over => joint; teams=OKC
canes ml and under correlation => joint; teams=CAR
patriots and seahawks ml parlay odds => parlay; teams=NE,SEA
solis over points with celtics to win, what are the odds => joint; teams=BOS player=Andre Solis
who do the detroit lions have next => slate; teams=DET
what channel is raptors heat => slate; teams=TOR,MIA
how many games in the nhl tonight => slate; sport=nhl
did the utah mammoth win => scores; teams=UTA
what was the final in commanders giants => scores; teams=WSH,NYG
did bombers cover last week => scores; teams=WPG
who's on top of the golf leaderboard => scores; sport=golf
tyrell booker odds to win => price; player=Tyrell Booker
will reyes finish top 10 => chance; player=Callum Reyes
who should i take in the golf => best_bets; sport=golf
bc lions moneyline => price; teams=BC market=moneyline
elks spread at harbor => price; teams=EDM market=spread book=Harbor
hamilton over under => price; teams=HAM market=total
orioles team total over 4.5 => price; teams=BAL market=team_total side=over line=4.5
whos throwing for the rockies tmrw => pitching; teams=COL day=+1
how windy is it at wrigley => weather; teams=CHC
how's the metro standings look => standings; sport=nhl
are the knicks on a run => form; teams=NYK
dolphins bills h2h => head_to_head; teams=MIA,BUF
where's the line moving on nuggets clippers => movement; teams=DEN,LAC
which side is the public hammering in cowboys eagles => split; teams=DAL,PHI
whats my record on overs => my_bets; 
am i beating the closing line on nba => my_clv; 
stake for the la kings at +115 if its 50% => kelly; teams=LAK odds=115
i bet 40 on cavs -3 at -110, what comes back => payout; teams=CLE odds=-110
hit me up when the minnesota wild are +125 => alert; teams=MIN odds=125
what does ats stand for => explain; 
if the qb gets hurt first drive does my prop count => rule; 
shaq oneal rebounds => unknown; 
odds on the hartford whalers => unknown; 
double my bet after every loss good idea? => risky; 
`;
