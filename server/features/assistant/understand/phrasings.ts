/** Ways to ask that no list of phrases holds, as names stand between their words; each is a cue of the table of questions. */
export const PHRASINGS: Readonly<Record<string, RegExp>> = {
  // "what should the price be"
  should_be: /\bshould\b.*\bbe\b/i,
  // "did he play": a player of before
  he: /\b(he|him|his)\b/i,
  // "is he out"
  is_out: /\bis\b.*\bout(?: today| tonight| tomorrow| now| again)?\W*$/i,
  // "is he playing", "will he suit up tonight"
  is_playing: /\b(is|will|does)\b.*\b(play|playing|suit up|suiting up|active|available|good to go|healthy|gonna go|dressed)\b/i,
  // "is he in"
  is_in: /\bis\b.*\bin(?: today| tonight| tonite| tomorrow| there)?\W*$/i,
  // "anybody out on the Broncos"
  anyone_out: /\b(any ?(?:body|one)|who(?:'s|s| is| all)?)\b.*\bout\b/i,
  // "will he go over 5.5 catches"
  will_he: /^\W*(will|is|can|could|does|do you think)\b/i,
  // "are they good at home"
  away_home: /\b(on the road|at home|away from home)\b/i,
  // "who covered last night"
  covered: /\bcovered\b/i,
  // "how many points do the Kraken have"
  points_have: /\bhow many (points|wins|losses) (do|does|have|has)\b.*\b(have|got)\b|\bhow many (points|wins|losses) (have|has)\b/i,
  // "explain the Mets number"
  explain_it: /\bexplain\b.*\b(number|price|pick|line|call|projection)\b/i,
  // "Senators or Sabres"
  either: /\bor\b/i,
  // "my NHL bets"
  my_own: /\bmy \w+( \w+)? (bets|wagers|tickets|parlays|plays|record|roi|results|wins|losses)\b|\bopen (\w+ )?(bets|wagers|tickets)\b/i,
  // "do the Wild play tonight"
  do_play: /^\W*(do|does) (the )?[\w ]{3,25} play\b/i,
  // "odds the Alouettes win"
  will_win: /\bodds (the |that the )?[\w ]{3,25} (win|wins|cover|covers)\b/i,
  // "is the Pelicans line any good"
  any_good: /\b(any good|a good (bet|price|line|number)|good value)\W*$/i,
  // "where did the Flyers open"
  opened: /\b(where|what|at what)\b.*\bopen(ed)?\b/i,
  // "what does -1.5 mean"
  mean: /\bwhat(?:s|'s)? (does|do|is|are|it|that)\b.*\bmeans?\b/i,
  // "how many do the Knicks score"
  how_many: /\bhow many (do|does|will|would|are)\b/i,
  // "how did you do", "how many picks have you won"
  you_did: /\bhow (did|have|are) you (do|done|doing)\b|\bhow many\b.*\bhave you\b/i,
  // "how far ahead are the Chiefs"
  ahead: /\bhow (far|many games) (ahead|behind|back|up|clear|out|off)\b/i,
  // "who beat the Hawks"
  beaten: /^\W*who (beat|defeated|lost to|topped|edged)\b/i,
  // "how is my NBA season going"
  my_season: /\bmy (\w+ )?(season|year|month|week)\b/i,
  // "does Celtics ML go with the over"
  goes_with: /\b(go|goes|going|fit|fits) (well |together )?with\b/i,
  // "do the Clippers cover"
  do_they: /^\W*do (the )?[\w ]{3,25} (cover|win|beat)\b/i,
  // "how many points are the Colts getting"
  getting: /\bhow many (points|runs|goals)\b.*\b(getting|get|giving|give|laying|lay|favou?red by)\b/i,
  // "what odds should I accept on the Blackhawks"
  accept: /\b(odds|price|number|line)\b.*\b(should|would|must|do) i (accept|need|hold out for|be happy with)\b/i,
  // "did you win last night"
  did_you: /\bdid you (win|hit|cash|lose|go|make)\b/i,
  // "when did the Suns and Kings last play"
  last_met: /\b(last|previously) (play|played|meet|met|face|faced|matchup)\b/i,
  // "how many times have the Bills beaten the Patriots"
  times_beaten: /\bhow (many times|often)\b.*\b(beat|beaten|lost to|won against)\b/i,
  // "what games are on right now"
  games_on: /\bgames?\b.*\bon( right now| now| today| tonight| tv)?\W*$/i,
  // "were you right about the Chargers"
  were_you: /\b(were|was) (you|your (pick|call|play))\b.*\b(right|wrong|correct)\b/i,
  // "what's your spread on the 49ers"
  your_number: /\byour (own )?(spread|line|total|number|score)\b/i,
  // "who led the Thunder in scoring"
  led_in: /\bwho (led|had the most|was the top)\b.*\b(scor\w+|points|goals|rebounds|assists|yards|hits)\b/i,
  // "are you any good at picking NBA games"
  you_pick: /\byou\b.*\bpicking\b/i,
  // "when is the next Lions game"
  next_game: /\bwhen\b.*\bnext\b.*\bgame\b/i,
  // "Hatch passing yards last game"
  last_game: /\blast (?:game|gm|outing|start|time out)\b/i,
  // "Yankees record in one run games"
  record_in: /\brecord (?:in|when|after|off|coming off)\b/i,
  // "next 3 games for the Suns"
  next_games: /\bnext (?:\d{1,2}|two|three|four|five|few|couple(?: of)?) (?:games?|gms|matchups?)\b/i,
  // "was the Bruins price higher this morning"
  was_higher: /\b(was|were)\b.*\b(price|line|odds|number|total|spread)\b.*\b(higher|lower|better|worse|shorter|longer)\b/i,
  // "if you could only bet one NFL game"
  only_bet: /\bonly bet\b/i,
  // "what were the Penguins this morning"
  were_at: /\bwhat (was|were)\b.*\b(this morning|earlier|before|at open|overnight)\b/i,
  // "what do -110 and -110 pay together"
  pay_together: /\bpay\w*\b.*\b(together|combined)\b/i,
  // "are there any good underdogs"
  any_good_ones: /\bany (good|decent|nice|live)\b/i,
  // "what's your spread on the 49ers"
  your_own: /\bwhat(?:'|’)?s your\b/i,
  // "how'd we do"
  we_did: /\bhow(?:(?:'|’)?d| did) (we|us) do\b/i,
  // "will the Texans game go over 44.5"
  go_over: /\b(will|does|do|can|could|going to|gonna)\b.*\b(go|stay|finish|land|get|be) (over|under)\b/i,
  // "what would you price the Celtics at"
  would_price: /\bwould you (price|make|line|set)\b/i,
  // "how much will the Warriors win by"
  win_by: /\bhow (much|many|big)\b.*\b(win|lose|winning|losing) by\b/i,
  // "where do I see my bankroll"
  where_see: /\bwhere (do|can|would) i (see|find|change|set|look)\b/i,
  // "is +130 good for the Flames"
  good_price: /\bis [+-−]?\d{3,} (a )?(good|fair|decent|bad)\b/i,
  // "how are the books pricing the Lakers"
  books_pricing: /\bbooks? (are |is )?(pricing|price|dealing|hanging)\b/i,
  // "what are the Mets at"
  quoted_at: /\bat(\W*$| (against|vs|versus)\b)/i,
  // "biggest win i ever had", "what was my worst beat"
  my_superlative:
    /\b(biggest|largest|best|worst|longest|highest|lowest|avg|average)\b.*\b(wins?|losse?s?|beats?|months?|weeks?|days?|hits?|scores?|cashe?s?|streaks?|losing|winning|odds|stakes?)\b.*\b(i|ive|i['’]ve)\b|\b(biggest|largest|best|worst|longest|highest|lowest)\b.*\b(parlays?|bets?|tickets?|plays?) (?:that )?(?:i|ive|i['’]ve) (?:have |ever )*(?:hit|won|lost|made|cashed|placed|had|took|taken)\b|\bmy (biggest|largest|best|worst|longest|avg|average)\b.*\b(wins?|losse?s?|beats?|months?|weeks?|days?|hits?|scores?|cash|streaks?|odds|stakes?)\b/i,
  // "which book do i win most at"
  my_which:
    /\b(which|what) (\w+ )?(books?|sports?|leagues?|teams?|markets?|months?|days?|bets?)\b.*\b(i|my)\b.*\b(win|lose|best|worst|make|lost|won|up|down|most)\b/i,
  // "who has the most wins in the NBA"
  table_top: /\bwho(?:['’]?s| is| has| have|)?\b.*\b(?:(?:most|fewest) (?:wins|losses)|(?:best|worst) record)\b/i,
  // "did the Jets cash"
  cashed: /\bcash(?:ed|es)?\b(?! ?out| advance)/i,
  // "ev vs clv", "how does a teaser differ from a parlay"
  apart: /\b(?:vs|versus|diff|differences?|different|differs?|compared? (?:to|with)|(?:the )?same (?:as|thing))\b/i,
  // "who has the most home runs", "who leads the NFL in rushing yards", "top goal scorers", "most goals in the NHL"
  leads:
    /\b(?:who(?:['’]?s| is| has| have| had)?|(?:which|what) \w+)\b.*\b(?:leads?|leading|(?:the |got )most|tops)\b|\bleaders?\b(?!board)|\b(?:top|leading) (?:\d+ )?(?:\w+ )?(?:guys?|players?|men|scorers?|hitters?|rushers?|passers?|receivers?|rebounders?|sluggers?)\b|\bleads the (?:league|\w+) in\b|^\W*(?:the )?most (?!likely\b|recent\b)(?:\w+ ){1,3}(?:in|of|by|this|so)\b/i,
  // "do home dogs cover in the NFL", "how do unders do": what a kind of side has come to
  do_sides:
    /\b(?:do|does|are|is|have|has|how)\b.*\b(?:home|road|away|big|small|short|heavy|division(?:al)?)? ?(?:(?:under)?dogs|favou?rites|favs|faves|overs|unders|the (?:over|under))\b (?:[\w.+-]+ ){0,6}(?:cover|covers|covering|hit|hits|hitting|cash|cashes|cashing|getting it done|pay off|paying off|do|doing|fare|faring|perform|performing|win more|profitable|make money|making money|a good bet|good bets)\b/i,
  // "sure thing between two books"
  two_books: /\b(?:between|across) (?:the )?(?:books|shops|sites)\b|\b(?:two|2|both|different|pairs? of) (?:books|shops|sites)\b/i,
  // "is 3 units too much"
  too_much: /\b(?:units?|percent|bankroll|roll)\b.*\btoo (?:much|big|heavy|many)\b/i,
  // "Vashin starting tonight?"
  is_starting: /\b(?:starting|gonna start|going to start)(?: today| tonight| tonite| tomorrow)?\W*$/i,
  // "who makes the playoffs if it ended today"
  if_ended: /\bif (?:it|the (?:season|year)|things) (?:all )?(?:ended|stopped)\b(?! in\b| tied| as\b)/i,
  // "who's on Monday night"
  who_is_on: /\bwho(?:['’]?s| is) on\b(?! the)/i,
  // "one of them withdraws, what happens"
  what_happens: /\bwhat happens\W*$/i,
  // "will the Heat score 110"
  will_score: /^\W*(?:will|can|could|do you think)\b.*\bscore\b/i,
  // "what did Jurak do against the Heat"
  did_do: /\bwhat (?:did|has|have)\b.*\b(?:do|done)\b/i,
  // "did everything i bet yesterday lose"
  i_bet: /\b(?:everything|anything|all|whatever|the \w+|games?|teams?) (?:that )?i (?:bet|took|played|wagered)\b/i,
  // "how big is my average bet"
  my_usual: /\bmy (?:avg|average|usual|typical) (?:bet|stake|wager|odds|price|unit|parlay|payout)\b/i,
  // "am i ahead on Harbor"
  am_i: /\bam i (?:still |now |really |currently |actually |even )?(?:up|down|ahead|behind|even|winning|losing|profitable|green|red|in the (?:green|red|black))\b/i,
  // "how is the Seahawks game going"
  how_going: /\bhow(?: is| are|['’]?s)\b.*\b(?:going|looking|shaping up)(?: so far| now| right now)?\W*$/i,
  // "where do the Oilers sit"
  where_sits: /\bwhere (?:do|does|are|is) .*\b(?:sit|sitting|rank|ranked|stack up|place)\W*$/i,
  // "what is next for the Wild"
  next_up: /\b(?:what|who)(?:s| is|['’]s)? next (?:up )?(?:for|on)\b|\bup next\b/i,
  // "are your 70% picks really winning 70%"
  really_wins: /\b(?:really|actually|truly|in fact) (?:win|winning|won|hit|hitting|cash|come in|coming in)\b/i,
  // "does a Mets win make the over more likely"
  more_likely:
    /\b(?:does|do|would|will|if)\b.*\b(?:make|makes|making|help|helps|hurt|hurts)\b.*\b(?:more|less) (?:or less )?likely\b|\b(?:if|when|given|assuming)\b.*\b(?:wins?|covers?|hits?|goes|go|scores?|loses?|lose)\b.*\b(?:(?:more|less) (?:likely|often)|better chance)\b/i,
  // "who wins the AFC West", "NFC North favorites"
  wins_division:
    /\b(?:wins?|winning|takes?|taking|favou?rites?|chances?|odds)\b(?: \w+){0,3}? (?:the )?(?:(?:nfc|afc|al|nl) )?(?:north|south|east|west|central|atlantic|metro\w*|pacific|division|conference)\b|\b(?:(?:nfc|afc|al|nl) )?(?:north|south|east|west|central|atlantic|metro\w*|pacific|division|conference) (?:winner|odds|favou?rites?|chances)\b/i,
  // "chances the Chargers even make it to the playoffs"
  reach_playoffs: /\b(?:make|makes|making|get|gets|reach|reaches|miss|misses)\b.{0,14}\bplay ?offs\b/i,
  // "where am I on the leaderboard"
  my_rank: /\b(?:where|what|how)\b.*\b(?:am i|i am|do i|my)\b.*\b(?:leaderboard|ranked|ranking)\b/i,
  // "which book takes the smallest cut"
  keeps_cut: /\b(?:takes?|taking|keeps?|has|have)\b.*\b(?:smallest|lowest|least|biggest|highest|largest) (?:cut|take)\b/i,
  // "I need to double my money"
  multiply: /\b(?:double|doubling|triple|tripling) (?:my|our|the) (?:money|bankroll|roll|cash|stack|balance)\b/i,
  // "roi by sport"
  grouped: /\bby (?:sport|league|(?:sports)?book|market|month|week ?day|day|bet type|type|side)s?\b/i,
  // "what is Moon's ERA"
  pitched: /\b(?:era|whip)\b/i,
  // "Saints alt spreads"
  alternate: /\balt(?:s|ernates?|ernative)?\b/i,
  // "who is first on the leaderboard"
  leaderboard: /\bleader ?boards?\b/i,
  // "who leads the Bills in rushing": over the season
  leads_now: /\bwho(?:['’]?s| is)? (?:leads|leading)\b/i,
};
