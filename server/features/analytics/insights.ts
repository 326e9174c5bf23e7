import { plural } from '@clearedge/contract/words/plural';
import { americanToDecimal } from '@clearedge/quant/price';
import { sampleSizeForEdge } from '@clearedge/quant/scoring';
import { type Figures, type Finding, isCounted, isDecided, isWon, LEAST_BETS, type SettledBet, sumOf } from './settled-bet.ts';

const MINUS = '\u2212';

/** A fraction as percent: "52%", or with decimals "52.3%". */
const percent = (fraction: number, decimals = 0): string => `${(100 * fraction).toFixed(decimals)}%`;

/** A fraction as signed percent: "+6.7%", "−18%". */
function signedPercent(fraction: number, decimals = 0): string {
  const digits = Math.abs(100 * fraction).toFixed(decimals);
  if (Number(digits) === 0) return `${digits}%`;
  return `${fraction < 0 ? MINUS : '+'}${digits}%`;
}

interface Range {
  low: number;
  high: number;
}
const range = ({ low, high }: Range): string => `${percent(low)} to ${percent(high)}`;
const signedRange = ({ low, high }: Range, decimals = 0): string => `${signedPercent(low, decimals)} to ${signedPercent(high, decimals)}`;

const MARKETS: Record<string, string> = {
  moneyline: 'Moneyline bets',
  spread: 'Spread and run line bets',
  total: 'Total bets',
  prop: 'Player prop bets',
  parlay: 'Parlays',
  outright: 'Outright winner bets',
  place: 'Place bets',
  make_cut: 'Cut bets',
  head_to_head: 'Golf matchups',
  future: 'Futures',
};
const PRICES: Record<string, string> = {
  'to-200': 'Favorites −200 and shorter',
  '-199to-150': 'Favorites −199 to −150',
  '-149to-110': 'Favorites −149 to −110',
  '-109to109': 'Even prices −109 to +109',
  '110to149': 'Underdogs +110 to +149',
  '150to199': 'Underdogs +150 to +199',
  from200: 'Underdogs +200 and longer',
};
const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const LEADS: Record<string, string> = {
  under1h: 'Bets placed under an hour before first pitch',
  '1to3h': 'Bets placed 1 to 3 hours before first pitch',
  '3to12h': 'Bets placed 3 to 12 hours before first pitch',
  '12to24h': 'Bets placed 12 to 24 hours before first pitch',
  over24h: 'Bets placed a day or more before first pitch',
  after: 'Bets placed after first pitch',
  unknown: 'Bets on a game whose start is not known',
};
const HOURS: Record<string, string> = {
  to4pm: 'Games that start before 4 PM',
  '4to7pm': 'Games that start from 4 to 7 PM',
  '7to10pm': 'Games that start from 7 to 10 PM',
  from10pm: 'Games that start at 10 PM or later',
};
const SIDES: Record<string, string> = { home: 'Home club bets', away: 'Away club bets', over: 'Over bets', under: 'Under bets' };
const ROLES: Record<string, string> = { favorite: 'Favorites', underdog: 'Underdogs' };

const NAMES: Record<Finding['cut'], (key: string) => string | undefined> = {
  market: (key) => MARKETS[key],
  price: (key) => PRICES[key],
  book: (key) => (key === 'Parlays' ? key : key === 'No book' ? 'Bets without a book' : `Bets at ${key}`),
  weekday: (key) => WEEKDAYS[Number(key) - 1],
  hour: (key) => HOURS[key],
  lead: (key) => LEADS[key],
  side: (key) => SIDES[key],
  role: (key) => ROLES[key],
};

/** What a sentence calls the bets of one part. */
const partName = ({ cut, key }: Pick<Finding, 'cut' | 'key'>): string => NAMES[cut](key) ?? key;

const flatProfit = (bet: SettledBet): number => (isDecided(bet) ? (isWon(bet) ? americanToDecimal(bet.odds) - 1 : -1) : 0);

/** Whether the sizes of the stakes helped: the return on money staked beside one unit on each bet. Silent where all stakes are alike. */
function stakesInsight(bets: readonly SettledBet[]): Figures['insights'] {
  const counted = bets.filter((bet) => isCounted(bet) && bet.result !== 'cash_out');
  if (counted.length < LEAST_BETS || new Set(counted.map(({ stakeCents }) => stakeCents)).size === 1) return [];
  const staked = sumOf(counted, ({ profitCents }) => profitCents) / sumOf(counted, ({ stakeCents }) => stakeCents);
  const flat = sumOf(counted, flatProfit) / counted.length;
  const stated =
    Math.abs(staked - flat) < 0.005
      ? 'the sizes of your stakes made no difference'
      : staked > flat
        ? 'your larger stakes did better'
        : 'your larger stakes did worse';
  const text = `Money staked returned ${signedPercent(staked, 1)}; one unit on each of the same ${plural(counted.length, 'bet')} would have returned ${signedPercent(flat, 1)}: ${stated}.`;
  return [{ topic: 'stakes', text, bets: counted.length }];
}

