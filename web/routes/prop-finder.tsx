import { can } from '@clearedge/contract/entitlements';
import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { propWords } from '@clearedge/contract/words/selection-words';
import type { PropKind } from '@clearedge/quant/grading';
import { useEffect, useMemo } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import { FeatureBadge } from '../core/session/feature-badge.tsx';
import { type User, useSession } from '../core/session/session.ts';
import { dayInAddress } from '../core/slate/board-day.ts';
import { DayTools } from '../core/slate/day-tools.tsx';
import { toast } from '../core/toasts/toasts.ts';
import { DistributionBars } from '../features/contests/props/distribution-bars.tsx';
import { choices, useChoice } from '../features/parlays/parlay-choice.ts';
import { propLeg } from '../features/parlays/prop-leg.ts';
import type { FinderProp } from '../features/prop-finder/finder.queries.ts';
import { type FinderActions, parlayKey } from '../features/prop-finder/finder-actions.ts';
import { FinderLocked } from '../features/prop-finder/finder-locked.tsx';
import { FinderScreen } from '../features/prop-finder/finder-screen.tsx';
import { type FinderState, useFinderUrl } from '../features/prop-finder/rules/finder-url.ts';
import type { SideWorth } from '../features/prop-finder/rules/worth-rules.ts';
import { useSportDay } from '../sports/use-sport-day.ts';
import { Skeleton } from '../ui/states/states.tsx';

const pickOf = ({ playerId, propType, line }: FinderProp, side: 'over' | 'under') => ({
  market: 'prop' as const,
  playerId,
  // The contract writes a kind as text; every one of ours began as a `PropKind`.
  prop: propType as PropKind,
  side,
  line,
});
/** A side is worded as on the game pages, so that the slip knows it again and the server reads it back. */
const entryOf = (prop: FinderProp, { side, odds, book }: SideWorth, bookName: string) => ({
  gameId: prop.gameId,
  sport: prop.sport,
  betType: 'prop' as const,
  selection: propWords(prop.playerName, pickOf(prop, side)),
  odds,
  pick: pickOf(prop, side),
  book,
  bookName,
  startsAt: prop.startsAt,
  awayTeamCode: prop.awayTeamCode,
  homeTeamCode: prop.homeTeamCode,
});

function toggleParlay(prop: FinderProp, { side, odds }: SideWorth): void {
  const store = choices.player_prop;
  const leg = propLeg({ ...prop, team: prop.teamCode }, side, odds);
  if (store.get().legs.some(({ id }) => id === leg.id)) {
    store.remove(leg.id);
    return;
  }
  store.remove(parlayKey(prop, side === 'over' ? 'under' : 'over'));
  const before = store.get().legs.length;
  store.add(leg);
  if (store.get().legs.length > before) toast({ title: 'Added to parlay', description: leg.selection });
}

interface FinderProps {
  user: User;
  url: FinderState;
  sport: GameSport;
  sports: readonly GameSport[];
  date: string;
}

function Finder({ user, url, ...listed }: FinderProps) {
  useEffect(() => choices.player_prop.openFor(user.id), [user.id]);
  const { legs } = useChoice('player_prop');
  const actions = useMemo<FinderActions>(() => ({ entryOf, toggleParlay, inParlay: new Set(legs.map(({ id }) => id)) }), [legs]);
  return (
    <FinderScreen
      user={user}
      url={url}
      {...listed}
      actions={actions}
      draw={(distribution, line) => <DistributionBars distribution={distribution} line={line} isLarge />}
    />
  );
}

/** Player props of a day, the best priced first. */
export default function PropFinderRoute() {
  useDocumentTitle('Prop Finder');
  const { user, tier, isLoading } = useSession();
  const url = useFinderUrl();
  const { sport, sports, board, isPending } = useSportDay(url, (key) => sportOf(key).hasPlayerProps);
  const { date } = board;
  const pick = (day: string): void => url.change({ date: dayInAddress(board, day), game: 'all', prop: null });
  const isOpen = user !== null && can(tier, 'propFinder');
  return (
    <div className="page pf-page">
      <header className="page-h">
        <h1>Prop Finder</h1>
        <FeatureBadge feature="propFinder" />
        <span className="grow" />
        {isOpen ? <DayTools board={board} onPick={pick} /> : null}
      </header>
      {isLoading || (isOpen && isPending) ? <Skeleton height={560} radius={8} /> : null}
      {!isLoading && isOpen && !isPending ? <Finder key={user.id} user={user} url={url} sport={sport} sports={sports} date={date} /> : null}
      {!isLoading && !isOpen ? <FinderLocked /> : null}
    </div>
  );
}
