import type { Period, PropKind, TeamSide } from '@clearedge/quant/grading';
import type { GamePlayer } from './players.ts';
import { phraseOf, STAKE_TOKEN } from './tokens.ts';

/** What a statistic's word may mean: of a batter, of a pitcher, or of either, which the player's role decides. */
export interface Stat {
  batter?: PropKind;
  pitcher?: PropKind;
}
/** What a phrase of a typed selection says. */
export type Meaning =
  | { is: 'nothing' }
  | { is: 'side'; side: TeamSide }
  | { is: 'against'; isGameOnly: boolean; isPriced: boolean }
  | { is: 'direction'; side: 'over' | 'under' }
  | { is: 'number'; value: number; isSigned: boolean }
  | { is: 'price'; american: number }
  | { is: 'at least'; value: number }
  | { is: 'market'; market: 'moneyline' | 'spread' | 'total' | 'team total' | 'game total' }
  | { is: 'period'; period: Period }
  | { is: 'unit' }
  | { is: 'stat'; stat: Stat; isOnce: boolean }
  | { is: 'players'; players: readonly GamePlayer[] };
/** One way to understand a phrase. */
export type Sense = readonly Meaning[];
export type Vocabulary = ReadonlyMap<string, readonly Sense[]>;

type Entry = readonly [sense: Sense, phrases: string];
const market = (name: (Meaning & { is: 'market' })['market']): Sense => [{ is: 'market', market: name }];
const period = (name: Period): Sense => [{ is: 'period', period: name }];
const stat = (said: Stat, isOnce = false): Sense => [{ is: 'stat', stat: said, isOnce }];
const direction = (side: 'over' | 'under'): Sense => [{ is: 'direction', side }];
const against = (isGameOnly: boolean, isPriced = false): Sense => [{ is: 'against', isGameOnly, isPriced }];
const firstInning = (side: 'over' | 'under'): Sense => [
  { is: 'direction', side },
  { is: 'number', value: 0.5, isSigned: false },
  { is: 'period', period: 'inning1' },
];

const SHARED: readonly Entry[] = [
  [[{ is: 'nothing' }], `the|bet|bets|pick|play|potd|best bet|lock|in|on|tonight|today|alt|alternate|${STAKE_TOKEN}|-`],
  [against(false), 'vs|v|versus|against'],
  [against(false, true), '@|at'],
  [against(true), '/'],
  [direction('over'), 'over|o|ov|overs|ovre|oevr'],
  [direction('under'), 'under|u|un|und|unders|udner|unde'],
  [[{ is: 'price', american: 100 }], 'even|evens|ev|even money'],
  [[{ is: 'number', value: 0, isSigned: true }], 'pk|pickem|pick em'],
  [
    market('moneyline'),
    'ml|m / l|moneyline|money line|moneylines|moneylin|monyeline|straight up|su|to win|win|wins|winner|to win the game|to win game|win the game|wins the game|to win outright|outright|game winner',
  ],
  [[...market('moneyline'), ...against(false)], 'to beat|beat|beats|to defeat|defeats'],
  [market('total'), 'total|totals|o / u|over / under|ou'],
  [market('team total'), 'team total|tt|team totals|t / t|teamtotal'],
  [market('game total'), 'game total|game|combined|both teams combined'],
  [period('full'), 'full game|fg|including overtime|incl overtime|inc ot|incl ot|including ot'],
];

const BASEBALL: readonly Entry[] = [
  [[{ is: 'nothing' }], 'mlb|baseball'],
  [market('spread'), 'rl|run line|runline|spread|run lines|runlin'],
  [[{ is: 'unit' }], 'runs|run'],
  [[...market('total'), { is: 'unit' }], 'total runs|runs total'],
  [[...market('team total'), { is: 'unit' }], 'team total runs|team runs|team total run'],
  [[...market('game total'), { is: 'unit' }], 'game total runs|combined runs|game runs'],
  [period('full'), 'including extra innings|incl extra innings|inc extra innings|including extras|incl extras'],
  [
    period('first5'),
    'f5|f 5|first 5|first five|1st 5|1st five|f5 innings|f5 inns|first 5 innings|first five innings|1st 5 innings|1st five innings|first 5 inns|1st 5 inns|first 5 inn|1st 5 inn|first 5 inning|1st 5 inning|first five inning',
  ],
  [period('inning1'), '1st inning|first inning|1st inn|first inn|inning 1|1st innning'],
  [
    firstInning('under'),
    'nrfi|no run first inning|no run 1st inning|no runs first inning|no runs 1st inning|no run in the first inning|no run in the 1st inning|no runs in the first inning|no runs in the 1st inning|no runs in the 1st|no run in the 1st|no run in the first|no runs in the first',
  ],
  [
    firstInning('over'),
    'yrfi|yes run first inning|yes run 1st inning|run in the first inning|run in the 1st inning|a run in the first inning|a run in the 1st inning|run scored in the first inning|run scored in the 1st inning',
  ],
];

