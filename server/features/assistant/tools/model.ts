import type { ForecastRecord, ModelReport } from '@clearedge/contract/routes/games/model';
import { DEFAULT_SPORT, isGameSport, leagueOf } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import type { z } from 'zod';
import { type Finding, finding } from '../session/finding.ts';
import { dayText, percent, signed, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

type Report = z.infer<typeof ModelReport>;
type Backtest = NonNullable<Report['backtest']>;
type Score = Backtest['scores'][number];

const MOST_SCORES = 6;
const MOST_KEPT = 3;
const NAMES: Partial<Record<Score['forecaster'], string>> = {
  blend: 'our published number',
  model: 'the model alone',
  close: 'the closing line',
  coin: 'a coin',
};

const losses = (scores: readonly Score[]): string =>
  (Object.keys(NAMES) as Score['forecaster'][])
    .flatMap((name) => scores.filter(({ forecaster }) => forecaster === name))
    .map(({ forecaster, logLoss }) => `${NAMES[forecaster]} ${logLoss.toFixed(4)}`)
    .join(', ');

function closeLine({ comparisons }: Backtest): string[] {
  const found = comparisons.find(({ first, second }) => first === 'model' && second === 'close');
  if (!found) return [];
  const { difference, low, high, games } = found;
  const verdict =
    low > 0 ? 'the closing line was better' : high < 0 ? 'it was better than the closing line' : 'no difference that is more than chance';
  return [
    `• The model alone against the close ${signed(difference, 4)} (95% interval ${signed(low, 4)} to ${signed(high, 4)}, ${plural(games, 'game')}): ${verdict}.`,
  ];
}

/** How far what was stated and what happened were apart, and what happened where about that much was stated. */
function calibrationLines(reliability: Backtest['reliability'], chance: number | null, where: string): string[] {
  const all = reliability.reduce((sum, { games }) => sum + games, 0);
  if (all === 0) return [];
  const gap = reliability.reduce((sum, { games, stated, seen }) => sum + games * Math.abs(stated - seen), 0) / all;
  const lines = [
    `• Calibration${where}: what it gave and what happened were ${percent(gap)} apart on average over ${plural(reliability.length, 'bin')}.`,
  ];
  if (chance === null) return lines;
  const near = reliability.toSorted((a, b) => Math.abs(a.stated - chance) - Math.abs(b.stated - chance))[0]!;
  return [
    `• Where it gave the home side about ${percent(near.stated)}, it won ${percent(near.seen)}${where} (95% interval ${percent(near.low)} to ${percent(near.high)}, ${plural(near.games, 'game')}).`,
    ...lines,
  ];
}

const keptLines = (kept: Report['kept']): string[] =>
  kept
    .filter(({ isPublished }) => isPublished)
    .slice(0, MOST_KEPT)
    .map(
      (one) =>
        `• ${leagueOf(one.sport)} ${one.market} plays kept ${percent(one.share, 0)} of their claimed EV at the close (95% interval ${percent(one.low, 0)} to ${percent(one.high, 0)}, ${plural(one.plays, 'play')}, ${one.seasons}).`,
    );

function recordLines(
  { games, from, scores, reliability }: z.infer<typeof ForecastRecord>,
  league: string,
  chance: number | null,
): string[] {
  if (games === 0) return [`Here: no published ${league} forecast has been scored yet.`];
  const told = losses(scores);
  return [
    `Here: ${plural(games, `${league} forecast`)} scored since ${from === null ? 'the start' : dayText(from)}${told ? `; log loss ${told}` : ''}.`,
    ...calibrationLines(reliability, chance, ' here'),
  ];
}

const tableOf = (scores: readonly Score[], caption: string): NonNullable<Finding['cards']> => [
  {
    kind: 'table',
    caption,
    columns: ['Forecaster', 'Games', 'Log loss', 'Brier'],
    rows: scores
      .slice(0, MOST_SCORES)
      .map((one) => [one.forecaster, one.games.toLocaleString('en-US'), one.logLoss.toFixed(4), one.brier.toFixed(4)]),
  },
];

/** How good the model of a sport is: on past seasons, day by day, and here. Baseball's where no sport is named. */
export async function lookAtModel({ ctx, read }: AssistantSession, { sport: named, chances }: Reading): Promise<Finding> {
  const chance = chances[0] ?? null;
  const sport = named !== null && isGameSport(named) ? named : DEFAULT_SPORT;
  const [{ version, record, backtest, ratedGames, ratedTo, kept }, published] = await Promise.all([
    read(ctx, 'GET /api/model', { query: sport === DEFAULT_SPORT ? {} : { sport } }),
    read(ctx, 'GET /api/record', { query: named === null ? {} : { sport } }),
  ]);
  const { summary } = published;
  const league = leagueOf(sport);
  const losing = summary.roi !== null && summary.roi < 0;
  const href = sport === DEFAULT_SPORT ? '/model' : `/model?sport=${sport}`;
  return finding(
    [
      ...(backtest
        ? [
            `${league} model ${version}, on ${backtest.games.toLocaleString('en-US')} games forecast from the days before each (${backtest.scoredOn}; fitted on ${backtest.fittedOn}). Log loss, lower is better: ${losses(backtest.scores)}.`,
            ...closeLine(backtest),
            ...calibrationLines(backtest.reliability, chance, ''),
          ]
        : [`${league} model ${version}: no past prices of real games were at hand to judge it by.`]),
      ...keptLines(kept),
      ...recordLines(record, league, backtest ? null : chance),
      summary.roi === null
        ? 'Published picks: none decided yet.'
        : `Published picks: ${plural(summary.picks, 'pick')}, ROI ${signedPercent(summary.roi)}${summary.roiInterval ? ` (95% interval ${signedPercent(summary.roiInterval.low)} to ${signedPercent(summary.roiInterval.high)})` : ''}${losing ? ': they have lost money so far' : ''}.`,
      `Rated on ${plural(ratedGames, 'game')}${ratedTo ? ` to ${dayText(ratedTo)}` : ''}. A good model still loses bets, and beating the close is rare.`,
    ],
    {
      sources: [
        ...(backtest ? [{ label: 'The model, measured walk-forward', asOf: `${backtest.measuredOn}T00:00:00.000Z`, href }] : []),
        { label: 'The public record', asOf: published.asOf, href: '/record' },
      ],
      links: [
        { label: 'Model', href },
        { label: 'The record', href: '/record' },
      ],
      cards: backtest
        ? tableOf(backtest.scores, `Log loss, ${backtest.scoredOn}`)
        : record.scores.length > 0
          ? tableOf(record.scores, 'Log loss of opinions given here')
          : [],
    },
  );
}
