import { lowestTierName } from '@clearedge/contract/entitlements';
import { leagueOf } from '@clearedge/contract/sports';
import { formatAmerican } from '@clearedge/quant/price';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { digestMails } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Digest, DigestPick } from '../build/digest-shape.ts';

/** Who has had the mail of a day, or is getting it now. */
export async function listMailed(db: Db, slateOn: string): Promise<Set<string>> {
  const rows = await db.select({ userId: digestMails.userId }).from(digestMails).where(eq(digestMails.slateOn, slateOn));
  return new Set(rows.map(({ userId }) => userId));
}

/** True for exactly one caller: who gets the row sends the mail. */
export async function claimMail(db: Db, userId: string, slateOn: string, claimedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(digestMails)
    .values({ userId, slateOn, claimedAt, sentAt: null })
    .onConflictDoNothing()
    .returning({ userId: digestMails.userId });
  return rows.length > 0;
}

const own = (userId: string, slateOn: string) => and(eq(digestMails.userId, userId), eq(digestMails.slateOn, slateOn));

export async function markSent(db: Db, userId: string, slateOn: string, sentAt: Date): Promise<void> {
  await db.update(digestMails).set({ sentAt }).where(own(userId, slateOn));
}

/** The mail server did not take it: another try may. */
export async function releaseMail(db: Db, userId: string, slateOn: string): Promise<void> {
  await db.delete(digestMails).where(and(own(userId, slateOn), isNull(digestMails.sentAt)));
}

export async function deleteMailsBefore(db: Db, slateOn: string): Promise<void> {
  await db.delete(digestMails).where(lt(digestMails.slateOn, slateOn));
}

/** For the export of an account. */
const listMailsTo = (db: Db, userId: string): Promise<{ slateOn: string; sentAt: Date | null }[]> =>
  db
    .select({ slateOn: digestMails.slateOn, sentAt: digestMails.sentAt })
    .from(digestMails)
    .where(eq(digestMails.userId, userId))
    .orderBy(digestMails.slateOn);

/** The daily mails that a user got, for the export of the account. */
export const listDigestMails = (ctx: Ctx, userId: string): Promise<{ slateOn: string; sentAt: Date | null }[]> =>
  listMailsTo(ctx.db, userId);

const EASTERN = 'America/New_York';
const clockFormat = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, hour: 'numeric', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "7:05 PM ET". */
export const clock = (iso: string): string => `${clockFormat.format(new Date(iso)).replace(/\s/g, ' ')} ET`;
const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, month: 'short', day: 'numeric' });
/** "Jul 11, 7:05 PM ET". */
const dateTime = (iso: string): string => `${dateFormat.format(new Date(iso))}, ${clock(iso)}`;
/** "Saturday, July 11, 2026". */
export const dayName = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));
const percent = (share: number, decimals = 1): string => `${(100 * share).toFixed(decimals)}%`;
/** What rounds to zero has no sign, as on the page. */
function signed(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(decimals);
  return `${Number(digits) === 0 ? '' : value < 0 ? '−' : '+'}${digits}`;
}
const signedPercent = (share: number): string => `${signed(100 * share, 1)}%`;
const units = (value: number): string => `${signed(value, 2)} u`;
const evText = (value: number): string => `${signed(value, 1)}% EV`;
const american = (odds: number): string => formatAmerican(odds);

interface Cell {
  odds: number | null;
  line: number | null;
  bookName: string | null;
  state: string;
}
/** "−115 Summit", "no price". */
function priceText({ odds, bookName, state }: Cell): string {
  if (odds === null) return 'no price';
  return `${american(odds)}${bookName ? ` ${bookName}` : ''}${state === 'stale' ? ' (stale)' : ''}`;
}

const matchup = ({ awayTeamCode, homeTeamCode }: { awayTeamCode: string; homeTeamCode: string }): string =>
  `${awayTeamCode} @ ${homeTeamCode}`;

/** "NYY @ BOS, live: NYY 3, BOS 2", "NYY @ BOS: postponed": a game that takes no more bets has no best price. */
function begunText(game: Digest['games'][number]): string {
  const { awayScore, homeScore, status } = game;
  const word = status === 'completed' ? 'final' : status;
  if ((status !== 'live' && status !== 'completed') || awayScore === null || homeScore === null) return `${matchup(game)}: ${word}`;
  return `${matchup(game)}, ${word}: ${game.awayTeamCode} ${awayScore}, ${game.homeTeamCode} ${homeScore}`;
}

/** "NYY 4, BOS 5 (11 innings)", "NYY @ BOS: postponed". */
function resultText(game: Digest['yesterday']['games'][number]): string {
  const { awayScore, homeScore, status, innings } = game;
  if (status !== 'completed' || awayScore === null || homeScore === null)
    return `${matchup(game)}: ${status === 'completed' ? 'final' : status}`;
  const extra = innings !== null && innings > 9 ? ` (${innings} innings)` : '';
  return `${game.awayTeamCode} ${awayScore}, ${game.homeTeamCode} ${homeScore}${extra}`;
}

/** "Over 8.5 → 9", "Boston Red Sox 52.1% → 57.4%". */
function moverText({ market, selection, from, to }: Digest['movers'][number]): string {
  if (market === 'total' && from.line !== to.line) return `Total ${from.line} → ${to.line} (${selection.toLowerCase()})`;
  const what = market === 'total' ? `${selection} ${to.line}` : selection;
  return `${what} ${percent(from.probability)} → ${percent(to.probability)} (${american(from.odds)} → ${american(to.odds)} without margin)`;
}

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
  if (noBet) lines.push(picks.published > 0 && picks.noBetSport ? `${leagueOf(picks.noBetSport)}: ${noBet}` : noBet);
  if (picks.hidden > 0) lines.push(`${picks.hidden} more and the reasons with ${lowestTierName('picks')}.`);
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
  const leagues = record.sports.map(leagueOf).join(' and ');
  if (hitRate === null || hitInterval === null) return { title: 'The record', lines: ['No pick has been decided yet.'] };
  const needed = neededRate === null ? '' : `; ${percent(neededRate)} needed at these prices`;
  const lines = [
    `${wins} of ${wins + losses} won, ${percent(hitRate)} (${percent(hitInterval.low, 0)} to ${percent(hitInterval.high, 0)}, 95%)${needed}`,
  ];
  if (roi !== null)
    lines.push(
      `ROI ${signedPercent(roi)}${roiInterval ? ` (${signedPercent(roiInterval.low)} to ${signedPercent(roiInterval.high)})` : ''}, ${units(record.summary.units)}`,
    );
  return { title: `The ${leagues} record through ${dayName(record.through)}`, lines };
}

const section = (title: string, lines: readonly string[]): Section[] => (lines.length > 0 ? [{ title, lines: [...lines] }] : []);

const watchLines = ({ watch = [] }: Digest): string[] =>
  watch.map(({ favored, drivers, verdict, ...game }) => {
    const moved = drivers.map(({ title, points }) => `${title} ${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`).join(', ');
    return `${matchup(game)}: ${favored.team} ${percent(favored.probability)}. ${moved} (points for the home side). ${verdict}`;
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
