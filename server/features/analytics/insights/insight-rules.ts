import { americanToDecimal } from '@clearedge/quant/price';
import { sampleSizeForEdge } from '@clearedge/quant/scoring';
import { type Figures, type Finding, isCounted, isDecided, LEAST_BETS, type SettledBet, sumOf } from '../settled-bet.ts';
import { partName } from './part-names.ts';
import { count, percent, range, signedPercent, signedRange } from './say.ts';
import { stakesInsight } from './stakes-insight.ts';

export type Insight = Figures['insights'][number];
type Told = Omit<Figures, 'insights'>;

const EDGE = 0.05;

const VERDICTS: Record<Finding['verdict'], (looked: number) => string> = {
  chance: () => 'not yet distinguishable from chance',
  alone: (looked) => `stands out alone, but not once all ${looked} parts looked at are counted`,
  distinguishable: (looked) => `distinguishable from chance, all ${looked} parts looked at counted`,
};

function rateInsight({ winRate, winInterval, neededRate, wins, losses }: Told): Insight[] {
  if (winRate === null || winInterval === null || neededRate === null) return [];
  const verdict =
    winInterval.low > neededRate
      ? 'more than chance gives'
      : winInterval.high < neededRate
        ? 'less than they needed, and more than bad luck'
        : 'the two cannot be told apart yet';
  const text = `You won ${percent(winRate)} of ${count(wins + losses, 'decided bet')} (95% interval ${range(winInterval)}) where your prices needed ${percent(neededRate)}: ${verdict}.`;
  return [{ topic: 'rate', text, bets: wins + losses }];
}

const findingInsight = (topic: 'leak' | 'strength', finding: Finding | undefined, looked: number): Insight[] =>
  finding
    ? [
        {
          topic,
          bets: finding.bets,
          text: `${partName(finding)}: ${signedPercent(finding.roi)} over ${count(finding.bets, 'bet')}, 95% interval ${signedRange(finding.interval)}: ${VERDICTS[finding.verdict](looked)}.`,
        },
      ]
    : [];

function closeInsight({ closing }: Told): Insight[] {
  const main = closing?.measures.find(({ measure }) => measure === 'expectedValue');
  if (!main || main.count < LEAST_BETS) return [];
  const interval = main.interval ? ` (95% interval ${signedRange(main.interval, 1)})` : '';
  const text = `Against the closing price without margin your prices were worth ${signedPercent(main.mean, 1)} on average${interval} over ${count(main.count, 'bet')}; ${main.beaten} beat the close.`;
  return [{ topic: 'close', text, bets: main.count }];
}

function streakInsight({ streaks }: Told): Insight[] {
  if (!streaks) return [];
  const { length, chance, typical } = streaks.lost;
  const text = `Your longest losing run is ${length} of the last ${count(streaks.bets, 'decided bet')}; at your hit rate chance gives one as long in ${chance < 0.01 ? 'under 1%' : percent(chance)} of records, and half of them reach ${typical}.`;
  return [{ topic: 'streak', text, bets: streaks.bets }];
}

function estimatesInsight({ calibration }: Told): Insight[] {
  if (!calibration?.interval || calibration.said === null || calibration.happened === null) return [];
  const { said, happened, interval, estimates, brier, brierOfPrices } = calibration;
  const verdict =
    said > interval.high ? 'you are too sure' : said < interval.low ? 'you are too careful' : 'what you say and what happens agree so far';
  const score =
    brier! < brierOfPrices!
      ? 'Your chances scored better than those that the prices needed'
      : 'Your chances scored no better than those that the prices needed';
  const text = `You gave ${count(estimates, 'bet')} ${percent(said)} on average and ${percent(happened)} won (95% interval ${range(interval)}): ${verdict}. ${score} (Brier ${brier!.toFixed(3)} against ${brierOfPrices!.toFixed(3)}).`;
  return [{ topic: 'estimates', text, bets: estimates }];
}

function sampleInsight(bets: readonly SettledBet[]): Insight[] {
  const counted = bets.filter(isCounted);
  const variance = sumOf(counted, ({ odds }) => americanToDecimal(odds) - 1) / counted.length;
  const need = sampleSizeForEdge(EDGE, { deviation: Math.sqrt(variance) });
  if (counted.length >= need) return [];
  const text = `Telling an edge of 5% from none takes about ${count(need, 'bet')} at your prices; there are ${counted.length.toLocaleString('en-US')}.`;
  return [{ topic: 'sample', text, bets: counted.length }];
}

/** Sentences made from the figures, each with what it rests on; none below twenty bets. */
export function insightsOf(told: Told, bets: readonly SettledBet[]): Insight[] {
  if (bets.filter(isDecided).length < LEAST_BETS) return [];
  const { lookedAt, leaks, strengths } = told.findings;
  return [
    ...rateInsight(told),
    ...findingInsight('leak', leaks[0], lookedAt),
    ...findingInsight('strength', strengths[0], lookedAt),
    ...closeInsight(told),
    ...stakesInsight(bets),
    ...streakInsight(told),
    ...estimatesInsight(told),
    ...sampleInsight(bets),
  ];
}
