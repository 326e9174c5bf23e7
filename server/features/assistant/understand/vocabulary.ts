/**
 * What bettors write, by what it says: the words of a question that are not names, numbers or days. A phrase may say several
 * things; which question they make together is weighed in `questions.ts`. Markets, sides and players' numbers are read by
 * the sports' own vocabularies.
 */
const TABLE = {
  price:
    'vegas got|vegas has|does vegas have|according to vegas|vegas saying|can i find|better than|best i can do|at even money|even money|what would i get on|anybody offering|anyone offering|who is offering|quote me|lay the|best juice on|cheapest way|what are they|what is he at|what is it at|pk|pickem|pick em|what can i get|can i get them|number for|go off at|goes off at|asking price|cheapest price|plus price|laying with|what are they giving|best number|good number|number on|numbers on|how much are|how much is|how much for|going for|going at|sitting at|listed at|trading at|priced at|paying on|price|prices|odds|line|lines|quote|quoted|cost|costs|available|prop odds',
  best: 'best number|best|top|biggest|highest|longest|shortest|most|greatest|strongest',
  lowest: 'lowest|least|smallest|cheapest',
  where:
    'place to bet|spot to bet|place to get|where should i go|where do i go|where should i bet|where|where can i get|where do i get|where to bet|who has|which book has|who offers',
  book: 'book|books|sportsbook|sportsbooks|bookmaker|bookmakers|bookie|bookies|site|sites',
  every_book:
    'every books|each books|all the books|line up all the shops|all the shops|every shop on|of the books|differ|differs|disagree|disagrees|vary|varies|price board|board of prices|shop|all of em|all of them|show me all|all the numbers|every shop|all shops|shop around|which books|what books|each shop|book by book|by book|who all has|every book|all books|all the books|each book|across books|across all books|across the books|line shop|line shopping|shop the line|compare|comparing|comparison|all prices|all the prices|every price|every sportsbook|each sportsbook|all sportsbooks|odds comparison|side by side|each book have|every line',
  hold: 'book making on|books making on|book make on|books make on|book makes on|houses cut|the houses cut|bookies cut|bookmakers cut|cut are books|cut do books|cut books take|books taking|cut the book takes|what cut|house edge on|house cut|house take|juiced|books cut|their cut|takeout|hold|holds|vig|vigorish|juice|margin|overround|rake|takeout|charging|house edge|book take|books take',
  fair: 'break even price|breakeven price|fair by|no vig price|no vig odds|no vig line|lined at|be lined|actual price|actual odds|right price|right number|correct price|true number|supposed to be|vigless|no vig number|fair number|fair|should the line be|should the odds be|should the total be|no vig|novig|no juice|devig|devigged|de vig|true odds|true price|true line|real odds|real price|without vig|without the vig|without juice|without margin|should be|should the price be|should it be|should the price|should the line|should the odds|should the total|should the spread|vig free|fair value|fair price|fair odds|fair line',
  chance:
    'pull the upset|pull an upset|pull off the upset|have any hope|any hope|hope tonight|stand a chance|have a prayer|have a chance|odds the|will the over|will the under|does the over|does the under|can the over|can the under|going to go over|going to go under|are the odds the|odds they|odds he|odds it|odds there|how sure|chances of|how probable|give them|can they|chance|chances|probability|probabilities|prob|likely|likelihood|percent|percentage|odds of|odds that|odds are|win probability|win prob|win percentage|shot|how confident|will there be|is there going to be|is there gonna be',
  wins: 'win|wins|winning|winner|who wins|who will win|beat|beats|cover|covers|cover the spread|take it|pull it off|upset|gonna win|going to win|come out on top|lose|loses|lose by|take down',
  covers: 'cover|covers|covering|cover the spread',
  will: 'will|should|can|could|does|gonna|going to|would',
  who_wins:
    'who wins|who will win|who do you have|who you got|who do you got|who have you got|who takes it|winner of|prediction for|predict the winner|who is gonna win|whos gonna win|who is going to win|whos winning tonight',
  why: 'went into|goes into|going into|talk me into|talk me out of|whats behind|behind the number|behind your|how did you get|how do you get|sell me on|convince me|make the case|justify|logic|based on what|what do you see in|what do you see|whats behind|why|how come|reason|reasons|reasoning|driver|drivers|what makes|driving|drives|factor|factors|rationale|case for|what is behind|whats behind|explain your|explain the pick|walk me through|break it down|breakdown|break down|what goes into',
  like: 'fancy|fancying|who do you|like|likes|love|you on|high on|lean|leaning|favor|favour|you think|your view|your take|thoughts on|thoughts',
  project:
    'blowout alert|final score be|the score be|score going to be|projected margin|margin projected|high scoring|low scoring|give me a final score|give me a score|score pick|how big a win|how big of a win|how big a lead|score more|who will score more|scores more|outscore|expected margin|margin of victory|winning margin|project for|close game|tight game|blowout|how many goals|goals are expected|points are expected|runs are expected|expected goals|by how many|by how much|how close|scoring|score wise|scoring wise|your guess|best guess|guess|estimate|runs in the|points in the|score prediction|predict the score|how many do they score|expected points|projected points|going to score|run projection|point projection|project|projects|projected|projection|projections|how many runs|how many points|projected to score|expected to score|what score|predict|predicts|predicted|prediction|predictions|expected score|expected runs|expected total|predicted score|projected score|projected total|how many runs will|how many points will|how many will|runs will|points will|final score prediction|expect from',
  prop: 'k prop|k props|k line|k total|prop|props|player prop|player props|prop bet|prop bets',
  how_often:
    'hit rate|hit rates|how often|how many times|cash rate|cashes|clear|clears|cleared|went over|go over|goes over|gone over|go under|goes under|over rate|hitting the over|hit the over|times has|games over',
  arbitrage:
    'lock in a profit on any|guaranteed winner either way|risk free|riskless|no risk|free roll|freeroll|both sides profit|lock a profit|cross book|arbable|arb|arbs|arbing|arbitrage|arbitrages|arbitrage bets|sure bet|surebet|sure bets|surebets|risk free bet|riskless|scalp|scalps|profit either way|profit both ways|guaranteed profit',
  middle: 'middled|middle it|land the middle|middle|middles|middling|middle opportunities',
  low_hold:
    'cheapest game|cheapest games|cheapest to bet|tightest|cheapest markets|smallest vig|least vig|least juice|cheapest vig|cheapest market|tightest lines|tightest line|best hold|low hold|lowest hold|low holds|low vig|lowest vig|low juice|lowest juice|reduced juice|smallest hold|tightest markets|tight markets|lowest margin',
  ev: 'lines off|line off|prices off|outlier|outliers|stale|stale lines|stale line|misprice|mispricing|soft spots|soft price|soft prices|off market prices|beating the market|+ev|+ ev|ev|e v|evs|ev bets|positive ev|plus ev|plus-ev|ev+|positive expected value|expected value|mispriced|soft lines|soft line|above fair|off market|beat the market price|pos ev',
  bet: 'bet|bets|bet on|betting|play|plays|wager|wagers|action|angle|angles|ticket',
  worth:
    'safest|safe|undervalued|underpriced|overlooked|worth|worth it|worth a bet|worth a look|worth playing|worth betting|value|good|solid|edge|edges|smart|strong|sharp|anything|something|sweet|juicy|profitable bet',
  best_bet:
    'lay the points|lay the wood|lay it with|take the points|grab the points|swallow the points|would you take|would you bet|would you play|would you back|good underdogs|good dogs|good favorites|jump out|jumps out|should i be on|a play in|a play on|could only bet|only bet one|had to bet one|hot takes|hot take|should i bet it|bet it|should i take|should i back|do i take|should i ride|should i lay|should i play|should i fade|worth backing|worth taking|hammer|best spot|best spots|what are we on|what we on|who we on|who are we on|who you like|max play|whale play|banger|bangers|give me a winner|give me winners|winners tonight|winner tonight|sharp play|sharp plays|banker|what are you playing|whats the move|whats the play|favorite play|favorite bet|who should i take|who do i take|who to take|what should i play|what to play|good spots|tail tonight|should i tail|any bet|any bets|any play|is it a bet|a bet there|best bet|best bets|best play|best plays|best value|top play|top plays|value bet|value bets|value plays|value play|good bet|good bets|lock|locks|lock of the day|sure thing|what should i bet|who should i bet|what do you like|who do you like|what are you betting|anything you like|best wager|what to bet|who to bet on|bet of the day|play of the day|strongest play|top value',
  kelly:
    'how heavy|how hard should i|right size|right bet size|whats the right bet|how much do i put|how much do i stake|how much do i risk|what do i stake|how much of|kelly|how much should i bet|how much do i bet|how much to bet|how much should i put|how much should i stake|how much should i wager|how much to put|how much should i risk|how much would you bet|how much would you put|how big should|bet size|bet sizing|stake size|size my bet|size my bets|sizing|size|stake|half kelly|quarter kelly|full kelly|what should i stake|how much on|how much can i put|how much to stake|what size|how many units should i bet|how many units on|how many units do i bet',
  unit: 'unit|units|unit size',
  bankroll:
    'bank|unit sizing|starting roll|starting bankroll|bankroll|bank roll|roll|bankroll management|money management|bankroll tips|bankroll advice|manage my money|bankroll plan|my bank',
  whole:
    'bet it all|put it all|it all|it all on|throw it all|whole bankroll|entire bankroll|full bankroll|whole roll|entire roll|everything|all in|all-in|all my money|my whole|my entire|the whole|all of it|max bet|yolo|the house|entire account|whole account|everything i have|every dollar|all my bankroll|half my bankroll|half my roll|bet the farm|bet the house',
  chase:
    'sell my|pawn|pawn my|martingale|double up|double down after|doubling up|double my bet after|double after|progressive betting|chase|press my bets|raise my stakes|increase my stakes|bet more after|bet bigger after|loan|borrow|borrowed|borrowing|credit card|cash advance|payday',
  payout:
    'to win what|return|returned|would it return|what does it pay|how much to win|what do i make|do i make|would i make|whats it return|returns what|gets me|get me|wins me|win me|how much comes back|pay|pays|payout|pay out|pays out|payoff|how much do i win|how much would i win|how much will i win|how much profit|what do i win|what would i win|what do i get|profit on|return on|returns|to win|winnings|get back|get paid|what is the payout|how much back|do i win|i win|collect',
  hedge:
    'lock something in|lock something|other team now|other side now|now the other|get out of|bail out of|cover myself|lock it in|lock it up|lock up profit|lock profit|lock in something|guarantee myself|hedge|hedges|hedging|hedge calc|hedge calculator|lock in|lock in a profit|lock in profit|guarantee profit|guarantee a profit|lay off|cover my bet|other side|other way|opposite side',
  joint:
    'at the same time|correlated parlay|paired|combined|combine|along with|alongside|same gamer|one ticket|same game|same game parlay|same game parlays|same-game|sgp|sgps|correlated|correlation|correlate|correlates|both hit|both hitting|together|joint|joint probability|joint price',
  parlay:
    'legger|two legger|three legger|rr|parlay|parlays|parlay of|parlaying|leg|legs|leg parlay|teamer|team parlay|parley|accumulator|acca|multi|combo',
  build: 'build|build me|make me|give me|suggest|put together|create|construct|price',
  convert:
    'in american|in us odds|in american|to american|american odds for|as a percent|as percent|into percent|in decimal|as decimal|as a decimal|imply|implies|decimal|decimals|decimal odds|fractional|fraction|convert|implied|implied probability|implied odds|implied chance|break even|breakeven|break-even|in percent|as a percentage|to decimal|to percent|good price|breakeven rate|break even rate',
  take_out: 'remove|take out|strip|take the vig out|remove the vig|without vig|minus the vig|devig',
  injury:
    'isnt playing|not playing|wont play|who is missing|unavailable|not suiting up|is out tonight|scratches|scratch|scratched|gtd|game time decision|sitting out|sits out|back from injury|when is he back|dinged up|nursing|injury|injuries|injured|injury report|hurt|il|on the il|injured list|who is out|whos out|out for|questionable|health|healthy|dl|day to day|day-to-day|sidelined|banged up|missing|ruled out|is out',
  lineup:
    'batting second|bats second|batting 2nd|batting 3rd|bats third|bats 3rd|in the order|starting 9|hitting leadoff|hits leadoff|hitting third|hitting cleanup|hits cleanup|bats cleanup|hitting second|hitting order|starting tonight lineup|lineup|lineups|line up|line ups|batting order|starting nine|starting lineup|leadoff|lead off|who bats|who is batting|whos batting|batting leadoff|bats leadoff|cleanup|who is hitting|who is in the lineup|batting third|scratched from the lineup|is he playing|in the lineup|on the bench',
  pitching:
    'in goal|in net|goalie|goalies|goaltender|goaltenders|starting goalie|starting goalies|between the pipes|sp|sps|hurler|hurlers|who throws|who is throwing|whos throwing|toes the rubber|rotation|who gets the ball|who is starting for|starts tonight|throws for|bump|on the bump|on the hill|toeing the rubber|twirling|hurling|getting the ball|gets the ball|gets the start|getting the start|whos going for|who is going for|arms|pitch|pitching|pitcher|pitchers|pitches|starter|starters|probable|probables|probable pitchers|on the mound|mound|starting pitcher|starting pitchers|whos starting|who is starting|who starts|era|throws tonight|throwing|pitching matchup|pitching matchups|starting tonight|starts for|starting for',
  weather:
    'is it cold|is it hot|be cold|be hot|cold in|cold at|snow|snowing|snow expected|sleet|freezing|wind be|windy|be a factor|rain delay|rain delays|wet|breeze|gusts|mph|degrees|sunny|clouds|rain chances|delay tonight|rain delay chance|rainout chance|roof open|roof closed|weather|wind|winds|windy|rain|raining|rainy|rain out|temperature|temp|forecast|hot is it|how hot is it|how hot will|how hot in|how hot at|how cold is it|how cold will|how cold in|how cold at|humid|humidity|roof|dome|storm|storms|blowing out|blowing in|gonna rain|going to rain|outside',
  standings:
    'what place|which place|play in|playin|play in tournament|afc|nfc|afc east|afc west|afc north|afc south|nfc east|nfc west|nfc north|nfc south|eastern conference|western conference|metro|conference|seed|seeds|seeding|playoff spot|playoff seed|clinched|sit in the|sits in the|sit in|sits in|rank in|ranked|how far back|gb|in last|who is first|whos first|who is last|playoff picture|magic number|on top|in the east|in the west|in the central|east|west|atlantic|metropolitan|pacific|east standings|west standings|who leads|leading the east|leading the west|atop|top of the division|games up|standing|standings|division|divisions|games back|games behind|first place|last place|al east|al central|al west|nl east|nl central|nl west|league table|table|playoff race|wild card|wildcard|in first|leading the division|leads the division|west division|east division|race',
  form: 'last few|trending up|l10 record|how good have|playing like|wins in a row|losses in a row|in a row|on a run|doing lately|form|how hot are|how cold are|how hot have|struggling|rolling|winning streak|losing streak|how good are|how good have|on fire|streak|streaks|streaking|hot|hottest|cold|coldest|lately|recently|recent|recent form|recent games|last ten|been playing|playing well|slump|slumping|how have|how has|how are the|on a roll|momentum|past few games|team record|last games',
  so_far: 'been|how have|how has|how are your|have done|been doing|has been|have been',
  meetings:
    'rivalry|rivalry record|history|last time the|last time they|last time|last time they played|last time these|record vs|record against|vs each other|so far this season against|season record against|done against|do against|head to head|head-to-head|h2h|season series|series record|history against|history between|matchup history|meetings|against each other|versus each other|past meetings|played each other|all time|faced',
  overview:
    'whats good with|skinny on|the skinny|lowdown|the lowdown|low down on|rundown|run down on|the scoop|scoop on|the deal with|deal on|fill me in|catch me up|all you have on|all you got on',
  games:
    'playin who|playing who|playin against|on bye|on a bye|bye week|bye weeks|byes|has a bye|ballgames|on tap|who we got|docket|lined up|game|games|slate|schedule|schedules|scheduled|matchup|matchups|fixture|fixtures|card|board|full slate|playing|on today|on tonight|is on|whats on|what is on|who plays|whos playing|who is playing|who do|tournament|tournaments|event|plays next|play next|next game|play today|play tonight|play tomorrow',
  start:
    'kick|kicks|puck drop|drop the puck|tip off|tipoff|tips off|who do|what time|when do|when does|when is|when are|start time|start times|starts at|begin|begins|kickoff|kick off|first pitch|tee time|tee times|tee off|what channel|game time',
  doubleheader:
    'doubleheader|doubleheaders|double header|double headers|double-header|twin bill|playing two|play two|two games|twice|dh|twinbill|day night doubleheader',
  score:
    'through today|through|who is up|whos up|whos winning|who is winning|winning right now|how is the game going|how is it going|who is ahead|whos ahead|tied|did it go over|scored last night|finish|finished|how did it end|end up|ended up|did they cover|score|scores|final|finals|final score|final scores|result|results|outcome|scoreboard|live score|live scores|live|in play|right now|currently|in progress|did they win|what inning|what quarter|how did|what happened|leaderboard|who is leading|whos leading|leading|led',
  won: 'who beat|who did|won|who won|did win|lost|who lost|did lose|beat last|did beat|swept|blew|walked off|win last|lose last|came out|ended|did',
  box: 'led in points|led the team|in scoring|led in scoring|top scorer|high scorer|leading scorer|line from|how many hits did|how many runs did he|how many rbi did|how many ks did|how many strikeouts did|game log|numbers from|how did he do|go yard|went yard|have a hit|box score|box scores|boxscore|box|stat line|statline|stats from|who homered|homered|who hit a home run|who went deep|go deep|who struck out|did he have|line score|pitching line|winning pitcher|who scored|stats',
  model:
    'how reliable|reliable|trustworthy|can i trust|trustworthy|sharp are you|how sharp|well calibrated|any edge historically|accurate are|model|models|band|bands|accurate|accuracy|calibrated|calibration|brier|brier score|log loss|back test|backtest|backtested|any good|how good are you|how good is|your predictions|out of sample|how well do you|trust you|trust your|your algorithm|beat the closing line|beat the close',
  record:
    'made money|making money this|you winning|winning or losing|are you winning|you losing|lifetime units|picks winning|picks making money|picks profitable|picks hitting|picks cashing|picks any good|picks been any good|how are you doing|how have you done|overall record|your units|lifetime record|do your picks win|do your picks make|you been hitting|been hitting|you hitting|batting average of your picks|win percentage|long run|all time record|roi on|record|track record|your record|picks record|public record|profitable|your roi|roi|your results|picks performed|your picks done|win rate|hit percentage|winning percentage|units up|your performance|performed|performing|performance|picks doing|long term|make money|losing money|lifetime',
  pick: 'you picked|have you picked|did you pick|you pick|did we do|did we win|did we hit|plays published|published plays|you guys on|are you guys on|anything free|free stuff|picks record|official play|official plays|official picks|your card|todays card|freebie|free play|selection of the day|pick|picks|potd|pick of the day|daily pick|daily picks|your pick|your picks|free pick|free picks|published picks|picks today|todays picks',
  yours: 'your|you|yours|ya|u|clearedge',
  my: 'my|mine|my own|i have|ive|i am|im|own bets|i',
  my_bets:
    'open on my slip|still open|on my slip|making money on|am i any good|am i good|do i have anything|do i have a bet|do i have any bets|have i got anything|have i got a bet|any action of mine|did i make|did i clear|have i cleared|am i worst|am i best|worst at|best at|i worst|i suck at|i make this|i make last|did my|has my|is my bet|is my parlay|my slip results|my open|my last bet|what did i bet|what have i bet|my best market|am i even|where do i stand|my action|my pending bets|have riding|riding tonight|riding|i got going|i have open|my winners|my losers|i win most|i lose most|i bleed|bleeding|my leak|how did i do|am i on|am i at|am i with|bad am i|good am i|have i made|have i bet|i been doing|have i been|did i bet|my money|my units|my bankroll results|my slip history|cash i|how did i|did i do|have i done|my bets|my open bets|open bets|pending bets|my pending|my record|my roi|my profit|my stats|my results|my history|my betting|my win rate|how am i|am i up|am i down|i up|i down|am i winning|am i losing|do i do|do i win|am i doing|do i do on|my p&l|my performance|my picks|my tickets|my wagers|my parlays|i doing|how do i do|have i won|have i lost|did i win|did i lose|i made|i won|i lost|own bets doing|my own bets|where do i lose|where am i losing|my leaks|leaks|my worst|my best|my biggest win|do i lose|i profitable|my account|my tracked bets|my losses|my wins',
  clv: 'compared to the closers|closers|beating the market|beat the market|closing lines|good closing lines|closing prices|clv|beat the number|beating the number|beat the line|beating the line|beat the closing number|closing number|getting good numbers|getting the best of it|closing line value|beat the close|beating the close|beat the closing line|beating the closing line|against the close|vs the close|closing line|close line|beat closing',
  limits:
    'capped|bet more|maxed|my cap|max i can bet|left to stake|left this week|before my limit|hit my limit|how much room|can i still stake|how much can i still|can i still|limit|limits|my limits|weekly limit|stake limit|loss limit|can i still bet|still bet|left to bet|can i bet this week|allowed to bet|betting limits|deposit limit|bet cap|how much have i left',
  trend: 'any systems on|angles on|angle on|any angles|trend|trends|trending|hot trends|angles that hit|betting trends',
  strategy: 'strategy|strategies|my strategies|strategy matches|system|systems|my systems',
  alert:
    'lmk|lmk when|or better|hit me up|holler|shoot me|wake me|give me a heads up|heads up|alert|alerts|alert me|set an alert|set alert|price alert|notify|notify me|tell me when|tell me if|let me know|let me know when|ping me|text me|message me|watch for|remind me|warn me|email me when|shout when',
  rule: 'is it a push|a push if|if the game lands|lands on the|include|includes|included|tie a push|void or push|push or loss|what happens to my|what happens to|goes to a shootout|goes to shootout|goes to overtime|goes to ot|goes to extras|is my bet safe|bet safe|safe if|ends in a tie|end in a tie|ends tied|end tied|push possible|can it push|can that push|money back|get refunded|washed out|washout|ppd|rain shortened|count as|counted|still action|is it action|does it count|what if|bet stand|bets stand|get graded|extras|gets rained|gets pulled|gets postponed|gets suspended|doesnt bat|get my stake back|stake back|refund|called off|cut short|is my bet dead|rained out|rain out|rainout|postponed|postponement|void|voided|voids|graded|grading|grade|settle|settled|settles|settlement|extra innings|overtime|ot count|suspended|shortened|called early|called after|pitcher changes|starter changes|pitcher scratched|gets scratched|dead heat|listed pitcher|listed pitchers|action or listed|rule|rules|house rules|count|counts|canceled|refunded|refund my bet|does not start|doesnt start|doesnt play|does not play|playoff hole|what happens if|what happens to my bet|official game|withdraws|withdrawn',
  define:
    'how do i read|hows|whats it mean|what is meant by|difference between|whats the difference|diff between|for dummies|what is this|noob|wtf is|what is|what is a|what is an|whats a|whats an|whats|what are|what does|define|definition|definition of|meaning|meaning of|mean|means|what do you mean|explain|eli5|in plain english|how does|how do|tell me about|stand for|teach me',
  up_down:
    'up this year|up on the season|up this season|are you up|are you down|you up|you down|green this|red this|up or down|in the green|in the red|in the black|up on the year|up overall|in profit|making money|up money|down money|ahead or behind|up units|down units',
  without: 'without|minus|excluding|strip out|taking out',
  elsewhere:
    'run defense|pass defense|rush defense|run d|pass d|defense|pass rush|red zone|special teams|third down|fc|poem|write me a|song|joke|lyrics|recipe|recipe for|capital of',
  needs: 'need|looking for|want|wants|trying to get',
  works: 'worked out|work|works|calculated|computed|built',
  help: 'how do i|how can i|how to|where can i|where can i see|where can i find|where do i|where is|where are|how would i|can i change|can i export|where to find|is there a page|what page|show me how|what can you do|what can i ask|what do you know|help|can you help|how does this work|commands',
  help_topic:
    'my settings|turn off|turn on|timezone|time zone|set my bankroll|set a limit|set limits|theme|log out|sign out|username|email address|phone app|my data|download my|subscription|cancel|cancel my|upgrade|downgrade|billing|invoice|invoices|export|import|csv|settings|password|two step|2fa|log a bet|track a bet|log bets|add a bet|record a bet|delete my account|close my account|dark mode|light mode|notifications|telegram|odds format|decimal format|leaderboard page|groups|join a group|referral|referrals|practice sportsbook|practice money|sportsbook page|consultation|expert|white label|api key|kelly calculator|odds comparison|prop finder|parlay builder|bet slip|slip|the slip|api|support|contact|ticket dashboard|change my|exclude myself|self exclusion|take a break|practice bankroll|reset my|plan|plans|pricing|tier',
  news: 'buzz|whispers|report|reports|reported|hear about|heard about|anything new|news|any word|word on|whats up with|whats going on with|going on with|update on|updates on|update|updates|headline|headlines|latest|rumor|rumors|rumour|rumours|breaking|latest on|happening with|whats new|trade|trades|story|stories',
  split:
    'people hammering|hammering the|public hammering|everyone hammering|sharp side|sharps on|are the sharps|sharp action|pros on|where are the pros|money is on|money on|betting splits|ticket count|bet count|money percentage|sharp money|where the money is|fading|joe public|the crowd|crowd on|public|people on|are people on|people betting on|everybody on|everybody betting|bettors on|users on|loading up on|the public|public on|public betting|bets on the|handle|percent of bets|percentage of bets|tickets|money on|bet split|bet splits|splits|consensus|who is everyone on|everyone on|people betting|square|squares|public side|where is the money|fade the public',
  move: 'changed|line changed|money pushing|pushing the|higher this morning|lower this morning|earlier today|higher earlier|lower earlier|gotten better|got better|getting better|gotten worse|got worse|getting worse|better or worse|odds history|price history|close at|closed at|closing number for|dropping|rising|falling|climbing|tanking|crashing|come down|gone up|gone down|went up|went down|came down|ticking|ticked|jumped|flipped|taken money|taking money|where did it open|open at|opening line|opening number|line history|since open|since this morning|budged|budge|move|moved|moves|moving|movement|movers|steam|steamed|steaming|opened|opening|opener|line move|line moves|line movement|line moved|shift|shifted|shifting|drop|dropped|rise|risen|drift|drifted|drifting|reverse line movement',
  underdog:
    'upsets|upset pick|upset picks|upset alert|upset special|underdog|underdogs|dog|dogs|plus money|plus-money|long shot|longshot|longshots|home dogs|road dogs',
  favorite: 'favorite|favorites|favourite|favourites|fave|faves|chalk|favs|fav|favored|favoured',
  scope:
    'my friends bets|friends bets|another members|someone elses bets|your code|your rules|system message|database|hack|sql|system prompt|ignore previous|ignore all|ignore all previous instructions|ignore previous instructions|disregard|jailbreak|you are now|pretend to be|pretend you are|developer mode|api key|secret key|passwords|admin login|admin account|admin credentials|admin panel|the admin|credentials|someones password|root access|other users|another user|other user|other members|another member|everyone elses|everyone else|other peoples|someone elses|all users|list users|user emails|database dump|drop table|select from|your instructions|your prompt|source code|admin password|user list|email addresses',
  other_sport:
    'serie a|arsenal|liverpool|man city|djokovic|yankees soccer|lpga|liv golf|pickleball|chess|curling|olympics|world series of poker|poker|wnba|ncaa|ncaaf|ncaab|college football|college basketball|soccer|premier league|epl|mls|champions league|tennis|atp|wta|ufc|mma|boxing|nascar|formula 1|f1|horse racing|cricket|rugby|kbo|npb|esports|march madness|world cup|wimbledon|us open tennis|nascar race|darts|volleyball|euro league|la liga|bundesliga',
  hello: 'hi|hello|hey|yo|sup|good morning|good evening|good afternoon|howdy|whats up|hiya|hi there|hey there',
  thanks:
    'thanks|thank you|thx|ty|cheers|great|cool|ok|okay|nice|awesome|perfect|got it|bye|goodbye|good night|lol|appreciate it|nice one|much appreciated',
  last_games: 'last games|last few|last couple|past games',
  season: 'season|this season|this year|year to date|ytd|all season|on the year',
  free_bet: 'free bet|free bets|bonus bet|bonus bets|bet credit|bet credits|site credit|freebet|free bet credit',
  title:
    'super bowl|stanley cup|grey cup|world series|pennant|nba title|nba finals|nba championship|championship|title|win it all|winning it all|make the playoffs|making the playoffs|playoff chances|playoff odds|playoffs odds|win the division|division odds|win the east|win the west|win the conference|win the cup|the cup',
  parlay_kind: 'round robin|round robins|teaser|teasers',
  certain:
    'lock|locks|guaranteed|guarantee|guarantees|sure thing|cant lose|cannot lose|cant miss|risk free|no brainer|slam dunk|free money|100%|100 percent|easy money|certain|never lose',
} as const;

