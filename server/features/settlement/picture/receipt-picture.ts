import { createRequire } from 'node:module';
import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { formatPrice } from '@clearedge/quant/price';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { getUser } from '../../accounts/index.ts';
import type { BetWire } from '../../bets/index.ts';
import { getBet } from '../get-bet.ts';
import { gameWords, signedDollars } from '../slate-news.ts';
import { drawReceipt, type Picture, type PictureChip } from './draw-receipt.ts';

type Route = Contract['GET /api/bets/:betId/picture'];
type Shown = VerbInput<Route>['query'];
type GradedBet = Awaited<ReturnType<typeof getBet>>;

const packages = createRequire(import.meta.url);
const FONTS = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'];

const KIND = { parlay: 'parlay', teaser: 'teaser', round_robin: 'round robin' } as const;

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const dayWords = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
/** What is graded, in the product's words; the owner's own where nothing is. */
const selectionOf = ({ readAs, selection }: Pick<BetWire, 'readAs' | 'selection'>): string =>
  selectionLabel((readAs ?? selection).replace(/, full game$/, ''));

function chipsOf({ awayTeamCode, homeTeamCode, sport }: Pick<BetWire, 'awayTeamCode' | 'homeTeamCode' | 'sport'>): PictureChip[] {
  return awayTeamCode && homeTeamCode ? [awayTeamCode, homeTeamCode].map((code) => ({ code, sport })) : [];
}

function titleOf({ betType, legs, ...bet }: GradedBet): string {
  return legs.length > 0 && betType in KIND ? `${legs.length}-leg ${KIND[betType as keyof typeof KIND]}` : selectionOf(bet);
}

function noteOf(bet: GradedBet): string {
  const score = bet.receipt?.finalScore;
  if (bet.legs.length > 0) return `Placed ${dayWords(bet.placedAt)}`;
  return [
    bet.tournament ?? gameWords(bet.gameId),
    dayWords(bet.startsAt ?? bet.placedAt),
    score ? `final ${score.away}–${score.home}` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Money is shown only where its owner chose so. */
function figuresOf(bet: GradedBet, { stake, book }: Shown): [string, string][] {
  const figures: [string, string][] = [];
  if (stake) {
    figures.push(bet.freeStake > 0 ? ['Free bet', dollars(bet.freeStake)] : ['Stake', dollars(bet.stake)]);
    if (bet.actualWin === null) figures.push(['To win', dollars(bet.potentialWin)]);
    else figures.push(['Profit', signedDollars(Math.round(bet.actualWin * 100))]);
  }
  if (book && bet.book) figures.push(['Book', bet.book.length > 16 ? `${bet.book.slice(0, 15)}…` : bet.book]);
  return figures;
}

const GRADED_BY = {
  settlement: 'Graded from official results',
  admin: 'Graded by ClearEdge staff',
  owner: 'Result entered by its owner',
  file: 'Result entered by its owner',
} as const;

function pictureOf(ctx: Ctx, bet: GradedBet, shown: Shown, name: string | null): Picture {
  const { oddsFormat = 'american' } = shown;
  const stated = bet.status === 'pending' || !bet.resultBy ? 'Not settled yet' : GRADED_BY[bet.resultBy];
  return {
    title: titleOf(bet),
    note: noteOf(bet),
    odds: formatPrice(bet.odds, oddsFormat),
    result: bet.status === 'settled' ? bet.result : null,
    chips: chipsOf(bet),
    legs: bet.legs.map((leg) => ({
      selection: selectionOf(leg),
      note: [gameWords(leg.gameId), leg.startsAt && dayWords(leg.startsAt)].filter(Boolean).join(' · '),
      odds: leg.odds === null ? null : formatPrice(leg.odds, oddsFormat),
      result: leg.result ?? (bet.status === 'settled' ? null : 'open'),
      chips: chipsOf(leg),
    })),
    figures: figuresOf(bet, shown),
    foot: [name && `@${name}`, stated].filter(Boolean).join(' · '),
    isSimulated: ctx.config.isDemo,
  };
}

/** One's own bet as a PNG to share: its selection, price and result; stake, book and name only where they are asked for. */
export async function drawBetPicture(ctx: Ctx, { params, query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = requireUser(ctx.actor);
  const bet = await getBet(ctx, { params });
  const name = query.name ? (await getUser(ctx, userId)).username : null;
  // Loaded with the first picture; it draws on a thread of its own, longer than other requests should wait.
  const { renderAsync } = await import('@resvg/resvg-js');
  const fontFiles = FONTS.map((font) => packages.resolve(`@expo-google-fonts/inter/${font}`));
  const drawn = await renderAsync(drawReceipt(pictureOf(ctx, bet, query, name)), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  return { type: 'image/png', content: drawn.asPng().toString('base64') };
}
