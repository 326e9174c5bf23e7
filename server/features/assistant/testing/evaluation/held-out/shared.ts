/** A round on names that leagues share, terms side by side, two clubs' schedules, leaders and one's own extremes, not used. As in `held-out/plain.ts`. */
export const HELD_OUT_SHARED = `
whats the diff between roi and yield => explain; 
steam vs reverse line movement, dumb it down => explain; 
did the giants cover => ask; 
kings score last nite => ask; 
when do the lakers and celtics play next => slate; teams=LAL,BOS
who scores the most points in the nba => leaders; sport=nba
how am i doing on dogs => my_bets; 
whats my biggest win this year => my_bets; 
how much should i put on a +150 i make 45% with my roll => kelly; odds=150 chance=0.45
rangers next game => ask; 
best record in the west nba => standings; sport=nba
did i beat the close more on favs or dogs => my_clv; 
how did the cards do sunday => ask; 
worst beat i had in november => my_bets; 
panthers or jets, who got the better odds tonight => ask; 
`;
