import { can } from '@clearedge/contract/entitlements';
import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { useEffect } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { DayTools } from '../core/slate/day-tools.tsx';
import { SportChips } from '../core/slate/sport-chips.tsx';
import { PropList } from '../features/parlays/offers/prop-list.tsx';
import { ParlayPanel } from '../features/parlays/panel/parlay-panel.tsx';
import { useMyParlays } from '../features/parlays/parlay.queries.ts';
import { choices } from '../features/parlays/parlay-choice.ts';
import { ParlaysLocked } from '../features/parlays/parlays-locked.tsx';
import { ParlayPicture } from '../features/parlays/picture/parlay-picture.tsx';
import { SavedList } from '../features/parlays/saved-parlays.tsx';
import { YesterdayProps } from '../features/prop-finder/yesterday-props.tsx';
import { isDay } from '../lib/dates.ts';
import { useSearch } from '../lib/use-search.ts';
import { useSportDay } from '../sports/use-sport-day.ts';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/states/states.tsx';

function Builder({ userId }: { userId: string }) {
  const [query, change] = useSearch();
  const saved = useMyParlays(userId).data;
  useEffect(() => choices.player_prop.openFor(userId), [userId]);
  const set = (name: string, value: string, usual: string): void => change({ [name]: value === usual ? null : value }, { replace: true });
  const requested = query.get('date');
  const { sport, sports, board, isPending } = useSportDay(
    { sport: query.get('sport'), date: isDay(requested) ? requested : null },
    (key) => sportOf(key).hasPlayerProps,
  );
  // The clubs, kinds and days of one sport mean nothing in another.
  const turnTo = (chosen: GameSport): void => change(() => new URLSearchParams({ sport: chosen }), { replace: true });
  const tab = query.get('tab') === 'saved' ? 'saved' : 'props';
  return (
    <>
      <div className="tools pb-tabs">
        <Segmented
          label="Show"
          value={tab}
          options={[
            { value: 'props', label: 'Build' },
            { value: 'saved', label: `Saved${saved ? ` (${saved.length})` : ''}` },
          ]}
          onChange={(value) => set('tab', value, 'props')}
        />
      </div>
      <div className="pb-cols">
        <div className="pb-main">
          <ParlayPicture kind="player_prop" />
          {tab === 'props' ? (
            <PropList
              sport={sport}
              date={isPending ? '' : board.date}
              dayTools={
                <>
                  <SportChips sport={sport} sports={sports} onPick={turnTo} />
                  <DayTools board={board} onPick={(day) => set('date', day, board.opening)} />
                </>
              }
            />
          ) : (
            <Panel title="Saved Parlays" padded={false}>
              <SavedList userId={userId} kind="player_prop" />
            </Panel>
          )}
        </div>
        <ParlayPanel kind="player_prop" userId={userId} />
      </div>
    </>
  );
}

/** Player props of a day put together, up to six, with what they are worth together. */
export default function PlayerPropBuilderRoute() {
  useDocumentTitle('Player Prop Parlay Builder');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'parlays');
  return (
    <div className="page prop-builder">
      <header className="page-h">
        <h1>Player Prop Parlay Builder</h1>
        {isOpen ? (
          <span className="cap">Best price of each side, model and market pooled or the market alone; refreshed every 30 seconds</span>
        ) : null}
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? <Builder key={user.id} userId={user.id} /> : null}
      {!isLoading && !isOpen ? <ParlaysLocked kind="player_prop" window={<YesterdayProps />} /> : null}
    </div>
  );
}
