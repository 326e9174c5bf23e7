/** Bets on Canadian football games that the final score grades. */
export const FOOTBALL_PHRASES = `
# HAM@TOR
rl | Hamilton -3.5 | away -3.5
rl | Ticats −3 | away -3
rl | Ticats -3 | away -3
rl | Tiger-Cats -3½ | away -3.5
rl | Tiger Cats -3.5 (-110) | away -3.5
rl | HAM -3.5 -110 1u | away -3.5
rl | TOR +7 | home 7
rl | Toronto +7.5 | home 7.5
rl | Argos +7 | home 7
rl | Argos +7 points | home 7
rl | Argos plus 7 | home 7
rl | Argonauts +6 1/2 | home 6.5
rl | Argos +7 ATS | home 7
rl | Argos +7 vs Ticats | home 7
rl | Argos pk | home 0
rl | Hamilton -10.5 | away -10.5
ml | Argos ML | home
ml | Argos | home
ml | Tiger-Cats | away
ml | Toronto to win | home
ml | Hamilton ML +120 | away
ml | CFL: Argos ML | home
ml | Ticats beat Argos | away
ml | Toronto Argonauts moneyline, full game | home
tot | Over 51.5 | over 51.5
tot | o51.5 | over 51.5
tot | Over 51½ points | over 51.5
tot | Under 48 | under 48
tot | u48 -110 | under 48
tot | Total points over 51.5 | over 51.5
tot | HAM/TOR over 51.5 | over 51.5
tot | Hamilton @ Toronto under 50.5 | under 50.5
tot | 51.5 over | over 51.5
tot | Hamilton under 24.5 | away under 24.5
tot | Hamilton team total under 24.5 | away under 24.5
tot | Argos TT o27.5 | home over 27.5
tot | Over 51.5 points, full game | over 51.5
# SSK@WPG
ml | Riders ML | away
ml | Sask ML | away
ml | Bombers | home
ml | Blue Bombers ML -140 | home
ml | Winnipeg to win | home
rl | Riders +3.5 | away 3.5
rl | Bombers -3.5 @ -110 | home -3.5
rl | Winnipeg Blue Bombers -3.5, full game | home -3.5
tot | Riders/Bombers over 49.5 | over 49.5
tot | Saskatchewan TT u21.5 | away under 21.5
tot | SSK @ WPG u49.5 | under 49.5
`;
