/** Questions of kinds that were answered as others, of all sports, written before the grammar read those kinds and never used to tune it. A line is as in `held-out/plain.ts`. */
export const HELD_OUT_KINDS = `
what would a $100 free bet at +250 get me if i hedge it => free_bet; odds=250
who's got the most passing tds in the nfl this season => leaders; sport=nfl
did the dodgers cover the run line last night => scores; teams=LAD market=spread day=-1
my roi on favorites vs dogs => my_bets; 
what was my worst beat => my_bets; 
do any of my strategies have a bet today => strategies; 
got 1500 in my roll, think packers win 60% of time at -120, how much => kelly; teams=GB odds=-120
who had the most assists for denver last game => box_score; 
sb leaders in mlb => leaders; sport=mlb
is it gonna be windy at the bills game => weather; teams=BUF
latest news on the cfl => news; sport=cfl
top goal scorers nhl => leaders; sport=nhl
jets game, did it go under => ask; 
how am i doing on mlb unders => my_bets; sport=mlb side=under
best month ive had => my_bets; 
how much have i lost on player props => my_bets; 
which book do i win most at => my_bets; 
how many yards did henry run for last week => unknown; 
does overtime count for a 60 min line => rule; 
if my 4 leg parlay has a push what do i get paid => rule; 
curry 3s over 4.5 what do u like => unknown; 
who do you have in the browns game and how confident => chance; teams=CLE
compare draftkings and fanduel for the heat game => unknown; 
whats your record on picks over 60 pct => off_topic; 
cfl west standings => standings; sport=cfl
average runs scored by the padres last 5 games => form; n=5
cant sleep, down 4k, wife doesnt know => distress; 
can i get my bet voided if the starting pitcher changes => rule; 
who is leading the golf => scores; sport=golf
rory vs scheffler this week who u got => unknown; 
what share of the public is on the cowboys => split; teams=DAL
-140 and +120 whats the true odds => no_vig; odds=-140
middle opportunities in nba totals tonight => middle; sport=nba market=total
who's out for the suns => injuries; teams=PHX
rams against the spread at home => form; teams=LAR
whats my avg odds on winning bets => my_bets; 
when does my free trial end => help; 
which team is hottest in the nhl => form; sport=nhl
did anybody throw a no hitter yesterday => off_topic; 
cowboys in the world series odds => off_topic; 
`;
