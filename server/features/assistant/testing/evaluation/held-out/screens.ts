/** Questions about what screens show, of all sports, written before the grammar read them and never used to tune it. A line is as in `held-out/plain.ts`. */
export const HELD_OUT_SCREENS = `
fair odds on the titans ml => fair; teams=TEN market=moneyline
pats colts spread, every book pls => books; teams=NE,IND market=spread
whats the highest price i can get for the blackhawks => price; teams=CHI
chances cle wins by 10+ vs the bulls => chance; teams=CLE,CHI market=spread line=-9.5
prob of over 8.5 in dodgers nats => chance; teams=LAD,WSH side=over line=8.5
odds the total in edm cgy lands over 49.5 => chance; teams=EDM,CGY side=over line=49.5
whats driving your number on sf baltimore => ask; 
projected score magic mavs => projection; teams=ORL,DAL
who's favored in pelicans warriors and by how many => projection; teams=NOP,GSW
bet 25 at -135 whats the profit => payout; odds=-135
hedge: i got 100 on the rams at +220 for the sb and now other side is -150, how much => hedge; odds=220
i have a 100 free bet at +300 whats it worth => free_bet; odds=300
kelly with 1500 if i think its 55% at +105 => kelly; odds=105
how much should i put on the vikings, got 800 bucks => kelly; teams=MIN
what book is sharpest on totals => help; 
lowest vig for the flyers rangers game => hold; teams=PHI,NYR
anything +ev in the nfl right now => value; sport=nfl
give me a +ev prop in baseball => props; sport=mlb
surest arbitrage today and the stakes for 200 => arbitrage; 
nikola jurak assists line tonight => prop; player=Nikola Jurak prop=assists
connor maddox shots on goal, how often does he go over 3.5 => hit_rate; player=Connor Maddox prop=shots line=3.5
elias bergqvist last 10 games => hit_rate; player=Elias Bergqvist n=10
who has most passing yds props today => props; sport=nfl prop=passing_yards
how many yards did hatch throw for on thursday => box_score; player=Dorian Hatch prop=passing_yards
what were odoms stats vs seattle => box_score; player=Marcus Odom
who led detroit in rushing thurs => box_score; teams=DET sport=nfl
how many saves vashin yesterday => box_score; player=Igor Vashin prop=saves
final score seahawks lions => scores; teams=SEA,DET
did the 49ers cover last sunday => scores; teams=SF market=spread
lakers celtics who wins all time this season => head_to_head; teams=LAL,BOS
raptors form last 10 => form; teams=TOR n=10
how do the canadiens do on the road => form; teams=MTL
are the sox hot or cold => ask; 
nhl metro division table => standings; sport=nhl
wich teams made the playoffs in cfl => standings; sport=cfl
red sox game time and weather => slate; teams=BOS & weather; teams=BOS
is the game in lv monday indoors => weather; teams=LV
rain in buffalo today => weather; teams=BUF
any movement on nets or spurs => movement; teams=BKN,SAS
was there reverse line movement on the browns game => movement; teams=CLE
who is questionable for baltimore => ask; 
whos in net for nj vs sharks => pitching; teams=NJD,SJS
starting 5 for dallas tonite => lineup; 
what bets hit yesterday from your picks => pick_results; 
your best pick today and why => picks; 
whats your roi on dogs => record; 
am i up or down this week => my_bets; 
my biggest win ever => my_bets; 
show my open bets on football => my_bets; sport=nfl
do i beat the closing line => my_clv; 
am i better at spreads or moneylines => my_bets; 
set an alert for giants moneyline better than +120 => ask; 
which trends are actually legit => trends; 
how's my strategy doing => strategies; 
correlation between over and home ml in nfl => joint; sport=nfl
parlay of montreal ml, devils ml and bruins ml for 15 => parlay; teams=MTL,NJD,BOS
same game: cavs -4.5 with over 225.5, true odds? => joint; teams=CLE
if my game gets postponed do i get money back => rule; 
diff between hold and vig => explain; 
lebron over 7.5 assists and whats the weather in rome => unknown; 
`;
