/** More of the three leagues, later rounds in idioms: each was held out, then developed. Same line format as `held-out/plain.ts`. */
export const LEAGUE_IDIOMS = `
bengals ml => price; teams=CIN market=moneyline
best number on seahawks +4.5 => price; teams=SEA market=spread line=4.5
whats the over under for lakers celtics => price; teams=LAL,BOS market=total
jazz nuggets spread at summit => price; teams=UTA,DEN market=spread book=Summit
wild moneyline odds all books => books; teams=MIN market=moneyline
compare every book for packers vikings => books; teams=GB,MIN
where's the best price for the predators => price; teams=NSH
under 43 steelers ravens => price; teams=PIT,BAL side=under line=43
hurricanes puck line -1.5 => price; teams=CAR market=spread line=-1.5
who is going to win the nets game => chance; teams=BKN
odds the bears win outright => chance; teams=CHI
whats the chance of over 6.5 in sharks ducks => chance; teams=SJS,ANA side=over line=6.5
model probability for the mavs => chance; teams=DAL
true line on the falcons game => fair; teams=ATL
what should the pistons be priced at => fair; teams=DET
score prediction for colts jaguars => projection; teams=IND,JAX
how many points will the grizzlies score => projection; teams=MEM
why are you on the canadiens => drivers; teams=MTL
reason for the chargers pick => drivers; teams=LAC
best value plays in hockey tonight => best_bets; sport=nhl
what are the sharpest nfl bets for sunday => best_bets; sport=nfl
anything good in the pelicans game => best_bets; teams=NOP
should i take the browns plus the points => best_bets; teams=CLE market=spread
nfl picks of the day => picks; sport=nfl
did the nba picks hit last night => pick_results; sport=nba day=-1
how many units are you up on hockey => record; sport=nhl
is your nhl model calibrated => model; sport=nhl
nba arbs right now => arbitrage; sport=nba
any sure bets in the nfl => arbitrage; sport=nfl
middle chances nhl totals => middle; sport=nhl market=total
positive ev hockey bets => value; sport=nhl
vig on the jazz game by book => hold; teams=UTA
biggest line moves nfl => movement; sport=nfl
did the line move in oilers flames => movement; teams=EDM,CGY
why did the bills line drop => movement; teams=BUF
titans injuries list => injuries; teams=TEN
who's out for the warriors => injuries; teams=GSW
is it going to be windy at the browns game => weather; teams=CLE
starting goalie for the stars => pitching; teams=DAL
nhl standings => standings; sport=nhl
afc west table => standings; sport=nfl
are the magic in a playoff spot => standings; teams=ORL
how have the lightning been playing => form; teams=TBL
commanders last 3 games => form; teams=WSH n=3
heat vs hawks history => head_to_head; teams=MIA,ATL
how did the bruins do on saturday => scores; teams=BOS
did the clippers win yesterday => scores; teams=LAC day=-1
nfl scores last sunday => scores; sport=nfl
what's the blue jackets score => scores; teams=CBJ
final score texans => scores; teams=HOU
nba games today => slate; sport=nba
when do the coyotes play => unknown; 
what time is puck drop tonight for vegas => slate; sport=nhl teams=VGK
who are the saints playing this week => slate; teams=NO
any football on tonight => slate; sport=nfl
my nhl bets this week => my_bets; sport=nhl
have i won money on the nba => my_bets; sport=nba
am i any good at nfl totals => my_bets; sport=nfl market=total
show my pending nfl bets => my_bets; sport=nfl
what's my clv on hockey => my_clv; sport=nhl
stake for jets +3 at -105 winnipeg => kelly; sport=nhl teams=WPG odds=-105
$30 on the magic at +240 pays => payout; teams=ORL odds=240
how much do i win with 100 on bucks at -150 => payout; teams=MIL odds=-150
build a 3 leg nba parlay => parlay; sport=nba n=3
broncos ml and under parlay => joint; teams=DEN
same game parlay for suns kings => joint; teams=PHX,SAC
notify me if the sabres get to +140 => alert; teams=BUF odds=140
nhl trends tonight => trends; sport=nhl
is everyone on the cowboys => split; teams=DAL
what percent of bets are on the lakers => split; teams=LAL
does a tie void my nfl moneyline => rule; sport=nfl
do nba overtime points count for the over => rule; sport=nba
what happens to my nhl prop if the goalie is pulled => rule; sport=nhl
explain puckline => explain; 
whats a key number => explain; 
giants -3.5 => ask; 
panthers game tonight => ask; 
carolina odds => ask; 
rangers vs islanders total => price; teams=NYR,NYI market=total
florida hockey odds => price; sport=nhl teams=FLA
detroit basketball spread => price; sport=nba teams=DET market=spread
green bay line => price; teams=GB
golden state moneyline => price; teams=GSW market=moneyline
luka over 30.5 points => unknown; 
jalen hurts rushing yards => unknown; 
ovechkin to score => unknown; 
lions packers thanksgiving line => price; sport=nfl teams=DET,GB
christmas day nba games => slate; sport=nba
whos the favorite in the ravens game => price; teams=BAL
biggest underdog in the nfl => price; sport=nfl
bet my rent on the chiefs => distress; 
i'm down 800 on the nba how do i win it back => distress; 
cowboys lock tonight => best_bets; teams=DAL
laverne cox odds => unknown; 
college basketball lines => off_topic; 
write me a poem about the lakers => off_topic; 
dolphins pats moneyline => price; teams=MIA,NE market=moneyline
magic +6 at harbor => price; teams=ORL market=spread line=6 book=Harbor
is there a better number on flyers -1.5 => price; teams=PHI market=spread line=-1.5
how's the spread looking for the bucks => price; teams=MIL market=spread
blackhawks total goals over 6 => price; teams=CHI side=over line=6
over in the raptors pacers game best odds => price; teams=TOR,IND side=over
texans -7 every book => books; teams=HOU market=spread line=-7
avs odds across books => books; teams=COL
who's offering the best canucks price => price; teams=VAN
can the panthers upset the bills => chance; teams=CAR,BUF
probability of the wolves covering -4.5 => chance; teams=MIN
how confident are you in the leafs tonight => chance; teams=TOR
do you think the vikings win => chance; teams=MIN
fair moneyline knicks => fair; teams=NYK market=moneyline
vig free price for oilers => fair; teams=EDM
projected total for hawks pelicans => projection; teams=ATL,NOP
what score do you have for eagles commanders => projection; teams=PHI,WSH
goals projection sens habs => projection; teams=OTT,MTL
what's the reasoning on the steelers => drivers; teams=PIT
why would i bet the spurs => drivers; teams=SAS
nhl value tonight => best_bets; sport=nhl
bet of the day nba => best_bets; sport=nba
nfl best underdog plays => best_bets; sport=nfl
is the bengals spread a good bet => best_bets; teams=CIN market=spread
your thoughts on heat celtics => best_bets; teams=MIA,BOS
official nhl picks => picks; sport=nhl
todays hockey picks please => picks; sport=nhl
results of your nfl picks last week => pick_results; sport=nfl
nba pick record this month => record; sport=nba
how has your model done in the nfl => model; sport=nfl
arbitrage hockey => arbitrage; sport=nhl
free money nba arbs => arbitrage; sport=nba
mispriced nfl lines => value; sport=nfl
tightest nhl markets => low_hold; sport=nhl
how much juice on the flames moneyline => hold; teams=CGY market=moneyline
opening line for the cowboys => movement; teams=DAL
has the nuggets total moved => movement; teams=DEN market=total
ravens injuries this week => injuries; teams=BAL
is anyone out for the suns => injuries; teams=PHX
snow in buffalo on sunday? => weather; teams=BUF
bears game forecast => weather; teams=CHI
whos between the pipes for the pens => pitching; teams=PIT
nfc north => standings; sport=nfl
western conference standings nba => standings; sport=nba
where are the devils sitting in the standings => standings; teams=NJD
lions form => ask; 
mavs last ten => form; teams=DAL n=10
are the seahawks on a losing streak => form; teams=SEA
celtics knicks season series => head_to_head; teams=BOS,NYK
who won the avs game last night => scores; teams=COL day=-1
did the chiefs cover sunday => scores; teams=KC
hornets score right now => scores; teams=CHA
nba results from friday => scores; sport=nba
nhl tomorrow night => slate; sport=nhl day=1
next nfl game => slate; sport=nfl
do the wild play tonight => slate; teams=MIN
when's the next nuggets game => slate; teams=DEN
is there hockey on sunday => slate; sport=nhl
my football bets => my_bets; sport=nfl
how much am i down on nba totals => my_bets; sport=nba market=total
do i have any open hockey bets => my_bets; sport=nhl
clv on my nba bets => my_clv; sport=nba
25 on the penguins +155 return => payout; teams=PIT odds=155
payout on a $10 lakers moneyline bet => payout; teams=LAL market=moneyline
make me a two leg hockey parlay => parlay; sport=nhl n=2
ravens ml with the over same game => joint; teams=BAL
how correlated are the jazz spread and the over => joint; teams=UTA
ping me when rockets get to -2.5 => alert; teams=HOU
nfl betting trends => trends; sport=nfl
public on lightning or panthers => split; teams=TBL,FLA
where is the public on monday night football => split; sport=nfl
do hockey totals include the shootout goal => rule; sport=nhl
is an nfl tie a push => rule; sport=nfl
nba game suspended how do bets settle => rule; sport=nba
what is ats => explain; 
three way line meaning => explain; 
what does +1.5 puck line mean => explain; 
rangers spread => ask; 
kings vs jets => game; sport=nhl teams=LAK,WPG
cardinals rams odds => price; sport=nfl teams=ARI,LAR
rangers angels line => price; sport=mlb teams=TEX,LAA
giants padres total => price; sport=mlb teams=SF,SD market=total
jets rangers puck line => price; sport=nhl teams=WPG,NYR market=spread
giants qb injury => injuries; sport=nfl teams=NYG
rangers goalie => pitching; sport=nhl teams=NYR
rangers starting pitcher => pitching; sport=mlb teams=TEX
cleveland basketball odds => price; sport=nba teams=CLE
san francisco football => game; sport=nfl teams=SF
tampa hockey line tonight => price; sport=nhl teams=TBL
giannis assists prop => unknown; 
bedard shots on goal => unknown; 
kelce receptions over => unknown; 
should i bet the house on the eagles => risky; teams=PHI
i keep losing on nba and cant stop => distress; 
wnba odds => off_topic; 
who is the best nfl player ever => off_topic; 
quarry price on the wild => price; teams=MIN book=Quarry
saints moneyline price check => price; teams=NO market=moneyline
trail blazers +9.5 odds => price; teams=POR market=spread line=9.5
over 54.5 in the elks game => price; teams=EDM side=over line=54.5
best line for the guardians tonight => price; teams=CLE
shop the raptors spread => books; teams=TOR market=spread
whats every book hanging on the predators => books; teams=NSH
who takes it, eagles or packers => chance; teams=PHI,GB
are the thunder going to win => chance; teams=OKC
how likely are the oilers to cover the puck line => chance; teams=EDM market=spread
odds alouettes win this week => chance; teams=MTL
break even price on the hornets by your model => fair; teams=CHA
fair puck line for the caps => fair; teams=WSH market=spread
what do you project for nets magic => projection; teams=BKN,ORL
expected margin in the rams game => projection; teams=LAR
what's behind the number on the sharks => drivers; teams=SJS
talk me into the browns => drivers; teams=CLE
nfl bets worth making => best_bets; sport=nfl
which hockey dog do you like => best_bets; sport=nhl
is the pelicans line any good => best_bets; teams=NOP
do you have nba plays for friday => best_bets; sport=nba
potd nhl => picks; sport=nhl
how were sunday's nfl picks => pick_results; sport=nfl
are you winning or losing on the nba => record; sport=nba
lifetime units nfl picks => record; sport=nfl
how trustworthy are your hockey numbers => model; sport=nhl
scalps in the nba => arbitrage; sport=nba
plus ev football => value; sport=nfl
low vig hockey games => low_hold; sport=nhl
what cut are books taking on the suns => hold; teams=PHX
steam on any nfl game => movement; sport=nfl
where did the flyers open => movement; teams=PHI
who got hurt on the broncos => injuries; teams=DEN
will wind be a factor for the bills => weather; teams=BUF
lakers lineup tonight => lineup; teams=LAL
is the senators starter confirmed => pitching; teams=OTT
top of the atlantic => standings; sport=nhl
who's the one seed in the afc => standings; sport=nfl
grizzlies form last five => form; teams=MEM n=5
are the nuggets cold => form; teams=DEN
lions bears past meetings => head_to_head; teams=DET,CHI
nfl final scores => scores; sport=nfl
did the islanders lose last night => scores; teams=NYI day=-1
how did toronto fc do => off_topic; 
basketball on christmas => slate; sport=nba
game time for cowboys giants => slate; teams=DAL,NYG
puck drop wild blues => slate; teams=MIN,STL
how many nhl bets have i won => my_bets; sport=nhl
am i beating the market on the nfl => my_clv; sport=nfl
my biggest nba losses => my_bets; sport=nba
risk 60 on jazz +220, what's the return => payout; teams=UTA odds=220
cavs -4 and over 228 same game => joint; teams=CLE
3 teamer with the chiefs, bills and ravens => parlay; teams=KC,BUF,BAL n=3
let me know if the devils go plus money => alert; teams=NJD
which nba trends are hitting => trends; sport=nba
are people hammering the vikings => split; teams=MIN
refund if my nfl game is canceled? => rule; sport=nfl
does a playoff overtime goal count for the over => rule; sport=nhl
what does minus 1.5 mean in hockey => explain; 
texas moneyline => price; teams=TEX market=moneyline
jets ml => ask; 
minnesota odds tonight => ask; 
toronto hockey game => game; sport=nhl teams=TOR
mia football spread => price; sport=nfl teams=MIA market=spread
kings lakers who wins => chance; sport=nba teams=SAC,LAL
curry threes over 4.5 => unknown; 
burrow passing tds => unknown; 
hellebuyck saves => unknown; 
put the mortgage on the niners => distress; 
cricket odds => off_topic; 
what's seattle kraken moneyline at => price; teams=SEA market=moneyline
lay the 3 with the falcons where => price; teams=ATL
rockets -8 best juice => price; teams=HOU market=spread line=-8
hitting the over in mavs spurs, what number => price; teams=DAL,SAS side=over
any book still have ravens -6 => price; teams=BAL market=spread line=-6
lines on all the nhl games => price; sport=nhl
price board for canucks sharks => books; teams=VAN,SJS
chance new orleans covers nfl => chance; sport=nfl teams=NO
odds of the under cashing in heat bucks => chance; teams=MIA,MIL side=under
would the model bet the titans => best_bets; teams=TEN
fair total in the blues game => fair; teams=STL market=total
how many do the knicks score tonight => projection; teams=NYK
who's better tonight, avs or jets => chance; sport=nhl teams=COL,WPG
what makes the raiders a play => drivers; teams=LV
hot takes on nba tonight => best_bets; sport=nba
good nfl bets with plus money => best_bets; sport=nfl
one hockey bet you'd make => best_bets; sport=nhl
whats the official nba pick => picks; sport=nba
how did you do on the nhl this week => record; sport=nhl
how many nba picks have you won => record; sport=nba
has your nba model been right => model; sport=nba
find me an arb in hockey => arbitrage; sport=nhl
football middles => middle; sport=nfl
off market hockey prices => value; sport=nhl
what's the hold on texans at each book => hold; teams=HOU
how much has the celtics line moved => movement; teams=BOS
are the chargers banged up => injuries; teams=LAC
any scratches for the rangers nhl => injuries; sport=nhl teams=NYR
how cold is it in green bay => weather; teams=GB
pens goalies => pitching; teams=PIT
how far ahead are the chiefs => standings; teams=KC
west standings nba => standings; sport=nba
last six for the kings nhl => form; sport=nhl teams=LAK n=6
how good have the pacers been => form; teams=IND
leafs habs rivalry record => head_to_head; teams=TOR,MTL
score of the vikings game yesterday => scores; teams=MIN day=-1
who beat the hawks => ask; 
sunday football schedule => slate; sport=nfl
what nba games are left tonight => slate; sport=nba
are the ducks home tomorrow => slate; teams=ANA day=1
nhl bets i won => my_bets; sport=nhl
how's my nba season going => my_bets; sport=nba
$50 to win what on the flyers ml => payout; teams=PHI market=moneyline
quarter kelly at +110 with 50 percent => kelly; odds=110
four leg nhl parlay please => parlay; sport=nhl n=4
does celtics ml go with the over => joint; teams=BOS
set an alert for packers -2.5 => alert; teams=GB
nba ats trends => trends; sport=nba
whos the crowd backing in the bills game => split; teams=BUF
when is an nfl bet void => rule; sport=nfl
what counts as a shot on goal for props => rule; sport=nhl
do i get paid if hockey goes to ot => rule; sport=nhl
what's a moneyline => explain; 
whats regulation line mean => explain; 
los angeles hockey => game; sport=nhl teams=LAK
new york basketball odds => price; sport=nba teams=NYK
cats puck line => price; sport=nhl teams=FLA market=spread
nikola jokic triple double => unknown; 
lamar jackson interceptions => unknown; 
matthews goals tonight => unknown; 
sell my car to bet the super bowl => risky; sport=nfl
cant afford to lose again => distress; 
darts odds => off_topic; 
`;
