import { sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { outlookWords } from '@clearedge/contract/words/outlook-words';
import { plural } from '@clearedge/contract/words/plural';
import { shiftDay } from '@clearedge/quant/calendar';
import { clockText } from '../../../kernel/eastern-words.ts';
import type { Contest } from '../../contests/index.ts';
import { foreseeGames } from '../../odds/index.ts';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { contestLink, daysText, findGames, matchup, noGames } from '../session/games.ts';
import { dayText } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { againstLine } from './against-line.ts';

/** So many games an answer lists at most. */
export const MOST = 16;

export const scoreText = ({ awayCode, homeCode, awayScore, homeScore }: Contest): string =>
  awayScore === null || homeScore === null ? 'score not known' : `${awayCode} ${awayScore}, ${homeCode} ${homeScore}`;

function winnerText(contest: Contest): string {
  const { awayScore, homeScore, awayName, homeName } = contest;
  if (awayScore === null || homeScore === null) return 'final, score not known';
  if (awayScore === homeScore) return `final, tied ${awayScore}-${homeScore}`;
  const [winner, loser] = awayScore > homeScore ? [awayName, homeName] : [homeName, awayName];
  return `final, ${scoreText(contest)}: the ${winner} beat the ${loser} ${Math.max(awayScore, homeScore)}-${Math.min(awayScore, homeScore)}`;
}

/** Where a game stands: its start, its inning, its score, or why it is not played. */
export function stateText(contest: Contest): string {
  const { status, liveState, startsAt, isStartTentative } = contest;
  if (status === 'final') return winnerText(contest);
  if (liveState) return `${liveState.half} of inning ${liveState.inning}, ${scoreText(contest)}`;
  if (status === 'live') return `in play, ${scoreText(contest)}`;
  if (status === 'scheduled') return isStartTentative ? 'start to be announced' : clockText(startsAt);
  return `${status}${status === 'delayed' ? `, was due ${clockText(startsAt)}` : ''}`;
}

/** " (Sat, Jul 11)" for a game of another day than today. */
export const dayNote = (contest: Contest, today: string): string => (contest.slateOn === today ? '' : ` (${dayText(contest.slateOn)})`);

/** Scores of the games asked about: over, in play, or when they begin. */
export async function lookAtScores(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, now, today } = session;
  const contests = await findGames(session, reading, true);
  if (contests.length === 0) return finding([noGames(reading, session)]);
  const begun = contests.filter(
    ({ status, standing }) => status === 'final' || status === 'live' || status === 'suspended' || standing !== null,
  );
  const shown = (begun.length > 0 ? begun : contests).slice(0, MOST);
  const foreseen = await foreseeGames(ctx, session.closure ? [] : shown.filter(({ status }) => status === 'live'));
  const against = await againstLine(ctx, shown, reading);
  const outlook = (contest: Contest): string => {
    const { sport, standing, awayCode: awayTeamCode, homeCode: homeTeamCode } = contest;
    const at = standing && foreseen.get(contest.id)?.forecast.at(standing);
    return at ? `; ${outlookWords({ sport, awayTeamCode, homeTeamCode }, at)}` : '';
  };
  const asOf = shown
    .flatMap(({ standing }) => standing?.asOf.toISOString() ?? [])
    .toSorted()
    .at(-1);
  const head =
    begun.length > 0
      ? shown.length > 1
        ? [`${plural(shown.length, 'game')} ${daysText(reading, today, shown)}, over or in play:`]
        : []
      : [`No game ${daysText(reading, today, contests)} has started yet:`];
  return finding(
    [
      ...head,
      ...shown.map(
        (contest) => `• ${matchup(contest)}${dayNote(contest, today)}: ${stateText(contest)}${against(contest)}${outlook(contest)}.`,
      ),
    ],
    {
      sources: [
        { label: asOf ? 'Live scores' : 'Scores', asOf: asOf ?? now.toISOString(), href: '/games' },
        ...([...foreseen].length > 0
          ? [{ label: 'Chances in play, from closing prices and the state of the game', asOf: asOf ?? now.toISOString(), href: '/games' }]
          : []),
      ],
      links: shown.slice(0, 6).map((contest) => contestLink(contest)),
      chips:
        shown.length === 1 && shown[0]!.status === 'final'
          ? [askChip('Box score', `box score ${shown[0]!.homeName} ${dayText(shown[0]!.slateOn).split(', ')[1]}`)]
          : [],
    },
  );
}

const USUAL_NEXT = 3;
const NEXT_DAYS = 45;

