/** More of them, of other clubs: cities, abbreviations and nicknames. */
export const MORE_BASEBALL_PHRASES = `
# HOU@LAA
ml | Houston to win | away
ml | Houston ML | away
ml | Astros | away
ml | 'Stros ML | away
ml | HOU to win the game | away
ml | Angels ML | home
ml | LA ML | home
ml | LAA moneyline +130 | home
ml | Halos ML | home
ml | Los Angeles Angels | home
rl | Angels +1 1/2 | home 1.5
rl | Angels +1½ (-150) | home 1.5
rl | Astros -1.5 | away -1.5
rl | HOU -1.5 vs LAA | away -1.5
rl | Houston RL -1.5 | away -1.5
tot | Astros team total over 4.5 | away over 4.5
tot | HOU TT u4.5 | away under 4.5
tot | Angels over 3.5 | home over 3.5
tot | Astros/Angels under 9 | under 9
tot | Houston Los Angeles over 8.5 | over 8.5
tot | HOU/LAA F5 under 4.5 | under 4.5 f5
# CLE@WSH
ml | Guardians | away
ml | Guards ML | away
ml | CLE ML -110 | away
ml | Guardains ML | away
ml | Cleveland | away
ml | Nats ML | home
ml | WAS ML | home
ml | WSN ML | home
ml | Washington to win | home
ml | Nationals beat Guardians | home
rl | Guardians +1½ | away 1.5
rl | Nats -1.5 | home -1.5
tot | Over 7½ | over 7.5
tot | Under 8½ | under 8.5
tot | Nats TT over 4.5 | home over 4.5
tot | CLE/WSH over 8 | over 8
tot | Guardians/Nationals NRFI | under 0.5 i1
# CHC@CHW
ml | Cubs ML | away
ml | Cubbies | away
ml | White Sox ML | home
ml | Sox ML | home
ml | CWS ML | home
ml | Chicago Cubs | away
rl | White Sox +1.5 | home 1.5
rl | Chisox +1.5 -150 | home 1.5
tot | Cubs/Sox over 9 | over 9
tot | Cubs TT o4.5 | away over 4.5
# CHW@BOS
ml | White Sox | away
ml | Red Sox | home
ml | Bosox ML | home
ml | Chicago ML | away
rl | Red Sox -1.5 | home -1.5
# TB@PHI
ml | TB ML | away
ml | Rays to win | away
ml | Tampa Bay ML | away
ml | Tampa ML +145 | away
ml | Phils ML | home
ml | Philly ML | home
ml | Phillies | home
rl | TB +1.5 | away 1.5
rl | Phillies -1.5 +120 | home -1.5
tot | Phillies team total over 4.5 | home over 4.5
tot | PHI TT o4.5 | home over 4.5
tot | Phils TT o4½ -110 | home over 4.5
tot | TB over 3.5 | away over 3.5
tot | TB/PHI over 8 | over 8
# OAK@STL
ml | A's ML | away
ml | Athletics F5 | away f5
ml | ATH ML | away
ml | OAK ML | away
ml | Cards ML | home
ml | St. Louis ML | home
ml | STL to win | home
rl | A's +1.5 | away 1.5
rl | St. Louis Cardinals -1.5 | home -1.5
tot | A's/Cardinals u8.5 | under 8.5
tot | Cardinals over 4.5 runs | home over 4.5
# LAD@ARI
ml | Dodgers ML | away
ml | Dogers ML | away
ml | LAD -150 | away
ml | LA Dodgers ML | away
ml | D-backs ML | home
ml | Dbacks ML | home
ml | D'backs to win | home
ml | Arizona ML | home
ml | AZ ML +130 | home
rl | Dodgers -1.5 -105 | away -1.5
rl | Diamondbacks +1.5 | home 1.5
tot | Dodgers TT over 5.5 | away over 5.5
tot | LAD/ARI o9.5 -105 | over 9.5
`;
