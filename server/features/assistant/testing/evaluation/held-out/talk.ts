/** The other half of the round of `talk.ts`, not used. */
export const HELD_OUT_TALK = `
cheapest juice on the kraken puck line tmrw => price; teams=SEA market=spread day=1
summit price for bucks heat over 224.5 => price; book=Summit teams=MIL,MIA side=over line=224.5
true odds no juice lakers suns moneyline => fair; teams=LAL,PHX market=moneyline
odds celtics knicks total lands under 219 => chance; teams=BOS,NYK side=under line=219
how many pts u projecting for the stampeders => projection; teams=CGY sport=cfl
bergqvist to light the lamp price => prop; player=Elias Bergqvist prop=goals
has hatch thrown for 250 in any of his last 6 => hit_rate; player=Dorian Hatch prop=passing_yards n=6
gimme best value threes props tonight => props; prop=threes
whats out there to middle on nba totals => middle; sport=nba market=total
any plus ev on harbor right now => value; book=Harbor
half kelly on -105 if i think its 56 pct, roll is 3k => kelly; odds=-105 chance=0.56 dollars=3000
65 bucks at +340 cashes what => payout; dollars=65 odds=340
have 40 bucks on a +900 outright, other side now -120, whats the hedge => hedge; odds=900 dollars=40
sgp bills ml with hatch over 1.5 pass tds => joint; teams=BUF player=Dorian Hatch
do dodgers ml and dodgers over move together or nah => joint; teams=LAD
anybody banged up for the dolphins => injuries; teams=MIA sport=nfl
is the padres lineup posted yet => lineup; teams=SD
have the jazz won lately => form; teams=UTA
bruins vs sabres last few meetings => head_to_head; teams=BOS,BUF sport=nhl
when do the ticats play next => slate; teams=HAM
rockies score from 2 nights ago => scores; teams=COL sport=mlb day=-2
how many points did whitcomb drop last night => box_score; player=Quentin Whitcomb prop=points day=-1
when u say 60 pct how often does it actualy hit => model; chance=0.6
any picks up for hockey => picks; sport=nhl
whats the best bet on the board in the cfl => best_bets; sport=cfl
how am i doin on unders this month => my_bets; side=under
am i up on fanduel => my_bets
do i beat the close on puck lines => my_clv; market=spread
how much of my weekly cap is left => my_limits
do home dogs in the nfl actually cover long term => trends; sport=nfl
ping me if the wild get to +130 => alert; teams=MIN sport=nhl odds=130
pitcher i bet on got scratched do i get my money back => rule
diff between ats and su => explain
where do i upload my csv of bets => help
lost 4 straight gonna double up til i get it back => distress
i cant stop and my wife found out => distress
zandor pikelsky rebounds prop => unknown
flames injuries and whats the over under => injuries; teams=CGY sport=nhl & price; teams=CGY market=total
where is the public at on the vikings game => split; teams=MIN sport=nfl
reyes to finish top 10 price => price; player=Callum Reyes
`;
