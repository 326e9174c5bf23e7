/**
 * As bettors type: typos, fragments, slang, two questions in one message, made-up names. Three former held-out rounds: 72%, 67% and 87% were right on
 * the first run, before the grammar was fixed for the rest. Same line format as `held-out/plain.ts`; `&` joins the parts of a message.
 */
export const SLANG = `
cubbies ml tn => price; teams=CHC market=moneyline
bombers +3.5 where => price; sport=cfl teams=WPG market=spread line=3.5
best number on the mariners under => price; teams=SEA market=total side=under
philies pirats total => price; teams=PHI,PIT market=total
wats kc at => ask; 
anders holm top 20 price => price; sport=golf player=Anders Holm
reyes outright => price; sport=golf player=Callum Reyes
booker miss the cut => price; sport=golf player=Tyrell Booker
every book on the yanks rl => books; teams=NYY market=spread
lowest vig on the lions game => ask; 
cheapest juice on the astros ml => price; teams=HOU market=moneyline
who ya got tonite cards or brewers => chance; teams=STL,MIL
do the rox have a shot => chance; teams=COL
wats the % on the over in the nats game => chance; teams=WSH side=over
y r u so low on the twins => drivers; teams=MIN
whats ur reasoning on the stamps => drivers; sport=cfl teams=CGY
how many runs u got for the snakes => projection; teams=ARI
project the als score => projection; sport=cfl teams=MTL
any free money today (arbs) => arbitrage; 
anything i can middle => middle; 
plus ev at summit rn => value; book=Summit
gimme ur best dog => best_bets; 
anything u like in the cfl this week => best_bets; sport=cfl
worth taking the rangers tonite? => ask; 
slugger tb o1.5 => prop; player=Ike Slugger prop=total_bases side=over line=1.5
morita dingers => prop; player=Kenji Morita prop=home_runs
ks for the m's starter => prop; teams=SEA prop=strikeouts
best hits props tmrw => props; prop=hits day=+1
how often vlasek clears 1.5 bases => hit_rate; player=Marco Vlasek prop=total_bases line=1.5
samaniego l5 => hit_rate; player=Omar Samaniego n=5
who's hurt on the o's => injuries; teams=BAL
orioles twins probables tmrw => pitching; teams=BAL,MIN day=+1
who's on the bump for the fish => pitching; teams=MIA
is it gonna be windy at wrigley => weather; teams=CHC
lineup for the crew out yet => lineup; teams=MIL
nl east => standings; 
who leads the cfl east => standings; sport=cfl
how hot are the pads => form; teams=SD
argos last 3 => form; sport=cfl teams=TOR n=3
jays vs o's this yr => head_to_head; teams=TOR,BAL
did the mets cover yesterday => scores; teams=NYM day=-1
how'd the phils do last nite => scores; teams=PHI day=-1
what did slugger do last night => box_score; player=Ike Slugger day=-1
who lost yesterday => scores; day=-1
final of the riders game saturday => scores; sport=cfl teams=SSK
whos leading the golf rn => scores; sport=golf
did ur picks hit yesterday => pick_results; day=-1
is ur model even any good => model; 
u guys up or down on the year => record; 
freebie pick today? => picks; 
am i winning on golf => my_bets; sport=golf
how bad am i on parlays => my_bets; 
do i beat the number => my_clv; 
kelly +145 43% 1k roll => kelly; odds=145
30 on +220 gets me what => payout; odds=220
got 60 on +280, now -170 other side, hedge? => hedge; 
astros ml w/ the over sgp => joint; teams=HOU
-108 as a pct => convert; odds=-108
strip vig -120 +102 => no_vig; 
+110 at 49 pct any good => expected_value; odds=110
put the house on the dodgers? => risky; teams=LAD
down 2k gotta win it back tonite => distress; 
ping me when the jays get to +105 => alert; teams=TOR odds=105
rain out do i get my money back => rule; 
wtf is a puck line => explain; 
where do i put in a bet i made elsewhere => help; 
what r ppl on in the yanks game => split; teams=NYY
has the tigers total moved => movement; teams=DET market=total
any word on the guardians => news; teams=CLE
barry bonds hr tonight => unknown; 
expos ml => unknown; 
scottie scheffler top 10 => unknown; 
odds on the halifax schooners => unknown; 
tom brady passing yards => off_topic; 
sox game => ask; 
la over => ask; 
toronto tonight => ask; 
whats a good pizza place => off_topic; 
how tall is the eiffel tower => off_topic; 
gimme the admin login => scope; 
who pitches for the braves and whats the total => pitching; teams=ATL & price; teams=ATL market=total
mets score? and when do they play next => scores; teams=NYM & slate; teams=NYM
argos spread and who wins => price; sport=cfl teams=TOR market=spread & chance; sport=cfl teams=TOR
is slugger hurt and whats his hr line => injuries; player=Ike Slugger & prop; player=Ike Slugger prop=home_runs
did the cubs win yesterday and whos pitching for them tonight => scores; teams=CHC day=-1 & pitching; teams=CHC
golf leaderboard & reyes odds => scores; sport=golf & price; sport=golf player=Callum Reyes
nats moneyline rn? => price; teams=WSH market=moneyline
what u got on marlins +1.5 => price; teams=MIA market=spread line=1.5
texas under tonight who's got it best => price; teams=TEX market=total side=under
angles ml price => price; teams=LAA market=moneyline
cards first 5 => price; teams=STL market=first5_moneyline
alouettes pk or what => price; sport=cfl teams=MTL
redblacks spred => price; sport=cfl teams=OTT market=spread
holm to win outright whats it at => price; sport=golf player=Anders Holm
booker t10 => price; sport=golf player=Tyrell Booker
Summit line on the sox jays => ask; 
mariners at all the books pls => books; teams=SEA
whos got the best price on elks, show me all of em => books; sport=cfl teams=EDM
how much vig is baked into brewers cubs => hold; teams=MIL,CHC
what would astros be without the juice => fair; teams=HOU
gaurdians chances tonight? => chance; teams=CLE
are the riders gonna cover => chance; sport=cfl teams=SSK
reyes chance of a top 5 => chance; sport=golf player=Callum Reyes
any shot the rockies win this one => chance; teams=COL
how come you fade the giants => ask; 
walk me thru the padres number => drivers; teams=SD
hows the model see the ticats game scoring wise => projection; sport=cfl teams=HAM
runs in the dbacks game, your guess => projection; teams=ARI
anything risk free between books => arbitrage; 
middle chances on spreads tonight => middle; market=spread
which market costs me the least juice => low_hold; 
what's mispriced rite now => value; 
whats good tonight boss => best_bets; 
plays for the stamps game? => best_bets; sport=cfl teams=CGY
one best bet thats it => best_bets; n=1
is twins ml worth a sprinkle => best_bets; teams=MIN market=moneyline
hadley over 1.5 bases odds => prop; player=Devon Hadley prop=total_bases side=over line=1.5
bo bold k prop => prop; player=Bo Bold prop=strikeouts
guillen steal a bag? => prop; player=Ciro Guillén prop=stolen_bases
who's gonna go deep tonight => props; prop=home_runs
stikeout props worth a look => props; prop=strikeouts
ike slugger last 15 total bases => hit_rate; player=Ike Slugger prop=total_bases n=15
has morita been getting hits => hit_rate; player=Kenji Morita prop=hits
anybody banged up on the reds => injuries; teams=CIN
vlasek playing tonight or hurt? => injuries; player=Marco Vlasek
whos the giants sp => pitching; teams=SF
who's throwing for both sides in braves mets => pitching; teams=ATL,NYM
gonna be a rain delay in philly? => weather; teams=PHI
who's the leadoff guy for the jays => lineup; teams=TOR
wheres toronto sit in the cfl => standings; sport=cfl teams=TOR
central standings pls => standings; 
have the rays been any good => form; teams=TB
bombers last 4 gms => form; sport=cfl teams=WPG n=4
how do the dodgers do vs the giants this season => head_to_head; teams=LAD,SF
cubs win last night? => scores; teams=CHC day=-1
how bad did the angels get beat yesterday => scores; teams=LAA day=-1
argos final score sat => scores; sport=cfl teams=TOR
whats booker at thru today => scores; sport=golf player=Tyrell Booker
whats batterson's line from yesterday => box_score; player=Joe Batterson day=-1
any of yesterdays picks cash => pick_results; day=-1
does your model actualy beat anything => model; 
lifetime units on ur picks => record; 
picks for sunday => picks; 
how much did i make this month => my_bets; 
what sport am i worst at => my_bets; 
is my closing line any good => my_clv; 
can i bet more this week or am i capped => my_limits; 
size for -135, i make it 61%, 1500 bank => kelly; odds=-135
60 bucks at -120 wins? => payout; odds=-120
bet 80 at +350 early, other team now -190, lock something in => hedge; 
yanks -1.5 + under same game whats it pay => joint; teams=NYY
2 teamer w the mets and the cubs => parlay; teams=NYM,CHC
+240 in pct => convert; odds=240
-125 +105 fair? => no_vig; 
is -150 a bet at 63% => expected_value; odds=-150
mortgage the house on the braves => risky; 
just throw it all on the o's? => risky; teams=BAL
lmk when reds are +140 or better => alert; teams=CIN odds=140
game stopped in the 6th, does my over count => rule; 
meaning of chalk => explain; 
how do i turn off the emails => help; 
public on jays or o's => split; teams=TOR,BAL
whys the astros line dropping => movement; teams=HOU
whats the latest w the yankees => news; teams=NYY
juan soto hits => unknown; 
rory mcilroy outright => unknown; 
quebec nordiques ml => unknown; 
derek jeter hurt? => unknown; 
who wins the election => off_topic; 
jets giants spread => price; sport=nfl teams=NYJ,NYG market=spread
recipe for wings => off_topic; 
la tonight => ask; 
show me what dave bet => scope; 
twins pitcher and the total => pitching; teams=MIN & price; teams=MIN market=total
who won the reds game yesterday & who do they play tonight => scores; teams=CIN day=-1 & slate; teams=CIN
golf odds and cfl odds => price; sport=golf & price; sport=cfl
cubs injuries? also whats the wind at wrigley => injuries; teams=CHC & weather; teams=CHC
any arbs? any middles? => arbitrage & middle
dbacks price? => price; teams=ARI
whats the over at in orioles rays => price; teams=BAL,TB market=total side=over
need a good cubs moneyline => price; teams=CHC market=moneyline
pirates -1.5 odds plz => price; teams=PIT market=spread
whats elks money line => price; sport=cfl teams=EDM market=moneyline
stamps total => price; sport=cfl teams=CGY market=total
blue bombers spread saturday => price; sport=cfl teams=WPG market=spread
anders holm win odds => price; sport=golf player=Anders Holm
callum reyes top 10 => price; sport=golf player=Callum Reyes
cheapest way to bet the tigers => price; teams=DET
rangers total at every book => ask; 
compare bc lions prices => books; sport=cfl teams=BC
whats the juice like on mets phillies => hold; teams=NYM,PHI
no vig price royals => fair; teams=KC
what should rockies giants be lined at => fair; teams=COL,SF
do u think the mariners win => chance; teams=SEA
how likely do the brewers cover => chance; teams=MIL
twinns win prob => chance; teams=MIN
will the over hit in the athletics game => chance; teams=OAK side=over
odds holm makes the cut in your model => chance; sport=golf player=Anders Holm
can bc win outright => chance; sport=cfl teams=BC
whats behind the reds pick => drivers; teams=CIN
why so high on the blue jays => drivers; teams=TOR
predicted score of the dodgers game => projection; teams=LAD
how many points for saskatchewan => projection; sport=cfl teams=SSK
got any arbs => arbitrage; 
middles? => middle; 
low juice games => low_hold; 
ev plays at harbor => value; book=Harbor
best bet on the cfl slate => best_bets; sport=cfl
totals you like => best_bets; market=total
should i take the guardians => best_bets; teams=CLE
give me 2 dogs tonight => best_bets; n=2
al ace over 6.5 ks => prop; player=Al Ace prop=strikeouts side=over line=6.5
batterson homer price => prop; player=Joe Batterson prop=home_runs
samaneigo hits prop => prop; player=Omar Samaniego prop=hits
rbi props that are good => props; prop=rbi
hadley last 7 hits => hit_rate; player=Devon Hadley prop=hits n=7
slugger over 1.5 bases how often => hit_rate; player=Ike Slugger prop=total_bases side=over line=1.5
padres injury list => injuries; teams=SD
is guillen out => injuries; player=Ciro Guillén
who starts for pittsburgh => ask; 
astros lineup yet? => lineup; teams=HOU
windy in chicago for the cubs? => weather; teams=CHC
al central => standings; 
cfl table => standings; sport=cfl
marlins last 5 => form; teams=MIA n=5
white sox been losing? => form; teams=CHW
angels astros this season => head_to_head; teams=LAA,HOU
did toronto beat boston yesterday => ask; 
final score of royals tigers last night => scores; teams=KC,DET day=-1
who won yesterday in baseball => scores; sport=mlb day=-1
golf scores => scores; sport=golf
how did al ace pitch yesterday => box_score; player=Al Ace day=-1
yesterdays picks record => pick_results; day=-1
how good have the picks been => record; 
whats todays pick => picks; 
whens the next redblacks game => slate; sport=cfl teams=OTT
my results on the cfl => my_bets; sport=cfl
how much have i lost => my_bets; 
whats my average clv => my_clv; 
my bet limit this week => my_limits; 
kelly -110 55% with 800 => kelly; odds=-110
whats 75 at +130 pay out => payout; odds=130
hedge 40 at +600 vs -220 => hedge; 
phillies and over correlated? => joint; teams=PHI
parlay orioles and rays => parlay; teams=BAL,TB
+320 implied => convert; odds=320
whats the true price if its -140 and +125 => no_vig; 
ev on +135 with a 44% chance => expected_value; odds=135
bet all my money on cleveland => risky; 
i keep losing and cant quit betting => distress; 
let me know when the over in mets braves is +100 => alert; teams=NYM,ATL side=over odds=100
what if a golfer withdraws => rule; 
whats juice mean => explain; 
how to track a bet => help; 
who's everybody betting in the dodgers game => split; teams=LAD
did the padres total move => movement; teams=SD market=total
cardinals news => ask; 
bryce harper hits => unknown; 
seattle sonics odds => unknown; 
jordan spieth to win => unknown; 
what did hank aaron do yesterday => unknown; 
nfl picks => picks; sport=nfl
best laptop to buy => off_topic; 
chicago tonight => ask; 
sox moneyline => ask; 
show me other members bets => scope; 
mets odds and weather => price; teams=NYM & weather; teams=NYM
who won the cubs game yesterday and what are they today => scores; teams=CHC day=-1 & price; teams=CHC
red sox injuries and lineup => injuries; teams=BOS & lineup; teams=BOS
`;