export type Concept = keyof typeof TABLE;
export const CONCEPTS: Readonly<Record<Concept, string>> = TABLE;

/** Words that say nothing by themselves, and are no one's name. */
export const PLAIN_WORDS = new Set(
  `a about above actually after again ago all almost alone along already also am among an and any anybody anyone are around as ask asking at away b back bad be because been before
  being below better between big bit both bro but by c call came care case check chill come coming crazy curious d damn date day days deal dear decent did didnt different do doing
  dollar dollars done dont down dude during e each either else end enough even ever every everybody exactly far feel feeling few fewer fewest figure figures find fine first five for four friend from full g get gets getting
  give gives giving go goes gone got gotta grand guess guy guys had hand happen happened happens hard has have havent having he heard her here hers him his hit hits hitting hold home hope hour hours how
  i id idea if ill in info inning innings into is isnt it its itself j just keep kind know l last late later least left less let lets list little ll long look looking looks lot lots low lower
  m made make makes making man many match matchup matter max may maybe me might min mind minute minutes moment money month months more morning much must n name near need needed never new next night nine no none
  not nothing now number numbers o of off often oh old on once one ones only or other others our ours out over own p page part parts past people per person place please pls plz point points possible
  pretty probably put puts q quick quickly quit r range rate rather re read real really remaining rest right risk road round rounds run runs running s safe same saw say saying says season second see seem
  seems seen series set several shall she should show showing shows side sides simple since site six small so some someone somewhere soon sorry still stop stuff such sure t take takes taking talk team teams
  tell ten than that thats the their theirs them then there theres these they thing things think thinking third this those though three through throw till time times to today together told tomorrow tonight too took total totals
  towards tried try trying turn two u under until up upcoming upon us use used using usual usually v ve versus very via vs w wait wanna want wanted wants was wasnt watch way we week weekend weeks well went were
  what whatever whats when whenever where whether which while who whole whos whose why wise with within without wont word work works world worried worry worse worst wouldnt write yeah year years yes yesterday yet you your
  youre z zero afternoon evening morning tonite tomorow tmrw tmr tn 2nite todays tonights tomorrows yesterdays nights daily weekly monthly monday tuesday wednesday thursday friday saturday sunday january february march april
  june july august september october november december sun mon tue tues wed thu thur thurs fri sat jan feb mar apr jun jul aug sep sept oct nov dec bets pm am et est edt player players athlete batter batters hitter hitters pitcher
  guy runs rbi league leagues sport sports ballpark park stadium field home visitors visitor visiting host hosts hosting road day-night total-runs offense defense ball balls base bases bat bats club clubs pro pros anytime
  primetime prime shootout goal goals puck period periods halftime
  alive apart anymore wondering wonder honest honestly basically currently exact recommend recommended advice advise opinion opinions tips suggestions suggestion interesting interested thought please kindly
  gimme lemme gonna wanna aint hows whos wheres whens itd id theyre weve youve hes shes lets heres cant couldnt shouldnt didn doesn isn wasn don won doesnt doesn't hit hitting homer chance against vs. btw idk imo fyi asap tbh ngl
  amount amounts smaller larger higher lower great greater biggest close closer closest under/over o/u both minus plus equal half quarter double triple single tie ties tied bring brings feels trust believe explain pricey cheap expensive dime nickel
  outs strikeout walks singles doubles triples homers spread total moneyline runline parlay win lose beat cover game games match bet odds line price points ago straight across spot spots board boards
  hundred thousand grand fifty twenty thirty forty sixty ten fifteen cents percent fractions odds-on favorite hell heck shit fuck fucking wtf omg bruh fam king boss mate buddy pal sir maam folks everyone anyone kid kids son gm gn ts
  likely unlikely early late earlier later instead except only mainly mostly specifically especially roughly approximately maybe perhaps actual current recent overall general generally possible
  bullpen closer closers outfield infield lefty lefties righty righties southpaw opener rookie veteran manager coach umpire crowd fans fan ump umps quarterback kicker receiver golfer golfers caddie fairway putt green greens course hole holes cut major majors purse
  spend spending spent save saving saved win-loss grown cash account accounts stand stands sit sits sitting affect affects opportunity opportunities opps market markets beginner undervalued scored drops loss losses tool tools feature features screen screens app website email mail phone message messages text settings button buttons tab menu`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Plain words that change nothing about a question; another plain word that was not made use of leaves it open how it is meant. */
export const FILLER_WORDS = new Set(
  `the a an on for is are at in any of how do does did what which who whos when where why and or it its to me my i im am be been was were with if many much get got show last put has have had vs v
  there that this these those so please pls plz between against they them their he his him she her we us our you your can could will would should may might go going take give let want need know tell see think
  find make look just only also too than then but not no yes ok hey bro man dude guys from by as about into over under up off out all both each same really even still yet back now one two three doing done use
  turn gonna k dollars money today tonight game games team teams week day night here cant dont im ill lets whats thats hers because number stand take time get gets getting be other another right some affect scored match different year season year im official officially offering anywhere tv playing confirmed include survivor`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Terms that are explained, with what bettors call them. */
export const TERM_WORDS = {
  'expected value': 'expected value|ev|+ev|edge|positive ev|plus ev',
  'closing line value': 'clv|closing line value|closing line|closing price|the close',
  'no-vig price': 'no vig|novig|vig|vigorish|juice|hold|margin|overround|fair price|fair odds|fair line|devig|no vig price|fair value',
  kelly: 'kelly|kelly criterion|half kelly|quarter kelly|full kelly',
  'run line': 'run line|runline|run lines|rl',
  spread: 'spread|spreads|point spread|ats|against the spread|puck line|puck lines|puckline|pucklines|handicap',
  moneyline: 'moneyline|money line|ml|moneylines',
  total: 'total|totals|over under|over / under|o / u|ou|over|under',
  'team total': 'team total|team totals|tt',
  parlay: 'parlay|parlays|accumulator',
  'same-game parlay': 'same game parlay|sgp|same game|correlation|correlated',
  teaser: 'teaser|teasers',
  'key number': 'key number|key numbers',
  'three-way': '3 way|three way|3 way line|three way line|3 way moneyline|three way moneyline|regulation line|60 minute line',
  'round robin': 'round robin|round robins',
  unit: 'unit|units',
  push: 'push|pushes|pushed',
  void: 'void|voided|no action',
  arbitrage: 'arb|arbs|arbitrage|sure bet|surebet|sure bets',
  middle: 'middle|middles|middling',
  'low hold': 'low hold|low holds|low vig|reduced juice',
  hedge: 'hedge|hedging|hedges',
  bankroll: 'bankroll|roll',
  'implied probability': 'implied probability|implied odds|implied chance|break even|breakeven',
  'plus money': 'plus money|underdog|underdogs|plus odds',
  favorite: 'favorite|favourite|chalk|favorites',
  steam: 'steam|line movement|reverse line movement|steam move|rlm',
  'public split': 'public split|public|handle|public betting|bet split|public money',
  'prop bet': 'prop|props|player prop|player props|prop bet',
  outright: 'outright|outrights|outright winner|futures|future',
  'dead heat': 'dead heat',
  NRFI: 'nrfi|yrfi|no run first inning|yes run first inning',
  'first five innings': 'first 5|first five|f5|first 5 innings|first five innings|first five inning',
  'listed pitcher': 'listed pitcher|listed pitchers|listed|action',
  confidence: 'confidence',
  calibration: 'calibration|calibrated|brier|brier score|log loss',
  model: 'model|models|band|bands|probability|probabilities|algorithm|prediction|predictions',
  odds: 'american odds|odds|plus and minus|minus 110|decimal odds|fractional odds',
  ROI: 'roi|return on investment',
  'hit rate': 'hit rate|hit rates',
  'cash-out': 'cash out|cashout',
  'free bet': 'free bet|bonus bet',
  sharp: 'sharp|sharps|square|squares|sharp money|sharp book',
  drawdown: 'drawdown|max drawdown',
} as const;
export type Term = keyof typeof TERM_WORDS;
