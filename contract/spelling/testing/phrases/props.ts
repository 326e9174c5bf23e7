/** Bets on players that the box score grades. */
export const PROP_PHRASES = `
# HOU@LAA
prop | Levi Fenwick over 3.5 strikeouts | h3 pitcher_strikeouts over 3.5
prop | Fenwick over 3.5 Ks | h3 pitcher_strikeouts over 3.5
prop | Levi Fenwick o3.5 strikeouts | h3 pitcher_strikeouts over 3.5
prop | Fenwick o3.5 K's | h3 pitcher_strikeouts over 3.5
prop | Fenwick o3.5Ks | h3 pitcher_strikeouts over 3.5
prop | L. Fenwick over 3.5 K | h3 pitcher_strikeouts over 3.5
prop | Fenwick, Levi over 3½ strikeouts | h3 pitcher_strikeouts over 3.5
prop | Fenwick under 3.5 strikeouts -115 | h3 pitcher_strikeouts under 3.5
prop | Levi Fenwick u3.5 Ks (-115) | h3 pitcher_strikeouts under 3.5
prop | Fenwick 4+ Ks | h3 pitcher_strikeouts over 3.5
prop | Fenwick 4+ strikeouts | h3 pitcher_strikeouts over 3.5
prop | Levi Fenwick to record 5+ strikeouts | h3 pitcher_strikeouts over 4.5
prop | Levi Fenwick 3.5 strikeouts over | h3 pitcher_strikeouts over 3.5
prop | Levi Fenwick Strikeouts Over 3.5 | h3 pitcher_strikeouts over 3.5
prop | Fenwick Ks over 3.5 | h3 pitcher_strikeouts over 3.5
prop | Fenwick o3.5 punchouts | h3 pitcher_strikeouts over 3.5
prop | Fenwick over 3.5 striekouts | h3 pitcher_strikeouts over 3.5
prop | Fenwick (LAA) over 3.5 strikeouts | h3 pitcher_strikeouts over 3.5
prop | Levi Fenwick over 3.5 Ks vs Astros | h3 pitcher_strikeouts over 3.5
prop | HOU@LAA: Levi Fenwick over 3.5 strikeouts | h3 pitcher_strikeouts over 3.5
prop | Fenwick over 15.5 outs | h3 pitcher_outs over 15.5
prop | Fenwick o15.5 outs recorded | h3 pitcher_outs over 15.5
prop | Levi Fenwick under 17.5 pitching outs | h3 pitcher_outs under 17.5
prop | Fenwick u4.5 hits allowed | h3 pitcher_hits_allowed under 4.5
prop | Levi Fenwick over 1.5 walks | h3 pitcher_walks over 1.5
prop | Fenwick o1.5 BB | h3 pitcher_walks over 1.5
prop | Fenwick under 1.5 walks allowed | h3 pitcher_walks under 1.5
prop | Fenwick over 2.5 earned runs | h3 pitcher_earned_runs over 2.5
prop | Fenwick u2.5 ER | h3 pitcher_earned_runs under 2.5
prop | Levi Fenwick earned runs allowed under 2.5 | h3 pitcher_earned_runs under 2.5
prop | Vlasek o1.5 TB | h4 total_bases over 1.5
prop | Vlasek o1.5TB | h4 total_bases over 1.5
prop | Vlasek over 1.5 total bases | h4 total_bases over 1.5
prop | Vlasek 2+ TB | h4 total_bases over 1.5
prop | Vlasek 2+ total bases +110 | h4 total_bases over 1.5
prop | M. Vlasek Over 1.5 Total Bases | h4 total_bases over 1.5
prop | Marco Vlasek Total Bases Over 1.5 | h4 total_bases over 1.5
prop | Marco Vlasek u1½ TBs | h4 total_bases under 1.5
prop | Ciro Guillen over 0.5 hits | h1 hits over 0.5
prop | Guillén over 0.5 hits | h1 hits over 0.5
prop | Guillen o.5 hits | h1 hits over 0.5
prop | Guillen 1+ hits | h1 hits over 0.5
prop | Guillen 1+ hit | h1 hits over 0.5
prop | Guillen to record a hit | h1 hits over 0.5
prop | Guillen to get a hit -220 | h1 hits over 0.5
prop | Ciro under 1.5 hits | h1 hits under 1.5
prop | Guillen 2+ hits +250 0.5u | h1 hits over 1.5
prop | Guillen HR | h1 home_runs over 0.5
prop | Guillen anytime HR +450 | h1 home_runs over 0.5
prop | Ciro Guillen to hit a home run | h1 home_runs over 0.5
prop | Guillen to homer | h1 home_runs over 0.5
prop | Guillen to go yard 🔥 | h1 home_runs over 0.5
prop | Guillen anytime home run | h1 home_runs over 0.5
prop | Guillen over 0.5 HR | h1 home_runs over 0.5
prop | Guillen 1+ HR | h1 home_runs over 0.5
prop | Guillen over 0.5 RBI | h1 rbi over 0.5
prop | Guillen o0.5 RBIs | h1 rbi over 0.5
prop | Guillen 1+ RBI | h1 rbi over 0.5
prop | Guillen to record an RBI | h1 rbi over 0.5
prop | Guillen over 0.5 runs | h1 runs over 0.5
prop | Guillen o0.5 runs scored | h1 runs over 0.5
prop | Guillen to score a run | h1 runs over 0.5
prop | Guillen 1+ runs | h1 runs over 0.5
prop | Guillen over 0.5 stolen bases | h1 stolen_bases over 0.5
prop | Guillen 1+ SB | h1 stolen_bases over 0.5
prop | Guillen to steal a base | h1 stolen_bases over 0.5
prop | Guillen over 0.5 walks | h1 batter_walks over 0.5
prop | Guillen 1+ walks | h1 batter_walks over 0.5
prop | Guillen over 0.5 strikeouts | h1 batter_strikeouts over 0.5
prop | Guillen u1.5 Ks | h1 batter_strikeouts under 1.5
prop | Guillen batter strikeouts over 0.5 | h1 batter_strikeouts over 0.5
prop | J.P. O'Hoppe over 0.5 hits | h2 hits over 0.5
prop | JP OHoppe over 0.5 hits | h2 hits over 0.5
prop | O’Hoppe 2+ TB | h2 total_bases over 1.5
prop | O'Hoppe HR | h2 home_runs over 0.5
prop | Player prop: Vlasek over 0.5 hits | h4 hits over 0.5
prop | Vlasek over 0.5 hits @ -180 | h4 hits over 0.5
# NYY@BOS
prop | Aaron Judge over 1.5 total bases | b1 total_bases over 1.5
prop | A. Judge over 1.5 total bases | b1 total_bases over 1.5
prop | Judge anytime home run +240 | b1 home_runs over 0.5
prop | Judge 2+ TB | b1 total_bases over 1.5
prop | Judge HR | b1 home_runs over 0.5
prop | Cole 7+ Ks | p1 pitcher_strikeouts over 6.5
prop | Judge over 0.5 singles | b1 singles over 0.5
prop | Judge over 0.5 doubles | b1 doubles over 0.5
prop | Judge o2.5 H+R+RBI | b1 hits_runs_rbi over 2.5
prop | Judge over 1.5 hits + runs + RBI | b1 hits_runs_rbi over 1.5
prop | Judge over 1.5 hits + runs + RBIs | b1 hits_runs_rbi over 1.5
prop | Judge H+R+RBI over 1.5 | b1 hits_runs_rbi over 1.5
prop | Cole to record a win | p1 pitcher_win over 0.5
prop | Gerrit Cole o6.5 Ks -130 | p1 pitcher_strikeouts over 6.5
prop | Crochet over 17.5 outs recorded | p2 pitcher_outs over 17.5
prop | Jazz Chisholm Jr. over 0.5 stolen bases | b3 stolen_bases over 0.5
prop | Chisholm 1+ SB | b3 stolen_bases over 0.5
prop | Jazz o0.5 runs | b3 runs over 0.5
prop | Luis Garcia over 0.5 hits | b7 hits over 0.5
prop | Adolis García 1+ RBI | b8 rbi over 0.5
prop | Garcia (NYY) over 0.5 hits | b7 hits over 0.5
prop | Garcia over 0.5 hits vs Yankees | b8 hits over 0.5
prop | A. Garcia to hit a home run | b8 home_runs over 0.5
prop | Devers 1+ Hits & | -
prop | Kenji Morita 1+ hits | t1 hits over 0.5
prop | Morita pitcher strikeouts over 5.5 | t1 pitcher_strikeouts over 5.5
prop | Rafaela over 0.5 hits | b6 hits over 0.5
prop | Stanton over 0.5 homers | b2 home_runs over 0.5
prop | Jarren Duran Hits Over 0.5 | b5 hits over 0.5
prop | Rafael Devers over 1 hit | b4 hits over 1
# TB@PHI
prop | Vlasek o1.5 TB | r1 total_bases over 1.5
prop | Vlasek (TB) 2+ TB | r1 total_bases over 1.5
prop | TB Vlasek over 0.5 hits | r1 hits over 0.5
prop | Wheeler 6+ K | r2 pitcher_strikeouts over 5.5
prop | Zack Wheeler u1.5 BB | r2 pitcher_walks under 1.5
# CLE@WSH
prop | Pedroza 1+ hits | c2 hits over 0.5
prop | Eom under 5.5 strikeouts | c1 pitcher_strikeouts under 5.5
prop | Under 5.5 strikeouts Eom | c1 pitcher_strikeouts under 5.5
prop | Tomas Eom o5.5 Ks | c1 pitcher_strikeouts over 5.5
prop | Rico Pedroza over 1.5 total bases, full game | c2 total_bases over 1.5
`;
