import { can } from '@clearedge/contract/entitlements';
import { sportOf } from '@clearedge/contract/sports';
import { useDocumentTitle } from '../core/document-title.ts';
import { marketOffer, type Offer, slipEntryOf } from '../core/prices/offer.ts';
import { FeatureBadge } from '../core/session/feature-badge.tsx';
import { useSession } from '../core/session/session.ts';
import { dayInAddress } from '../core/slate/board-day.ts';
import { DayTools } from '../core/slate/day-tools.tsx';
import type { MakeEntry } from '../features/comparison/board/slip-use.ts';
import { ComparisonScreen } from '../features/comparison/comparison-screen.tsx';
import { useComparisonUrl } from '../features/comparison/comparison-url.ts';
import { ComparisonLocked } from '../features/comparison/parts/locked.tsx';
import { useSportDay } from '../sports/use-sport-day.ts';
import { Skeleton } from '../ui/states/states.tsx';

type Parts = Parameters<MakeEntry>;

// A side is worded as on the game cards, so that the slip knows it again and the server reads it back.
function offerOf(
  game: Parts[0],
  market: Parts[1],
  side: Parts[2],
  { odds, line, book, bookName, seenAt, isAlternate = false }: Parts[3],
): Offer {
  const nothing = { move: null, movedAt: null, openOdds: null, openLine: null, grade: null };
  const cell = { odds, line, book, bookName, seenAt, state: 'open' as const, ...nothing };
  return { ...marketOffer(game, market, side, cell), isAlternate };
}
const makeEntry: MakeEntry = (game, market, side, taken) =>
  slipEntryOf({ ...game, status: 'scheduled' }, offerOf(game, market, side, taken));

/** Books side by side on a day's games. */
export default function OddsComparisonRoute() {
  useDocumentTitle('Odds Comparison');
  const { user, tier, isLoading } = useSession();
  const url = useComparisonUrl();
  // Props are of the sports whose players are priced.
  const { sport, sports, board } = useSportDay(url, (key) => url.view !== 'props' || sportOf(key).hasPlayerProps);
  const pick = (day: string): void => url.change({ date: dayInAddress(board, day), chart: null });
  const isOpen = user !== null && can(tier, 'comparison');
  return (
    <div className="page oc-page">
      <header className="page-h">
        <h1>Odds Comparison</h1>
        <FeatureBadge feature="comparison" />
        <span className="grow" />
        {isOpen ? <DayTools board={board} onPick={pick} /> : null}
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? (
        <ComparisonScreen user={user} url={url} sport={sport} sports={sports} date={board.date} makeEntry={makeEntry} />
      ) : null}
      {!isLoading && !isOpen ? <ComparisonLocked /> : null}
    </div>
  );
}
