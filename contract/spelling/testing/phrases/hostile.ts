/** What the final score cannot grade, or what can mean more than one bet: all of it is left to its owner. */
export const HOSTILE_PHRASES = `
# NYY@BOS
ml | Yankees lose | -
ml | not Yankees | -
ml | Yankees or Red Sox | -
ml | Yankees not to win | -
ml | Yankees won't win | -
ml | fade Yankees | -
ml | Fade the Yankees ML | -
ml | anti Yankees ML | -
ml | Yankees parlay | -
ml | NYY/BOS parlay | -
ml | 2-leg parlay: Yankees ML + Dodgers ML | -
ml | Yankees ML + over 8.5 | -
ml | Yankees ML and over 8.5 | -
ml | Yankees ML & Over 8.5 | -
ml | Yankees ML / Over 8.5 | -
ml | Yankees teaser | -
ml | Yankees SGP | -
ml | Yankees ML SGP leg | -
ml | Yankees 3-way | -
ml | Yankees 3 way ML | -
ml | Yankees regulation | -
ml | Yankees in regulation | -
ml | Yankees series winner | -
ml | Yankees to win the series | -
ml | Yankees to win the World Series | -
ml | Yankees to win the AL East | -
ml | Yankees to win the pennant | -
ml | Yankees to make the playoffs | -
ml | Yankees lead at half | -
ml | Yankees leading after 5 | -
ml | Yankees lead after 3 innings | -
ml | Yankees win both halves | -
ml | Yankees to win by 3+ | -
ml | Yankees to win by 1-2 runs | -
ml | Yankees by 3 | -
ml | Yankees winning margin 1 | -
ml | Yankees win every inning | -
ml | Yankees score first | -
ml | Yankees first to 3 runs | -
ml | Yankees race to 5 | -
ml | Yankees F4 | -
ml | Yankees F4 ML | -
ml | Yankees F7 ML | -
ml | Yankees first 4 innings | -
ml | Yankees 1st inning | -
ml | Boston Red Sox first inning | -
ml | Yankees 1st inning ML | -
ml | Yankees 1H | -
ml | Yankees first half | -
ml | Yankees last 4 innings | -
ml | Yankees live ML down 2 | -
ml | Yankees ML game 2 | -
ml | Yankees ML tomorrow | -
ml | Yankees ML listed pitchers | -
ml | Yankees ML if Cole starts | -
ml | Yankees ML unless Judge sits | -
ml | Yankees ML? | -
ml | Yankees maybe | -
ml | Yankees ML x2 | -
ml | Yankees draw | -
ml | Draw | -
ml | Tie | -
ml | Yankees draw no bet | -
ml | Yankees double chance | -
ml | Yankees -1.5 | -
ml | Yankees Red Sox | -
ml | Yankees vs Red Sox | -
ml | Yankees vs Red Sox ML | -
ml | Yankees @ Red Sox ML | -
ml | Yankees over Red Sox | -
ml | Dodgers | -
ml | Dodgers ML | -
ml | Mets ML | -
ml | ML | -
ml | -126 | -
ml | Yankees ML +104 -126 | -
ml | Yankees hits | -
ml | Yankees win total over 92.5 | -
ml | Yankees opposite | -
ml | Yankees without Judge | -
ml | Yanкees ML | -
ml | Yankees​ ML | -
ml | Yankees ❌ | -
ml | Yankees 🚫 ML | -
ml | Yankees ML 👎 | -
ml | Y | -
ml | win | -
ml | N | -
ml | Judge ML | -
ml | Yankees to lose | -
ml | Yankees cannot win | -
ml | Yankees extra innings | -
ml | Red Sox comeback win | -
ml | Red Sox walk-off win | -
rl | Yankees | -
rl | Yankees RL | -
rl | Yankees run line | -
rl | Yankees 1.5 | -
rl | -1.5 | -
rl | Yankees -1.3 | -
rl | Yankees -1.25 | -
rl | Yankees -1¼ | -
rl | Yankees -1/-1.5 | -
rl | Yankees -1 to -2.5 | -
rl | Yankees -1.5 / Over 8.5 | -
rl | Yankees -1.5 or ML | -
rl | Yankees -1.5 parlay | -
rl | Yankees -15 | -
rl | Yankees -25 | -
rl | Yankees +-1.5 | -
rl | Yankees -1.5 +1.5 | -
rl | Yankees -1.5 Red Sox +1.5 | -
rl | Yankees vs Red Sox -1.5 | -
rl | Yankees -1.5 hits | -
rl | Yankees -1.5 1H | -
rl | Yankees -1.5 F4 | -
rl | Yankees -1.5 series | -
rl | Yankees -1.5 games | -
rl | Yankees 3-way handicap -1 | -
rl | Yankees buy to -1 | -
rl | Yankees reverse run line | -
rl | Yankees -1' | -
rl | New York -1.5 lose | -
tot | 8.5 | -
tot | Over | -
tot | Under | -
tot | Over 8.3 | -
tot | Over 8.25 | -
tot | Over 8¾ | -
tot | Over 8/8.5 | -
tot | Over 8-8.5 | -
tot | Over 8 or 8.5 | -
tot | over 8.5 and under 11.5 | -
tot | Over 8.5 under 11.5 | -
tot | Over 8.5 Under 8.5 | -
tot | o85 | -
tot | Over 85 | -
tot | Over 7' | -
tot | o8' | -
tot | Over 8² | -
tot | Over 8,5 | -
tot | Over 1.5 | -
tot | Over -8.5 | -
tot | Over 8.5+ | -
tot | 8.5+ | -
tot | 9+ runs | -
tot | Over 8.5 hits | -
tot | Total hits over 16.5 | -
tot | Over 16.5 hits | -
tot | Over 2.5 home runs | -
tot | Over 2.5 HR | -
tot | Over 14.5 strikeouts | -
tot | Total strikeouts over 14.5 | -
tot | Over 1.5 errors | -
tot | Over 3.5 innings | -
tot | Over 8.5 F4 | -
tot | Over 8.5 1H | -
tot | Over 8.5 through 7 | -
tot | Over 4.5 innings 6-9 | -
tot | Over 8.5 teaser | -
tot | Over 8.5 parlay | -
tot | Over 8.5 not | -
tot | not over 8.5 | -
tot | No NRFI | -
tot | Yankees NRFI | -
tot | NRFI and Yankees ML | -
tot | NRFI parlay | -
tot | NRFI 2nd inning | -
tot | Yankees over 8.5 | -
tot | Yankees o8.5 runs | -
tot | Yankees F5 over 4.5 | -
tot | Yankees over 4.5 hits | -
tot | Yankees over 4.5 or more | -
tot | Yankees over 0.5 1st inning | -
tot | Team total over 4.5 | -
tot | TT o4.5 | -
tot | Dodgers over 4.5 | -
tot | Yankees over 4.5 vs Red Sox | -
tot | Over 8.5 vs Red Sox | -
tot | Yankees team total game over 4.5 | -
tot | Odd | -
tot | Total runs odd | -
tot | Even | -
tot | O/U 8.5 | -
tot | Over/Under 8.5 | -
tot | race to 5 runs over 4.5 | -
tot | Judge over 1.5 | -
tot | Judge over 8.5 | -
tot | exactly 8 runs | -
tot | 8-9 runs | -
tot | Over 8.5 by the 7th | -
tot | alternate total band 7-9 | -
tot | Yankees win total over 8.5 | -
tot | Over 8.5 in both games | -
tot | Over 8.5 x 2 | -
tot | Over 8.5 = lock | -
tot | Yankees ML | -
tot | +120 | -
prop | Judge over 1.5 | -
prop | Judge over 1.5 hits and HR | -
prop | Judge or Stanton HR | -
prop | Judge & Stanton HR | -
prop | Judge Stanton over 0.5 hits | -
prop | Judge first HR | -
prop | Judge 1st home run | -
prop | Judge last home run | -
prop | Judge no HR | -
prop | Judge not to hit a HR | -
prop | Judge HR parlay | -
prop | Judge 2 HR | -
prop | Judge more hits than Devers | -
prop | Judge vs Devers hits | -
prop | Judge over 0.5 hits 1st inning | -
prop | Judge over 0.5 hits F5 | -
prop | Judge 1+ hits each game | -
prop | Judge over 1.25 hits | -
prop | Judge over 15 hits | -
prop | Judge over 45.5 home runs | -
prop | Judge to win MVP | -
prop | Judge home runs this season over 45.5 | -
prop | Judge over 0.5 outs | -
prop | Judge (BOS) over 0.5 hits | -
prop | Cole over 6.5 | -
prop | Cole over 5.5 hits | -
prop | Cole over 90.5 pitches | -
prop | Cole over 6.5 Ks or Crochet over 6.5 Ks | -
prop | Cole + Crochet over 14.5 Ks | -
prop | Cole 65 Ks | -
prop | Cole over 6.5 Ks first 5 | -
prop | Garcia over 0.5 hits | -
prop | Garcia HR | -
prop | Morita over 5.5 strikeouts | -
prop | Ohtani over 1.5 TB | -
prop | over 1.5 TB | -
prop | TB over 1.5 | -
prop | Over 8.5 | -
prop | Yankees ML | -
prop | Yankees over 4.5 | -
prop | Yankees 1+ HR | -
prop | Judge | -
prop | Judge 0+ hits | -
prop | Judge 1.5+ hits | -
prop | Judge over 0.5 hits allowed | -
prop | Will Smith over 0.5 hits | -
prop | Judge hits over 0.5 and Yankees win | -
# CLE@WSH
ml | Guardians lose | -
ml | Guardians to win by 3+ | -
ml | 2-leg parlay: Guardians ML + Dodgers ML | -
ml | Guardians ML and NRFI | -
tot | Total hits over 16.5 | -
tot | Over 2.5 home runs | -
tot | Under 5.5 strikeouts Eom | -
tot | Eom under 5.5 strikeouts | -
prop | Eom over 5.5 | -
prop | Under 5.5 strikeouts | -
# HOU@LAA
ml | not Astros | -
ml | Astros or Yankees | -
ml | HOU/NYY parlay | -
ml | Astros teaser | -
ml | Astros series winner | -
ml | Astros to win the World Series | -
ml | Astros 3-way | -
ml | Astros lead at half | -
ml | Astros win both halves | -
tot | Over 8/8.5 | -
tot | over 8.5 and under 11.5 | -
tot | Astros over 4.5 hits | -
rl | Angels +1 1/4 | -
prop | Fenwick over 3.5 Ks and Astros ML | -
prop | Fenwick over 3.5 Ks both halves | -
# CHC@CHW
ml | Chicago ML | -
ml | Chicago | -
ml | CHI to win | -
rl | Chicago -1.5 | -
tot | Chicago team total over 4.5 | -
# CHW@BOS
ml | Sox | -
ml | Sox ML | -
rl | Sox -1.5 | -
# TB@PHI
prop | TB 2+ TB | -
prop | over 1.5 TB | -
tot | TB over 7.5 | -
tot | o1.5 TB TB | -
# HAM@TOR
rl | Hamilton 1st half -1.5 | away -1.5 half1
rl | Argos 1H +3.5 | home 3.5 half1
rl | Argos 1st 1/2 -1.5 | -
rl | Argos Q1 +0.5 | home 0.5 quarter1
rl | Hamilton -3.5 teased to +2.5 | -
rl | Hamilton -35 | -
rl | Hamilton -3.25 | -
rl | Hamilton spread | -
ml | Argos 3-way | home regulation
ml | Argos in regulation | home regulation
ml | F5 Argos | -
ml | Argos to win the Grey Cup | -
ml | Argos not | -
ml | Argos 2nd half | home half2
ml | Argos Q3 | home quarter3
ml | Winnipeg | -
ml | Argos tie | -
ml | Argos 60 minutes | home regulation
tot | 1Q over 10.5 | over 10.5 quarter1
tot | 1st half over 24.5 | over 24.5 half1
tot | Over 515 | -
tot | Over 8.5 | -
tot | NRFI | -
tot | Hamilton over 51.5 | -
tot | Over 51.5 touchdowns | -
tot | Over 3.5 touchdowns | -
tot | Over 300.5 passing yards | -
tot | Over 48/48.5 | -
prop | Mitchell over 250.5 passing yards | -
`;
