import { sportOf } from '@clearedge/contract/sports';
import { outlookWords } from '@clearedge/contract/words/outlook-words';
import { shiftDay } from '@clearedge/quant/calendar';
import type { Contest } from '../../contests/index.ts';
import { getMatchup } from '../../contests/index.ts';
import { foreseeGames } from '../../odds/index.ts';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { contestLink, daysText, findGames, isOneOf, matchup, noGames } from '../session/games.ts';
import { counted, dayText, timeText } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

const MOST = 16;

const scoreText = ({ awayCode, homeCode, awayScore, homeScore }: Contest): string =>
  awayScore === null || homeScore === null ? 'score not known' : `${awayCode} ${awayScore}, ${homeCode} ${homeScore}`;

function winnerText(contest: Contest): string {
  const { awayScore, homeScore, awayName, homeName } = contest;
  if (awayScore === null || homeScore === null) return 'final, score not known';
  if (awayScore === homeScore) return `final, tied ${awayScore}-${homeScore}`;
  const [winner, loser] = awayScore > homeScore ? [awayName, homeName] : [homeName, awayName];
  return `final, ${scoreText(contest)}: the ${winner} beat the ${loser} ${Math.max(awayScore, homeScore)}-${Math.min(awayScore, homeScore)}`;
}

/** Where a game stands: its start, its inning, its score, or why it is not played. */
function stateText(contest: Contest): string {
  const { status, liveState, startsAt, isStartTentative } = contest;
  if (status === 'final') return winnerText(contest);
  if (liveState) return `${liveState.half} of inning ${liveState.inning}, ${scoreText(contest)}`;
  if (status === 'live') return `in play, ${scoreText(contest)}`;
  if (status === 'scheduled') return isStartTentative ? 'start to be announced' : timeText(startsAt);
  return `${status}${status === 'delayed' ? `, was due ${timeText(startsAt)}` : ''}`;
}

const dayOf = (contest: Contest, today: string): string => (contest.slateOn === today ? '' : ` (${dayText(contest.slateOn)})`);

