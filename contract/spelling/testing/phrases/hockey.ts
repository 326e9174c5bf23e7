/** Bets on hockey games that the final score grades, a shootout in it. */
export const HOCKEY_PHRASES = `
# TOR@MTL
rl | Leafs -1.5 | away -1.5
rl | Maple Leafs puck line -1.5 | away -1.5
rl | Toronto PL -1.5 +180 | away -1.5
rl | Habs +1.5 | home 1.5
rl | Habs pk line +1.5 | home 1.5
rl | Canadiens +1.5 goals | home 1.5
rl | MTL +1½ | home 1.5
rl | Montréal +2.5 puckline | home 2.5
ml | Leafs ML | away
ml | Toronto Maple Leafs | away
ml | Habs moneyline, incl OT | home
ml | NHL: Habs ML | home
ml | Leafs beat Habs | away
ml | Montreal ML including shootout | home
tot | Over 6.5 | over 6.5
tot | u6 -110 | under 6
tot | Total goals over 5.5 | over 5.5
tot | TOR/MTL under 6.5 goals | under 6.5
tot | Leafs team total over 3.5 | away over 3.5
tot | Habs TT u2.5 | home under 2.5
ml | Leafs in regulation | away regulation
ml | Leafs 3-way | away regulation
ml | Leafs 3-way ML | away regulation
ml | Habs 60 minute line | home regulation
ml | Leafs 60 minutes | away regulation
ml | Draw 3-way | draw regulation
ml | Regulation draw | draw regulation
ml | TOR/MTL tie in regulation | draw regulation
ml | Draw | -
ml | Leafs draw regulation | -
rl | Leafs 3-way -1 | -
rl | Leafs -1.5 regulation | away -1.5 regulation
tot | Over 5.5 regulation | over 5.5 regulation
ml | Bruins ML | -
tot | Over 65 | -
# NYR@NYI
ml | Rangers ML | away
ml | Isles ML | home
ml | NY Rangers | away
ml | New York ML | -
# TBL@FLA
ml | Bolts ML | away
ml | Lightning | away
rl | Tampa -1.5 | away -1.5
ml | Panthers | home
rl | Cats +1.5 | home 1.5
# VGK@CBJ
ml | Knights ML | away
ml | Vegas | away
ml | Golden Knights | away
ml | Blue Jackets | home
ml | Jackets ML | home
`;