type Insight = Figures['insights'][number];
type Reported = Omit<Figures, 'insights'>;

const EDGE = 0.05;

const VERDICTS: Record<Finding['verdict'], (looked: number) => string> = {
  chance: () => 'not yet distinguishable from chance',
  alone: (looked) => `stands out alone, but not once all ${looked} parts looked at are counted`,
  distinguishable: (looked) => `distinguishable from chance, all ${looked} parts looked at counted`,
};

function rateInsight({ winRate, winInterval, neededRate, wins, losses }: Reported): Insight[] {
  if (winRate === null || winInterval === null || neededRate === null) return [];
  const verdict =
    winInterval.low > neededRate
      ? 'more than chance gives'
      : winInterval.high < neededRate
        ? 'less than they needed, and more than bad luck'
        : 'the two cannot be told apart yet';
  const text = `You won ${percent(winRate)} of ${plural(wins + losses, 'decided bet')} (95% interval ${range(winInterval)}) where your prices needed ${percent(neededRate)}: ${verdict}.`;
  return [{ topic: 'rate', text, bets: wins + losses }];
}

const findingInsight = (topic: 'leak' | 'strength', finding: Finding | undefined, looked: number): Insight[] =>
  finding
    ? [
        {
          topic,
          bets: finding.bets,
          text: `${partName(finding)}: ${signedPercent(finding.roi)} over ${plural(finding.bets, 'bet')}, 95% interval ${signedRange(finding.interval)}: ${VERDICTS[finding.verdict](looked)}.`,
        },
      ]
    : [];

function closeInsight({ closing }: Reported): Insight[] {
  const main = closing?.measures.find(({ measure }) => measure === 'expectedValue');
  if (!main || main.count < LEAST_BETS) return [];
  const interval = main.interval ? ` (95% interval ${signedRange(main.interval, 1)})` : '';
  const text = `Against the no-vig closing line your bets averaged ${signedPercent(main.mean, 1)} EV${interval} over ${plural(main.count, 'bet')}; ${main.beaten} beat the close.`;
  return [{ topic: 'close', text, bets: main.count }];
}

function streakInsight({ streaks }: Reported): Insight[] {
  if (!streaks) return [];
  const { length, chance, typical } = streaks.lost;
  const text = `Your longest losing run is ${length} of the last ${plural(streaks.bets, 'decided bet')}; at your hit rate chance gives one as long in ${chance < 0.01 ? 'under 1%' : percent(chance)} of records, and half of them reach ${typical}.`;
  return [{ topic: 'streak', text, bets: streaks.bets }];
}

function estimatesInsight({ calibration }: Reported): Insight[] {
  if (!calibration?.interval || calibration.stated === null || calibration.happened === null) return [];
  const { stated, happened, interval, estimates, brier, brierOfPrices } = calibration;
  const verdict =
    stated > interval.high
      ? 'you are too sure'
      : stated < interval.low
        ? 'you are too careful'
        : 'what you say and what happens agree so far';
  const score =
    brier! < brierOfPrices!
      ? 'Your chances scored better than those that the prices needed'
      : 'Your chances scored no better than those that the prices needed';
  const text = `You gave ${plural(estimates, 'bet')} ${percent(stated)} on average and ${percent(happened)} won (95% interval ${range(interval)}): ${verdict}. ${score} (Brier ${brier!.toFixed(3)} against ${brierOfPrices!.toFixed(3)}).`;
  return [{ topic: 'estimates', text, bets: estimates }];
}

function sampleInsight(bets: readonly SettledBet[]): Insight[] {
  const counted = bets.filter(isCounted);
  const variance = sumOf(counted, ({ odds }) => americanToDecimal(odds) - 1) / counted.length;
  const need = sampleSizeForEdge(EDGE, { deviation: Math.sqrt(variance) });
  if (counted.length >= need) return [];
  const text = `Telling an edge of 5% from none takes about ${plural(need, 'bet')} at your prices; there are ${counted.length.toLocaleString('en-US')}.`;
  return [{ topic: 'sample', text, bets: counted.length }];
}

/** Sentences made from the figures, each with what it rests on; none below twenty bets. */
export function insightsOf(reported: Reported, bets: readonly SettledBet[]): Insight[] {
  if (bets.filter(isDecided).length < LEAST_BETS) return [];
  const { lookedAt, leaks, strengths } = reported.findings;
  return [
    ...rateInsight(reported),
    ...findingInsight('leak', leaks[0], lookedAt),
    ...findingInsight('strength', strengths[0], lookedAt),
    ...closeInsight(reported),
    ...stakesInsight(bets),
    ...streakInsight(reported),
    ...estimatesInsight(reported),
    ...sampleInsight(bets),
  ];
}
