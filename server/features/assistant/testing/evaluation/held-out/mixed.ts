/** The other half of the round of `mixed.ts`, not used. */
export const HELD_OUT_MIXED = `
best number on vikes +6.5 => price; teams=MIN sport=nfl market=spread line=6.5
nhl points leaders => leaders; sport=nhl prop=points
arb vs middle explain => explain; 
how often do i beat closing on totals => my_clv; 
what did i lose on parlays in the nba => my_bets; sport=nba
where the jets sitting in the afc east => standings; teams=NYJ sport=nfl
is anybody questionable for the habs => injuries; teams=MTL sport=nhl
mahomes rush yards over 22.5 => unknown; 
vashin saves line 2moro => prop; player=Igor Vashin prop=saves day=1
1k bankroll how big is 1 unit => bankroll; dollars=1000
does a tie push a 3 way moneyline => rule; 
how do i cancel elite => help; 
who's the favorite for the stanely cup => futures; sport=nhl
dbacks weather and who's on the mound => weather; teams=ARI & pitching; teams=ARI
hatch passing yards last 3 games => hit_rate; player=Dorian Hatch prop=passing_yards n=3
stamps bombers fair line => fair; teams=CGY,WPG
same game kings -1.5 puckline and over 5.5 whats it really worth => joint; teams=LAK
lost my paycheck again need one winner to get even => distress; 
who scored for the leafs last night => box_score; teams=TOR day=-1
reyes top 10 odds => price; player=Callum Reyes
`;
