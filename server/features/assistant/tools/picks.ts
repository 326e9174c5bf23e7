import { leagueOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { shiftDay } from '@clearedge/quant/calendar';
import { clockText } from '../../../kernel/eastern-words.ts';
import { getPickDay, listDailyPicks } from '../../picks/index.ts';
import { getRecordSummary } from '../../record/index.ts';
import { finding, type Source } from '../session/finding.ts';
import { isOneOf } from '../session/games.ts';
import { ageText, chanceText, dayText, percent, signed, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { codesOf, dayOf, type Look } from './tool.ts';

type Pick_ = Awaited<ReturnType<typeof listDailyPicks>>[number];

const sourceOf = (picks: readonly Pick_[]): Source => ({
  label: 'Published picks',
  asOf:
    picks
      .map(({ generatedAt }) => generatedAt)
      .toSorted()
      .at(-1) ?? null,
  href: '/daily-picks',
});
const RECORD_LINK = { label: 'The record', href: '/record' };

function pickLine({ price, now }: AssistantSession, pick: Pick_, withReason = false): string {
  const belief = `we made it ${chanceText(pick)}, EV ${signedPercent(pick.expectedValue / 100)}, confidence ${Math.round(pick.confidence)}`;
  const at = `${pick.selection} at ${price(pick.odds)} (${pick.bookName}, seen ${clockText(pick.priceSeenAt)}, ${ageText(pick.priceSeenAt, now)})`;
  const outcome = pick.result
    ? `; ${pick.result}${pick.score ? `, final ${pick.awayTeamCode} ${pick.score.away}, ${pick.homeTeamCode} ${pick.score.home}` : ''}`
    : '';
  return `• ${pick.gameId}: ${at}; ${belief}${outcome}.${withReason && pick.reasoning ? ` ${pick.reasoning}` : ''}`;
}

/** The win chances that are asked for: "over 60%", "better than 55 pct", "below half". */
function shareOf({ chances, text }: Reading): { words: string; fits: (chance: number) => boolean } | null {
  const [bound] = chances;
  if (bound === undefined) return null;
  const isBelow = /\b(?:under|below|less than|lower than|worse than|at most)\b/i.test(text);
  return isBelow
    ? { words: `below ${percent(bound, 0)}`, fits: (chance) => chance < bound }
    : { words: `of ${percent(bound, 0)} or more`, fits: (chance) => chance >= bound };
}

/** The picks published for a day, or that it is a day without a bet. */
export const lookAtPicks: Look = async (session, reading) => {
  const day = dayOf(session, reading);
  const teams = codesOf(reading);
  const when = day === session.today ? 'today' : dayText(day);
  const all = await listDailyPicks(session.ctx, { query: { date: day } });
  const share = shareOf(reading);
  const ofTeams = teams.length
    ? all.filter(({ awayTeamCode, homeTeamCode, sport }) => isOneOf(awayTeamCode, teams, sport) || isOneOf(homeTeamCode, teams, sport))
    : all;
  const picks = share ? ofTeams.filter(({ winProbability }) => share.fits(winProbability)) : ofTeams;
  if (share && picks.length === 0 && ofTeams.length > 0)
    return finding([`None of the ${plural(ofTeams.length, 'pick')} published for ${when} has a win chance ${share.words}.`], {
      sources: [sourceOf(ofTeams)],
      links: [{ label: 'Daily Picks', href: '/daily-picks' }, RECORD_LINK],
    });
  if (picks.length > 0) {
    const links = [{ label: 'Daily Picks', href: '/daily-picks' }, RECORD_LINK];
    return finding(
      [
        `${plural(picks.length, 'pick')} published for ${when}${share ? ` with a win chance ${share.words}` : ''}:`,
        ...picks.map((pick) => pickLine(session, pick, reading.cues.has('why'))),
      ],
      { sources: [sourceOf(picks)], links },
    );
  }
  const { noBet } = await getPickDay(session.ctx, { query: { date: day } });
  const stated = noBet
    ? `${when === 'today' ? 'Today' : when} stands as a day with no bet, published at ${clockText(noBet.at)}: ${noBet.reasoning}`
    : `No picks have been published for ${when}${all.length ? ' on that game' : day < session.today ? '' : ' yet'}.`;
  return finding([stated], {
    sources: noBet ? [{ label: 'Published picks', asOf: noBet.at, href: '/daily-picks' }] : [],
    links: [RECORD_LINK],
  });
};

/** How the picks of the day before came out. */
export const lookAtYesterdaysPicks: Look = async (session, reading) => {
  const day = reading.when?.from ?? shiftDay(session.today, -1);
  const picks = await listDailyPicks(session.ctx, { query: { date: day } });
  if (picks.length === 0) return lookAtPicks(session, { ...reading, when: { from: day, to: day, label: dayText(day), kind: 'day' } });
  const count = (result: string): number => picks.filter((pick) => pick.result === result).length;
  const units = picks.reduce((sum, pick) => sum + (pick.units ?? 0), 0);
  const open = picks.filter(({ result }) => result === null).length;
  const tally = [
    `${count('WIN')} won`,
    `${count('LOSS')} lost`,
    `${count('PUSH')} pushed`,
    `${count('VOID')} void`,
    ...(open ? [`${open} still open`] : []),
  ];
  return finding(
    [
      `${dayText(day)}: ${plural(picks.length, 'pick')}, ${tally.join(', ')}; ${signed(units, 2)} units.`,
      ...picks.map((pick) => pickLine(session, pick)),
    ],
    {
      sources: [{ label: 'Results settled from final scores', asOf: session.now.toISOString(), href: '/performance-tracking' }],
      links: [{ label: 'Daily results', href: '/performance-tracking' }, RECORD_LINK],
    },
  );
};

const interval = (low: number, high: number): string => `95% interval ${signedPercent(low)} to ${signedPercent(high)}`;

type Recorded = Awaited<ReturnType<typeof getRecordSummary>>;
const leagues = (sports: Recorded['sports']): string => joinWords(sports.map((sport) => sport.toUpperCase()));

/** A sum over sports says what each of them adds to it. */
function sportLine({ key, summary }: Recorded['bySport'][number]): string {
  const { wins, losses, units, staked } = summary;
  return `• ${leagues([key])} alone: ${plural(summary.picks, 'pick')}, ${wins} won, ${losses} lost, ${signed(units, 2)} units on ${staked.toFixed(2)} staked.`;
}

/** A part of the record by market or calendar month, as the page narrows it; null where all of it is asked for. */
function cutOf({ market, when }: Reading): { words: string; query: { market?: 'moneyline' | 'spread' | 'total'; month?: string } } | null {
  const kind = market === 'team_total' ? null : market;
  const month = when?.kind === 'range' && when.from.endsWith('-01') && when.from.slice(0, 7) === when.to.slice(0, 7) ? when : null;
  if (kind === null && month === null) return null;
  return {
    words: `${kind === null ? '' : ` on ${kind}s`}${month ? `, ${month.label}` : ''}`,
    query: { ...(kind && { market: kind }), ...(month && { month: month.from.slice(0, 7) }) },
  };
}

/** The whole public record in figures, or its part of a market or month. */
export const lookAtRecord: Look = async (session, reading) => {
  const all = await getRecordSummary(session.ctx, {});
  const { since, isSimulated, bySport } = all;
  const own = reading.sport === null ? null : (bySport.find(({ key }) => key === reading.sport) ?? null);
  if (reading.sport !== null && own === null)
    return finding([`No pick on the ${leagueOf(reading.sport)} has been published and revealed yet.`], { links: [RECORD_LINK] });
  const cut = cutOf(reading);
  const narrowed = cut
    ? await session.read(session.ctx, 'GET /api/record', { query: { ...cut.query, ...(own && { sport: own.key }) } })
    : null;
  const { summary, sports } = narrowed ?? (own ? { summary: own.summary, sports: [own.key] } : all);
  const sources = [{ label: 'The public record', asOf: session.now.toISOString(), href: '/record' }];
  if (since === null || summary.picks === 0)
    return finding(
      [
        cut
          ? `No pick${cut.words} has been published and revealed.`
          : 'No pick has been published and revealed yet, so there is no record to speak of.',
      ],
      { sources, links: [RECORD_LINK] },
    );
  const { picks, wins, losses, pushes, voids, pending, hitRate, hitInterval, neededRate, units, staked, roi, roiInterval, clv } = summary;
  const lines = [
    `${leagues(sports)}: ${plural(picks, 'pick')}${cut?.words ?? ''} since ${dayText(since)}: ${wins} won, ${losses} lost, ${pushes} pushed, ${voids} void, ${pending} pending.`,
    ...(hitRate !== null && hitInterval
      ? [
          `• Hit rate ${percent(hitRate)} (95% interval ${percent(hitInterval.low)} to ${percent(hitInterval.high)}, ${plural(wins + losses, 'decided pick')})${neededRate === null ? '' : `; the prices taken needed ${percent(neededRate)}`}.`,
        ]
      : []),
    ...(roi === null
      ? []
      : [
          `• ${signed(units, 2)} units on ${staked.toFixed(2)} staked, ROI ${signedPercent(roi)}${roiInterval ? ` (${interval(roiInterval.low, roiInterval.high)})` : ''}${roi < 0 ? ': they have lost money so far' : ''}.`,
        ]),
    ...(clv && clv.count > 0
      ? [`• Against the closing price without margin: ${clv.beaten} of ${clv.count} beat it, ${signedPercent(clv.mean)} on average.`]
      : []),
    ...(own === null && cut === null && bySport.length > 1 ? bySport.map(sportLine) : []),
    isSimulated
      ? 'The games are simulated. Losers stay in the record, and anybody can check its chain.'
      : 'Losers stay in the record, and anybody can check its chain.',
  ];
  return finding(lines, { sources, links: [RECORD_LINK] });
};
