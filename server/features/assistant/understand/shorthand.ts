/** What people type for plain words in a chat. */
const SHORTHAND: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  ya: 'you',
  da: 'the',
  dis: 'this',
  dat: 'that',
  dey: 'they',
  dem: 'them',
  dere: 'there',
  dese: 'these',
  kno: 'know',
  wen: 'when',
  wuz: 'was',
  duz: 'does',
  dunno: 'do not know',
  nemore: 'anymore',
  dun: 'done',
  der: 'their',
  tho: 'though',
  pts: 'points',
  w: 'with',
  b: 'be',
  n: 'and',
  wo: 'without',
  b4: 'before',
  gonna: 'going to',
  wanna: 'want to',
  gimme: 'give me',
  lemme: 'let me',
  wat: 'what',
  wats: 'whats',
  wut: 'what',
  wuts: 'whats',
  wth: 'what',
  whys: 'why is',
  wheres: 'where is',
  whens: 'when is',
  wtf: 'what',
  hows: 'how is',
  howd: 'how did',
  whod: 'who did',
  whatd: 'what did',
  ppl: 'people',
  pct: 'percent',
  pctg: 'percentage',
  prob: 'probability',
  probs: 'probability',
  yr: 'year',
  szn: 'season',
  wk: 'week',
  tn: 'tonight',
  yday: 'yesterday',
  yest: 'yesterday',
  ystrday: 'yesterday',
  tdy: 'today',
  rn: 'right now',
  rly: 'really',
  gm: 'game',
  gms: 'games',
  bk: 'book',
  bks: 'books',
  sched: 'schedule',
  abt: 'about',
  cuz: 'because',
  thru: 'through',
  prev: 'previous',
  proj: 'projected',
  inj: 'injury',
  shud: 'should',
  wud: 'would',
  cud: 'could',
  yall: 'you',
  yalls: 'your',
  nite: 'night',
  tmw: 'tomorrow',
  '2day': 'today',
  '2moro': 'tomorrow',
  prolly: 'probably',
  avg: 'average',
  tm: 'team',
  likelier: 'more likely',
};
/** Verbs that are written without their last letter. */
const CLIPPED =
  /\b(go|do|gett|los|winn|mak|hitt|bett|play|look|com|tak|giv|pay|mov|cover|cash|beat|sitt|runn|hang|offer|deal|think|try|pitch|start|say|hav|us)in\b/gi;

/** Digits that are read aloud: "lookin 4 the best", "need it 2 cover". A number of things is counted. */
const FOR =
  /(?<=[a-z] )4(?= (?:the|teh|da|all|any|a|an|this|that|dis|dat|these|each|every|my|me|us|u|you|today|tonight|tonite|2nite|2day|tomorrow|tmrw)\b)/gi;
const TO =
  /(?<=(?<!\b(?:top|last|first|next|past|best|these|those|the|of|any|over|under|game|round|week|give|gimme|me|for|or|and|than|by)) )\b2(?= (?:the|teh|da|win|cover|hit|cash|get|make|score|go|be|bet|play|beat)\b)/gi;

/** Margins that are named by what is scored, in points: "within a td", "by a field goal". */
const MARGINS = { 7: 'touchdown|td', 3: 'field goal|fg' } as const;
const inPoints = (text: string): string =>
  Object.entries(MARGINS).reduce(
    (whole, [points, words]) =>
      whole
        .replace(new RegExp(`\\bby (?:a|one) (?:${words})\\b(?: or (?:more|better))?`, 'gi'), `by ${points} or more`)
        .replace(new RegExp(`\\b(within|more than|less than) (?:a|one) (?:${words})\\b`, 'gi'), `$1 ${points}`),
    text,
  );

/** What is counted of a game or a player, after a number. */
const COUNTED =
  '(?=(?: total)? (?:points?|pts|runs?|goals?|yards|yds|hits?|strikeouts?|ks|rebounds?|boards|assists?|dimes|shots|sogs?|saves|threes|bases|rbis?|receptions|catches|tds?|touchdowns?|homers?|home runs|steals|blocks|completions|carries|outs|walks)\\b)';
const counted = (words: string): RegExp => new RegExp(`\\b${words}${COUNTED}`, 'gi');
const less = (number: string): string => String(Math.ceil(Number(number)) - 0.5);
const more = (number: string): string => String(Math.floor(Number(number)) + 0.5);

/** A number that is to be reached, in words, as the line that it is: "by 7 or more" is −6.5, "at least 9 runs" over 8.5. */
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Beside these a number in words is as good as a figure: "by at least ten". */
const COMPARED = new RegExp(
  `\\b(at least|at most|more than|less than|fewer than|over|under|by|wins?|lose[sd]?) (${WORDS.join('|')})\\b(?! (?:of|or two|another)\\b)`,
  'gi',
);

