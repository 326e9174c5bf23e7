import { PHRASINGS } from './phrasings.ts';

/** What else is seen in a question: what it names and which figures it gives. */
export const SIGNS = [
  'team', // a club is named
  'teams', // two or more clubs
  'clubs3', // three or more, who play no one game
  'player',
  'stat', // a player's number: strikeouts, total bases
  'odds', // one American price
  'other_odds', // one as a decimal or a fraction, in a question about prices
  'odds2',
  'odds3',
  'percent',
  'dollars',
  'to_win', // what is to be won is given, not the stake
  'side', // over or under
  'line',
  'market', // a market is named
  'combo', // two markets of one game are named
  'day',
  'past', // a day before today
  'book',
  'named_book', // by its name
  'sport',
  'field', // a sport of tournaments
  'term', // a term that is explained
  'terms', // two or more terms
  'only_terms', // and nothing else
  'one_term', // one term, and nothing else
  'lastn', // the last n games
  'count',
  'part', // of the game: the first five innings
  'counted', // a player's number, also one that is weak by itself
  'stranger', // a word that is no one's name
  'bare', // only names and plain words
  ...Object.keys(PHRASINGS),
];

/**
 * Every question, with what speaks for and against it: "cue weight", several cues joined by & count when all are there. The sum decides,
 * the earlier row where two are equal; under `LEAST` nothing was understood.
 */
