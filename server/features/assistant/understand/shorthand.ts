/** What people type for plain words in a chat. */
const SHORTHAND: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  ya: 'you',
  da: 'the',
  w: 'with',
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
  avg: 'average',
};
const TYPED = new RegExp(`(?<![\\w'’+./-])(${Object.keys(SHORTHAND).join('|')})(?![\\w+-])`, 'gi');

/** The text with signs and shorthand as words. A club's own code ("BC") stays where it is written in capitals. */
export const spelledOut = (text: string): string =>
  text
    .replace(/['’](?=s\b|d\b|re\b|ve\b)/gi, '')
    // Nothing of one's own, and no number.
    .replace(/\b(?:like )?(?:i'?m|i’m|i am) (?:a )?(?:5|five)\b(?: (?:years? old|yrs? old|yo))?/gi, 'eli5')
    .replace(/\bp\(/gi, 'probability (')
    .replace(/\bw\//gi, 'with ')
    .replace(/\bo ?(?=\.?\d)/gi, 'over ')
    .replace(/\bu ?(?=\.?\d)/gi, 'under ')
    .replace(/(?<![\d.]\s?)%/g, ' percent ')
    .replace(/(?<=\d ?)bucks\b/gi, 'dollars')
    // A share is no line.
    .replace(/\b(over|under)(?= \d+(?:\.\d+)? ?(?:%|percent|pct))/gi, (word) => (word.toLowerCase() === 'over' ? 'above' : 'below'))
    // Beside "odds" or "win the" it is the final, else a player's number.
    .replace(
      /(?<=\b(?:the|win|winning|wins|make|to) )sb\b|\bsb(?= (?:odds|favou?rites?|champs?|champions?|winners?|futures?|rings?)\b)/gi,
      'super bowl',
    )
    .replace(TYPED, (word) => (word.length > 1 && word === word.toUpperCase() ? word : SHORTHAND[word.toLowerCase()]!));
