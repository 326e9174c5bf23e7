/** Of the NFL, the NBA and the NHL, among all other leagues: each round was held out, then developed. Same line format as `held-out/plain.ts`. */
export const LEAGUES = `
chiefs spread this week => price; sport=nfl teams=KC market=spread
best price on bills -3 => price; teams=BUF market=spread line=-3
cowboys moneyline => price; teams=DAL market=moneyline
over 47.5 in the niners game => price; teams=SF side=over line=47.5
packers bears total => price; teams=GB,CHI market=total
whats the line on monday night football => price; sport=nfl
who do you like in the eagles game => best_bets; teams=PHI
best nfl bets sunday => best_bets; sport=nfl
any value on nfl underdogs this week => best_bets; sport=nfl
how are your nfl picks doing this season => record; sport=nfl
will the lions cover sunday => ask; 
chance the ravens win => chance; teams=BAL sport=nfl
fair line for steelers browns => fair; teams=PIT,CLE
projected score jets dolphins => projection; teams=NYJ,MIA
did the seahawks cover => scores; teams=SEA
who won the thursday night game => scores; 
broncos last 5 => form; teams=DEN n=5
afc standings => standings; sport=nfl
nfc east standings => standings; sport=nfl
whos on bye this week => slate; 
what time do the vikings kick off => slate; teams=MIN
when do the rams play next => slate; teams=LAR
why do you like the saints => drivers; teams=NO
mahomes passing yards => unknown; 
nfl odds at every book => books; sport=nfl
compare prices for the texans => books; teams=HOU
any nfl arbs => arbitrage; sport=nfl
nfl middles this week => middle; sport=nfl
+ev nfl => value; sport=nfl
hold on the colts game => hold; teams=IND
has the line moved on the bengals => movement; teams=CIN
am i up on nfl => my_bets; sport=nfl
what happens to my bet if an nfl game ends in a tie => rule; sport=nfl
how does overtime count for nfl totals => rule; sport=nfl
giants odds => ask; 
panthers moneyline => ask; 
cardinals => ask; 
patriots vs bills head to head => head_to_head; teams=NE,BUF
how much on the chargers at -110 => kelly; teams=LAC odds=-110
commanders weather sunday => weather; teams=WSH
is the model any good at nfl => model; sport=nfl
raiders injuries => injuries; teams=LV
bucs falcons public betting => split; teams=TB,ATL
titans score => scores; teams=TEN
alert me if the jaguars go to +7 => alert; teams=JAX
2 team parlay chiefs and bills ml => parlay; teams=KC,BUF
lakers odds tonight => price; teams=LAL
celtics -6.5 => price; sport=nba teams=BOS market=spread line=-6.5
knicks ml best book => price; teams=NYK market=moneyline
nuggets suns over 231.5 => price; teams=DEN,PHX side=over line=231.5
whats the total in the bucks game => price; teams=MIL market=total
dubs spread => price; teams=GSW market=spread
sixers plus the points => price; teams=PHI market=spread
best nba bets tonight => best_bets; sport=nba
any nba picks today => picks; sport=nba
who wins heat magic => chance; teams=MIA,ORL
do the clippers cover tonight => chance; teams=LAC
thunder win probability => chance; teams=OKC
fair spread for mavs grizzlies => fair; teams=DAL,MEM
predicted score raptors hawks => projection; teams=TOR,ATL
why the timberwolves => drivers; teams=MIN
nba scores => scores; sport=nba
did the cavs win last night => scores; teams=CLE day=-1
pelicans result yesterday => scores; teams=NOP day=-1
rockets last 10 games => form; teams=HOU n=10
are the spurs hot => form; teams=SAS
east standings nba => standings; sport=nba
where are the blazers in the standings => standings; teams=POR
how many games back are the pacers => standings; teams=IND
who plays tonight in the nba => slate; sport=nba
what time is the hornets game => slate; teams=CHA
is there basketball tomorrow => slate; sport=nba day=+1
lebron points prop => unknown; 
every book on the nets => books; teams=BKN
nba arbitrage => arbitrage; sport=nba
low hold nba games => low_hold; sport=nba
which nba lines moved most => movement; sport=nba
my nba record => my_bets; sport=nba
does overtime count in nba totals => rule; sport=nba
kings odds => ask; 
jazz wizards h2h => head_to_head; teams=UTA,WAS
pistons bulls odds comparison => books; teams=DET,CHI
how have your nba picks done => record; sport=nba
nba play in => standings; sport=nba
half kelly on the raptors at +120 => kelly; teams=TOR odds=120
wolves injuries => injuries; teams=MIN
nba trends => trends; sport=nba
are the nba picks winning => record; sport=nba
juice on the wizards game => hold; teams=WAS
is a push possible on celtics -6 => rule; 
whats the vig on nba totals => hold; sport=nba market=total
mavs ml payout for $40 => payout; teams=DAL
basketball best value now => best_bets; sport=nba
leafs puck line => price; teams=TOR market=spread
bruins -1.5 => price; teams=BOS market=spread line=-1.5
oilers moneyline best price => price; teams=EDM market=moneyline
under 6.5 avs stars => price; teams=COL,DAL side=under line=6.5
habs total goals => price; teams=MTL market=total
penguins capitals odds => price; teams=PIT,WSH
golden knights ml => price; teams=VGK market=moneyline
nhl best bets => best_bets; sport=nhl
any hockey value tonight => best_bets; sport=nhl
hockey picks => picks; sport=nhl
who wins flames canucks => chance; teams=CGY,VAN
will the devils win tonight => chance; teams=NJD
chance lightning win by 2 => chance; teams=TBL
fair price on the wild => fair; teams=MIN
projected goals in the sabres game => projection; teams=BUF
why do you like the canes => drivers; teams=CAR
nhl scores last night => scores; sport=nhl day=-1
did the blackhawks win => scores; teams=CHI
who won isles sens => scores; teams=NYI,OTT
preds last 5 games => form; teams=NSH n=5
are the ducks any good lately => form; teams=ANA
atlantic division standings => standings; sport=nhl
metro standings => standings; sport=nhl
how many points do the kraken have => standings; teams=SEA
nhl schedule tomorrow => slate; sport=nhl day=+1
puck drop for the flyers => slate; teams=PHI
what time do the blues play => slate; teams=STL
compare sharks odds => books; teams=SJS
nhl arbs => arbitrage; sport=nhl
hockey +ev => value; sport=nhl
line movement red wings => movement; teams=DET
how am i doing on hockey => my_bets; sport=nhl
does a shootout count for the over => rule; sport=nhl
rangers odds => ask; 
jets moneyline => ask; 
mcdavid goals => unknown; 
flames vs oilers head to head => head_to_head; teams=CGY,EDM
blue jackets record => form; teams=CBJ
mammoth game tonight => game; teams=UTA
who is in goal for the leafs => pitching; teams=TOR
nhl record of your picks => record; sport=nhl
what is a puck line => explain; 
maple leafs alert at +150 => alert; teams=TOR odds=150
lightning and florida panthers parlay => parlay; teams=TBL,FLA
bet $20 on the canucks at +135 how much back => payout; teams=VAN odds=135
overtime loss points nhl => rule; 
hold in nhl moneylines => hold; sport=nhl market=moneyline
where's the money on chiefs bills => split; teams=KC,BUF
who's favored in the lakers game => price; teams=LAL
what did the packers lose by => scores; teams=GB
is the over a good bet in knicks heat => best_bets; teams=NYK,MIA side=over
give me your nba lock of the night => best_bets; sport=nba
leafs -1.5 worth it? => best_bets; teams=TOR
how many goals are expected in bruins rangers => projection; teams=BOS,NYR
cheapest moneyline on the nuggets => price; teams=DEN market=moneyline
can i still bet the vikings game => price; teams=MIN
how did your nhl picks do last night => pick_results; sport=nhl day=-1
what's your record on nfl spreads => record; sport=nfl
any nba games going right now => scores; sport=nba
live score oilers => scores; teams=EDM
bills money line vs chiefs => price; teams=BUF,KC market=moneyline
what number did the rams close at => movement; teams=LAR
how do i hedge my celtics future at +600 => hedge; 
ravens by how many => projection; teams=BAL
eagles win prob => chance; teams=PHI
mavericks record last 20 => form; teams=DAL n=20
who's top of the nfc south => standings; sport=nfl
suns clippers who ya got => chance; teams=PHX,LAC
stars avs under => price; teams=DAL,COL side=under
no vig odds on the kraken game => fair; teams=SEA
is there an arb on the pacers game => arbitrage; teams=IND
what are my open nba bets => my_bets; sport=nba
how much have i lost on nhl this month => my_bets; sport=nhl
am i beating the close in nfl => my_clv; sport=nfl
when does the nba season end => slate; sport=nba
steelers weather => weather; teams=PIT
bengals injury report => injuries; teams=CIN
explain your bears pick => drivers; teams=CHI
hurricanes at devils line => price; teams=CAR,NJD
which book has the best thunder spread => price; teams=OKC market=spread
kelly for ducks +160 if they win 42% => kelly; odds=160
2 unit bet on the jaguars good idea? => best_bets; teams=JAX
parlay the wolves and the pelicans => parlay; teams=MIN,NOP
is wild ml and under correlated => joint; teams=MIN
if i bet 75 on the saints at +180 what do i get => payout; teams=NO odds=180
show me nfl trends for home dogs => trends; sport=nfl
tell me when the spurs hit +200 => alert; teams=SAS odds=200
whats a teaser => explain; 
what does puck line mean => explain; 
does ot count on a 3 way nhl bet => rule; sport=nhl
what happens if a player is scratched => rule; 
my nfl bet got postponed what now => rule; sport=nfl
nba picks for tomorrow => picks; sport=nba day=1
wizards ats last 5 => form; teams=WAS n=5
flyers head to head with penguins => head_to_head; teams=PHI,PIT
boston tonight => ask; 
la game tonight => ask; 
sens habs total => price; teams=OTT,MTL market=total
whats moving in the nhl => movement; sport=nhl
biggest edge in the nfl this week => best_bets; sport=nfl
sharp money on the dolphins? => split; teams=MIA
do you have anything on the magic => best_bets; teams=ORL
who scored for the rangers => ask; 
grizz injury news => injuries; teams=MEM
what's the early line on texans colts => price; teams=HOU,IND
close game? titans jags => projection; teams=TEN,JAX
how confident are you in the broncos => chance; teams=DEN
tonights nhl slate => slate; sport=nhl
mnf total => price; sport=nfl market=total
browns +3 anywhere => price; teams=CLE market=spread line=3
lowest hold in nba => low_hold; sport=nba
best middles nba tonight => middle; sport=nba
are the blues favorites => price; teams=STL
whats the public on in the nfl => split; sport=nfl
nhl parlay of 3 => parlay; sport=nhl n=3
bulls cavs predictions => projection; teams=CHI,CLE
how good is your nba model => model; sport=nba
raptors over 224 => price; teams=TOR side=over line=224
seahawks cardinals best odds => price; teams=SEA,ARI
hockey games on today => slate; sport=nhl
give me an nba dog => best_bets; sport=nba
how much vig on commanders => hold; teams=WSH
who's leading the pacific => standings; sport=nhl
is dallas playing today => ask; 
buffalo => ask; 
bucks hawks odds => price; teams=MIL,ATL
wager 20 bucks on the bucks => payout; teams=MIL
senators or sabres tonight => chance; teams=OTT,BUF
canucks puckline odds please => price; teams=VAN market=spread
whens the grey cup => slate; sport=cfl
roughriders -3.5 => price; teams=SSK market=spread line=-3.5
mets or phillies tonight who wins => chance; teams=NYM,PHI
tigers yankees f5 under => price; teams=DET,NYY side=under market=first5_total
whats koepka's odds => unknown; 
undervalued nba team => best_bets; sport=nba
does nfl preseason count => rule; sport=nfl
is my bet safe if the game goes to a shootout => rule; sport=nhl
how long have the sixers been losing => form; teams=PHI
line on philly tonight => ask; 
who do the eagles play sunday => slate; teams=PHI
gimme tomorrow's nba lines => price; sport=nba day=1
sabres money line cheapest book => price; teams=BUF market=moneyline
whats a fair total for hornets magic => fair; teams=CHA,ORL market=total
how likely is a jaguars win => chance; teams=JAX
are any nhl lines off => value; sport=nhl
anything free on the nba => picks; sport=nba
how'd the nhl picks go yesterday => pick_results; sport=nhl day=-1
is the under trending in nfl => trends; sport=nfl
vikings moved from -3 to -4 why => movement; teams=MIN
bet slip for the nuggets at -4.5 => price; teams=DEN market=spread line=-4.5
who covers texans titans => chance; teams=HOU,TEN
penguins goalie tonight => pitching; teams=PIT
raiders qb hurt? => injuries; teams=LV
should i fade the heat => best_bets; teams=MIA
chargers ml at quarry => price; teams=LAC market=moneyline book=Quarry
harbor price on the flames => price; teams=CGY book=Harbor
nba totals tonight => price; sport=nba market=total
bucs by 7 or more chance => ask; 
final of the jets patriots game => scores; teams=NYJ,NE
how many wins do the thunder have => standings; teams=OKC
devils record on the road => form; teams=NJD
do the knicks have a back to back => slate; teams=NYK
last time the bills beat the chiefs => head_to_head; teams=BUF,KC
odds history avalanche => movement; teams=COL
put together an nhl parlay => parlay; sport=nhl
put 100 on the rams how much do i win => payout; teams=LAR
quarter kelly lions -2.5 => ask; 
how am i doing on parlays => my_bets; 
how are my nfl spreads doing => my_bets; sport=nfl market=spread
do i have anything on the celtics => my_bets; teams=BOS
are nhl picks profitable => record; sport=nhl
your nba roi => record; sport=nba
does your nfl model beat the close => model; sport=nfl
what's the difference between spread and moneyline => explain; 
what is 3 way hockey betting => explain; 
if the nba game is postponed do i get my money back => rule; sport=nba
is overtime included for nhl puck line => rule; sport=nhl
what time is kickoff for the packers => slate; teams=GB
nba on tv tonight => slate; sport=nba
who plays on thanksgiving => slate; 
is there a thursday game => slate; 
kings tonight => ask; 
panthers -3 => ask; 
cards rams total => price; teams=ARI,LAR market=total
jets bills spread => price; teams=NYJ,BUF market=spread
giants eagles ml => price; teams=NYG,PHI market=moneyline
rangers islanders over under => price; teams=NYR,NYI market=total
kings warriors total => price; teams=SAC,GSW market=total
hawks bulls => game; teams=ATL,CHI
new york jets injuries => injuries; teams=NYJ
la rams standings => standings; teams=LAR
washington capitals next game => slate; teams=WSH
wemby rebounds => unknown; 
josh allen anytime td => unknown; 
connor mcdavid over 1.5 points => unknown; 
seattle moneyline => ask; 
denver -3 nfl => price; sport=nfl teams=DEN market=spread line=-3
denver nba odds => price; sport=nba teams=DEN
boston hockey line => price; sport=nhl teams=BOS
chicago basketball tonight => game; sport=nba teams=CHI
pittsburgh football spread => price; sport=nfl teams=PIT market=spread
toronto nhl ml => price; sport=nhl teams=TOR market=moneyline
minnesota nfl game time => slate; sport=nfl teams=MIN
new york nba => game; sport=nba teams=NYK
vegas hockey => game; sport=nhl teams=VGK
whats the spread on the nfl late game => price; sport=nfl market=spread
who is the biggest favorite in the nba tonight => price; sport=nba
closest nhl game tonight => slate; sport=nhl
highest total in nba tonight => price; sport=nba market=total
nfl survivor pick => picks; sport=nfl
top 3 nfl bets => best_bets; sport=nfl n=3
alert me on nba arbs => alert; 
how do i set an alert for the ravens => help; 
where do i see nhl standings => standings; sport=nhl
can you log a bet on the bears => help; 
best sgp for cowboys eagles => joint; teams=DAL,PHI
correlation between celtics spread and under => joint; teams=BOS
hedge 50 on bills +140 other side chiefs -160 => hedge; 
is +145 fair for the wild => fair; teams=MIN
implied prob of -135 => convert; odds=-135
is the sharp side the broncos => split; teams=DEN
reverse line movement nba => movement; sport=nba
nhl news => news; sport=nhl
nba injuries today => injuries; sport=nba
suns last night box score => box_score; teams=PHX day=-1
who led the lakers in scoring => box_score; teams=LAL
longest winning streak nba => form; sport=nba
who's hot in the nhl => form; sport=nhl
odds to win the stanley cup => futures; sport=nhl
super bowl odds => futures; sport=nfl
who wins the nba finals => futures; sport=nba
ncaa football odds => off_topic; 
premier league picks => off_topic; 
`;