const TABLE = {
  scope: 'scope 40',
  small_talk: 'hello&bare 6, thanks&bare 6, hello&team -8, hello&player -8, thanks&team -8, thanks&player -8',
  risky:
    'multiply 24, whole&hold -14, whole&bet 12, whole&team 12, whole&kelly 12, whole&bankroll 12, whole 9, chase 12, chase&bet 3, whole&help_topic -12, whole&best -3, whole&score -4, whole&standings -4, whole&i_bet -30',
  alert: 'alert&where -40, alert 20, alert&help -12, alert&team 6, alert&odds 4',
  no_vig: 'odds2 9, odds2&hedge -9, odds2&take_out 6, odds2&fair 6, odds2&hold 5, odds2&parlay -20, odds2&team -4, odds3 -3',
  free_bet: 'free_bet&dollars 16, free_bet&odds 18, free_bet&hedge 6, free_bet&worth 10, free_bet&count 4, free_bet&help_topic -12',
  hedge: 'hedge 11, hedge&odds2 4, hedge&define -6, hedge&odds 2, hedge&dollars 2',
  expected_value:
    'odds&percent 9, odds&percent&best_bet 10, odds&percent&convert -2, ev&odds&percent 8, kelly&percent&odds -6, ev&odds 5, odds2 -3, worth&percent&odds 2',
  kelly:
    'kelly 11, kelly&rule -8, bankroll&percent&odds 14, bankroll&percent&team 10, bankroll&chance&team 12, kelly&odds 3, kelly&percent 3, kelly&define -6, unit&odds&percent 12, kelly&term -1, kelly&help_topic -6, bankroll&kelly 1, unit&team 6, unit&odds 5, whole -5, limits -8, payout -4, kelly&bankroll&dollars 1',
  bankroll:
    'too_much 16, unit&percent 10, unit&percent&odds -10, unit&dollars&kelly 4, kelly&dollars&percent 20, kelly&dollars&percent&odds -20, kelly&dollars&percent&team -20, kelly&dollars&percent&wins -20, kelly&dollars&percent&player -20, bankroll 7, unit&bankroll 5, unit&dollars 9, unit 3, unit&will 1, bankroll&define -2, bankroll&dollars 2, unit&define -2, kelly&unit 2, my_bets -4, bankroll&kelly -3, team -5, odds -5',
  payout:
    'bet&dollars&team 6, to_win 12, payout&dollars 9, payout&odds 9, odds&dollars 7, payout 4, my_bets&payout -3, hedge -8, payout&define&term -4, parlay&odds2 -6, parlay&teams -12, kelly -5, payout&record -3, wins&dollars&odds 2, dollars&market&team 6, dollars&team&payout 3, bankroll -4, my&bet&dollars&team 4',
  joint:
    'more_likely 16, more_likely&team 24, more_likely&player 4, joint&side&team 20, joint&player&team 16, goes_with&team&side 18, player&team&market&price 14, player&team&market&stat 22, player&team&parlay 24, parlay&combo&team 8, goes_with&team 14, parlay&combo&team 8, joint 11, joint&define&term -8, combo 8, combo&team 4, joint&team 3, joint&parlay 2, combo&price -2',
  parlay:
    'pay_together&odds2 16, parlay&clubs3 24, parlay&teams 14, parlay 10, parlay&odds3 14, parlay_kind 4, parlay_kind&payout 12, parlay_kind&teams 12, parlay_kind&rule -20, parlay_kind&help -12, parlay_kind&my_bets -20, parlay&odds2 8, parlay&build 3, parlay&count 2, parlay&define -7, parlay&help_topic -8, my_bets&parlay -5, parlay&joint -6, parlay&help -5, parlay&combo -3, parlay_kind&define -4',
  convert:
    'other_odds 12, convert&odds 12, odds&define 5, convert 2, convert&define -1, odds&worth 2, convert&team -4, odds2 -3, odds&team -4, percent&odds -6, define&odds&payout -5, odds&convert&team -6, convert&help_topic -3, chance&odds 9',
  arbitrage:
    'arbitrage 13, certain&book&where 6, two_books&certain 18, arbitrage&define&term -7, certain&arbitrage 1, arbitrage&help_topic -6',
  middle: 'middle 11, middle&define&term -6, middle&market 1, middle&bet 1, middle&worth 3',
  low_hold:
    'low_hold 13, lowest&hold 11, low_hold&define -6, lowest&hold&team -8, low_hold&team -6, low_hold&where&market -16, book&hold -4, best&hold 3',
  value:
    'ev&every_book 5, worth&bet&named_book 14, ev&define&sport 14, ev&define&day 8, ev&define&best 8, ev 9, ev&define&term -8, ev&worth 2, ev&bet 3, ev&best 2, ev&book 3, ev&named_book 6, ev&team 1, ev&odds -6, ev&prop -4, ev&stat -5, ev&player -5, worth&book&bet 4, my_bets -6',
  hold: 'keeps_cut&book 40, keeps_cut&market 40, low_hold&where&market 18, hold&sport 8, hold 9, hold&team 5, hold&book 3, hold&market 2, hold&define&term -7, hold&fair -4, hold&take_out -5, without&hold -8, odds2 -8, low_hold -6, low_hold&team 18, low_hold&book&market 20, low_hold&two_books -30, hold&define&team 6, hold&every_book 2',
  fair: 'take_out&team 18, good_price&team 16, would_price&team 28, accept&team 14, accept 4, fair&model 6, should_be&price 8, fair 9, fair&team 4, fair&price 2, fair&define&term -7, odds2 -6, fair&define&team 7, fair&player 3, fair&split -6, fair&market 1, fair&team&market 6, fair&team&price 5, without&hold 16, should_be&team 10, should_be&quoted_at 6',
  chance:
    'chance&pick&percent -8, go_over&team 22, best_bet&either&teams 6, will_win&team 14, either&teams 14, do_they&team 8, chance 8, chance&team 4, chance&player 3, who_wins 7, who_wins&team 4, wins&will&team 8, wins&team 4, chance&define&term -6, chance&side 3, chance&line 2, wins&past -8, won -2, chance&bet&split -9, will&line 3, my_bets -6, chance&weather -6, who_wins&past -12, split -4, payout -4, wins&meetings -6, bet&worth -1, wins&worth&bet -2, chance&field 4, market&will&team 2, alert -6, record -4, wins&pitching -3, wins&model -3, wins&trend -4, score&past -3, injury&will -3, lineup&will -4, best_bet -2, wins&my -3, kelly&wins -4, side&will&team 4, chance&side&team 6, chance&line&team 4, chance&market&team 4, chance&odds -7, market&field&will 8, player&field&will 6, wins&field&will 6, model&yours&field 16',
  drivers:
    'explain_it&team 14, why 9, why&team 5, why&like 4, why&pick -2, like&why&team 3, why&field 1, why&move -5, why&my_bets -5, why&rule -4, why&bare 2, why&model -2, why&player 2, why&pick&team 3, why&score -3',
  projection:
    'will_score&team 12, either&teams&project 12, who_wins&score 14, win_by&team 20, your_own&your_number&team 12, your_number&team 10, how_many&team&score 12, project 8, project&team 5, project&player -2, project&player&stat -6, project&stat -3, project&define -3, project&weather -8, project&model -3, project&market 1, project&score 2, project&past -6, project&won -8, project&sport 1, project&field 4, project&lineup -5, project&pitching -6',
  hit_rate:
    'how_often 9, how_often&player 6, how_often&stat 4, usual&player 24, box&form&player 24, usual&player&stat 8, lastn&player 9, player&form&stat 16, how_often&team -2, how_often&my_bets -8, player&season&stat 5, how_often&model -6, how_often&pick -6, how_often&define -4, player&stat&lastn 3, player&last_games 8, how_often&record -4, how_often&past -7, how_often&won -6, will_he&how_often -8, record&player&stat 20, record&player&prop 8, so_far&player&stat 14',
  prop: 'will_he&player&stat 12, player 6, player&stat 6, player&prop 7, player&price 5, player&side 4, player&line 2, stat&team 6, stat&pitching&team 4, stat&pitching 4, player&field -3, player&past -4, player&box -4, injury&player -4, how_often&player -5, stat&team&prop 3, prop&team 6, player&project 5, project&stat&team 3, lastn&player -6, player&form -3, player&chance 2, player&fair -1, player&worth 2, player&bet 2, player&lineup -3, player&best 1, stat&team&won -3, stat&team&pitching 1, player&why -3, how_often&stat -3, player&games 1, stat&project 3, teams&pitching -1, prop&pitching&team 7',
  props:
    'stat&team&price&best 14, role&best_bet 16, role&bet&best 14, role&worth 8, prop 8, prop&best 4, prop&best&define 4, prop&worth 4, stat&worth 7, stat&best 6, prop&stat 3, stat&bet 5, prop&team -3, prop&player -8, stat&player -8, prop&define&term -6, prop&bet 1, prop&count 1, prop&help -6, my_bets&prop -8, stat&ev 5, prop&ev 5, stat&count 1, prop&sport 1, stat&team -5, prop&help_topic -5, prop&best_bet 5, stat&best_bet 6, prop&like 3, prop&rule -6, box&will 10',
  injuries:
    'is_starting&player 16, body&player 14, body&team 10, injury 10, injury&team 4, injury&player 5, injury&rule -6, injury&lineup -2, injury&define -2, injury&weather -3, is_out&player 14, is_playing&player 16, is_in&player 16, injury&news 8, anyone_out&team 14',
  lineup: 'lineup 10, lineup&team 4, lineup&player 3, lineup&pitching -2, lineup&rule -5',
  pitching:
    'pitched&player 40, pitching 8, pitching&team 5, pitching&stat -3, pitching&best 2, pitching&rule -9, pitching&day 2, pitching&teams 2, pitching&define -3, pitching&prop -3, pitching&injury -1, pitching&worth 1, pitching&start 2, pitching&past -2, pitching&player -2, prop&pitching -8',
  weather: 'weather&why 8, weather 10, weather&team 4, weather&rule -9, weather&day 1, weather&games 2, weather&define 1',
  standings:
    'if_ended 22, where_sits&team 14, table_top 22, table_top&team -20, table_top&my -30, table_top&yours -20, table_top&pick -20, table_top&field -20, ahead&team 8, ahead&field -14, points_have 16, standings 10, standings&team 2, standings&sport 3, standings&form -1, standings&field 2, standings&define -3, standings&record -1',
  leaders:
    'leads&counted 26, leads&prop -40, leads&team -40, leads&team&counted&season 46, leads_now&team&counted 46, leads&past -40, leads&player -40, leads&field -30, leads&price -12, leads&worth -12, leads&bet -12, leads&my -20, leads&ev -12',
  futures:
    'award 24, award&define -16, reach_playoffs&team 30, wins_division&standings 24, wins_division&standings&past -24, title&price 22, title&favorite 24, title&underdog 14, title&wins 22, title&who_wins 18, title&chance 22, title&best_bet 12, title&project 16, title&sport 8, title&team 10, title&hedge -30, title&my_bets -20, title&rule -14, title&news -20, title&past -20, title&dollars -12, title&start -12, title&games -4, title&best 6, title&model 6, title&worth 10, title&ev 4, title&player -40',
  head_to_head:
    'last_met&teams 16, times_beaten&teams 20, meetings 10, meetings&teams 6, meetings&team 2, meetings&field 3, teams&lastn 3, teams&form 2, teams&record 4, meetings&trend -3, teams&season 14',
  form: 'record_in&team 10, record&team&bare 4, so_far&move -14, lastn&market&team 8, form 7, form&team 5, form&teams -1, lastn&team 9, lastn&price -4, last_games&team 9, record&team 6, form&trend -3, form&player -1, form&field 6, form&pick -6, record&team&yours -8, my_bets -6, form&prop -5, form&best 2, team&season 4, form&move -4, form&news -4, record&pick&team -8, record&team&pick -6, lastn&team&prop -4, standings -2, record&field&player 8, why -4, form&count -1, player&field&form 6, form&record 2, model&player 9, so_far&team 10, away_home&team 8',
  doubleheader: 'doubleheader 11, doubleheader&define -3, doubleheader&rule -5',
  box_score:
    'did_do&player 16, last_game&player&stat 24, led_in 14, led_in&past 12, box 8, box&team 4, box&past 5, box&player 6, player&past 9, player&past&stat 4, stat&past&team 8, stat&won&team 4, player&won&stat 4, box&define -2, box&my_bets -8, stat&past 5, box&hold -3, player&won&past 3, box&form -2, box&lineup -1, box&model -6, box&record -5, box&pitching -2, box&trend -5, box&will -10, prop&past -4, player&past&score 4',
  scores:
    'won&games&field 14, wins&box -10, will_score&team -14, how_going&games&team 14, covered&team 12, covered&past 8, score&lastn -6, won&wins&team 5, won&games&team 8, beaten&team 14, won&teams 6, score 7, score&team 5, score&past 5, won&team 5, won&past 6, score&sport 3, score&field 8, won&team&past 3, past&team 8, past&games 5, past 3, past&sport 2, wins&past 5, wins&past&team 4, score&pick -7, won&pick -7, past&pick -8, my_bets -8, score&project -5, score&define -1, score&best_bet -5, score&arbitrage -6, score&price -4, past&record -3, won&who_wins 2, field&wins&past 3, score&model -3, won&will -2, score&market -6, score&field&market -10, ahead&field 16, score&trend -4, field&won 12, move&past -4, won&stat -3, won&player&stat -4, score&price&team -2, score&weather -4, score&worth -3, score&middle -6, score&ev -6, score&bet -3, score&prop -4, form&score -6, score&injury -4, score&news -5, score&standings -3, won&payout&dollars -8, how_often&won&team 8, side&won 8, side&won&team 2, project&past 2, won&dollars -5, won&rule -3, won&chance -3, won&help -3, won&define -3, won&why -2, won&model -4, won&hedge -4, won&move -6, won&record -3, won&form -2, past&bare 6, wins&field 4, player&past -8',
  slate:
    'who_is_on&day 12, next_up&team 20, next_up&bare 10, next_games&team 26, games&parlay -8, games_on 12, games_on&team -8, do_play&team 16, games 5, games&day 5, games&sport 5, games&start 3, start 6, start&team 7, games&field 5, games&price -2, games&best -3, games&team 1, day&bare 3, games&worth -3, games&bet -3, games&score -2, games&weather -4, games&injury -4, games&pitching -3, games&lineup -3, games&form -4, games&prop -4, games&move -4, games&stat -4, games&record -5, games&my_bets -6, games&hold -4, games&why -4, games&past -3, games&trend -5, start&field 5, start&rule -5, games&chance -4, games&split -4, games&book -4, games&low_hold -4, games&lowest -3, games&side -4, games&market -4, games&doubleheader -4, games&model -5, games&help -4, games&ev -5, games&project -3, start&help -3, sport&bare 4, sport&day 2, games&alert -6, player&games -3, games&teams -1, games&favorite -5',
  price:
    'alternate&team 12, alternate&market 10, alternate&define -20, alternate&one_term -20, player&team&market&price -14, odds&team&price 6, payout&best&team 14, payout&where&team 8, player&field&worth 10, alert&where&team 6, getting&team 16, where&bet&team 12, hold&best&line 14, hold&lowest&line 16, line&best&team 6, underdog&best&sport 8, market&define&games&sport 9, favorite&best&sport 8, price&define&term&stranger 6, favorite&team 7, underdog&team 5, limits&team 8, price 6, price&team 6, price&player 3, price&market 3, price&best 3, where&price 4, where&team 3, book&team 5, book&best 4, market&team 8, market&line 2, side&team 6, price&sport 3, price&field 7, team&line 3, price&favorite 4, price&underdog 1, market&field 6, market&field&define 5, market&sport 4, my_bets -6, price&define&term -5, price&convert -5, past&price -2, every_book -2, price&move -5, hold -3, fair -4, chance -3, why -6, price&alert -6, best&market&team 2, market&bare 2, price&worth -1, price&book 2, market&rule -6, price&help_topic -3, market&define -3, market&define&team 6, odds&team -1, price&split -3, split&market -3, market&my -3, underdog&team 1, market&day 1, market&sport&day 6, price&day 2, side&market 2, market&kelly -4, market&record -4, market&trend -4, market&best_bet -3, market&worth -4, market&ev -5, market&middle -5, injury -2, weather -2, form -2, meetings -2, price&ev -4, price&arbitrage -5, price&odds2 -4, price&parlay -5, market&score -1, market&past -3, price&pitching -2, market&joint -6, combo -2, market&project -2, price&stat -1, price&games 1, market&bet -1, price&bet -1, start -3, team&book&bet 2, team&named_book 3, quoted_at&team 12, quoted_at&market 8, needs&market&team 14, lowest&bet&team 8, market&stranger 8, market&stranger&define -6, favorite&field 9, favorite&field 12, part 5',
  books:
    'books_pricing&team 16, every_book 9, every_book&team 4, every_book&price 2, every_book&book 2, every_book&hold -4, every_book&help -5, every_book&teams 1, every_book&field 4, every_book&player 3, book&price&hold -3, every_book&meetings -6, every_book&form -5, every_book&my_bets -6, every_book&market 7',
  best_bets:
    'worth&joint -12, any_good_ones&underdog 14, any_good_ones&favorite 14, only_bet 16, underdog&chance&sport 6, model&bet&sport 6, any_good&team 14, any_good&so_far -14, best_bet&side 6, best_bet&team 4, best_bet 9, best_bet&day 2, worth&day 3, worth&bet 5, bet&best 5, bet&day 3, worth 4, worth&market 6, worth&underdog 8, worth&favorite 8, like&day 5, like&yours 4, underdog 6, bet&team 4, bet&will&team 3, like&team 3, worth&team 5, best&market 3, best_bet&team 2, worth&sport 4, bet&sport 4, best_bet&sport 3, side&bare 2, favorite 2, my_bets -8, worth&prop -7, worth&stat -7, best_bet&prop -8, best_bet&stat -8, bet&prop -5, why&like -7, worth&define -3, record -4, score -3, pick&best_bet -2, best_bet&define&term -4, bet&split -5, worth&odds -3, kelly&bet -3, worth&arbitrage -6, worth&middle -5, worth&player -4, best_bet&player -4, ev&best_bet -1, bet&rule -6, bet&payout -3, whole&bet -3, bet&help -4, bet&ev -1, bet&arbitrage -6, bet&hedge -3, bet&middle -3, bet&limits -8, trend&best -4, worth&weather -3, worth&trend -4, count&bet&best 1, bet&market 4, market&bet&will 2, side&bet&will&team 4, bet&parlay -4, like&market 3, like&sport 3, like&field 4, worth&pitching -3, like&underdog 3, bet&convert -3, like&side 2, best_bet&past -4, worth&model -5, worth&move -4, worth&hold -3, like&prop -4, like&player -3, like&stat -3, bet&alert -6, best&day&bare 2, worth&injury -3, bet&side&team 10, market&best&day 6, bet&will&market 3, bet&team&games 6, part&bet -3',
  model:
    'model&bet&sport -8, really_wins&percent 22, model 9, model&record 3, model&define -3, model&team -9, model&yours&team 4, percent&yours 8, percent&yours&odds -8, model&clv 2, model&yours 2, model&pick -3, chance&model -1, model&best_bet -2, model&like -3, why&model -1, model&project&team -8, model&define&term -1, model&worth 2, how_often&model 3, model&help -2, model&chance&team -7, model&bet -2, my&clv -3, my_bets -6, model&prop -1, how_often&won 8, how_often&model&won 2, model&player -14, model&odds -9, model&he -14',
  record:
    'you_pick 12, you_did 14, up_down&pick 10, up_down&sport 4, record&define&term&market 12, record 8, record&yours 4, record&pick 5, record&sport 1, record&my -5, record&my_bets -10, record&team -4, record&book -4, record&model -2, yours&score 2, record&define&term -6, record&season 1, pick&won 2, record&my&pick 4, record&yours&pick 3, yours&clv 7, record&prop -2, pick&sport&how_often 4, how_often&pick 7, pick&season 4, record&field -3, record&strategy -6, record&wins 1, so_far&pick 16, so_far&team -4, up_down&yours 9, up_down 6',
  pick_results:
    'we_did&past 18, were_you 10, were_you&team 4, did_you&past 16, did_you 6, pick&past 11, pick&score&past 4, pick&won&past 4, past&yours 5, pick&score 4, record&past&yours 5, record&pick&past 4, past&my -3, my_bets -6, pick&won 3, past&record 3',
  picks:
    'pick 8, pick&percent 10, pick&day 3, pick&team 4, pick&yours 2, pick&sport 4, pick&my_bets -3, pick&define -2, pick&why -3, pick&past -5, pick&record -4, pick&worth 1, pick&best 1, pick&prop -3, pick&help -3, pick&field 2, pick&score -2, pick&parlay -5, pick&wins -1, how_often&pick -5',
  my_bets:
    'my_usual 16, i_bet 16, am_i 14, am_i&low_hold -30, my_bets&low_hold -14, am_i&clv -14, am_i&limits -14, am_i&yours -14, my_superlative 22, my_which 18, my_season 14, my_own 16, my_bets 12, my_bets&market 4, my_bets&book 3, my_bets&team 2, my_bets&underdog 3, my_bets&favorite 3, my&bet 3, my&record 5, my&won 4, my&market 7, my_bets&season 2, my_bets&define -6, my_bets&help -8, my_bets&clv -4, my_bets&score 3, my_bets&sport 3, my_bets&record 3, my_bets&whole -4, my_bets&rule -9, my_bets&hedge -12, my_bets&past 4, my_bets&limits -5, my&underdog 4, my&favorite 3, my&book&record 3, my_bets&strategy -8, my_bets&pick -4, my_bets&payout&odds -9, my_bets&payout&dollars -8, my_bets&odds&dollars -9, my_bets&worth -3, my_bets&parlay 4, my_bets&chance -2, my_bets&wins 3, my_bets&bet 3, my&bet&score 3, my_bets&weather -2, my_bets&will 1, my_bets&convert&odds -8, my_bets&kelly -2, my&score 4, my&day 2, up_down&my 9, up_down&yours -6',
  my_clv:
    'clv&grouped 40, clv&my 6, clv&my_own 24, clv&my 10, clv&my_bets 10, clv 4, clv&prop 12, clv&market 8, clv&parlay 8, clv&define -4, clv&yours -5, clv&model -3, my&clv&past 3, clv&will&my 2, clv&define&my 8, clv&my&score 2',
  my_limits: 'limits&team -10, limits 12, limits&my 3, limits&help -3, limits&define -2, limits&help_topic -2',
  trends:
    'do_sides&weather 30, do_sides 24, do_sides&team -24, do_sides&my -24, do_sides&my_bets -24, do_sides&pick -24, do_sides&chance -24, do_sides&past -24, do_sides&day -24, do_sides&season 24, do_sides&yours -12, trend 11, trend&team 3, trend&define -5, trend&best 2, trend&sport 1, trend&worth 1',
  strategies:
    'strategy 10, strategy&my 4, strategy&define -4, strategy&my_bets 5, strategy&bankroll -8, strategy&help -3, strategy&score 2, strategy&chase -9, strategy&worth -1',
  rule: 'what_happens 24, rule&prop 4, rule&games 3, rule&sport 4, rule&price 2, rule&term&define -4, rule 10, rule&define 1, rule&bet 3, rule&team -2, rule&my_bets 8, rule&will 2, rule&side 2, rule&weather 5, rule&pitching 5, rule&field 3, rule&best -3, rule&term&define -1, rule&help -2, rule&market 2, rule&player 1, rule&parlay 3, rule&injury 3, rule&wins 2, rule&book -1',
  split: 'split 10, split&team 4, split&bet 3, split&chance 3, split&define&term -6, split&market 1, split&side 1, split&wins -1',
  movement:
    'were_at&team 20, was_higher 20, opened&team 24, move 10, move&price 4, move&team 3, move&best 3, move&day 1, move&define&term -5, move&market 2, move&why 4, move&side 2, move&past 1',
  news: 'news 10, news&team 3, news&sport 2, news&injury -2, news&price -4, news&score -3',
  explain:
    'one_term&define 4, one_term&define&yours -4, one_term&define&stranger -4, only_terms&either 40, only_terms&either&underdog&favorite -40, only_terms&apart 60, only_terms&apart&underdog&favorite -60, only_terms&apart&underdog&favorite&define 60, terms&apart 22, terms&apart&team -24, terms&apart&player -24, terms&apart&odds -18, terms&apart&odds2 -18, terms&apart&day -16, terms&apart&sport -12, terms&apart&my -40, terms&apart&my_bets -40, terms&apart&record -22, terms&apart&record&define 22, terms&apart&underdog -22, terms&apart&underdog&define 22, terms&apart&yours -16, terms&apart&best_bet -16, terms&apart&best -12, terms&apart&worth -12, mean 16, mean&odds -14, define&term&stranger -8, define&term 10, define&term&team -9, define&term&player -8, define&term&odds -6, define&term&my -5, define&term&day -2, define&model 2, term&bare 6, define&clv 4, define&term&field -2, define&term&sport -3, define&term&sport&day -4, why&term&define 2, define&term&best -2, define&term&named_book -9, define&term&yours -7, define&works&term 8, term&bare&stranger -8, define&convert 3, define&ev 4, define&kelly 3, define&hold 3, define&fair 3, define&arbitrage 4, define&term&price 2, define&help&term -1, define&help_topic -4, define&parlay 3, define&hedge 3, define&move 3, define&split 3',
  help: 'my_rank 30, leaderboard 24, leaderboard&field -40, leaderboard&player -40, leaderboard&past -40, help_topic&define 6, where_see&bankroll 12, help&alert&team 8, help&help_topic 13, help 5, help_topic 4, help&bare 4, help&alert 12, help&my_bets 9, help&team -5, help&price -1, help&market -3, help&player -4, help&term&define -1, help&past -3, help_topic&best -3, help&parlay 6, help&pick 2, help&every_book 8, help&trend 5, help&strategy 6, help&limits 4, help&news -3, help&bet 2, help&hedge -2, help&kelly -4, help&odds -4, help&record 3, help&prop 4, whole&help_topic 3',
  game: 'overview&team 14, overview 4, team&bare 5, team&named_book -4, teams&bare 3, team&games 5, teams&games 3, team&day 3, team&bet&games 1, team&past -6, team&market -4, team&price -4, team&worth -2, team&yours 2, team 2, team&stat -6, team&side -4',
} as const;

export type What = keyof typeof TABLE | 'unknown';
/** What a question must come to before it is answered. */
export const LEAST = 4;

interface Row {
  what: What;
  cues: readonly { all: readonly string[]; weight: number }[];
}

const ROWS: readonly Row[] = Object.entries(TABLE).map(([what, text]) => ({
  what: what as What,
  cues: text.split(', ').map((cue) => {
    const [names = '', weight = ''] = cue.split(' ');
    return { all: names.split('&'), weight: Number(weight) };
  }),
}));

/** Every cue that the table names. */
export const CUES: readonly string[] = ROWS.flatMap(({ cues }) => cues.flatMap(({ all }) => all));

export interface Weighed {
  what: What;
  score: number;
  /** The cues that made the score, as they stand in the table: what explains it. */
  because: readonly string[];
}

/** Every question that anything speaks for, the likeliest first. */
export function weigh(cues: ReadonlySet<string>): Weighed[] {
  return ROWS.map(({ what, cues: rows }) => {
    const found = rows.filter(({ all }) => all.every((cue) => cues.has(cue)));
    return {
      what,
      score: found.reduce((sum, { weight }) => sum + weight, 0),
      because: found.map(({ all, weight }) => `${all.join('&')} ${weight}`),
    };
  })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
