import type { StatedNumbers } from './read-numbers.ts';

/** What a question is after. */
const INTENTS = [
  'scope',
  'expected_value',
  'no_vig',
  'convert',
  'kelly',
  'parlay',
  'bankroll',
  'my_bets',
  'yesterday_picks',
  'record',
  'picks',
  'props',
  'injuries',
  'news',
  'weather',
  'movement',
  'pitching',
  'standings',
  'form',
  'underdogs',
  'totals',
  'run_line',
  'best_price',
  'live',
  'best_bets',
  'who_wins',
  'explain',
  'slate',
  'game',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

interface Found extends StatedNumbers {
  teams: readonly string[];
}
interface Rule {
  intent: Intent;
  when: (text: string, found: Found) => boolean;
}

const stated =
  (pattern: RegExp): Rule['when'] =>
  (text) =>
    pattern.test(text);

/** Terms that are explained in words, with an example that is computed. */
export const TERMS: readonly { term: string; pattern: RegExp }[] = [
  { term: 'expected value', pattern: /\b(expected value|\bev\b|\+ev|edge)\b/i },
  { term: 'closing line value', pattern: /\b(clv|closing line)\b/i },
  { term: 'no-vig price', pattern: /\b(no.?vig|vig|juice|hold|margin|overround|fair (price|odds|line))\b/i },
  { term: 'kelly', pattern: /\bkelly\b/i },
  { term: 'run line', pattern: /\brun.?line\b/i },
  { term: 'moneyline', pattern: /\bmoney.?line\b/i },
  { term: 'total', pattern: /\b(totals?|over.?under)\b/i },
  { term: 'parlay', pattern: /\bparlays?\b/i },
  { term: 'unit', pattern: /\bunits?\b/i },
  { term: 'push', pattern: /\bpush(es)?\b/i },
  { term: 'confidence', pattern: /\bconfidence\b/i },
  { term: 'model', pattern: /\b(model|probabilit(y|ies)|predictions? (made|work)|how do you (work|know|predict))\b/i },
];
const DEFINES =
  /\b(what(?:'|’)?s? (?:is|are|does)?|what is|what are|what does|what do you mean|explain|define|meaning of|how (?:does|do|is|are)|tell me about)\b/i;
const isAboutTerm = (text: string): boolean => TERMS.some(({ pattern }) => pattern.test(text));
const isDefinition = (text: string, { teams }: Found): boolean =>
  teams.length === 0 &&
  DEFINES.test(text) &&
  isAboutTerm(text) &&
  !/\b(today|tonight|tomorrow|best|look|performed?|doing|my|you like)\b/i.test(text);

/** The first that fits. */
const RULES: readonly Rule[] = [
  {
    intent: 'scope',
    when: stated(
      /\b(ignore|disregard|forget|override)\b.*\b(instructions?|rules?|prompts?|above|previous)\b|\bsystem prompt\b|\b(list|show|dump|give) (me )?(all|every|other) (the )?(users?|accounts?|members?|passwords?|emails?)\b|\b(password|api key|secret key)\b|\b(another|other) user(?:'|’)?s\b|\bjailbreak\b|\byou are now\b|\bpretend (to be|you)\b/i,
    ),
  },
  {
    intent: 'parlay',
    when: (text, { prices }) =>
      /\bparlays?\b/i.test(text) &&
      (prices.length > 1 || /\b(price|build|make|give|today|tonight|suggest|worth|two|three|leg)/i.test(text)),
  },
  {
    intent: 'kelly',
    when: (text, { prices, chances }) =>
      /\b(kelly|how much (should|do|can|would) i (bet|stake|wager|put|risk)|how much (to (bet|stake|put)|on)|stake size|bet siz(e|ing)|size my bets?)\b/i.test(
        text,
      ) && !(DEFINES.test(text) && prices.length + chances.length === 0 && !/\bhow much\b/i.test(text)),
  },
  {
    intent: 'expected_value',
    when: (text, { prices, chances }) => (prices.length === 1 && chances.length > 0) || /\bwhat is expected value and how\b/i.test(text),
  },
  { intent: 'no_vig', when: (_text, { prices, teams }) => prices.length === 2 && teams.length === 0 },
  {
    intent: 'convert',
    when: (text, { prices, teams }) =>
      prices.length === 1 &&
      teams.length === 0 &&
      /\b(impl(?:y|ies|ied)|probability|break.?even|convert|decimal|fraction|percent|mean|chance)\b/i.test(text),
  },
  {
    intent: 'bankroll',
    when: stated(/\b(bankroll (management|plan|strategy|tips?|advice)|manage (my|a) bankroll|unit size|how big (is|should).*unit)\b/i),
  },
  { intent: 'explain', when: isDefinition },
  {
    intent: 'my_bets',
    when: stated(
      /\b(my (own )?(bets?|record|stats?|results?|history|roi|profit|p&l|losses|wins|open bets?|pending|performance)|how am i (doing|performing)|am i (up|down|winning|losing)|did i (win|lose)|my bankroll doing)\b/i,
    ),
  },
  {
    intent: 'yesterday_picks',
    when: (text, { teams }) =>
      /\b(yesterday|last night)/i.test(text) && (/\bpicks?\b/i.test(text) || (teams.length === 0 && /\b(you|your|record)\b/i.test(text))),
  },
  {
    intent: 'record',
    when: stated(
      /\b(track record|how (good|accurate) (are|is|have) (you|your|the model)|your (record|results|roi|accuracy|win rate|hit rate|clv)|picks? (performed|performing|doing|record)|the record|how have your picks|win rate|hit rate of)\b/i,
    ),
  },
  { intent: 'injuries', when: stated(/\b(injur(y|ies|ed)|hurt|on the il|injured list|who(?:'|’)?s out|who is out)\b/i) },
  { intent: 'news', when: stated(/\b(news|headlines?|latest on|what happened|rumou?rs?)\b/i) },
  { intent: 'weather', when: stated(/\b(weather|wind|rain|temperature|forecast|hot outside|humid)\b/i) },
  {
    intent: 'props',
    when: stated(
      /\b(props?|strikeouts?|home runs? (prop|over|line)|total bases|hits? (prop|over)|projected|projection|k(?:'|’)?s (line|prop|over))\b/i,
    ),
  },
  {
    intent: 'movement',
    when: stated(/\b(mov(ed|ing|ement|es?|er|ers)|steam|open(ed|ing)? (line|price|odds)|line (shift|change)s?|shifted)\b/i),
  },
  { intent: 'pitching', when: stated(/\b(pitch(ing|ers?|es)|starters?|on the mound|probables?|who(?:'|’)?s starting|era)\b/i) },
  {
    intent: 'standings',
    when: stated(/\b(standings?|division|first place|leading the|games back|al (east|west|central)|nl (east|west|central))\b/i),
  },
  { intent: 'form', when: stated(/\b(hot(test)?|cold|form|streaks?|last (ten|10)|recent(ly)?|trend(s|ing)?|head.to.head|h2h)\b/i) },
  { intent: 'picks', when: stated(/\b(picks?)\b/i) },
  { intent: 'underdogs', when: stated(/\b(underdogs?|dogs?|plus.?money|upset)\b/i) },
  { intent: 'totals', when: (text, { teams }) => teams.length === 0 && /\b(totals?|overs?|unders?|over.?under)\b/i.test(text) },
  { intent: 'run_line', when: (text, { teams }) => teams.length === 0 && /\b(run.?lines?|spreads?)\b/i.test(text) },
  {
    intent: 'best_price',
    when: stated(
      /\b(best (price|odds|line|number)s?|(which|what) (book|sportsbook)|where (can|should|do|are|is)\b.*\b(bet|odds|price|line)|odds|prices?|line shop|moneyline|run.?line|spread|over.?under|total)\b/i,
    ),
  },
  {
    intent: 'live',
    when: stated(/\b(live|score(s|board)?|in progress|right now|who won|did .*(win|lose)|final score|playing now|results?)\b/i),
  },
  {
    intent: 'best_bets',
    when: (text, { teams }) =>
      teams.length === 0 &&
      /\b(best (bet|play|value)s?|value (bet|play)s?|\bvalue\b|what should i bet|good bets?|plays?|lock|sure thing|edge|like (today|tonight)|you like|bet (on )?(today|tonight|tomorrow))\b/i.test(
        text,
      ),
  },
  {
    intent: 'who_wins',
    when: (text, { teams }) =>
      teams.length > 0 && /\b(win|wins|beat|favou?red|favorite|chance|chances|probability|think|predict|bet|value|worth)\b/i.test(text),
  },
  { intent: 'game', when: (_text, { teams }) => teams.length > 0 },
  { intent: 'slate', when: stated(/\b(games?|slate|schedule|matchups?|who(?:'|’)?s playing|playing (today|tonight|tomorrow)|board)\b/i) },
  { intent: 'explain', when: (text) => isAboutTerm(text) },
];

export const intentOf = (text: string, found: Found): Intent => RULES.find(({ when }) => when(text, found))?.intent ?? 'unknown';
