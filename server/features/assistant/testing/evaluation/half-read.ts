/**
 * Half of a round on what an answer passes over in silence: books that we do not have, two questions at once, numbers and cuts that nothing is
 * made of, of all sports. Written before the grammar was read, then developed. Same line format as `held-out/plain.ts`.
 */
export const HALF_READ = `
does draftkings have a better number on the chiefs => unknown; 
best price bills ml and is it gonna snow => price; teams=BUF market=moneyline & weather; teams=BUF
who won the masters bet i made => my_bets; left=
picks over 60 pct => picks; chance=0.6
wheres the hold lowest in the nfl today => hold; sport=nfl
no vig price on eagles ml => fair; teams=PHI market=moneyline
half kelly, 2k bankroll, -105, i make it 56 => kelly; odds=-105 chance=0.56 dollars=2000
100 on +650 pays wat => payout; odds=650 dollars=100
i got steelers +7 for 50 at -110 now theyre -3, hedge? => hedge; teams=PIT odds=-110 left=-3
arbs in nhl rn => arbitrage; sport=nhl
mcdavid points ou => unknown; 
nikola jurak over 25.5 pts last 10 => hit_rate; player=Nikola Jurak prop=points side=over line=25.5 n=10
who is hurt for the cowboys this wk => injuries; teams=DAL
starting lineup knicks => lineup; teams=NYK
wind at lambeau today => weather; 
where do the oilers sit in the pacific => standings; teams=EDM
next 3 games for the suns => slate; teams=PHX n=3
what was the score of bruins last nite => scores; teams=BOS day=-1
hatch passing yards vs who last game => box_score; player=Dorian Hatch prop=passing_yards
my record on nfl totals last month => my_bets; sport=nfl market=total
do i lose money betting primetime => my_bets; left=
how much can i still deposit/lose this week => my_limits; 
road dogs off a bye trend => trends; left=underdog,road dogs,off a bye
how are my strategies doing this month => strategies; left=this month
ping me when chiefs get to +3 => alert; teams=KC line=3
golf dead heat how does it pay => rule; sport=golf
wtf is a steam move => explain; 
who does the model like in the grey cup => futures; sport=cfl
yankees record in one run games => form; teams=NYY left=one run games
`;
