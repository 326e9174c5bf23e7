/** More of `talk-more.ts`, each batch written after the faults of the one before were mended. */
export const TALK_LATER = `
yo who got the best cubbies price => price; teams=CHC
whats draftkings dealing on the sabres => unknown
suns +6 or better available anywhere => price; teams=PHX line=6
is there a +200 on the flyers still out there => price; teams=PHI sport=nhl odds=200
lowest juice book for nfl sides => low_hold
how much hold on the reds cards total => hold; teams=CIN,STL market=total
if i strip the vig whats the yankees number => fair; teams=NYY
how likely do the cavs cover 8.5 => chance; teams=CLE sport=nba
will the grizz cover minus 4 => chance; teams=MEM line=-4
percentage for the mariners to get a win tn => chance; teams=SEA sport=mlb
chance of a one goal game for the devils => projection; teams=NJD
explain why u fade the rox => drivers; teams=COL sport=mlb
what goes in to ur twins price => drivers; teams=MIN sport=mlb
expected runs at coors tn => projection; teams=COL sport=mlb
how high scoring is lakers warriors gonna be => projection; teams=LAL,GSW
hadley rbi prop => prop; player=Devon Hadley prop=rbi
best number on vlasek under hits => prop; player=Marco Vlasek prop=hits side=under
give me joraks points line => prop; player=Nikola Jurak prop=points
al ace ks over under => prop; player=Al Ace prop=strikeouts
how many times has quist scored a td this yr => hit_rate; player=Terrell Quist prop=touchdowns
bergqvist point streak => hit_rate; player=Elias Bergqvist prop=points
morita multi hit games last 20 => hit_rate; player=Kenji Morita n=20
which qb props are mispriced => props
what assists props do u like 2nite => props; prop=assists
nhl goal leaders => leaders; sport=nhl prop=goals
who leads mlb in steals => leaders; sport=mlb prop=stolen_bases
guaranteed profit spots across the books? => arbitrage
any arb in the bears game => arbitrage; teams=CHI sport=nfl
can i middle the niners total => middle; teams=SF sport=nfl market=total
+ev list pls => value
which books are slow on nba lines => value; sport=nba
kelly for a 53% shot at -102, bank is 4200 => kelly; odds=-102 chance=0.53 dollars=4200
quarter kelly 62% -150 5k => kelly; odds=-150 chance=0.62 dollars=5000
got 600 to play with whats 1 unit => bankroll; dollars=600
is 5% per play too much => bankroll; chance=0.05
a dime on -112 wins? => payout; odds=-112 dollars=1000
15 to win 45 what odds is that => convert; odds=300
100 on raptors ml pays => payout; teams=TOR sport=nba dollars=100
how do i guarantee something i have 25 at +1200 and they are -250 vs +205 now => hedge; odds=1200 dollars=25
price me avs ml with maddox anytime goal => joint; teams=COL player=Connor Maddox
what would a tigers twins braves parlay pay on 10 bucks => parlay; teams=DET,MIN,ATL dollars=10
if i hit both legs at +110 and -105 how much does 40 make => parlay; odds=110 dollars=40
are qb yards and the over tied together => joint
is 38% enough at +170 => expected_value; odds=170 chance=0.38
no vig on -190 +160 => no_vig; odds=-190
+240 as a pct => convert; odds=240
what does 4 to 1 mean in odds => convert; odds=400
worth of a 100 dollar free play at +250 => free_bet; dollars=100 odds=250
whos hurt for the celts => injuries; teams=BOS sport=nba
will odom suit up sunday => injuries; player=Marcus Odom
any late scratches in baseball => injuries; sport=mlb
whos in goal for the canucks => pitching; teams=VAN
who do the giants have throwing => ask
lineups out for the rays yet => lineup; teams=TB
hows it look outside at lambeau => weather; teams=GB
roof open in toronto for the jays? => weather; teams=TOR sport=mlb
who is winning the nfc west => standings; sport=nfl
how many games out are the braves => standings; teams=ATL sport=mlb
are the bolts on a streak => ask
colts record on the road => form; teams=IND
all time series bills dolphins => head_to_head; teams=BUF,MIA
did the nuggets beat the wolves last time => head_to_head; teams=DEN,MIN
whens the next leafs game => slate; teams=TOR sport=nhl
any early games today => slate
nfl on thursday => slate; sport=nfl
did anybody cover last night in the nba => scores; sport=nba day=-1
islanders result => scores; teams=NYI
who pitched the win for the royals last nite => box_score; teams=KC sport=mlb day=-1
solis line from last night => box_score; player=Andre Solis day=-1
does the model beat the market => model
how calibrated are u guys => model
you guys up this month or down => record
any cfl picks => picks; sport=cfl
did we hit the rangers pick yesterday => ask
why are you on the hornets => drivers; teams=CHA
gimme a lock => best_bets
3 best bets for football sunday => best_bets
how did i do last week => my_bets
which sport am i worst at => my_bets
what did i lose on the jets => ask
list my open parlays => my_bets
do i get better numbers than the close on dogs => my_clv
set my weekly limit to 200 => my_limits
how far from my loss limit am i => my_limits
what angles are hot in hockey => trends; sport=nhl
did my strategies make money this month => strategies
alert me on panthers +3.5 => ask
tell me if vashin saves line drops below 27.5 => alert; player=Igor Vashin
whats the rule if the game ends in a tie => rule
do i lose my parlay if one leg pushes => rule
is a 7 inning game official for unders => rule
meaning of plus money => explain
push vs void whats the diff => explain
cancel my plan => help
is there a way to export my history => help
how do i turn off emails => help
putting my whole paycheck on the pats => distress
should i double up after that loss => risky
i owe people money and need a winner => distress
max bet on the kings ok? => risky
tyrone biggums props => unknown
hartford whalers odds => unknown
what stocks should i buy => off_topic
giants price => ask
line move and injuries on the jags => movement; teams=JAX & injuries; teams=JAX
any book givin the bengals a full 7 => price; teams=CIN sport=nfl
snag me the best ml on the preds => price; teams=NSH market=moneyline
what r twins goin off at => price; teams=MIN sport=mlb
canes minus 1.5 who pays most => price; teams=CAR sport=nhl
over 44 in the argos game where => price; teams=TOR sport=cfl side=over line=44
winnipeg ml cheapest => ask
is harbor or summit better for the mavs => price; teams=DAL sport=nba
full board on hawks hornets => books; teams=ATL,CHA
which book rips you off the most on hockey => hold; sport=nhl
house edge on the brewers game pls => hold; teams=MIL
zero vig price on the pats => fair; teams=NE
whats kc really worth on the ml => ask
give me a % on the rockies +1.5 => chance; teams=COL sport=mlb line=1.5
odds of a shutout by the canucks => chance; teams=VAN
do the spurs have any prayer => chance; teams=SAS
under 47 in saints falcons how likely => chance; teams=NO,ATL side=under line=47
will the heat score 110 => projection; teams=MIA sport=nba left=110
why is ur number so different on the reds => drivers; teams=CIN
who u got in wings hawks and why => chance; teams=DET,CHI & drivers
predicted score dolphins pats => projection; teams=MIA,NE
how bad do the lakers beat the jazz => projection; teams=LAL,UTA
guillen tb o/u => prop; player=Ciro Guillén prop=total_bases
hatch int prop => prop; player=Dorian Hatch prop=interceptions
whats the number on juraks triple double => prop; player=Nikola Jurak
quist longest odds to score => prop; player=Terrell Quist
samaniego stolen base line plz => prop; player=Omar Samaniego prop=stolen_bases
vashin over 28.5 saves good? => prop; player=Igor Vashin prop=saves side=over line=28.5
has slugger homered much lately => hit_rate; player=Ike Slugger prop=home_runs
bold under 5.5 ks hit rate => hit_rate; player=Bo Bold prop=strikeouts side=under line=5.5
solis pra last 5 => hit_rate; player=Andre Solis n=5
best bet on a hitter today => props
anytime td plays for sunday => props; prop=touchdowns
most rushing touchdowns in the league => leaders
nba scoring leaders => leaders; sport=nba prop=points
can u find me an arb for 500 bucks => arbitrage; dollars=500
sure thing between two books? => arbitrage
best middle window on the board => middle
nhl low hold plays => low_hold; sport=nhl
what prices beat the market right now => value
ev plays over 3 percent => value
what fraction of my roll on +130 if its 47 percent => kelly; odds=130 chance=0.47
stake for a 2k roll on the broncos => kelly; teams=DEN dollars=2000
bankroll plan for 750 => bankroll; dollars=750
is 3 units too much for one game => bankroll
payout for 55 at 7/2 => payout; dollars=55
whats a winning 80 ticket at -105 return => payout; dollars=80 odds=-105
need to profit 500 at +125 whats the stake => payout; dollars=500 odds=125
25 bucks on the blue jackets returns what => payout; teams=CBJ dollars=25
parlay at 10/1 last leg to go other team is -105 i have 30 on it hedge? => hedge; dollars=30
is it smart to lay off my +500 future at -180 => hedge; odds=500
same game: hawks ml, over 229.5, whitcomb over 24.5 pts => joint
bucs and chiefs ml parlay chance of hitting => parlay; teams=TB,KC sport=nfl
round robin 3 teams by 2s how does it work => explain
how correlated is the favorite with the over => joint
break even at -118 => convert; odds=-118
implied for a +1100 longshot => convert; odds=1100
remove juice from -120 -102 => no_vig; odds=-120
70 bonus bet how do i turn it into cash => free_bet; dollars=70
is -145 ok if im 60 percent sure => expected_value; odds=-145 chance=0.6
is the stamps qb healthy => injuries; teams=CGY
who all is out in the clippers game => injuries; teams=LAC
vashin starting tonite? => injuries; player=Igor Vashin
is hadley in the lineup tn => lineup; player=Devon Hadley
who goes for the m's tonight => pitching; teams=SEA
any rainouts expected today => weather
wind in buffalo sunday => weather; teams=BUF
leafs spot in the standings => standings; teams=TOR sport=nhl
who would make the playoffs if it ended today nba => standings; sport=nba
hottest team in baseball => form; sport=mlb
rangers devils last 5 meetings => head_to_head; teams=NYR,NJD n=5
when and where do the bills play next => slate; teams=BUF
is there hockey tomorrow => slate; sport=nhl day=1
whos on monday night => slate
how bad did the panthers lose yday => ask
reds final from the day before yesterday => scores; teams=CIN day=-2
who scored tds for dallas sunday => box_score; teams=DAL sport=nfl
wut did jurak do vs the heat => box_score; player=Nikola Jurak
when u guys say high confidence do they win => model
how far in the green are your nfl picks => record; sport=nfl
potd? => picks
your two best picks => picks
picks recap from last night => pick_results; day=-1
why should i trust the niners pick => drivers; teams=SF
best dog tonight in hoops => best_bets; sport=nba
worth betting anything in the cfl => best_bets; sport=cfl
how much have i lost on favs => my_bets
my roi by sport => my_bets
am i better at dogs or favs => my_bets
did everything i bet yesterday lose => my_bets
my clv this month vs last => my_clv
average closing line value on summit => my_clv
wats my limit lookin like => my_limits
which trends are real and not luck => trends
best strat i have => strategies
shoot me a note if reds moneyline hits +140 => alert; teams=CIN odds=140
overtime rules for quarter bets => rule
bet on fight night ufc => off_topic
weather shortened game grades how => rule
whats a good definition of sharp money => explain
juice meaning? => explain
where do i change to decimal odds => help
how do i delete my acct => help
can someone help me i lost my kids tuition betting => distress
betting rent on the over tonight => distress
i just wanna win my money back from last nite => distress
going all in on the jays, your thoughts? => risky
seattle supersonics spread => unknown
recommend a good restaurant => off_topic
cardinals odds => ask
sens injuries, weather in buffalo and my open bets => injuries; teams=OTT & weather; teams=BUF & my_bets
`;
