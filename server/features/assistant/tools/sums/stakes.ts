import { cents, formatCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { adviseStake, type StakeAdvice } from '@clearedge/quant/sizing';
import { getUser } from '../../../accounts/index.ts';
import type { Contest } from '../../../contests/index.ts';
import { type Finding, finding } from '../../session/finding.ts';
import { contestLink, findGames, isOneOf, isOpenGame, matchupWhen, noGames } from '../../session/games.ts';
import { ageText, chanceText, percent, signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import { analysisSource, gameLink, isOpen, playsOf, priceSource, readSlate, summaryOf } from '../../session/slate.ts';
import { type JudgedSide, SPORT_ANSWERS } from '../../sports/index.ts';
import type { Reading } from '../../understand/reading.ts';
import { bestOffer } from '../best-offer.ts';
import { codesOf, dayOf, type Look } from '../tool.ts';
import { ANALYSIS_PENDING, playLine } from '../value-plays.ts';

const DEFAULT_BANKROLL_CENTS = 100_000;
/** A 95% interval is so many standard deviations wide. */
const INTERVAL_DEVIATIONS = 3.92;
const MOST = 3;

const mathsOf = ({ kellyShare }: AssistantSession) => [
  { label: `Kelly 1956, ${shareWords(kellyShare)} of it, 5% of the bankroll at most`, asOf: null, href: '/kelly-calculator' },
];
const CALCULATOR = { label: 'Kelly Calculator', href: '/kelly-calculator' };

/** What the question says, else what Settings say, else an example. */
const bankrollOf = ({ bankrollCents }: AssistantSession, { dollars }: Reading): { bankrollCents: number; isAssumed: boolean } => {
  const stated = Math.max(0, ...dollars);
  if (stated > 0) return { bankrollCents: Math.round(stated * 100), isAssumed: false };
  return { bankrollCents: bankrollCents ?? DEFAULT_BANKROLL_CENTS, isAssumed: bankrollCents === null };
};

const NAMED_SHARES = new Map([
  [0.25, 'a quarter'],
  [0.5, 'half'],
  [1, 'all'],
]);
const shareWords = (share: number): string => NAMED_SHARES.get(share) ?? percent(share, 0);
const KELLY_NAMES = new Map([
  [0.25, 'quarter Kelly'],
  [0.5, 'half Kelly'],
  [1, 'full Kelly'],
]);
/** "Half Kelly", "1/4 kelly": the share that a question asks for. */
const SHARE_ASKED = /\b(full|half|third|quarter|eighth|tenth|1\/([2-9]|10))[- ]?kelly\b/i;
const SHARES: Readonly<Record<string, number>> = { full: 1, half: 1 / 2, third: 1 / 3, quarter: 1 / 4, eighth: 1 / 8, tenth: 1 / 10 };

function shareAsked({ text }: Reading): number | null {
  const [, named, part] = SHARE_ASKED.exec(text) ?? [];
  if (part !== undefined) return 1 / Number(part);
  return named === undefined ? null : SHARES[named.toLowerCase()]!;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const kellyWords = (share: number): string => KELLY_NAMES.get(share) ?? `${percent(share, 0)} of Kelly`;

function adviceWords({ full, quarter, stakeCents, boundBy }: StakeAdvice, bankrollCents: number, share: number, isShrunk: boolean): string {
  if (boundBy === 'no edge') return 'Kelly says no bet: at this price and probability there is no edge.';
  const bound =
    boundBy === 'advice cap'
      ? 'capped at 5% of the bankroll'
      : `${kellyWords(share)}${isShrunk ? ', less what the range of the probability takes off' : ''}`;
  return `Full Kelly ${percent(full, 2)}, quarter ${percent(quarter, 2)}; stake ${formatCents(stakeCents)} of ${formatCents(bankrollCents)} (${bound}).`;
}

function forGiven(session: AssistantSession, requested: Reading, odds: number, chance: number, offered: string | null = null): Finding {
  const { price, kellyShare: share } = session;
  const { bankrollCents, isAssumed } = bankrollOf(session, requested);
  const decimal = americanToDecimal(odds);
  const advice = adviseStake({ bankrollCents: cents(bankrollCents), winProbability: chance, decimal, share });
  const ev = chance * decimal - 1;
  return finding(
    [
      `At ${offered ?? price(odds)} with a ${percent(chance)} chance: break-even ${percent(1 / decimal)}, EV ${signedPercent(ev)}.`,
      adviceWords(advice, bankrollCents, share, false),
      ...(isAssumed ? [`The bankroll of ${formatCents(bankrollCents)} is an example; tell me yours, or set it in Settings.`] : []),
      'The probability is yours: Kelly is only as good as it is.',
    ],
    { sources: mathsOf(session), links: [CALCULATOR] },
  );
}

/** The asker's own chance on the side of a club, at the best price on the board. */
async function forOwnChance(session: AssistantSession, requested: Reading, chance: number): Promise<Finding> {
  const best = await bestOffer(session, requested);
  if (typeof best === 'string') return finding([`${best} Tell me a price, and I’ll work out the stake.`], { links: [CALCULATOR] });
  const offered = `${session.price(best.odds)} on ${best.words} (${best.bookName}, ${ageText(best.seenAt, session.now)})`;
  const own = forGiven(session, requested, best.odds, chance, offered);
  return { ...own, sources: [...own.sources, priceSource([best.seenAt], session.now)], links: [...own.links, contestLink(best.contest)] };
}

/** What a stake is worked out from. */
type Judged = Pick<JudgedSide, 'odds' | 'probability' | 'probabilityLow' | 'probabilityHigh' | 'pushProbability'>;

/** The advice for a side: a share of Kelly, shrunk for the width of the probability's interval. */
const adviceFor = (play: Judged, bankrollCents: number, share: number): StakeAdvice => {
  const decided = 1 - play.pushProbability;
  return adviseStake({
    bankrollCents: cents(bankrollCents),
    winProbability: play.probability * decided,
    pushProbability: play.pushProbability,
    decimal: americanToDecimal(play.odds),
    share,
    deviation: ((play.probabilityHigh - play.probabilityLow) / INTERVAL_DEVIATIONS) * decided,
  });
};

async function forPlays(session: AssistantSession, requested: Reading): Promise<Finding> {
  const { bankrollCents, isAssumed } = bankrollOf(session, requested);
  const { kellyShare: share } = session;
  const open = (await readSlate(session, dayOf(session, requested), codesOf(requested))).filter((game) => isOpen(game, session.now));
  const plays = playsOf(open, session.now).slice(0, MOST);
  const cap = `Never more than 5% of a bankroll on one bet: ${formatCents(Math.floor(bankrollCents * 0.05))} of ${formatCents(bankrollCents)}.`;
  if (plays.length === 0) {
    const why =
      open.length > 0 && !open.some((game) => summaryOf(game))
        ? ANALYSIS_PENDING
        : 'Nothing is worth its price at the moment, so the stake is zero.';
    return finding([why, cap], { sources: mathsOf(session), links: [CALCULATOR] });
  }
  const lines = plays.flatMap((one) => [
    playLine(session, one),
    `  ${adviceWords(adviceFor(one.play, bankrollCents, share), bankrollCents, share, true)}`,
  ]);
  return finding([`On a bankroll of ${formatCents(bankrollCents)}${isAssumed ? ' (an example; tell me yours)' : ''}:`, ...lines, cap], {
    sources: [
      ...mathsOf(session),
      ...analysisSource(open),
      priceSource(
        plays.map(({ play }) => play.seenAt),
        session.now,
      ),
    ],
    links: [CALCULATOR, ...plays.map(({ game }) => gameLink(game))],
  });
}

/** The sides of a game that a question means: of the club and market named, else those worth their price. */
function sidesAsked(sides: readonly JudgedSide[], { market, side, teams }: Reading, contest: Contest): JudgedSide[] {
  const kind = market ?? (side !== null ? 'total' : 'moneyline');
  if (teams.length === 0) return sides.filter(({ isValue }) => isValue);
  const isHome = teams.length === 1 && isOneOf(contest.homeCode, [teams[0]!.code], contest.sport);
  const own = teams.length === 1 ? (isHome ? 'home' : 'away') : null;
  return sides.filter(
    (one) => one.market === kind && (kind === 'total' ? side === null || one.side === side : own === null || one.side === own),
  );
}

/** Stakes on games whose sides are judged one by one, with what Kelly says of a side that is not worth its price too. */
async function forSides(session: AssistantSession, requested: Reading): Promise<Finding> {
  const { now, today, price, kellyShare: share } = session;
  const { bankrollCents, isAssumed } = bankrollOf(session, requested);
  const contests = (await findGames(session, requested)).filter((contest) => isOpenGame(contest, now));
  if (contests.length === 0) return finding([noGames(requested, session)], { links: [CALCULATOR] });
  const listed = await Promise.all(
    contests.map(async (contest) => {
      const sides = (await SPORT_ANSWERS[contest.sport].listSides?.(session, contest)) ?? [];
      return sidesAsked(sides, requested, contest).map((one) => ({ ...one, contest }));
    }),
  );
  const shown = listed
    .flat()
    .toSorted((a, b) => b.expectedValue - a.expectedValue)
    .slice(0, MOST);
  const cap = `Never more than 5% of a bankroll on one bet: ${formatCents(Math.floor(bankrollCents * 0.05))} of ${formatCents(bankrollCents)}.`;
  if (shown.length === 0)
    return finding(['Nothing is worth its price at the moment, so the stake is zero.', cap], {
      sources: mathsOf(session),
      links: [CALCULATOR],
    });
  const lines = shown.flatMap(({ contest, ...one }) => [
    `• ${matchupWhen(contest, today)}: ${one.words} at ${price(one.odds)} (${one.bookName}, ${ageText(one.seenAt, now)}), we make it ${chanceText({ winProbability: one.probability * (1 - one.pushProbability), pushProbability: one.pushProbability })}, EV v. model ${signedPercent(one.expectedValue)}.`,
    `  ${adviceWords(adviceFor(one, bankrollCents, share), bankrollCents, share, true)}`,
  ]);
  const seen = shown.map(({ seenAt }) => seenAt);
  return finding([`On a bankroll of ${formatCents(bankrollCents)}${isAssumed ? ' (an example; tell me yours)' : ''}:`, ...lines, cap], {
    sources: [...mathsOf(session), priceSource(seen, now)],
    links: [CALCULATOR, ...shown.map(({ contest }) => contestLink(contest))],
  });
}

/** A stake by Kelly: for a price and probability given, for sides of a league's games, or for the plays of the day. */
export const lookAtStake: Look = (member, requested) => {
  const session = { ...member, kellyShare: shareAsked(requested) ?? member.kellyShare };
  const [[odds], [chance]] = [requested.prices, requested.chances];
  if (odds !== undefined && chance !== undefined) return forGiven(session, requested, odds, chance);
  if (chance !== undefined && requested.teams.length > 0) return forOwnChance(session, requested, chance);
  return requested.sport !== null && SPORT_ANSWERS[requested.sport].listSides ? forSides(session, requested) : forPlays(session, requested);
};

const MOST_SHARE = 0.05;

/** How to run a bankroll, with the asker's own unit where it is set, and what a share of it comes to. */
export const lookAtBankroll: Look = async (session, requested) => {
  const { bankrollCents, isAssumed } = bankrollOf(session, requested);
  const { settings } = await getUser(session.ctx, session.userId);
  const [share] = requested.chances;
  const asked =
    share === undefined
      ? []
      : [
          `• ${percent(share)} of ${formatCents(bankrollCents)} is ${formatCents(Math.floor(bankrollCents * share + 1e-6))}${share > MOST_SHARE ? ', more than any bet should be' : ''}.`,
        ];
  const unit = settings.unitCents === null ? [] : [`• Your unit is set to ${formatCents(settings.unitCents)} in Settings.`];
  return finding(
    [
      'Money you can lose without missing it, kept apart from everything else, and small stakes:',
      `• One unit is usually 1% of the bankroll: ${formatCents(Math.floor(bankrollCents * 0.01))} of ${formatCents(bankrollCents)}${isAssumed ? ' (an example; tell me yours)' : ''}.`,
      ...asked,
      `• No bet above 5%: ${formatCents(Math.floor(bankrollCents * MOST_SHARE))}. ${capitalised(kellyWords(session.kellyShare))} sets the stake below that.`,
      ...unit,
      '• Stakes do not rise after a loss. Weekly limits on your account tighten at once and loosen after a day.',
    ],
    { sources: mathsOf(session), links: [CALCULATOR, { label: 'Responsible Gaming', href: '/responsible-gaming' }] },
  );
};

/** What to say to a stake that could ruin: the rule, its figures, and where limits are. A losing streak of this length is usual. */
export const lookAtRisk: Look = async (session, reading) => {
  const { bankrollCents, isAssumed } = bankrollOf(session, reading);
  const isBorrowed = /borrow|loan|credit|cash advance|payday|mortgage/i.test(reading.text);
  return finding(
    [
      isBorrowed
        ? 'No. Never bet with borrowed money: a bet can lose, and the debt stays.'
        : 'No. No bet deserves a whole bankroll, or a larger stake because the last one lost.',
      `• The rule: at most 5% on one bet, ${formatCents(Math.floor(bankrollCents * 0.05))} of ${formatCents(bankrollCents)}${isAssumed ? ' (an example; tell me yours)' : ''}; usually about 1%.`,
      `• Why: a bet that wins ${percent(0.55, 0)} of the time loses ${percent(0.45, 0)}. Four losses in a row come about once in ${Math.round(1 / 0.45 ** 4)} tries, and doubling after each of them needs sixteen units to win one.`,
      '• Stakes follow the edge and the bankroll, not the last result.',
      'If you feel that you have to win it back, stop for today: limits and breaks are on the Responsible Gaming page, and 1-800-GAMBLER is free, day and night.',
    ],
    {
      sources: session.closure ? [] : mathsOf(session),
      links: [{ label: 'Responsible Gaming', href: '/responsible-gaming' }, ...(session.closure ? [] : [CALCULATOR])],
    },
  );
};
