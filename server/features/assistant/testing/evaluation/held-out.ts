/**
 * Questions that the grammar was not written on, written before it read them, and not used to tune it. A line is
 * `question => what; key=value …`, the parts of a message joined by `&`; what is meant by the keys stands in `read-case.ts`.
 */
export const HELD_OUT = `
braves moneyline anyone have plus money => price; teams=ATL market=moneyline
how much is the under in the twins game => price; teams=MIN market=total side=under
yanks -1.5 best book => price; teams=NYY market=spread line=-1.5
philies f5 => price; teams=PHI market=first5_moneyline
astros team total price => price; teams=HOU market=team_total
lions spread this week => price; sport=cfl teams=BC market=spread
ticats -4 => price; sport=cfl teams=HAM market=spread line=-4
reyes odds to win the tournament => price; sport=golf player=Callum Reyes
tyrell booker top 20 number => price; sport=golf player=Tyrell Booker
all books on the argos => books; sport=cfl teams=TOR
line shopping the dodgers total => books; teams=LAD market=total
vig on the cubs ml => hold; teams=CHC market=moneyline
fair number for the pirates => fair; teams=PIT
who's winning nats marlins tonight => chance; teams=WSH,MIA
percent chance of a nrfi in the rays game => chance; teams=TB market=inning1_total side=under
will edmonton win => chance; sport=cfl teams=EDM
does holm have a chance this week => chance; sport=golf player=Anders Holm
why do u have the over in seattle => drivers; teams=SEA side=over
explain the mets number => drivers; teams=NYM
final score guess for calgary => projection; sport=cfl teams=CGY
expected runs tigers => projection; teams=DET
arb on any moneyline? => arbitrage; market=moneyline
anything to middle on totals => middle; market=total
positive ev right now => value; 
strongest play tonight => best_bets; 
any underdogs u like tomorow => best_bets; day=+1
like anything in the reds game => best_bets; teams=CIN
vlasek hr odds => prop; player=Marco Vlasek prop=home_runs
will al ace get 7 ks => prop; player=Al Ace prop=strikeouts
kenji morita under 1.5 total bases => prop; player=Kenji Morita prop=total_bases side=under line=1.5
best pitcher k props => props; prop=strikeouts
how many of his last 10 has batterson had a hit => hit_rate; player=Joe Batterson prop=hits n=10
whos out for st louis => injuries; teams=STL
did slugger get hurt => injuries; player=Ike Slugger
orioles pitcher tomorrow => pitching; teams=BAL day=+1
rain in miami tonight? => weather; teams=MIA
whats the lineup for the royals => lineup; teams=KC
how far back are the blue jays => standings; teams=TOR
winnipeg recent results => form; sport=cfl teams=WPG
are the phillies on a streak => form; teams=PHI
tigers guardians h2h this season => head_to_head; teams=DET,CLE
yesterdays scores => scores; day=-1
did the bombers win saturday => scores; sport=cfl teams=WPG
how'd the a's do yesterday => scores; teams=OAK day=-1
leaderboard for the golf => scores; sport=golf
what was bo bolds line last night => box_score; player=Bo Bold day=-1
how were the picks yesterday => pick_results; day=-1
how reliable is your model => model; 
are the picks making money => record; 
any free picks => picks; 
what time do the angels play => slate; teams=LAA
am i profitable on run lines => my_bets; market=spread
show me my pending => my_bets; 
am i getting good closing lines => my_clv; 
what's left on my weekly limit => my_limits; 
stake for +105 at 52% with a 2000 bankroll => kelly; odds=105
how much would 120 on -160 return => payout; odds=-160
had 50 on +450 can i hedge at -130 => hedge; 
does rangers ml correlate with the under => joint; teams=TEX
give me a 3 leg parlay for tonight => parlay; n=3
what does -175 mean in percent => convert; odds=-175
devig +150 -175 => no_vig; 
whole bankroll on the twins yes or no => risky; teams=MIN
i need to win back what i lost => distress; 
tell me if the cubs ml goes to -105 => alert; teams=CHC odds=-105
do bets count if they only play 7 innings => rule; 
what is a dead heat => explain; 
where do i change odds to decimal => help; 
how much money is on the yankees => split; teams=NYY
why did the dodgers line move => movement; teams=LAD
headlines on the braves => news; teams=ATL
ronald acuna total bases => unknown; 
xander schauffele make the cut => unknown; 
vegas golden knights line => off_topic; 
whos gonna win the senate => off_topic; 
ny game => ask; 
toronto spread => ask; 
whats the email of the top bettor => scope; 
padres weather and lineup => weather; teams=SD & lineup; teams=SD
did the mets win yesterday? whats their line today? => scores; teams=NYM day=-1 & price; teams=NYM
best cfl bet and best golf bet => best_bets; sport=cfl & best_bets; sport=golf
`;
