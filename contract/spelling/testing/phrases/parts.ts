/** Bets on parts of games and on one side's points, as bettors write them of each league. */
export const PART_PHRASES = `
# LV@KC
rl | Chiefs 1H -3.5 | home -3.5 half1
rl | KC -3 1st half | home -3 half1
rl | Raiders first half +3½ (-110) | away 3.5 half1
rl | Chiefs -7 2H | home -7 half2
rl | KC 1Q -0.5 | home -0.5 quarter1
rl | Raiders +0.5 first quarter | away 0.5 quarter1
ml | Chiefs 1H ML | home half1
ml | Chiefs first half moneyline | home half1
ml | Raiders 2nd half ML +150 | away half2
ml | KC 4Q ML | home quarter4
ml | Chiefs to win 1st quarter | home quarter1
tot | over 24 1st half | over 24 half1
tot | 1H o23.5 | over 23.5 half1
tot | u10 1Q | under 10 quarter1
tot | 3rd quarter over 9.5 points | over 9.5 quarter3
tot | LV/KC 2nd half under 21.5 | under 21.5 half2
tot | Chiefs team total over 13.5 1H | home over 13.5 half1
tot | Raiders TT u9.5 first half | away under 9.5 half1
tot | Chiefs first quarter team total over 3.5 | home over 3.5 quarter1
rl | Chiefs 1H 2H -3.5 | -
rl | Chiefs 5Q -3.5 | -
rl | Chiefs 1st period -0.5 | -
tot | first 5 innings over 4.5 | -
tot | 1Q over 45.5 | -
# LAL@BOS
tot | Lakers team total over 112.5 | away over 112.5
tot | 1H over 113.5 | over 113.5 half1
tot | Celtics 1Q TT o28.5 | home over 28.5 quarter1
tot | first quarter under 57.5 | under 57.5 quarter1
rl | Celtics -4.5 1st half | home -4.5 half1
rl | Lakers q1 +2 | away 2 quarter1
ml | Celtics 4th qtr ML | home quarter4
ml | Lakers 1st half | away half1
# TOR@MTL
rl | Leafs P1 -0.5 | away -0.5 period1
rl | Leafs 1st period -0.5 | away -0.5 period1
rl | Habs +0.5 first period | home 0.5 period1
tot | P1 over 1.5 | over 1.5 period1
tot | 1st period over 1.5 | over 1.5 period1
tot | under 1.5 goals 1P | under 1.5 period1
tot | period 3 o2.5 | over 2.5 period3
ml | Leafs 1st period ML | away period1
ml | Habs 2nd period moneyline +130 | home period2
tot | Habs team total over 0.5 1st period | home over 0.5 period1
ml | Leafs 1H ML | -
`;