const FOOTBALL: readonly Entry[] = [
  [[{ is: 'nothing' }], 'cfl|football'],
  [market('spread'), 'spread|point spread|ats|against the spread'],
  [[{ is: 'unit' }], 'points|pts|point'],
  [[...market('total'), { is: 'unit' }], 'total points|points total'],
  [[...market('team total'), { is: 'unit' }], 'team total points|team points'],
  [[...market('game total'), { is: 'unit' }], 'game total points|combined points'],
];

const ONCE_HOMER =
  'to homer|to hit a home run|to hit a hr|to hit a homer|to hit a homerun|to go yard|to go deep|anytime hr|anytime home run|anytime homer|hits a home run|hits a hr|to hit a dinger|any time home run|any time hr|to hit home run|to hit hr';
const PROPS: readonly Entry[] = [
  [[{ is: 'nothing' }], 'player prop|prop|props|to record|to have|to get|to throw'],
  [stat({ batter: 'hits' }), 'hits|hit|base hits'],
  [stat({ batter: 'total_bases' }), 'total bases|tb|tbs|total base'],
  [stat({ batter: 'home_runs' }), 'home runs|home run|hr|hrs|homers|homer|homeruns|homerun|dingers|dinger'],
  [stat({ batter: 'rbi' }), 'rbi|rbis|runs batted in|ribbies'],
  [stat({ batter: 'runs' }), 'runs|run|runs scored|run scored'],
  [stat({ batter: 'stolen_bases' }), 'stolen bases|stolen base|sb|sbs|steals|steal'],
  [stat({ batter: 'batter_walks', pitcher: 'pitcher_walks' }), 'walks|walk|bb|bbs|bases on balls'],
  [stat({ batter: 'batter_walks' }), 'batter walks|walks drawn'],
  [stat({ pitcher: 'pitcher_walks' }), 'walks allowed|walks issued|pitcher walks|walks given up'],
  [
    stat({ batter: 'batter_strikeouts', pitcher: 'pitcher_strikeouts' }),
    'strikeouts|strikeout|ks|k|so|sos|punchouts|punch outs|strike outs|striekouts|strikouts|kks',
  ],
  [stat({ batter: 'batter_strikeouts' }), 'batter strikeouts|batter ks|batter strikeout'],
  [stat({ pitcher: 'pitcher_strikeouts' }), 'pitcher strikeouts|pitching strikeouts|strikeouts thrown|pitcher ks'],
  [stat({ pitcher: 'pitcher_outs' }), 'outs|outs recorded|pitching outs|pitcher outs|recorded outs|outs pitched'],
  [stat({ pitcher: 'pitcher_hits_allowed' }), 'hits allowed|hits given up|pitcher hits allowed'],
  [stat({ pitcher: 'pitcher_earned_runs' }), 'earned runs|earned run|er|ers|earned runs allowed|earned runs given up'],
  [stat({ batter: 'home_runs' }, true), ONCE_HOMER],
  [stat({ batter: 'hits' }, true), 'to record a hit|to get a hit|to have a hit'],
  [stat({ batter: 'stolen_bases' }, true), 'to steal a base|to record a stolen base|to steal'],
  [stat({ batter: 'runs' }, true), 'to score a run|to record a run|to score'],
  [stat({ batter: 'rbi' }, true), 'to record an rbi|to get an rbi|to have an rbi|to record a rbi|to drive in a run'],
];

function indexOf(entries: readonly Entry[]): Vocabulary {
  const found = new Map<string, Sense[]>();
  for (const [sense, phrases] of entries)
    for (const phrase of phrases.split('|')) {
      const key = phraseOf(phrase);
      found.set(key, [...(found.get(key) ?? []), sense]);
    }
  return found;
}

const OF_BASEBALL = indexOf([...SHARED, ...BASEBALL, ...PROPS]);
const OF_FOOTBALL = indexOf([...SHARED, ...FOOTBALL]);

/** The phrases of a sport whose meaning does not depend on the game. */
export const vocabularyOf = (sport: string | undefined): Vocabulary => (sport === 'cfl' ? OF_FOOTBALL : OF_BASEBALL);