/** Scores of the games asked about: over, in play, or when they begin. */
export async function lookAtScores(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, now, today } = session;
  const contests = await findGames(session, reading, true);
  if (contests.length === 0) return finding([noGames(reading, today)]);
  const begun = contests.filter(
    ({ status, standing }) => status === 'final' || status === 'live' || status === 'suspended' || standing !== null,
  );
  const shown = (begun.length > 0 ? begun : contests).slice(0, MOST);
  const foreseen = await foreseeGames(ctx, session.closure ? [] : shown.filter(({ status }) => status === 'live'));
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
        ? [`${counted(shown.length, 'game')} ${daysText(reading, today, shown)}, over or in play:`]
        : []
      : [`No game ${daysText(reading, today, contests)} has started yet:`];
  return finding(
    [...head, ...shown.map((contest) => `• ${matchup(contest)}${dayOf(contest, today)}: ${stateText(contest)}${outlook(contest)}.`)],
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

/** The schedule: games of the days asked for with their start, of a club its next ones. */
export async function lookAtSlate(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { today, now } = session;
  const contests = await findGames(session, reading);
  if (contests.length === 0) return finding([noGames(reading, today)]);
  const days = daysText(reading, today, contests);
  const line = (contest: Contest): string => `• ${matchup(contest)}${dayOf(contest, today)}, ${stateText(contest)}, ${contest.venue}.`;
  const more = contests.length > MOST ? `; the first ${MOST}` : '';
  return finding([`${counted(contests.length, 'game')} ${days}${more}:`, ...contests.slice(0, MOST).map(line)], {
    sources: [{ label: 'Schedule and scores', asOf: now.toISOString(), href: '/games' }],
    links: contests.slice(0, 6).map((contest) => contestLink(contest)),
    chips: [
      askChip('Best bets', `best bets ${reading.when?.kind === 'day' ? days : 'today'}`),
      askChip('Starting pitchers', 'starting pitchers today'),
    ].slice(0, contests.some(({ sport }) => sportOf(sport).hasAnalysis) ? 2 : 1),
  });
}

/** Clubs that play twice on the days asked for. */
export async function lookAtDoubleheaders(session: AssistantSession, reading: Reading): Promise<Finding> {
  const contests = (await findGames(session, reading)).filter(({ isDoubleheader }) => isDoubleheader);
  const when = daysText(reading, session.today);
  const who = reading.teams.length > 0 ? ` for the ${reading.teams.map(({ name }) => name).join(' and ')}` : '';
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

type Box = { batters: readonly BatterLine[]; pitchers: readonly PitcherLine[] };
interface BatterLine {
  name: string;
  atBats: number | null;
  runs: number | null;
  hits: number | null;
  homeRuns: number | null;
  runsBattedIn: number | null;
  walks: number | null;
  strikeouts: number | null;
  totalBases: number | null;
  stolenBases: number | null;
}
interface PitcherLine {
  name: string;
  outs: number | null;
  hits: number | null;
  earnedRuns: number | null;
  walks: number | null;
  strikeouts: number | null;
  decision: 'W' | 'L' | 'S' | null;
}

const figure = (value: number | null): string => (value === null ? '—' : String(value));
const batterText = (line: BatterLine): string =>
  `${line.name} ${figure(line.hits)}-for-${figure(line.atBats)}, ${figure(line.runs)} R, ${figure(line.runsBattedIn)} RBI, ${figure(line.homeRuns)} HR, ${figure(line.totalBases)} TB, ${figure(line.walks)} BB, ${figure(line.strikeouts)} K`;
const pitcherText = (line: PitcherLine): string =>
  `${line.name}${line.decision ? ` (${line.decision})` : ''} ${line.outs === null ? '—' : `${Math.floor(line.outs / 3)}.${line.outs % 3}`} IP, ${figure(line.hits)} H, ${figure(line.earnedRuns)} ER, ${figure(line.walks)} BB, ${figure(line.strikeouts)} K`;

/** What players did in a game that is over: the whole box, one man's line, or who homered. */
export async function lookAtBoxScore(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, read, today } = session;
  const own = reading.players[0] ?? null;
  const teams =
    reading.teams.length > 0
      ? reading.teams
      : own?.teamCode
        ? session.known.names.teams.filter(({ sport, code }) => sport === own.sport && isOneOf(code, [own.teamCode!], sport))
        : [];
  const sport = reading.sport ?? teams[0]?.sport ?? null;
  const asked: Reading = {
    ...reading,
    teams,
    sport,
    when:
      reading.when ?? (teams.length > 0 ? null : { from: shiftDay(today, -1), to: shiftDay(today, -1), label: 'yesterday', kind: 'day' }),
  };
  const contests = (await findGames(session, asked, true)).filter(({ status }) => status === 'final' || status === 'live');
  const contest = contests[0];
  if (!contest) return finding([`${noGames(asked, today)} A box score comes with a game that has begun.`]);
  if (contests.length > 1 && !own && reading.stat === null) return lookAtScores(session, asked);
  const homered: string[] = [];
  for (const one of contests.slice(0, MOST)) {
    const box = await read(ctx, 'GET /api/games/:gameId/box-score', { params: { gameId: one.gameId } }).catch(() => null);
    if (!box) continue;
    const sides: [string, Box][] = [
      [one.awayCode, box.away],
      [one.homeCode, box.home],
    ];
    const sources = [{ label: 'Box score', asOf: box.asOf, href: null }];
    const links = [contestLink(one)];
    if (own) {
      const lines = sides.flatMap(([code, { batters, pitchers }]) => [
        ...batters.filter(({ name }) => name === own.name).map((line) => `• ${code} ${batterText(line)}.`),
        ...pitchers.filter(({ name }) => name === own.name).map((line) => `• ${code} ${pitcherText(line)}.`),
      ]);
      if (lines.length > 0)
        return finding([`${own.name}, ${matchup(one)}${dayOf(one, today)}, ${stateText(one)}:`, ...lines], { sources, links });
      continue;
    }
    const isHomers = reading.stat?.batter === 'home_runs' || /homer|deep|home run/i.test(reading.text);
    const ofTeam = sides.filter(
      ([code]) =>
        teams.length === 0 ||
        isOneOf(
          code,
          teams.map((team) => team.code),
          one.sport,
        ) ||
        !isHomers,
    );
    if (isHomers) {
      homered.push(
        ...ofTeam.flatMap(([code, { batters }]) =>
          batters
            .filter(({ homeRuns }) => (homeRuns ?? 0) > 0)
            .map(({ name, homeRuns }) => `• ${code} ${name}: ${homeRuns} in ${matchup(one)}${dayOf(one, today)}.`),
        ),
      );
      continue;
    }
    return finding(
      [
        `${matchup(one)}${dayOf(one, today)}: ${stateText(one)}.`,
        ...sides.flatMap(([code, { batters, pitchers }]) => [
          `• ${code} batting: ${batters
            .filter(({ hits, runsBattedIn }) => (hits ?? 0) > 0 || (runsBattedIn ?? 0) > 0)
            .slice(0, 6)
            .map(batterText)
            .join('; ')}.`,
          `• ${code} pitching: ${pitchers.slice(0, 5).map(pitcherText).join('; ')}.`,
        ]),
      ],
      { sources, links },
    );
  }
  if (own) return finding([`${own.name} is in no box score ${daysText(asked, today)}.`]);
  if (homered.length > 0)
    return finding(['Home runs:', ...homered], {
      sources: [{ label: 'Box scores', asOf: session.now.toISOString(), href: null }],
      links: contests.slice(0, 4).map((one) => contestLink(one)),
    });
  return finding(
    [
      `${reading.stat ? 'No home run stands in' : 'There is no'} box score of ${contests
        .slice(0, 3)
        .map((one) => matchup(one))
        .join(', ')}${reading.stat ? '' : ' yet'}.`,
    ],
    { links: contests.slice(0, 3).map((one) => contestLink(one)) },
  );
}

const MOST_FORM = 8;

/** How clubs have played lately: of a club named its last games one by one, else the best last ten of those that play. */
export async function lookAtForm(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, today, now } = session;
  const contests = (await findGames(session, reading)).filter(({ sport }) => sportOf(sport).hasGamePage);
  const sources = [{ label: 'Final scores of the season', asOf: now.toISOString(), href: '/games' }];
  if (contests.length === 0) return finding([`${noGames(reading, today)} Form is shown with a club's next game.`]);
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
        `No finished game to tell form from${reading.teams.length > 0 ? ` for the ${reading.teams.map(({ name }) => name).join(' and ')}` : ''}.`,
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
        : `, ${form.runsPerGame.toFixed(1)} runs a game for and ${form.runsAllowedPerGame.toFixed(1)} against over ${counted(form.games, 'game')}`;
    const head = isWhole
      ? `• ${code}: ${form.lastTen.wins}-${form.lastTen.losses} in the last ${form.lastTen.wins + form.lastTen.losses}, streak ${form.streak}${runs}.`
      : `• ${code}: not every result of the season is stored yet; ${counted(form.games, 'game')} known.`;
    if (reading.teams.length === 0 || reading.teams.length > 2) return [head];
    const games = form.recent
      .slice(0, most)
      .map(
        (game) =>
          `${dayText(game.slateOn)} ${game.runs > game.runsAllowed ? 'W' : 'L'} ${game.runs}-${game.runsAllowed} ${game.isHome ? 'v.' : 'at'} ${game.opponent}`,
      );
    return [head, ...(games.length > 0 ? [`  Last ${counted(games.length, 'game')}: ${games.join('; ')}.`] : [])];
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
  const contests = (await findGames(session, { ...reading, when: null })).filter((contest) => sportOf(contest.sport).hasGamePage);
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
        `${first.name} ${wins}, ${second.name} ${past.length - wins} in ${counted(past.length, 'stored meeting')}:`,
        ...past.slice(-6).map((one) => `• ${dayText(one.slateOn)}: ${scoreText(one)}.`),
      ],
      { sources: [{ label: 'Final scores', asOf: session.now.toISOString(), href: '/games' }] },
    );
  }
  const { headToHead } = await getMatchup(session.ctx, contest);
  const sources = [{ label: 'Final scores of the season', asOf: session.now.toISOString(), href: '/games' }];
  if (headToHead.meetings.length === 0)
    return finding([`The ${contest.awayName} and the ${contest.homeName} have not met yet this season.`], {
      sources,
      links: [contestLink(contest)],
    });
  return finding(
    [
      `Between them this season: ${contest.awayCode} ${headToHead.awayWins}, ${contest.homeCode} ${headToHead.homeWins}${headToHead.averageTotal === null ? '' : `; ${headToHead.averageTotal.toFixed(1)} runs a game`} over ${counted(headToHead.meetings.length, 'meeting')}:`,
      ...headToHead.meetings
        .slice(0, 6)
        .map((one) => `• ${dayText(one.slateOn)}: ${one.awayCode} ${one.awayScore}, ${one.homeCode} ${one.homeScore}.`),
    ],
    { sources, links: [contestLink(contest)] },
  );
}

const pastMeetings = async (session: AssistantSession, reading: Reading): Promise<Contest[]> => {
  const from = shiftDay(session.today, -120);
  const range = { from, to: shiftDay(session.today, -1), label: 'the last months', kind: 'range' as const };
  const found = await findGames(session, { ...reading, when: range }, true);
  return found.filter(
    ({ status, awayCode, homeCode, sport }) =>
      status === 'final' && reading.teams.every(({ code }) => isOneOf(awayCode, [code], sport) || isOneOf(homeCode, [code], sport)),
  );
};
