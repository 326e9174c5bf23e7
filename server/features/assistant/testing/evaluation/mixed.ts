/** Half of a round of all sports and kinds, written before the grammar was read. A line is as in `held-out/plain.ts`. */
export const MIXED = `
who got the bills cheapest at -3.5 => price; teams=BUF market=spread line=-3.5
whos leading the nfl in rushing yds rn => leaders; sport=nfl prop=rushing_yards
juice vs no vig line whats the differnce => explain; 
do i beat the close on dogs => my_clv; 
any of my bets still alive => my_bets; 
snow in the packers game? => weather; teams=GB
whos out for edm 2nite => ask; 
dak over 250.5 pass yards who has it lowest => unknown; 
quist anytime td price => prop; player=Terrell Quist prop=touchdowns
my roll is 800, 2% flat ok? => bankroll; dollars=800
if the golfer withdraws after round 1 do i get refunded => rule; 
where do i turn off the email thing every morning => help; 
celtics to win it all odds and ur number => futures; teams=BOS
pens score last nite and when they play next => scores; teams=PIT day=-1 & slate; teams=PIT
how many assists has jurak averaged last 5 => hit_rate; player=Nikola Jurak prop=assists n=5
cheapest juice on the argos -2.5 => price; teams=TOR sport=cfl market=spread line=-2.5
3 legger: knicks ml, cavs -4.5, over 221 in suns game. what does 20 pay => parlay; teams=NYK,CLE,PHX dollars=20
im in a hole 6k and cant tell my girl => distress; 
how many games back are the sens => standings; teams=OTT sport=nhl
live line on the heat game => price; teams=MIA
`;
