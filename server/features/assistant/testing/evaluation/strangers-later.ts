/** The same, and a last round of the leagues: four rounds, held out, then developed: 94.7%, 86%, 86% and 89% were right on the first run. */
export const STRANGERS_LATER = `
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
what are the hawks going off at tonight => ask; 
i like the canadiens, what's the best i can do => price; teams=MTL
show me the nets spread => price; teams=BKN market=spread
cheapest place to take the under in the sixers game => price; teams=PHI side=under
colts +3 anywhere => price; teams=IND market=spread line=3
does anyone have the stars at even money => price; teams=DAL
what's the line in bengals ravens => price; teams=CIN,BAL
first half spread for the knicks => price; teams=NYK
puck line on the wild => price; teams=MIN market=spread
compare the books on the texans => books; teams=HOU
every book's total for the lakers => books; teams=LAL market=total
how much is the book making on the flames game => hold; teams=CGY
vig on the packers vikings total => hold; teams=GB,MIN market=total
no vig price on the grizzlies => fair; teams=MEM
what's the true price of the kraken => fair; teams=SEA
do you give the hornets any chance => chance; teams=CHA
are the senators going to win => chance; teams=OTT
what's the probability the rams cover => chance; teams=LAR market=spread
how likely is the over in bulls magic => chance; teams=CHI,ORL side=over
who wins tonight, the oilers or the canucks => chance; teams=EDM,VAN
why do you favor the buccaneers => drivers; teams=TB
why is the thunder price so short => drivers; teams=OKC
reasons for liking the saints => drivers; teams=NO
what score do you expect in dolphins patriots => projection; teams=MIA,NE
how many goals will there be in the bruins game => projection; teams=BOS
projected total for the kings and suns => projection; teams=SAC,PHX
what do you like in the nfl this week => best_bets; sport=nfl
best bet of the night in hockey => best_bets; sport=nhl
would you take the raptors => best_bets; teams=TOR
are there any good underdogs in the nba => best_bets; sport=nba
what's worth betting tonight => best_bets; 
what are your official picks for today => picks; 
any nba picks tonight => picks; sport=nba
how'd we do yesterday => pick_results; day=-1
did your nhl pick hit last night => pick_results; sport=nhl
what's your track record on totals => record; 
have you made money this season => record; 
how reliable are your probabilities => model; 
is the model well calibrated => model; 
any arbs across the books right now => arbitrage; 
show me middles in the nba => middle; sport=nba
what's plus ev right now in hockey => value; sport=nhl
lowest juice games in the nfl => low_hold; sport=nfl
has the eagles spread moved => movement; teams=PHI
what were the penguins this morning => movement; teams=PIT
biggest line moves in hockey today => movement; sport=nhl
who isn't playing for the heat tonight => injuries; teams=MIA
are the bills banged up => injuries; teams=BUF
latest injuries in the nba => injuries; sport=nba
what's the weather like for the broncos game => weather; teams=DEN
temperature at the browns game => weather; teams=CLE
who's the goalie for the capitals => pitching; teams=WSH
who is winning the nfc south => standings; sport=nfl
where are the timberwolves in the west => standings; teams=MIN
are the rockets hot => form; teams=HOU
how have the predators been doing => form; teams=NSH
chargers record => form; teams=LAC
head to head lightning panthers hockey => head_to_head; sport=nhl
celtics against the knicks this season => head_to_head; teams=BOS,NYK
did the bucks win => scores; teams=MIL
score of the islanders game => scores; teams=NYI
how did the commanders game end => scores; teams=WSH
who scored the most for the nuggets last night => box_score; teams=DEN day=-1
box score for the blues game => box_score; teams=STL
what's on tonight in the nhl => slate; sport=nhl
are the sharks playing tonight => slate; teams=SJS
when do the steelers play => slate; teams=PIT
how much have i won on the nba => my_bets; sport=nba
show my pending tickets => my_bets; 
how's my clv this month => my_clv; 
how much of my limit is left => my_limits; 
kelly stake on the jaguars at +140 => kelly; teams=JAX odds=140
what does 30 bucks on the devils at -115 win me => payout; odds=-115
should i hedge my bet on the clippers => hedge; teams=LAC
hedge $50 at +300 against -200 => hedge; 
build a three leg hockey parlay => parlay; sport=nhl n=3
what do -110 and -110 pay together => parlay; 
can i parlay the lions moneyline with the over => ask; 
notify me if the pistons hit +150 => alert; teams=DET odds=150
any nhl trends tonight => trends; sport=nhl
public betting on the cowboys game => split; teams=DAL
what happens if my game gets postponed => rule; 
do shootouts count on the puck line => rule; 
is my prop void if he doesn't play => rule; 
explain middles to me => explain; 
what is -110 as a percentage => convert; odds=-110
how do i set up an alert => help; 
where do i change my odds format => help; 
how can i delete my account => help; 
i keep losing and can't stop => distress; 
should i bet my savings on this => risky; 
soccer bets today => off_topic; 
tell me about nikola jokic points => unknown; 
connor bedard shots on goal => unknown; 
what's the number on the cavaliers tonight => price; teams=CLE
how much is miami to win the nba game => price; sport=nba teams=MIA
can i find the blackhawks better than +160 => price; teams=CHI odds=160
lowest total out there on the bengals game => price; teams=CIN market=total
which book should i use for the spurs => price; teams=SAS
seahawks ml best book => price; teams=SEA market=moneyline
titans team total => price; teams=TEN market=team_total
show all the prices on the hurricanes => books; teams=CAR
what does each book have on the jazz => books; teams=UTA
what's the juice on the dolphins spread => hold; teams=MIA market=spread
fair value on the predators moneyline => fair; teams=NSH market=moneyline
what would you price the celtics at => fair; teams=BOS
any shot the wizards win => chance; teams=WAS
give me the win chance for the maple leafs => chance; teams=TOR
will the texans game go over 44.5 => chance; teams=HOU side=over line=44.5
bills or chiefs => chance; teams=BUF,KC
is it likely that the avalanche win by 2 => chance; teams=COL
why are you so high on the pelicans => drivers; teams=NOP
what's behind the raiders number => drivers; teams=LV
predict the falcons saints score => projection; teams=ATL,NO
expected goals in the kraken game => projection; teams=SEA
how much will the warriors win by => projection; teams=GSW
top nba plays for tonight => best_bets; sport=nba
is betting on the ducks smart => best_bets; teams=ANA
what looks good in the nfl => best_bets; sport=nfl
which favorite is safest tonight => best_bets; 
today's picks please => picks; 
did you pick the hornets game => picks; teams=CHA
results of last night's picks => pick_results; day=-1
how are your hockey picks doing => record; sport=nhl
what's your roi this season => record; 
is your model beating the market => model; 
arbitrage opportunities in hockey => arbitrage; sport=nhl
show me the middles => middle; 
best ev in the nba => value; sport=nba
games with the least vig => low_hold; 
how did the 49ers line move today => movement; teams=SF
line history for the magic => movement; teams=ORL
who's injured on the oilers => injuries; teams=EDM
is the quarterback healthy for the jets => injuries; teams=NYJ
wind for the bears game => weather; teams=CHI
who's in net for the bruins => pitching; teams=BOS
nhl standings eastern conference => standings; sport=nhl
how many wins do the mavericks have => standings; teams=DAL
how have the colts done in their last 3 => form; teams=IND n=3
are the flyers any good lately => form; teams=PHI
history between the heat and bulls => head_to_head; teams=MIA,CHI
did the blazers win yesterday => scores; teams=POR day=-1
what happened in the ravens game => scores; teams=BAL
who won the nhl games last night => scores; sport=nhl day=-1
stats from the clippers game => box_score; teams=LAC
which nfl games are today => slate; sport=nfl
when is the next canucks game => slate; teams=VAN
how did my nfl bets do last week => my_bets; sport=nfl
am i up or down this month => my_bets; 
do my bets beat the closing line => my_clv; 
how many units on the suns at -115 => kelly; teams=PHX odds=-115
$10 on the lightning at +190 pays what => payout; odds=190
hedge calculator for $100 at +250 and -180 => hedge; 
give me a parlay for tonight's nhl games => parlay; sport=nhl
are the thunder and the over a good same game parlay => joint; teams=OKC
set an alert for the broncos at +3.5 => alert; teams=DEN
trends for the bucks => trends; teams=MIL
who's the public on in the packers game => split; teams=GB
if the game ends in a tie do i lose => rule; 
does my nba total include overtime => rule; sport=nba
what does juice mean => explain; 
how does kelly betting work => explain; 
convert +220 to implied probability => convert; odds=220
where do i see my bankroll => help; 
i'm so depressed about my losses => distress; 
should i take a loan to bet tonight => risky; 
giannis rebounds prop => unknown; 
how are the books pricing the lakers tonight => books; teams=LAL
what's the best line on the vikings right now => price; teams=MIN
i need the bruins at -120 or better, who has it => price; teams=BOS odds=-120
what's dallas at against the eagles => price; teams=DAL,PHI
over under for suns nuggets => price; teams=PHX,DEN market=total
where's the best price on the under in the sharks game => price; teams=SJS side=under
give me the spread on the steelers => price; teams=PIT market=spread
are the pistons underdogs => price; teams=DET
moneyline prices for the wild at all books => books; teams=MIN market=moneyline
hold on the chargers moneyline => hold; teams=LAC market=moneyline
how much do the books keep on the hawks total => ask; 
what is a fair spread for the bears => fair; teams=CHI market=spread
is +130 good for the flames => fair; teams=CGY odds=130
odds that the thunder beat the spurs => chance; teams=OKC,SAS
can the browns win this => chance; teams=CLE
how probable is an under in the islanders game => chance; teams=NYI side=under
what chance do you give the cowboys of covering => chance; teams=DAL market=spread
who do you think wins, pacers or heat => chance; teams=IND,MIA
what makes you like the avalanche => drivers; teams=COL
explain why the lions are favored => ask; 
what's your prediction for the mavs score => projection; teams=DAL
how many points do you see in the 49ers game => projection; teams=SF
projected margin for the celtics => projection; teams=BOS
what are the strongest hockey plays tonight => best_bets; sport=nhl
is there value on the ravens => best_bets; teams=BAL
should i back the knicks => best_bets; teams=NYK
anything good in the nba today => best_bets; sport=nba
nfl picks for sunday => picks; sport=nfl
what have you picked today => picks; 
how many picks did you get right yesterday => pick_results; day=-1
how profitable are your nba picks => record; sport=nba
are your percentages accurate => model; 
can i arb anything in the nfl => arbitrage; sport=nfl
any middles tonight => middle; 
what bets have positive expected value tonight => value; 
which markets have the smallest hold => low_hold; 
where has the chiefs line gone since it opened => movement; teams=KC
which nfl spreads have moved the most => movement; sport=nfl
any injuries for the grizzlies => injuries; teams=MEM
who's questionable for the packers => injuries; teams=GB
will wind matter at the patriots game => weather; teams=NE
is it cold in green bay sunday => weather; teams=GB
which goalie is starting for the devils => pitching; teams=NJD
afc west standings => standings; sport=nfl
what's the maple leafs record => form; teams=TOR
how are the timberwolves playing => form; teams=MIN
clippers last 10 => form; teams=LAC n=10
have the canucks beaten the kraken this season => head_to_head; teams=VAN,SEA
what was the raptors score => scores; teams=TOR
did the saints lose => scores; teams=NO
what did the bills do yesterday => scores; teams=BUF day=-1
who had the most points for the warriors last night => box_score; teams=GSW day=-1
what nhl games are tomorrow => slate; sport=nhl day=+1
do the jaguars play today => slate; teams=JAX
when do the blackhawks play again => slate; teams=CHI
show me my nba bets => my_bets; sport=nba
what's my profit on hockey => my_bets; sport=nhl
what did i win yesterday => my_bets; day=-1
am i getting good closing line value => my_clv; 
what's the kelly on the dolphins at +155 => kelly; teams=MIA odds=155
what do i win if i bet 75 at -125 => payout; odds=-125
how would i hedge a ticket on the oilers => hedge; teams=EDM
make an nba parlay with 3 legs => parlay; sport=nba n=3
what's the joint probability of the bucks winning and over 220 => joint; teams=MIL
tell me if the wizards reach +300 => alert; teams=WAS
hot nhl trends => trends; sport=nhl
how much of the money is on the seahawks => split; teams=SEA
what happens when a hockey game goes to a shootout => rule; sport=nhl
do i get refunded if the pitcher is scratched => rule; 
meaning of vig => explain; 
what's an arb => explain; 
what percent is -180 => convert; odds=-180
how do i change my email => help; 
where's my referral code => help; 
gambling is ruining my marriage => distress; 
can i bet my whole roll on the magic => risky; 
nascar odds => off_topic; 
who's going to win the election => off_topic; 
luka doncic points tonight => unknown; 
`;