const lined = (text: string): string =>
  inPoints(text)
    .replace(COMPARED, (_, before: string, word: string) => `${before} ${WORDS.indexOf(word.toLowerCase()) + 1}`)
    .replace(/\bby double digits\b/gi, 'by -9.5')
    .replace(
      /(?<!\blos\w{1,4} )\bby (?:(?:at least|no less than) (\d{1,2}(?:\.5)?)|(\d{1,2}(?:\.5)?)(?: or (?:more|better)|\+))(?![\d%])/gi,
      (_, least?: string, ormore?: string) => `by -${less((least ?? ormore)!)}`,
    )
    .replace(/(?<!\blos\w{1,4} )\bby (?:more than|over) (\d{1,2}(?:\.5)?)(?![\d%])/gi, (_, number: string) => `by -${more(number)}`)
    .replace(
      /\b(los(?:e|es|ing)) by (?:less|fewer) than (\d{1,2}(?:\.5)?)(?![\d%])/gi,
      (_, verb: string, number: string) => `${verb} by +${less(number)}`,
    )
    .replace(
      /\b((?:keep|keeps|stay|stays|staying|keeping|lose|losing|finish)(?: it| this)?) within (\d{1,2}(?:\.5)?)(?![\d%]| (?:games?|days?|hours?|minutes?|of)\b)/gi,
      (_, verb: string, number: string) => `${verb} within +${more(number)}`,
    )
    .replace(
      counted('(?:(?:at least|no less than|no fewer than) (\\d{1,3})|(\\d{1,3}) or (?:more|better))'),
      (_, least?: string, ormore?: string) => `over ${less((least ?? ormore)!)}`,
    )
    .replace(
      counted('(?:(?:at most|no more than) (\\d{1,3})|(\\d{1,3}) or (?:fewer|less))'),
      (_, most?: string, orless?: string) => `under ${more((most ?? orless)!)}`,
    );

/** So many units of so much each, as the money that they are. */
const UNITS =
  /\b(\d+(?:\.\d+)?) ?(?:units?|u) (?:(?:at|of|@|with|where|when|if) )?(?:my unit is )?\$?(\d+(?:\.\d+)?)(?: ?(?:dollars|bucks))? ?(?:an?|per|each|\/) ?(?:units?|u)?\b/gi;

const TYPED = new RegExp(`(?<![\\w'’+./-])(${Object.keys(SHORTHAND).join('|')})(?![\\w+-])`, 'gi');

/** The text with signs and shorthand as words. A club's own code ("BC") stays where it is written in capitals. */
export const spelledOut = (text: string): string =>
  lined(text)
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/@ ?(?=home\b)/gi, 'at ')
    .replace(UNITS, (_, units: string, each: string) => `$${Number(units) * Number(each)}`)
    .replace(CLIPPED, '$1ing')
    .replace(FOR, 'for')
    .replace(TO, 'to')
    .replace(/\bne ?(?=(?:where|ware|thing|body|one|1)\b)/g, 'any')
    .replace(/\b(any|some|every|no)1\b/gi, '$1one')
    .replace(/(?<=\d) ?(?:percent|%)ers\b/gi, '% picks')
    // A number of units is what is staked; one of them is what a unit is.
    .replace(/\b1 unit\b/gi, 'a unit')
    .replace(/\ba (hundred|thousand|grand)\b(?! (?:times|points|yards|percent|slam))/gi, (_, words: string) =>
      words.toLowerCase() === 'hundred' ? '$100' : '$1000',
    )
    .replace(/\ba (dime|nickel)(?= (?:on|at)\b)/gi, (_, coin: string) => (coin.toLowerCase() === 'dime' ? '$1000' : '$500'))
    .replace(/['’](?=s\b|d\b|re\b|ve\b)/gi, '')
    // Nothing of one's own, and no number.
    .replace(/\b(?:like )?(?:i'?m|i’m|i am) (?:a )?(?:5|five)\b(?: (?:years? old|yrs? old|yo))?/gi, 'eli5')
    .replace(/\bp\(/gi, 'probability (')
    .replace(/\bb\/w\b/gi, 'between')
    .replace(/\bw\//gi, 'with ')
    .replace(/\bo ?(?=\.?\d)/gi, 'over ')
    .replace(/\bu ?(?=\.?\d)/gi, 'under ')
    .replace(/\b(every|each|all(?: the)?) (?:sports ?books?|bookmakers?|bookies?|sites?)(?:['’]s|s['’])?(?=\W|$)/gi, '$1 books')
    .replace(/(?<![\d.]\s?)%/g, ' percent ')
    .replace(/(?<=(?:\d|\bhow many|\bfew) ?)bucks\b/gi, 'dollars')
    // A share, money and what is staked are no lines.
    .replace(
      /\b(over|under)(?= (?:\$\d|\d+(?:\.\d+)? ?(?:%|percent|pct|dollars|bucks|units?\b)|(?:an?|two|three|four|five) units?\b))/gi,
      (word) => (word.toLowerCase() === 'over' ? 'above' : 'below'),
    )
    // Beside "odds" or "win the" it is the final, else a player's number.
    .replace(
      /(?<=\b(?:the|win|winning|wins|make|to) )sb\b|\bsb(?= (?:odds|favou?rites?|champs?|champions?|winners?|futures?|rings?)\b)/gi,
      'super bowl',
    )
    .replace(TYPED, (word) => (word.length > 1 && word === word.toUpperCase() ? word : SHORTHAND[word.toLowerCase()]!));
