import type { Digest, DigestPick } from '../build/digest-shape.ts';
import {
  american,
  begunText,
  clock,
  dateTime,
  dayName,
  evText,
  matchup,
  moverText,
  percent,
  priceText,
  resultText,
  signedPercent,
  units,
} from './mail-words.ts';

/** One part of a mail, the same in text and in HTML. */
export interface Section {
  title: string;
  lines: string[];
}

function gameLine(game: Digest['games'][number]): string {
  const start = game.isTimeTentative ? 'time TBD' : clock(game.startsAt);
  const starters = `${game.awayPitcher ?? 'starter not named'} vs ${game.homePitcher ?? 'starter not named'}`;
  if (game.status !== 'scheduled' && game.status !== 'delayed') return begunText(game);
  const line = game.moneyline
    ? `${game.awayTeamCode} ${priceText(game.moneyline.away)}, ${game.homeTeamCode} ${priceText(game.moneyline.home)}`
    : 'no price yet';
  const total = game.total && game.total.over.line !== null ? `; total ${game.total.over.line}` : '';
  return `${matchup(game)}, ${start}: ${starters}. Best: ${line}${total}`;
}

function pickLine(pick: DigestPick): string {
  const head = `${pick.label ? `${pick.label}: ` : ''}${pick.selection} ${american(pick.odds)} at ${pick.bookName} (${matchup(pick)})`;
  const push = pick.pushProbability > 0 ? `, ${percent(pick.pushProbability)} to push` : '';
  const books = pick.marketWinProbability === null ? '' : `books ${percent(pick.marketWinProbability)}, `;
  const figures = `${books}we ${percent(pick.winProbability)} to win${push}, ${evText(pick.expectedValue)}, confidence ${Math.round(pick.confidence)}/100`;
  return `${head}: ${figures}.${pick.reasoning ? ` ${pick.reasoning}` : ''}`;
}

function picksOf({ picks }: Digest): Section {
  const lines = picks.list.map(pickLine);
  const noBet = picks.noBet?.reasoning ?? picks.noBetNow;
  if (noBet) lines.push(noBet);
  if (picks.hidden > 0) lines.push(`${picks.hidden} more and the reasons with Pro.`);
  if (lines.length === 0) lines.push('None yet. We only post a pick when the price beats our number.');
  return { title: `Picks (${picks.published})`, lines };
}

function yesterdayOf({ yesterday }: Digest): Section {
  const { wins, losses, pushes, voids, pending, picks } = yesterday;
  const lines = yesterday.games.map(resultText);
  for (const pick of picks)
    lines.push(
      `Pick ${pick.selection} ${american(pick.odds)} (${matchup(pick)}): ${pick.result ?? 'pending'}${pick.units === null ? '' : `, ${units(pick.units)}`}`,
    );
  if (picks.length > 0) {
    const rest = [pushes + voids > 0 ? `, ${pushes + voids} pushed or void` : '', pending > 0 ? `, ${pending} pending` : ''].join('');
    lines.push(`Picks: ${wins} won, ${losses} lost${rest}; ${units(yesterday.units)}`);
  }
  return { title: `Yesterday, ${dayName(yesterday.date)}`, lines: lines.length > 0 ? lines : ['No games.'] };
}

function recordOf({ record }: Digest): Section {
  const { wins, losses, hitRate, hitInterval, neededRate, roi, roiInterval } = record.summary;
  if (hitRate === null || hitInterval === null) return { title: 'The record', lines: ['No pick has been decided yet.'] };
  const needed = neededRate === null ? '' : `; ${percent(neededRate)} needed at these prices`;
  const lines = [
    `${wins} of ${wins + losses} won, ${percent(hitRate)} (${percent(hitInterval.low, 0)} to ${percent(hitInterval.high, 0)}, 95%)${needed}`,
  ];
  if (roi !== null)
    lines.push(
      `ROI ${signedPercent(roi)}${roiInterval ? ` (${signedPercent(roiInterval.low)} to ${signedPercent(roiInterval.high)})` : ''}, ${units(record.summary.units)}`,
    );
  return {
    title: `The ${record.sports.map((sport) => sport.toUpperCase()).join(' and ')} record through ${dayName(record.through)}`,
    lines,
  };
}

const section = (title: string, lines: readonly string[]): Section[] => (lines.length > 0 ? [{ title, lines: [...lines] }] : []);

const watchLines = ({ watch = [] }: Digest): string[] =>
  watch.map(({ favoured, drivers, verdict, ...game }) => {
    const moved = drivers.map(({ title, points }) => `${title} ${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`).join(', ');
    return `${matchup(game)}: ${favoured.team} ${percent(favoured.probability)}. ${moved} (points for the home side). ${verdict}`;
  });

/** A digest as a mail tells it, in order. What the reader may not see is not in the digest, and so not here. */
export const sectionsOf = (digest: Digest): Section[] => [
  ...section(`Today's board (${digest.games.length})`, digest.games.length > 0 ? digest.games.map(gameLine) : ['No games today.']),
  ...section(
    'Biggest movers since opening',
    digest.movers.map((mover) => `${matchup(mover)}: ${moverText(mover)}, ${mover.bookCount} books, since ${dateTime(mover.openedAt)}`),
  ),
  ...section(
    'Injuries, scratches and lineups',
    digest.news.map(({ title, source, publishedAt }) => `${title} (${source}, ${dateTime(publishedAt)})`),
  ),
  ...section(
    'Weather that matters',
    digest.weather.map((note) => `${matchup(note)}: ${note.notes.join(', ')} (as of ${dateTime(note.weather.asOf)})`),
  ),
  picksOf(digest),
  ...section('What to watch', watchLines(digest)),
  yesterdayOf(digest),
  recordOf(digest),
];
