import { lowestTierName } from '@clearedge/contract/entitlements';
import { leagueOf, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { outlookWords } from '@clearedge/contract/words/outlook-words';
import { plural } from '@clearedge/contract/words/plural';
import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { formatAmerican } from '@clearedge/quant/price';
import { clockText } from '../../../kernel/eastern-words.ts';
import type { MailPage, MailRow, MailSection, Tone } from '../../../kernel/mail-page.ts';
import type { Digest, DigestPick, Watch } from '../build/digest-shape.ts';

const EASTERN = 'America/New_York';
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, month: 'short', day: 'numeric' });
/** "Jul 11, 7:05 PM ET". */
const dateTime = (iso: string): string => `${dateFormat.format(new Date(iso))}, ${clockText(iso)}`;
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
/** Green and red for what rounds to a gain or a loss. */
const toneOf = (value: number): Tone => (Math.abs(value) < 0.005 ? 'plain' : value > 0 ? 'profit' : 'loss');
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

/** "NFL ATL @ GB": two leagues may have clubs of one code. */
const leagueMatchup = (game: Pick<Digest['yesterday']['games'][number], 'sport' | 'awayTeamCode' | 'homeTeamCode'>): string =>
  `${leagueOf(game.sport)} ${matchup(game)}`;

/** "NYY @ BOS, live: NYY 3, BOS 2", "NYY @ BOS: postponed": a game that takes no more bets has no best price. */
function begunText(game: Digest['games'][number]): string {
  const { awayScore, homeScore, status } = game;
  const word = status === 'completed' ? 'final' : status;
  if ((status !== 'live' && status !== 'completed') || awayScore === null || homeScore === null) return `${matchup(game)}: ${word}`;
  const score = `${matchup(game)}, ${word}: ${game.awayTeamCode} ${awayScore}, ${game.homeTeamCode} ${homeScore}`;
  return game.inPlay ? `${score}; ${outlookWords(game, game.inPlay)}` : score;
}

/** "MLB NYY 4, BOS 5 (11 innings)", "MLB NYY @ BOS: postponed". */
function resultText(game: Digest['yesterday']['games'][number]): string {
  const { awayScore, homeScore, status, innings } = game;
  if (status !== 'completed' || awayScore === null || homeScore === null)
    return `${leagueMatchup(game)}: ${status === 'completed' ? 'final' : status}`;
  const extra = innings !== null && innings > 9 ? ` (${innings} innings)` : '';
  return `${leagueOf(game.sport)} ${game.awayTeamCode} ${awayScore}, ${game.homeTeamCode} ${homeScore}${extra}`;
}

/** "Over 8.5 → 9", "Boston Red Sox 52.1% → 57.4%". */
function moverText({ market, selection, from, to }: Digest['movers'][number]): string {
  if (market === 'total' && from.line !== to.line) return `Total ${from.line} → ${to.line} (${selection.toLowerCase()})`;
  const what = market === 'total' ? `${selection} ${to.line}` : selection;
  return `${what} ${percent(from.probability)} → ${percent(to.probability)} (${american(from.odds)} → ${american(to.odds)} without margin)`;
}

function gameRow(game: Digest['games'][number]): MailRow {
  const start = game.isTimeTentative ? 'time TBD' : clockText(game.startsAt);
  const starters =
    game.awayPitcher || game.homePitcher
      ? `${game.awayPitcher ?? 'starter not named'} vs ${game.homePitcher ?? 'starter not named'}`
      : 'starters not named';
  if (game.status !== 'scheduled' && game.status !== 'delayed') return { text: begunText(game), title: begunText(game) };
  const { moneyline } = game;
  const line = moneyline
    ? `${game.awayTeamCode} ${priceText(moneyline.away)}, ${game.homeTeamCode} ${priceText(moneyline.home)}`
    : 'no price yet';
  const total = game.total && game.total.over.line !== null ? `total ${game.total.over.line}` : null;
  return {
    text: `${matchup(game)}, ${start}: ${starters}. Best: ${line}${total ? `; ${total}` : ''}`,
    title: `${matchup(game)}, ${start}`,
    detail: `${starters}. Best: ${line}`,
    ...(total ? { figure: total } : {}),
    team: { code: game.homeTeamCode, sport: game.sport },
  };
}

