import { sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { shiftDay } from '@clearedge/quant/calendar';
import { type Contest, getMatchup } from '../../contests/index.ts';
import { type Finding, finding } from '../session/finding.ts';
import { contestLink, daysText, findGames, isOneOf, noGames } from '../session/games.ts';
import { dayText } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { MOST, scoreText } from './results.ts';

const MOST_FORM = 8;

/** How clubs have played lately: of a club named its last games one by one, else the best last ten of those that play. */
export async function lookAtForm(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, today, now } = session;
  const contests = (await findGames(session, reading)).filter(({ sport }) => sportOf(sport).hasAnalysis);
  const sources = [{ label: 'Final scores of the season', asOf: now.toISOString(), href: '/games' }];
  if (contests.length === 0) return finding([`${noGames(reading, session)} Form is shown with a club's next game.`]);
  const isCold = /\b(cold|worst|struggl\w*|slump\w*)/i.test(reading.text);
  const rows = await Promise.all(contests.slice(0, MOST).map(async (contest) => ({ contest, ...(await getMatchup(ctx, contest)) })));
  const forms = rows.flatMap(({ contest, form, isWhole }) =>
    (['away', 'home'] as const).map((side) => ({
      code: side === 'away' ? contest.awayCode : contest.homeCode,
      name: side === 'away' ? contest.awayName : contest.homeName,
      sport: contest.sport,
      form: form[side],
      isWhole: isWhole[side],
    })),
  );
  const named =
    reading.teams.length > 0
      ? forms.filter(({ code, sport }) => reading.teams.some((team) => team.sport === sport && isOneOf(code, [team.code], sport)))
      : forms;
  const played = [...new Map(named.map((one) => [one.code, one])).values()].filter(({ form }) => form.games > 0);
  if (played.length === 0)
    return finding(
      [
        `No finished game to tell form from${
          reading.teams.length > 0 ? ` for the ${joinWords(reading.teams.map(({ name }) => name))}` : ''
        }.`,
      ],
      { sources },
    );
  const shown = played
    .toSorted((a, b) => (isCold ? -1 : 1) * (b.form.lastTen.wins - a.form.lastTen.wins) || a.code.localeCompare(b.code))
    .slice(0, MOST_FORM);
  const most = Math.min(reading.lastGames ?? 10, 10);
  const lines = shown.flatMap(({ code, form, isWhole }) => {
    const runs =
      form.runsPerGame === null || form.runsAllowedPerGame === null
        ? ''
        : `, ${form.runsPerGame.toFixed(1)} runs a game for and ${form.runsAllowedPerGame.toFixed(1)} against over ${plural(form.games, 'game')}`;
    const head = isWhole
      ? `• ${code}: ${form.lastTen.wins}-${form.lastTen.losses} in the last ${form.lastTen.wins + form.lastTen.losses}, streak ${form.streak}${runs}.`
      : `• ${code}: not every result of the season is stored yet; ${plural(form.games, 'game')} known.`;
    if (reading.teams.length === 0 || reading.teams.length > 2) return [head];
    const games = form.recent
      .slice(0, most)
      .map(
        (game) =>
          `${dayText(game.slateOn)} ${game.runs > game.runsAllowed ? 'W' : 'L'} ${game.runs}-${game.runsAllowed} ${game.isHome ? 'v.' : 'at'} ${game.opponent}`,
      );
    return [head, ...(games.length > 0 ? [`  Last ${plural(games.length, 'game')}: ${games.join('; ')}.`] : [])];
  });
  return finding(
    [
      reading.teams.length > 0
        ? 'Recent games:'
        : `Form of the clubs that play ${daysText(reading, today, contests)}, the ${isCold ? 'worst' : 'best'} last ten first:`,
      ...lines,
      'Ten games say little: streaks of this length come by chance all season long.',
    ],
    { sources, links: contests.slice(0, 3).map((contest) => contestLink(contest)) },
  );
}

/** What two clubs did against each other this season. */
export async function lookAtHeadToHead(session: AssistantSession, reading: Reading): Promise<Finding> {
  const contests = (await findGames(session, { ...reading, when: null })).filter((contest) => sportOf(contest.sport).hasAnalysis);
  const contest = contests.find(
    ({ awayCode, homeCode, sport }) =>
      reading.teams.length < 2 || reading.teams.every(({ code }) => isOneOf(awayCode, [code], sport) || isOneOf(homeCode, [code], sport)),
  );
  if (!contest) {
    const past = reading.teams.length === 2 ? await pastMeetings(session, reading) : [];
    const [first, second] = reading.teams;
    if (past.length === 0 || !first || !second)
      return finding([
        reading.teams.length < 2
          ? 'Name two clubs, and I list their meetings.'
          : `The ${first?.name} and the ${second?.name} have no stored meeting in the last months, and none on the schedule of the next days.`,
      ]);
    const wins = past.filter((one) =>
      isOneOf((one.awayScore ?? 0) > (one.homeScore ?? 0) ? one.awayCode : one.homeCode, [first.code], one.sport),
    ).length;
    return finding(
      [
        `${first.name} ${wins}, ${second.name} ${past.length - wins} in ${plural(past.length, 'stored meeting')}:`,
        ...past.slice(-6).map((one) => `• ${dayText(one.slateOn)}: ${scoreText(one)}.`),
      ],
      { sources: [{ label: 'Final scores', asOf: session.now.toISOString(), href: '/games' }] },
    );
  }
  const { headToHead } = await getMatchup(session.ctx, contest);
  const sources = [{ label: 'Final scores of the season', asOf: session.now.toISOString(), href: '/games' }];
  if (headToHead.meetings.length === 0)
    return finding([noMeeting(contest, headToHead.isWhole)], { sources, links: [contestLink(contest)] });
  return finding(
    [
      `Between them this season: ${contest.awayCode} ${headToHead.awayWins}, ${contest.homeCode} ${headToHead.homeWins}${headToHead.averageTotal === null ? '' : `; ${headToHead.averageTotal.toFixed(1)} runs a game`} over ${plural(headToHead.meetings.length, 'meeting')}:`,
      ...headToHead.meetings
        .slice(0, 6)
        .map((one) => `• ${dayText(one.slateOn)}: ${one.awayCode} ${one.awayScore}, ${one.homeCode} ${one.homeScore}.`),
    ],
    { sources, links: [contestLink(contest)] },
  );
}

const noMeeting = ({ awayName, homeName }: Contest, isWhole: boolean): string =>
  isWhole
    ? `The ${awayName} and the ${homeName} have not met yet this season.`
    : `I can’t tell whether the ${awayName} and the ${homeName} have met this season: not all of its results are loaded yet.`;

const pastMeetings = async (session: AssistantSession, reading: Reading): Promise<Contest[]> => {
  const from = shiftDay(session.today, -120);
  const range = { from, to: shiftDay(session.today, -1), label: 'the last months', kind: 'range' as const };
  const found = await findGames(session, { ...reading, when: range }, true);
  return found.filter(
    ({ status, awayCode, homeCode, sport }) =>
      status === 'final' && reading.teams.every(({ code }) => isOneOf(awayCode, [code], sport) || isOneOf(homeCode, [code], sport)),
  );
};
