/** The other half of the round of `notes.ts`, held out, then developed. */
export const NOTES_LATER = `
whos got chiefs -3 at plus money => price; teams=KC sport=nfl market=spread line=-3
caesars got the oilers ml? => unknown; 
3 team ml parlay bills ravens lions 25 to win what => parlay; teams=BUF,BAL,DET dollars=25
solis under 3.5 3s best price => prop; player=Andre Solis prop=threes side=under line=3.5
odom rushing + recieving yds line => prop; player=Marcus Odom
how many of my bets on overs hit this month => my_bets; side=over
am i ahead on harbor => my_bets; book=Harbor
am i gettin better than closing w/ spreads => my_clv; market=spread
who u got winning the grey cup => futures; sport=cfl
bet a golf matchup and one of em wd what happens => rule; 
how do i change my pasword => help; 
kelly on +135 if i think its 46%, roll 900 => kelly; odds=135 chance=0.46 dollars=900
live total blues preds => price; teams=STL,NSH market=total sport=nhl
vashin saves last night => box_score; player=Igor Vashin prop=saves day=-1
whos in 2nd in the metro => standings; sport=nhl
how many nfl games on thursday => slate; sport=nfl
wind at lambeau sunday => weather; teams=GB
are overs hitting in the cfl this yr => trends; sport=cfl
which of my strats is losing the most => strategies; 
set alert kings ml better than +120 => ask; 
magic injuries, and whats the total => injuries; teams=ORL & price; teams=ORL market=total
does brent nobodyson play tn => unknown; 
borrowed from my brother to bet and lost it all => distress; 
picks today except golf => picks; left=except golf
is +145 good if real odds are +130 => expected_value; odds=145
booker top 5 or top 10 better value => price; player=Tyrell Booker
how far has the browns spread moved => movement; teams=CLE market=spread
whos everybody on in bills dolphins => split; teams=BUF,MIA
who leads the nba in assists per game => leaders; sport=nba prop=assists
did yesterdays picks win => pick_results; day=-1
`;