const pickTitle = (pick: DigestPick): string => `${selectionLabel(pick.selection)} ${american(pick.odds)}`;

function pickRow(pick: DigestPick): MailRow {
  const label = pick.label ? `${pick.label}: ` : '';
  const push = pick.pushProbability > 0 ? `, ${percent(pick.pushProbability)} to push` : '';
  const books = pick.marketWinProbability === null ? '' : `books ${percent(pick.marketWinProbability)}, `;
  const rank = `confidence ${Math.round(pick.confidence)}/100`;
  const chances = `${books}we ${percent(pick.winProbability)} to win${push}`;
  const where = `at ${pick.bookName} (${matchup(pick)})`;
  const why = pick.reasoning ? ` ${pick.reasoning}` : '';
  return {
    text: `${label}${pickTitle(pick)} ${where}: ${chances}, ${evText(pick.expectedValue)}, ${rank}.${why}`,
    title: pickTitle(pick),
    detail: `${label}${where}: ${chances}, ${rank}`,
    figure: evText(pick.expectedValue),
    tone: toneOf(pick.expectedValue),
    team: { code: pick.homeTeamCode, sport: pick.sport },
  };
}

function picksOf({ picks }: Digest): MailSection {
  const rows = picks.list.map(pickRow);
  const say = (text: string): number => rows.push({ text });
  const noBet = picks.noBet?.reasoning ?? picks.noBetNow;
  if (noBet) say(picks.published > 0 && picks.noBetSport ? `${leagueOf(picks.noBetSport)}: ${noBet}` : noBet);
  if (picks.hidden > 0) say(`${picks.hidden} more and the reasons with ${lowestTierName('picks')}.`);
  if (rows.length === 0) say('None yet. We only post a pick when the price beats our number.');
  return { title: `Picks (${picks.published})`, rows };
}

function settledRow(pick: DigestPick): MailRow {
  const title = `${pickTitle(pick)} (${matchup(pick)})`;
  const result = pick.result === null ? 'pending' : GRADE_WORD[pick.result.toLowerCase() as Lowercase<typeof pick.result>];
  const figure = pick.units === null ? null : units(pick.units);
  return {
    text: `Pick ${title}: ${result}${figure === null ? '' : `, ${figure}`}`,
    title,
    detail: `Pick: ${result}`,
    ...(figure === null ? {} : { figure, tone: toneOf(pick.units!) }),
    team: { code: pick.homeTeamCode, sport: pick.sport },
  };
}

function yesterdayOf({ yesterday }: Digest): MailSection {
  const { wins, losses, pushes, voids, pending, picks } = yesterday;
  const rows: MailRow[] = yesterday.games.map((game) => ({ text: resultText(game) }));
  rows.push(...picks.map(settledRow));
  if (picks.length > 0) {
    const rest = [pushes + voids > 0 ? `, ${pushes + voids} pushed or void` : '', pending > 0 ? `, ${pending} pending` : ''].join('');
    const [counts, sum] = [`${wins} won, ${losses} lost${rest}`, units(yesterday.units)];
    rows.push({ text: `Picks: ${counts}; ${sum}`, title: 'All picks', detail: counts, figure: sum, tone: toneOf(yesterday.units) });
  }
  return { title: `Yesterday, ${dayName(yesterday.date)}`, rows: rows.length > 0 ? rows : [{ text: 'No games.' }] };
}

function recordOf({ record }: Digest): MailSection {
  const { wins, losses, hitRate, hitInterval, neededRate, roi, roiInterval } = record.summary;
  const leagues = joinWords(record.sports.map(leagueOf));
  if (hitRate === null || hitInterval === null) return { title: 'The record', rows: [{ text: 'No pick has been decided yet.' }] };
  const needed = neededRate === null ? '' : `; ${percent(neededRate)} needed at these prices`;
  const rows: MailRow[] = [
    {
      text: `${wins} of ${wins + losses} won, ${percent(hitRate)} (${percent(hitInterval.low, 0)} to ${percent(hitInterval.high, 0)}, 95%)${needed}`,
    },
  ];
  if (roi !== null)
    rows.push({
      text: `ROI ${signedPercent(roi)}${roiInterval ? ` (${signedPercent(roiInterval.low)} to ${signedPercent(roiInterval.high)})` : ''}, ${units(record.summary.units)}`,
    });
  return { title: `The ${leagues} record through ${dayName(record.through)}`, rows };
}