/** The next games of a club, so many as are asked for. */
async function nextGames(session: AssistantSession, reading: Reading): Promise<Contest[]> {
  const when = { from: session.today, to: shiftDay(session.today, NEXT_DAYS), label: 'ahead', kind: 'range' } as const;
  const ahead = (await findGames(session, { ...reading, when })).filter(({ status }) => status === 'scheduled');
  return ahead.slice(0, reading.count ?? USUAL_NEXT);
}

const line = (contest: Contest, today: string): string =>
  `• ${matchup(contest)}${dayNote(contest, today)}, ${stateText(contest)}, ${contest.venue}.`;

/** When clubs meet next, and the next game of each: which of the two is asked, "when do the Raptors and Nets play next" leaves open. */
async function nextOfEach(session: AssistantSession, reading: Reading): Promise<Finding> {
  const unread = reading.teams.find(({ sport }) => session.unread.includes(sport));
  if (unread) return finding([noGames({ ...reading, sport: unread.sport }, session)]);
  const { today, now } = session;
  const each = await Promise.all(
    reading.teams.map((team) => nextGames(session, { ...reading, teams: [team], sport: team.sport, count: Infinity })),
  );
  const [first = [], ...others] = each;
  const meeting = first.find(({ id }) => others.every((games) => games.some((game) => game.id === id)));
  const next = each.map((games) => games[0]);
  const listed = [
    ...new Map([...(meeting ? [meeting] : []), ...next.flatMap((game) => game ?? [])].map((game) => [game.id, game])).values(),
  ];
  const names = joinWords(reading.teams.map(({ name }) => `the ${name}`));
  return finding(
    [
      meeting ? 'Next meeting:' : `No game between ${names} is on the schedule of the next ${NEXT_DAYS} days.`,
      ...(meeting ? [line(meeting, today)] : []),
      ...reading.teams.map(({ name }, at) => {
        const game = next[at];
        if (!game) return `No game of the ${name} is on the schedule of the next ${NEXT_DAYS} days.`;
        return game === meeting || game.id === meeting?.id
          ? `It is the next game of the ${name}.`
          : `Next game of the ${name}: ${line(game, today).slice(2)}`;
      }),
    ],
    {
      sources: [{ label: 'Schedule and scores', asOf: now.toISOString(), href: '/games' }],
      links: listed.map((game) => contestLink(game)),
    },
  );
}

/** The schedule: games of the days asked for with their start, of a club its next ones. */
export async function lookAtSlate(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { today, now } = session;
  if (reading.teams.length > 1 && reading.when === null && !reading.cues.has('next_games')) return nextOfEach(session, reading);
  const contests = reading.cues.has('next_games') ? await nextGames(session, reading) : await findGames(session, reading);
  if (contests.length === 0) return finding([noGames(reading, session)]);
  const days = daysText(reading, today, contests);
  const more = contests.length > MOST ? `; the first ${MOST}` : '';
  return finding(
    [`${plural(contests.length, 'game')} ${days}${more}:`, ...contests.slice(0, MOST).map((contest) => line(contest, today))],
    {
      sources: [{ label: 'Schedule and scores', asOf: now.toISOString(), href: '/games' }],
      links: contests.slice(0, 6).map((contest) => contestLink(contest)),
      chips: [
        askChip('Best bets', `best bets ${reading.when?.kind === 'day' ? days : 'today'}`),
        askChip('Starting pitchers', 'starting pitchers today'),
      ].slice(0, contests.some(({ sport }) => sportOf(sport).hasAnalysis) ? 2 : 1),
    },
  );
}

/** Clubs that play twice on the days asked for. */
export async function lookAtDoubleheaders(session: AssistantSession, reading: Reading): Promise<Finding> {
  const contests = (await findGames(session, reading)).filter(({ isDoubleheader }) => isDoubleheader);
  const when = daysText(reading, session.today);
  const who = reading.teams.length > 0 ? ` for the ${joinWords(reading.teams.map(({ name }) => name))}` : '';
  if (contests.length === 0)
    return finding([`No doubleheader is on the schedule ${when}${who}.`], {
      sources: [{ label: 'Schedule', asOf: session.now.toISOString(), href: '/games' }],
      links: [{ label: 'Games', href: '/games' }],
    });
  return finding([`Doubleheaders ${when}:`, ...contests.map((contest) => `• ${matchup(contest)}, ${stateText(contest)}.`)], {
    sources: [{ label: 'Schedule', asOf: session.now.toISOString(), href: '/games' }],
    links: contests.map((contest) => contestLink(contest)),
  });
}
