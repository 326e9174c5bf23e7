/** Half of a round on words that change what is asked (a number, a "not", a second question), of all sports, written before the grammar was read. A line is as in `held-out/plain.ts`. */
export const NOTES = `
cheepest price on bruins +1.5 tn => price; teams=BOS sport=nhl market=spread line=1.5
which book has the least juice on nfl spreads => hold; sport=nfl market=spread
parlay avs and stars at -1.5 whats 15 pay => parlay; teams=COL,DAL dollars=15
jurak pts reb ast over 44.5 => prop; player=Nikola Jurak side=over line=44.5
bergqvist 2+ pts tonite => prop; player=Elias Bergqvist prop=points line=1.5
what'd i lose on the cavs last week => my_bets; teams=CLE sport=nba
biggest parlay i ever hit => my_bets; 
clv on my nhl bets last 30 days => my_clv; sport=nhl
odds for mavs to make the playoffs => futures; teams=DAL sport=nba
hockey game postponed to tmrw is my bet void => rule; 
where can i export my bets to excel => help; 
got 2400, how much on a 3 percent play => bankroll; dollars=2400
whats the score in the sabres game rn => scores; teams=BUF sport=nhl
how many passing tds has hatch thrown last 4 => hit_rate; player=Dorian Hatch prop=passing_touchdowns n=4
are the redblacks dead last => standings; teams=OTT sport=cfl
when do the spurs n rockets play again => slate; teams=SAS,HOU sport=nba
rain for the cubs n cards? => weather; teams=CHC,STL
do home dogs cover in the nfl => trends; sport=nfl
did my strategies hit anything yesterday => strategies; day=-1
ping me if the jazz get to +8 => alert; teams=UTA
is jurak or whitcomb playing tonite => injuries; player=Nikola Jurak,Quentin Whitcomb
yesterdays leafs score and tonights line => scores; teams=TOR day=-1 & price; teams=TOR
jimmy fakename over 22.5 pts => unknown; 
i keep chasing and cant stop => distress; 
any plays that arent mlb tonight => best_bets; left=arent mlb
-118/-102 whats fair => no_vig; odds=-118
holm to make the cut price => price; player=Anders Holm
public % on the yanks => split; teams=NYY
how are ur nba picks doing this season => record; sport=nba
most saves in nhl this yr who => leaders; sport=nhl prop=saves
`;
