/** Bets on baseball games that the final score grades. */
export const BASEBALL_PHRASES = `
# NYY@BOS
ml | Yankees | away
ml | Yankees ML | away
ml | NYY ML | away
ml | nyy ml | away
ml | NYY | away
ml | Yanks ML | away
ml | Yankess ML | away
ml | New York Yankees | away
ml | New York Yankees ML | away
ml | New York ML | away
ml | NY ML | away
ml | Yankees moneyline | away
ml | Yankees money line | away
ml | Yankees M/L | away
ml | Yankees to win | away
ml | Yankees to win the game | away
ml | Yankees win | away
ml | Yankees straight up | away
ml | Yankees SU | away
ml | Yankees ML -126 | away
ml | Yankees ML (-126) | away
ml | Yankees ML @ -126 | away
ml | Yankees -126 | away
ml | NYY -126 | away
ml | Yankees ML 2u | away
ml | Yankees ML (1.5u) | away
ml | Yankees ML 1 unit | away
ml | Yankees ML $50 | away
ml | 🔒 Yankees ML 🔒 | away
ml | ⚾ NYY ML | away
ml | MLB: Yankees ML | away
ml | Pick: Yankees ML | away
ml | POTD Yankees ML | away
ml | Yankees ML tonight | away
ml | #Yankees ML | away
ml | YANKEES ML!! | away
ml | Yankees ML vs Red Sox | away
ml | Yankees ML @ Red Sox | away
ml | Yankees ML v. Boston | away
ml | Yankees beat Red Sox | away
ml | Yankees to beat the Red Sox | away
ml | NYY @ BOS - Yankees ML | away
ml | NYY/BOS Yankees ML | away
ml | Yankees vs Red Sox: Red Sox ML | home
ml | Boston Red Sox | home
ml | Boston ML | home
ml | BOS ML +110 | home
ml | Red Sox +100 | home
ml | Red Sox ML even | home
ml | RedSox ML | home
ml | Sox ML | home
ml | Home ML | home
ml | Away | away
ml | home team | home
ml | Yankees full game ML | away
ml | Yankees FG ML | away
ml | Yankees moneyline, full game | away
ml | F5 Yankees | away f5
ml | Yankees F5 | away f5
ml | Yankees F5 ML | away f5
ml | Yankees F5 ML -115 | away f5
ml | Yankees first 5 | away f5
ml | Yankees first five innings | away f5
ml | NYY 1st 5 innings ML | away f5
ml | Red Sox 1st five ML | home f5
ml | New York Yankees first 5 innings | away f5
ml | NYY ML F5 1u | away f5
rl | Yankees -1.5 | away -1.5
rl | NYY -1.5 | away -1.5
rl | NYY-1.5 | away -1.5
rl | Yankees −1.5 | away -1.5
rl | Yankees –1.5 | away -1.5
rl | Yankees -1½ | away -1.5
rl | Yankees - 1.5 | away -1.5
rl | Yankees -1 1/2 | away -1.5
rl | Yankees minus 1.5 | away -1.5
rl | Yankees RL -1.5 | away -1.5
rl | Yankees -1.5 RL | away -1.5
rl | Yankees -1.5 run line | away -1.5
rl | Yankees runline -1.5 | away -1.5
rl | Yankees -1.5 (+145) | away -1.5
rl | Yankees -1.5 +145 | away -1.5
rl | Yankees -1.5 @ +145 | away -1.5
rl | Yankees alt run line -2.5 | away -2.5
rl | Yankees -2.5 +210 1u | away -2.5
rl | BOS +1.5 | home 1.5
rl | Boston +1.5 -180 | home 1.5
rl | Red Sox +1½ | home 1.5
rl | Red Sox + 1.5 | home 1.5
rl | Red Sox plus 1.5 | home 1.5
rl | red sox +1.5 vs yankees | home 1.5
rl | Red Sox +1.5 run line, full game | home 1.5
rl | Boston Red Sox +1.5, full game | home 1.5
rl | Home +1.5 | home 1.5
rl | Away -1.5 | away -1.5
rl | Yankees F5 -0.5 | away -0.5 f5
rl | Yankees F5 -½ | away -0.5 f5
rl | Yankees -0.5 F5 | away -0.5 f5
rl | Red Sox +0.5 first 5 | home 0.5 f5
rl | Red Sox +.5 F5 RL | home 0.5 f5
rl | Yankees -0.5 1st inning | away -0.5 i1
tot | Over 8.5 | over 8.5
tot | over 8.5 runs | over 8.5
tot | O8.5 | over 8.5
tot | o8.5 | over 8.5
tot | O 8.5 | over 8.5
tot | o 8.5 runs | over 8.5
tot | Over 8½ | over 8.5
tot | Over 8 ½ | over 8.5
tot | Over 8 1/2 | over 8.5
tot | Over 8-1/2 | over 8.5
tot | 8.5 over | over 8.5
tot | 9.5 over | over 9.5
tot | 8.5o | over 8.5
tot | ov 8.5 | over 8.5
tot | Over 8.5 -110 | over 8.5
tot | Over 8.5 (-110) | over 8.5
tot | O 8.5 @ -110 | over 8.5
tot | Over 8.5 @ 1.91 | over 8.5
tot | Over 8.5 total runs | over 8.5
tot | Total runs over 8.5 | over 8.5
tot | Total over 8.5 | over 8.5
tot | Total Over 8.5 runs | over 8.5
tot | Game total over 8.5 | over 8.5
tot | Game total o8.5 | over 8.5
tot | Yankees game over 8.5 | over 8.5
tot | NYY/BOS over 8.5 | over 8.5
tot | NYY/BOS o8.5 -110 2u | over 8.5
tot | NYY @ BOS Over 8.5 | over 8.5
tot | NYY@BOS o8.5 | over 8.5
tot | Yankees vs Red Sox over 8.5 | over 8.5
tot | Yankees Red Sox over 8.5 | over 8.5
tot | Yankees - Red Sox Over 8.5 | over 8.5
tot | Over 8.5 (NYY @ BOS) | over 8.5
tot | Over 8.5 Yankees/Red Sox | over 8.5
tot | Over 8.5 in Yankees vs Red Sox | over 8.5
tot | Over 8.5 runs, full game | over 8.5
tot | oevr 8.5 | over 8.5
tot | Over 9 | over 9
tot | u9 | under 9
tot | U9 | under 9
tot | Under 9 runs | under 9
tot | under 8.5 | under 8.5
tot | Under 8½ | under 8.5
tot | u8.5 -105 | under 8.5
tot | 8.5u | under 8.5
tot | un 8.5 | under 8.5
tot | udner 8.5 | under 8.5
tot | Under 11.5 -120 | under 11.5
tot | O/U under 8.5 | under 8.5
tot | unders 8.5 | under 8.5
tot | Under 8.5 1u | under 8.5
tot | Under 10 full game | under 10
tot | F5 under 4.5 | under 4.5 f5
tot | F5 u4.5 | under 4.5 f5
tot | F5 innings over 4.5 | over 4.5 f5
tot | First 5 under 4 | under 4 f5
tot | First five innings over 4½ | over 4.5 f5
tot | 1st 5 innings over 4.5 | over 4.5 f5
tot | Over 4.5 F5 | over 4.5 f5
tot | o4.5 F5 -115 | over 4.5 f5
tot | NYY/BOS F5 o4.5 | over 4.5 f5
tot | Under 5.5 first 5 innings | under 5.5 f5
tot | NRFI | under 0.5 i1
tot | nrfi -120 | under 0.5 i1
tot | NRFI NYY/BOS | under 0.5 i1
tot | Yankees/Red Sox NRFI | under 0.5 i1
tot | YRFI | over 0.5 i1
tot | YRFI +105 1u | over 0.5 i1
tot | No run first inning | under 0.5 i1
tot | No runs in the 1st inning | under 0.5 i1
tot | 1st inning under 0.5 | under 0.5 i1
tot | Under 0.5 1st inning | under 0.5 i1
tot | Under 0.5 runs 1st inning | under 0.5 i1
tot | 1st inning over 0.5 runs | over 0.5 i1
tot | First inning under ½ | under 0.5 i1
tot | first inning u.5 | under 0.5 i1
tot | Over 0.5 runs in the 1st inning | over 0.5 i1
tot | Yankees over 4.5 | away over 4.5
tot | Yankees team total over 4.5 | away over 4.5
tot | Yankees TT over 4.5 | away over 4.5
tot | NYY TT o4.5 | away over 4.5
tot | NYY TT O 4½ | away over 4.5
tot | Yankees team total o4.5 -115 | away over 4.5
tot | Yankees team total 4.5 over | away over 4.5
tot | Yankees over 4.5 team total | away over 4.5
tot | Yankees over 4.5 runs | away over 4.5
tot | Yankees team total runs over 4.5 | away over 4.5
tot | Yankees team total over 6.5 | away over 6.5
tot | New York Yankees Over 4.5 | away over 4.5
tot | Red Sox TT u3.5 | home under 3.5
tot | BOS under 3.5 runs | home under 3.5
tot | Home team total under 3.5 | home under 3.5
tot | F5 Yankees team total over 2.5 | away over 2.5 f5
tot | Yankees F5 TT o2.5 | away over 2.5 f5
tot | Yankees first 5 over 2.5 | away over 2.5 f5
tot | Red Sox team total under 0.5 1st inning | home under 0.5 i1
`;
