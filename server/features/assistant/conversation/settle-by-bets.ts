import { type BetWire, listBetViews, toBet } from '../../bets/index.ts';
import { isBetOn } from '../session/own-clubs.ts';
import type { AssistantSession } from '../session/session.ts';
import type { What } from '../understand/questions.ts';
import type { Reading } from '../understand/reading.ts';
import { clubsOf, settleByDay, withClubs } from './settle-choices.ts';

const OF_OWN_BETS = new Set<What>(['my_bets', 'my_clv']);

const isWithin = ({ when }: Reading, { playedOn }: BetWire): boolean => when === null || (playedOn >= when.from && playedOn <= when.to);

/** Of the clubs of each shared name the one with bets: on the days asked about, else open ones, else any; where several are left, none. */
function settleByBets(reading: Reading, bets: readonly BetWire[]): Reading {
  const within = reading.when === null ? [] : bets.filter((bet) => isWithin(reading, bet));
  const open = bets.filter(({ status }) => status === 'pending');
  return withClubs(reading, (clubs) => {
    const backed = [within, open, bets].map((own) => clubs.filter((club) => own.some((bet) => isBetOn(bet, club))));
    const [first = []] = backed.filter((one) => one.length > 0);
    return first.length === 1 ? first : [];
  });
}

/** Of one's own bets: the clubs that one has bet on; where that is none of them, all, so that the answer says it of all. */
function settleOwn(reading: Reading, bets: readonly BetWire[]): Reading {
  return withClubs(settleByBets(reading, bets), (clubs) => (clubs.some((club) => bets.some((bet) => isBetOn(bet, club))) ? [] : clubs));
}

/**
 * A name that clubs of several leagues share: in a question about one's bets the club that they are on, else the one that plays on the day asked
 * about, else the one of an open bet. “Did they cash” is about a bet where there is one on them.
 */
export async function settleClubs(session: AssistantSession, reading: Reading): Promise<Reading> {
  const isOwn = OF_OWN_BETS.has(reading.what);
  const mayBeOwn = reading.what === 'scores' && reading.cues.has('cashed');
  const isShared = reading.choices.some((choice) => clubsOf(choice).length > 1);
  if (session.closure !== null || !(isShared || (mayBeOwn && reading.teams.length > 0))) return settleByDay(session, reading);
  const bets = (await listBetViews(session.ctx, session.userId)).map(toBet);
  if (isOwn) return settleOwn(reading, bets);
  if (mayBeOwn) {
    const own = settleByBets(reading, bets);
    if (own.teams.some((club) => bets.some((bet) => isBetOn(bet, club)))) return { ...own, what: 'my_bets', isPlain: false };
  }
  const open = bets.filter((bet) => bet.status === 'pending' && isWithin(reading, bet));
  return settleByBets(await settleByDay(session, reading), open);
}
