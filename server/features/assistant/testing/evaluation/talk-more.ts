/** What was written beside the round of `talk.ts` to find which mechanisms fail; developed. A line is as in `held-out/plain.ts`. */
export const TALK_MORE = `
which shop is deepest on the bruins tonight => price; teams=BOS sport=nhl
wheres the juiciest payout on the marlins => price; teams=MIA sport=mlb
anyone dealin the eagles at less than a fg => price; teams=PHI sport=nfl
harbor number on the elks => price; book=Harbor teams=EDM
rank the books for the pistons ml => books; teams=DET market=moneyline
show every shops price on the stars puck line => books; teams=DAL market=spread
what are the books skimming on the pelicans total => hold; teams=NOP market=total
whats the devigged line for the orioles => fair; teams=BAL
what wud be a fair number on the lions => ask
probability rams lose by more than 10 => chance; teams=LAR
chance the sharks keep it within 2 goals => chance; teams=SJS sport=nhl
odds of nuggets winning by double digits => chance; teams=DEN
likelihood of 9 or more runs at wrigley => chance; teams=CHC line=8.5
percent chance that the pacers go for 120 => chance; teams=IND
what makes you like the argos => drivers; teams=TOR sport=cfl
reasons behind ur line on the pirates => drivers; teams=PIT
final score guess for the blackhawks => projection; teams=CHI sport=nhl
what do u have the angels scoring => projection; teams=LAA
odoms over under on receptions => prop; player=Marcus Odom prop=receptions
what number did they hang for vashin saves => prop; player=Igor Vashin prop=saves
slugger anytime homer odds => prop; player=Ike Slugger prop=home_runs
quist anytime td price on summit => prop; player=Terrell Quist prop=touchdowns book=Summit
does whitcomb usually get 6 assists => hit_rate; player=Quentin Whitcomb prop=assists line=5.5
maddox 3+ shots how many of the last 10 => hit_rate; player=Connor Maddox prop=shots n=10
how consistent is batterson at gettin a hit => hit_rate; player=Joe Batterson prop=hits
top rebound props worth a bet => props; prop=rebounds
any k props with an edge => props; prop=strikeouts
best sog overs tonight => props; prop=shots
who has the most assists in the nba this yr => leaders; sport=nba prop=assists
top 5 hr hitters this season => leaders; prop=home_runs
any arbs goin in baseball => arbitrage; sport=mlb
any gaps between books i can middle => middle
middles on football spreads? => middle; market=spread
lowest vig markets up right now => low_hold
where am i losin the least to juice => low_hold
which prices are off compared to everybody else => value
soft lines on summit tonight => value; book=Summit
full kelly at +220 with 36 percent => kelly; odds=220 chance=0.36
how many units on the rockets => kelly; teams=HOU sport=nba
1500 bankroll what do i risk per bet => bankroll; dollars=1500
i deposited 400 how big shud my bets be => bankroll; dollars=400
what does 30 at -120 bring back => payout; dollars=30 odds=-120
profit on a 75 dollar bet at +165 => payout; dollars=75 odds=165
how much to risk at -150 to make 90 => payout; dollars=90 odds=-150
bet 20 at +600 and its -130 on the other team how do i lock it up => hedge; odds=600 dollars=20
should i hedge 100 on +400 with the other side at +110 => hedge; odds=400 dollars=100
bengals ml plus over 47.5 same game whats that pay => joint; teams=CIN sport=nfl line=47.5
jurak 25 points and nuggets to win combined price => joint; player=Nikola Jurak teams=DEN
three teamer with rays reds and royals => parlay; teams=TB,CIN,KC
-130 -130 +145 parlayed for a 20 => parlay; dollars=20
does the under go with the dog in the browns game => joint; teams=CLE
should i take +115 if i make it 50-50 => expected_value; odds=115 chance=0.5
ev on -140 w a 60% shot => expected_value; odds=-140 chance=0.6
+135 if fair is +120 worth it? => expected_value; odds=135
-108 vs -108 no vig => no_vig
1.91 in american odds => convert; odds=-110
whats the break even on -125 => convert; odds=-125
25 free bet at +300, whats it worth => free_bet; dollars=25 odds=300
any key guys out for the hornets => injuries; teams=CHA
hows hatchs shoulder => injuries; player=Dorian Hatch
is maddox gonna be in tonite => injuries; player=Connor Maddox
whos hittin leadoff for the brewers => lineup; teams=MIL
starting 9 for the astros => lineup; teams=HOU
who they got on the hill in philly tn => ask
probables for sox yanks => ask
hows the wind at coors => weather; teams=COL
will it pour in cleveland during the guardians game => weather; teams=CLE
where do the oilers sit => standings; teams=EDM
who is in last in the nl west => standings; sport=mlb
are the magic any good lately => form; teams=ORL
panthers l10 => ask
hawks last 7 games => ask
last time bears and packers met => head_to_head; teams=CHI,GB
how many times did the mets beat the phils this yr => head_to_head; teams=NYM,PHI
who plays sunday in the nfl => slate; sport=nfl
next 3 for the wizards => slate; teams=WAS
any games left tonight => slate
is there cfl this weekend => slate; sport=cfl
who took the leafs game last nite => scores; teams=TOR sport=nhl day=-1
did the dbacks beat the pads yday => scores; teams=ARI,SD day=-1
hows the seahawks game goin => scores; teams=SEA sport=nfl
score of the heat gm => scores; teams=MIA sport=nba
maddox stats last game => box_score; player=Connor Maddox
did slugger homer yesterday => box_score; player=Ike Slugger day=-1
odds on the rangers, the new york ones => price; teams=NYR sport=nhl
are your 70% picks really winning 70% => model; chance=0.7
is your model any good at totals => model; market=total
lifetime roi on your picks => record
how many units are your picks up => record
what are you guys on tonight => picks
picks for the nba slate pls => picks; sport=nba
did your picks cash last night => pick_results; day=-1
yesterdays picks recap => pick_results; day=-1
why do you have the knicks as your pick => drivers; teams=NYK
favorite dog of the day => best_bets
any underdogs worth a sprinkle in the nfl => best_bets; sport=nfl
best total to bet in hockey 2nite => best_bets; sport=nhl market=total
how do i do with parlays => my_bets
am i winnin or losin on player props => my_bets
whats my biggest hit this yr => my_bets
how many bets have i got pending => my_bets
profit on my nhl bets last month => my_bets; sport=nhl
whens my next bet start => my_bets
did my raptors bet cash => my_bets; teams=TOR sport=nba
am i getting good closing numbers on totals => my_clv; market=total
what % of my bets beat closing => my_clv
can i still bet this week or am i capped => my_limits
whats my max for the day => my_limits
do unders hit more in cold weather games => trends
are road favs profitable in the nba => trends; sport=nba
hows my home dog strat doing => strategies
any of my saved systems firing tonight => strategies
text me when the chiefs are +3 or better => alert; teams=KC line=3
set something up if the dodgers drop under -150 => alert; teams=LAD odds=-150
game got rained out in the 4th whats my ticket worth => rule
does ot count for a hockey total => rule; market=total
what happens to a prop if he gets hurt in the 1st quarter => rule
if a golfer withdraws do i get my stake => rule
whats chalk mean => explain
explain reverse line movement like im new => explain
what do sharps mean by steam => explain
how do i change my password => help
can i hook up telegram => help
do u have an app => help
where can i see line history => help
dropping my entire bankroll on the browns good idea? => risky
im down bad and need to win it back tonight => distress
should i take a cash advance to keep betting => distress
my gf doesnt know i lost the savings => distress
odds for the montreal expos => unknown
how many yards does brock tandy get => unknown
who will win the premier league => off_topic
write me a haiku about betting => off_topic
utah tonight => ask
ny odds tonight => ask
bucks odds and whos hurt => price; teams=MIL & injuries; teams=MIL
whats the wild score and whats next for them => scores; teams=MIN sport=nhl & slate; teams=MIN sport=nhl
clippers form and best price => form; teams=LAC & price; teams=LAC
line on the cavs shifted any? => movement; teams=CLE sport=nba
what did the titans open at => movement; teams=TEN
which way are people leaning on the rams => split; teams=LAR
chiefs to win it all price => futures; teams=KC
who is favored to take the al pennant => futures
chance the flyers make the playoffs => futures; teams=PHI sport=nhl
holm outright odds => price; player=Anders Holm
booker make the cut? => price; player=Tyrell Booker
any breaking news on the jazz => news; teams=UTA
im at work cant look, whats the cheapest price on the padres rn => price; teams=SD
thinking about the eagles tonight, where should i get it => price; teams=PHI sport=nfl
anyone still have the over at 5.5 in kings ducks => price; teams=LAK,ANA side=over line=5.5
kings -1.5 or kings ml which pays more vs the ducks => price; teams=LAK,ANA
oilers regulation line price => price; teams=EDM
1h total warriors suns => price; teams=GSW,PHX
first five under guardians => price; teams=CLE
quarry vs summit on the yankees, who is better => price; teams=NYY
can you list every number out there for the lions packers spread => books; teams=DET,GB market=spread
how juiced is the rockets spread => hold; teams=HOU sport=nba
whats the nats fair price without the vig => fair; teams=WSH sport=mlb
what does the market really think the chance is for the bucs => ask
if the cubs are +140 whats the real number => fair; teams=CHC
your percentage on the rays tonight => chance; teams=TB sport=mlb
gimme win prob for wolves grizzlies => chance; teams=MIN,MEM
how live is the dog in the bruins game => chance; teams=BOS sport=nhl
whats the thinking on the braves number => drivers; teams=ATL sport=mlb
what am i missing, why is your price on the kraken so high => drivers; teams=SEA sport=nhl
where do u project the total in celtics heat => projection; teams=BOS,MIA sport=nba
how many goals u see in leafs habs => projection; teams=TOR,MTL
any line on quist catches => prop; player=Terrell Quist prop=receptions
who has whitcomb o7.5 ast => prop; player=Quentin Whitcomb side=over line=7.5
maddox anytime => prop; player=Connor Maddox
morita 2+ bases best price => prop; player=Kenji Morita
is jurak o11.5 reb a good look => prop; player=Nikola Jurak side=over line=11.5
how many games in a row has odom gone over 55.5 rush yds => hit_rate; player=Marcus Odom line=55.5
what does vashin average in saves => prop; player=Igor Vashin prop=saves left=average
does batterson hit at home => prop; player=Joe Batterson left=at home
strikeout props for today w value => props; prop=strikeouts
who has thrown the most tds this season => leaders
top assist guys in hockey => leaders; sport=nhl prop=assists
show me two way locks that cant lose between sites => arbitrage
any arbs over 2% => arbitrage
best middle in nfl this week => middle; sport=nfl
highest ev plays on the board for mlb => value; sport=mlb
edge bets at quarry => value; book=Quarry
if my edge is 4% at even money how much of 3000 do i bet => kelly; odds=100 dollars=3000
stake size for blue jays at +115 with a thousand dollar roll => kelly; teams=TOR sport=mlb odds=115
unit size 3500 roll conservative => bankroll; dollars=3500
if i throw 20 at a +450 what do i get back total => payout; dollars=20 odds=450
returns on a grand at -300 => payout; dollars=1000 odds=-300
250 on the bills ml how much i make => payout; teams=BUF dollars=250
have 10 at 40/1 on the blues and they are in the final at +120 vs -140 how do i hedge it => hedge; dollars=10
rams ml and over 45.5 correlated? => joint; teams=LAR
bruins win and bergqvist scores together whats fair => joint; teams=BOS player=Elias Bergqvist
parlay the yankees with the lakers ml => parlay; teams=NYY,LAL
5 leg favorites parlay for today => parlay
price of -115 x 4 parlay => parlay
at 44% is +125 a bet => expected_value; odds=125 chance=0.44
what percent do i need to hit at -120 to not lose => convert; odds=-120
turn 3.25 decimal into american => convert; odds=225
-117/-103 take out the juice => no_vig; odds=-117
how much is a $30 bonus bet at +500 really => free_bet; dollars=30 odds=500
update on hatch's ankle => injuries; player=Dorian Hatch
did the heat list anyone out => injuries; teams=MIA sport=nba
who starts in net for the isles => pitching; teams=NYI
angels starter today era => pitching; teams=LAA
red sox batting order pls => lineup; teams=BOS sport=mlb
hows the weather for the bears game sunday => weather; teams=CHI
temp at fenway => weather; teams=BOS
are the lakers still in playoff position => standings; teams=LAL
cfl west table => standings; sport=cfl
what seed are the bruins => standings; teams=BOS sport=nhl
last 4 results for the reds => form; teams=CIN sport=mlb n=4
suns road record => form; teams=PHX
how do the jays do vs the rays this season => head_to_head; teams=TOR,TB sport=mlb
what time first pitch brewers cubs => slate; teams=MIL,CHC
how many games on the nhl slate tonight => slate; sport=nhl
who do the rockets have tomorrow => slate; teams=HOU sport=nba day=1
whats on in golf this week => slate; sport=golf
knicks final? => scores; teams=NYK
what was the score when the rays played on friday => scores; teams=TB sport=mlb
did the over hit in the sixers game last night => scores; teams=PHI sport=nba side=over day=-1
how many yards did odom have last week => box_score; player=Marcus Odom
who led the suns in scoring yesterday => box_score; teams=PHX day=-1
whats your brier score => model
how often is the model wrong on favs => model
do your nba picks make money => record; sport=nba
what did you give out yesterday and did it win => pick_results; day=-1
whats your pick in the reds game => picks; teams=CIN
tonights nhl card from you => picks; sport=nhl
nothing but overs, what do you like => best_bets; side=over
how much have i made betting the nba since march => my_bets; sport=nba
did i cash anything last night => my_bets; day=-1
my win pct on spreads => my_bets; market=spread
how big is my average bet => my_bets
do i beat the closer on summit => my_clv; book=Summit
how much deposit limit do i have left => my_limits
any nfl trends on short weeks => trends; sport=nfl
are my strategies up or down => strategies
let me know if whoever has the knicks goes better than +150 => alert; teams=NYK odds=150
is a bet void if the starting goalie changes => rule
player left in the first inning what happens to my prop => rule
does a push count as a loss in a parlay => rule
what do people mean by laying points => explain
how do i share my bets with a friend => help
where are my old chats => help
is gambling ruining my life? i bet every paycheck => distress
down 8 grand and my husband has no idea => distress
whats the number for gamblers anonymous => distress
should i put half my bankroll on the over => risky
odds on the las vegas kings => ask
kobe bryant rebounds line => unknown
`;
