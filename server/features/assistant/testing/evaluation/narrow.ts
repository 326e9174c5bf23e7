/**
 * Half of a round of all sports and kinds whose conditions count, asked of the demo before the grammar was read: a third plain, a third elliptic, a
 * third slang or misspelled; those that are answered as meant. Expectations that were written after it was read.
 */
export const NARROW = `
Show me every sportsbook's over/under on Cubs at Mets. => books; sport=mlb teams=CHC,NYM market=total
utah toronto spread best price => ask;
How much juice are the books charging on the Rams-Vikings total? => hold; sport=nfl teams=LAR,MIN market=total
chance heat win by double digits => chance; sport=nba teams=MIA market=spread line=-9.5
whats makin u like da os tonite => drivers; sport=mlb teams=BAL
Any arbs between Harbor and Quarry tonight? => arbitrage;
Which alternate totals have positive expected value today? => value; market=total
If I think Texas wins 55% of the time at -105, what is half Kelly on a $2,500 bankroll? => kelly; sport=mlb teams=TEX chance=0.55 dollars=2500 odds=-105
I bet $60 on the Jets at +210 and they are ahead; the Texans are +140 now. How do I lock in a profit? => hedge; sport=nfl teams=HOU,NYJ dollars=60 odds=210
r clevland ml n da under corelated => ask;
knicks hurt list => injuries; sport=nba teams=NYK
astros lineup out yet => lineup; sport=mlb teams=HOU
rain delay risk nats game => weather; sport=mlb teams=WSH
What are Buffalo's chances of making the playoffs according to you? => ask;
How did the Bruins do in their last 5 on the road? => form; sport=nhl teams=BOS n=5
wen do da rapters play agin after 2nite => slate; sport=nba teams=TOR
who won the redblacks game yesterday and by how much => scores; sport=cfl teams=OTT
Which quarterback threw for the most yards yesterday in the CFL? => leaders; sport=cfl
How well calibrated are your 60% calls? => model; chance=0.6
my units this month on dogs => my_bets;
Have I reached my weekly deposit limit? => my_limits;
ping me if the celtics drop to -4 => alert; sport=nba teams=BOS market=spread line=-4
wat happens 2 my parlay if 1 leg pushes => rule;
i cant tell my wife i lost the mortgage => distress;
Zeke Marblehead total bases => unknown;
whats da total in flames utah n hows da weather in winnipeg => price; sport=nhl teams=CGY,UTA market=total & weather; sport=cfl teams=WPG
lay the points with the ravens? => best_bets; sport=nfl teams=BAL
whos leadin da golf rite now => scores; sport=golf
stamps elks 1h total => price; sport=cfl teams=CGY,EDM market=half1_total
Any touchdown scorer worth a bet in Jets-Texans? => props; sport=nfl teams=NYJ,HOU prop=touchdowns
lines that moved the most since this morning nfl => movement; sport=nfl
what bets did i lose yesterday over $50 => my_bets; dollars=50
How do I read closing line value? => explain;
shimizu hits under 1.5 best odd => prop; player=Jun Shimizu side=under line=1.5 prop=hits
bergqvist sog last 5 away => hit_rate; player=Elias Bergqvist prop=shots n=5
`;