const section = (title: string, rows: readonly MailRow[]): MailSection[] => (rows.length > 0 ? [{ title, rows }] : []);

const watchRow = ({ favored, drivers, driverUnit, verdict, ...game }: Watch): MailRow => {
  const moved = drivers.map(({ title, points }) => `${title} ${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`).join(', ');
  const unit = driverUnit === 'chance' ? 'points' : `${sportOf(game.sport).scoreUnit.many} of the margin`;
  const why = `${moved} (${unit} for the home side). ${verdict}`;
  const chance = percent(favored.probability);
  return {
    text: `${leagueMatchup(game)}: ${favored.team} ${chance}. ${why}`,
    title: `${leagueMatchup(game)}: ${favored.team}`,
    detail: why,
    figure: chance,
  };
};

function moverRow(mover: Digest['movers'][number]): MailRow {
  const [what, since] = [moverText(mover), `${mover.bookCount} books, since ${dateTime(mover.openedAt)}`];
  return { text: `${leagueMatchup(mover)}: ${what}, ${since}`, title: leagueMatchup(mover), detail: `${what}, ${since}` };
}

function newsRow({ title, source, publishedAt }: Digest['news'][number]): MailRow {
  const from = `${source}, ${dateTime(publishedAt)}`;
  return { text: `${title} (${from})`, title, detail: from };
}

function weatherRow(note: Digest['weather'][number]): MailRow {
  const [notes, asOf] = [note.notes.join(', '), `as of ${dateTime(note.weather.asOf)}`];
  return { text: `${matchup(note)}: ${notes} (${asOf})`, title: `${matchup(note)}: ${notes}`, detail: asOf };
}

const boardRows = ({ games, leagues }: Digest): MailRow[] =>
  games.length > 0 || leagues.length > 0 ? games.map(gameRow) : [{ text: 'No games today.' }];

const boardTitle = ({ games }: Digest): string => (games[0] ? `${leagueOf(games[0].sport)} board (${games.length})` : 'Games today');

function leagueRow({ sport, games, firstAt }: Digest['leagues'][number]): MailRow {
  const [title, detail] = [`${leagueOf(sport)}: ${plural(games, 'game')}`, `first at ${clockText(firstAt)}`];
  return { text: `${title}, ${detail}`, title, detail };
}

/** A digest as a mail tells it, in order. What the reader may not see is not in the digest, and so not here. */
export const sectionsOf = (digest: Digest): MailSection[] => [
  picksOf(digest),
  ...section(boardTitle(digest), boardRows(digest)),
  ...section(digest.games.length > 0 ? 'Other leagues today' : 'Games today', digest.leagues.map(leagueRow)),
  ...section('Biggest movers since opening', digest.movers.map(moverRow)),
  ...section('Injuries, scratches and lineups', digest.news.map(newsRow)),
  ...section('Weather that matters', digest.weather.map(weatherRow)),
  ...section('What to watch', (digest.watch ?? []).map(watchRow)),
  yesterdayOf(digest),
  recordOf(digest),
];

/** The three figures at the top; each stands in a section below as well. */
export function tilesOf({ yesterday, record, picks }: Digest): NonNullable<MailPage['tiles']> {
  const { wins, losses, units: allUnits } = record.summary;
  const best = picks.list.toSorted((a, b) => b.expectedValue - a.expectedValue)[0];
  return [
    ...(yesterday.picks.length > 0
      ? [
          {
            label: 'Yesterday’s picks',
            value: units(yesterday.units),
            note: `${yesterday.wins} won, ${yesterday.losses} lost`,
            tone: toneOf(yesterday.units),
          },
        ]
      : []),
    ...(wins + losses > 0
      ? [{ label: 'The record', value: units(allUnits), note: `${wins} of ${wins + losses} won`, tone: toneOf(allUnits) }]
      : []),
    ...(best
      ? [{ label: 'Best pick today', value: evText(best.expectedValue), note: pickTitle(best), tone: toneOf(best.expectedValue) }]
      : []),
  ];
}
