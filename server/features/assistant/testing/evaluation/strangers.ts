/**
 * As people ask who have never used the product, of all leagues. Two rounds, held out, then developed: 86% and, in idioms, 64% were right on
 * the first run. Same line format as `held-out/plain.ts`.
 */
export const STRANGERS = `
hey what's the moneyline on tonight's knicks game => price; teams=NYK market=moneyline
where should i go to bet the browns +7.5 => price; teams=CLE market=spread line=7.5
which sportsbook pays the most if the kraken win => price; teams=SEA
can i still get the bulls at plus money anywhere => price; teams=CHI
how many points are the colts getting => price; teams=IND
are the raptors favored tonight => price; teams=TOR
who's favored in jets dolphins => price; teams=NYJ,MIA
what's the over under on the sabres game => price; teams=BUF market=total
show me every price for cavs pistons => books; teams=CLE,DET
list all the books on the titans moneyline => books; teams=TEN market=moneyline
how do the books differ on the flames total => books; teams=CGY market=total
how much vig is in the rams line => hold; teams=LAR
which book has the lowest juice on the panthers => ask; 
what's a fair line for the wizards => fair; teams=WAS
what odds should i accept on the blackhawks => fair; teams=CHI
is -150 a fair price on the seahawks => fair; teams=SEA odds=-150
how likely is it that the spurs win tonight => chance; teams=SAS
what are the chances the sharks lose by two or more => chance; teams=SJS
do you think the bengals can win => chance; teams=CIN
odds of the hawks game staying under 231 => chance; teams=ATL side=under line=231
what's the win probability for the wild => chance; teams=MIN
percent chance the falcons cover => chance; teams=ATL market=spread
why are the penguins such big underdogs => drivers; teams=PIT
explain your number on the grizzlies => drivers; teams=MEM
what's driving your view on the buccaneers => drivers; teams=TB
how many points will the trail blazers score => projection; teams=POR
predicted score for ducks vs golden knights => projection; teams=ANA,VGK
what total do you project for the texans game => projection; teams=HOU
how big a win do you expect for the thunder => projection; teams=OKC
what's your favorite nhl bet for tonight => best_bets; sport=nhl
give me one good nba bet => best_bets; sport=nba
is there anything worth playing on sunday in the nfl => best_bets; sport=nfl
are the timberwolves a good bet => best_bets; teams=MIN
any underdogs you like in hockey tonight => best_bets; sport=nhl
who do you like, bruins or leafs => chance; teams=BOS,TOR
show me today's nfl picks => picks; sport=nfl
do you have a pick on the nuggets game => picks; teams=DEN
did you win last night => pick_results; day=-1
how have your nfl picks done this season => record; sport=nfl
what's your win rate => record; 
are you profitable in the nba => record; sport=nba
can i trust the model on hockey => model; sport=nhl
how good is your model compared with the closing line => model; 
find me arbs in the nfl => arbitrage; sport=nfl
is there a sure bet anywhere right now => arbitrage; 
any middles on nfl totals => middle; sport=nfl market=total
what are the most plus ev plays tonight => value; 
which games have the smallest vig tonight => low_hold; 
did the line on the cardinals seahawks game move => movement; teams=ARI,SEA
where did the hornets line open => movement; teams=CHA
has the lightning price gotten better or worse => movement; teams=TBL
is anybody hurt on the mavs => injuries; teams=DAL
who's out for the chargers => injuries; teams=LAC
will it rain at the steelers game => weather; teams=PIT
how windy is it going to be in buffalo on sunday => weather; teams=BUF
who is in goal for the rangers tonight => pitching; sport=nhl
who's pitching for the mariners tomorrow => pitching; teams=SEA day=+1
show me the afc north => standings; sport=nfl
who is in first in the atlantic division => standings; 
what's the lakers record => form; teams=LAL
how have the jets played lately => ask; 
have the heat been any good recently => form; teams=MIA
last 10 games for the predators => form; teams=NSH n=10
when did the suns and kings last play each other => head_to_head; teams=PHX,SAC
how many times have the bills beaten the patriots => head_to_head; teams=BUF,NE
what was the final in the celtics game => scores; teams=BOS
did the canucks win last night => scores; teams=VAN day=-1
how did the vikings do on sunday => scores; teams=MIN
who scored for the oilers yesterday => box_score; teams=EDM day=-1
show me the box score of the nets game => box_score; teams=BKN
who's playing tonight in the nba => slate; sport=nba
what games are on right now => slate; 
is there a monday night game => slate; 
what time do the ravens kick off => slate; teams=BAL
do the clippers play tomorrow => slate; teams=LAC day=+1
how's my bet on the bears looking => my_bets; teams=CHI
what are my open bets => my_bets; 
how much did i lose last week => my_bets; 
which sport am i losing the most on => my_bets; 
i have $500, how much should i put on the pelicans at -105 => kelly; teams=NOP odds=-105
half kelly for 55% at +100 => kelly; odds=100
what does $25 at -140 return => payout; odds=-140
if i bet 100 on the commanders at +165 how much would i make => payout; teams=WSH odds=165
i've got the magic at +200 for $40, how do i hedge at -150 => hedge; teams=ORL
what would a parlay of -110 and +150 pay => parlay; odds=-110
make me a three team nfl parlay => parlay; sport=nfl n=3
does jazz moneyline go with the over => joint; teams=UTA
tell me when the packers are -3 or better => alert; teams=GB
let me know if the kings go to +150 => ask; 
any angles on the eagles at home => trends; teams=PHI
which trends are hot in the nba => trends; sport=nba
what percentage of bets are on the chiefs => split; teams=KC
who is the public taking in the warriors game => split; teams=GSW
what happens if my player doesn't play => rule; 
do i get my money back if a game gets cancelled => rule; 
does a shootout goal count for the total => rule; 
what if it lands exactly on the number => rule; 
what does +150 mean => convert; odds=150
convert -250 to a percentage => convert; odds=-250
explain closing line value => explain; 
what's a push => explain; 
how does a round robin work => explain; 
where do i set my deposit limit => my_limits; 
how do i get my data out of here => help; 
i can't stop betting and i'm scared => distress; 
i'm thinking of putting my rent on the cowboys => distress; 
should i put everything on one game => risky; 
give me a lock for tonight => best_bets; 
what will bitcoin do => off_topic; 
premier league odds => off_topic; 
write me a poem about the knicks => off_topic; 
patrick kane shots tonight => unknown; 
jokic triple double odds => unknown; 
how many yards will josh allen throw => unknown; 
what price is draymond's team at tonight => unknown; 
yo what's memphis at => price; teams=MEM
i want the hurricanes, where's the best number => price; teams=CAR
quote me the celtics -6.5 => price; teams=BOS market=spread line=-6.5
what would i get on the blue jackets straight up => price; teams=CBJ
how much am i laying with the bills => price; teams=BUF
is anybody offering +140 on the islanders => price; teams=NYI odds=140
total for tonight's rockets game? => price; teams=HOU market=total
which of the books is worst on the dolphins => books; teams=MIA
can you line up all the shops on heat hawks => books; teams=MIA,ATL
how big is the house's cut on the jets sabres game => hold; teams=WPG,BUF
what should the eagles actually be priced at => fair; teams=PHI
strip out the juice on the avs and tell me the number => fair; teams=COL
do the pacers have any hope tonight => chance; teams=IND
will the jags cover the number => chance; teams=JAX market=spread
how confident are you in the rangers beating the devils => chance; teams=NYR,NJD
are the ravens likely to win by a touchdown => chance; teams=BAL
what's the likelihood of over 48 in packers lions => chance; teams=GB,DET side=over line=48
how come you've got the kraken so high => drivers; teams=SEA
what went into your lakers number => drivers; teams=LAL
which factors matter in the texans game => drivers; teams=HOU
give me a final score for the flyers game => projection; teams=PHI
how high scoring will the mavs game be => projection; teams=DAL
what's your spread on the 49ers => projection; teams=SF
anything jump out at you in the nba tonight => best_bets; sport=nba
if you could only bet one nfl game this week => best_bets; sport=nfl
should i be on the suns => best_bets; teams=PHX
is there a play in the wild game => best_bets; teams=MIN
which dogs have a shot in the nhl => best_bets; sport=nhl
what are you guys on today => picks; 
got any plays published for hockey => picks; sport=nhl
were you right about the chargers => pick_results; teams=LAC
how many of yesterday's picks cashed => pick_results; day=-1
are you any good at picking nba games => record; sport=nba
how many units are you up on nfl => record; sport=nfl
does your model actually work => model; 
has your model been right about favorites => model; 
can i lock in a profit on any game tonight => arbitrage; 
two way arbs? => arbitrage; 
is there a gap to middle in the bucks game => middle; teams=MIL
any mispriced lines at harbor => value; book=Harbor
cheapest game to bet tonight => low_hold; 
which way is the money pushing the cowboys line => movement; teams=DAL
has anything moved a lot in the nfl since monday => movement; sport=nfl
was the bruins price higher this morning => movement; teams=BOS
is everybody healthy for the clippers => injuries; teams=LAC
who are the knicks missing => injuries; teams=NYK
what's the injury situation with the browns => injuries; teams=CLE
is snow expected in green bay => weather; teams=GB
who's the starting goaltender for the leafs => pitching; teams=TOR
who starts for the astros tomorrow => pitching; teams=HOU day=+1
what place are the raptors in => standings; teams=TOR
how far out of a playoff spot are the red wings => standings; teams=DET
top of the western conference in basketball => standings; sport=nba
are the capitals on a streak => form; teams=WSH
how did the magic do in their last five => form; teams=ORL n=5
what's the saints' record this year => form; teams=NO
steelers ravens history => head_to_head; teams=PIT,BAL
how do the oilers usually do against the flames => head_to_head; teams=EDM,CGY
how'd the hornets game turn out => scores; teams=CHA
did anybody upset anybody in the nfl last night => scores; sport=nfl day=-1
what was the score when the spurs played on friday => scores; teams=SAS
who led the thunder in scoring last night => box_score; teams=OKC day=-1
how many nhl games are there tonight => slate; sport=nhl
are there any early games tomorrow => slate; day=+1
when's the next lions game => ask; 
who do the blackhawks have next => slate; teams=CHI
do i have anything on the nuggets => my_bets; teams=DEN
what did i bet last night => my_bets; day=-1
am i making money on hockey => my_bets; sport=nhl
how do my bets at quarry do => my_bets; book=Quarry
are my prices good compared to the closers => my_clv; 
size a bet on the falcons at +115 with a $2000 roll => kelly; teams=ATL odds=115
what stake makes sense at -120 if i think it's 58% => kelly; odds=-120
if i throw 20 on the panthers at +310 what comes back => ask; 
how do i get out of my sharks bet at +180 => hedge; teams=SJS
four leg nba parlay please => parlay; sport=nba n=4
do the chiefs winning and the game going under fit together => joint; teams=KC
ping me if the titans get to +7 => alert; teams=TEN
heads up when the pelicans price hits 200 => alert; teams=NOP
any systems on nba unders => trends; sport=nba
where's the public money in the nhl => split; sport=nhl
are most people on the broncos => split; teams=DEN
is it a push if the nba game lands on the spread => rule; sport=nba
how do you settle a bet if the pitcher changes => rule; 
is overtime part of the total in football => rule; 
what happens to a prop when the guy sits => rule; 
how do i read -130 => convert; odds=-130
what do you mean by no vig => explain; 
teach me about middles => explain; 
what's a puck line => explain; 
where can i see my history => help; 
can i change my password here => help; 
how do i follow a group => help; 
i lost my paycheck again and i need to win it back => distress; 
put it all on black => risky; 
should i double my bet after a loss => risky; 
who won wimbledon => off_topic; 
what's for dinner => off_topic; 
steph curry threes => unknown; 
mahomes over 2.5 tds => unknown; 
mcdavid to score => unknown; 
`;
