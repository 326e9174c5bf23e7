import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { fairWorth, type LiveBet } from '../../../core/live-bets/live-words.ts';
import { liveKey, useLiveBets } from '../../../core/live-bets/use-live-bets.ts';
import { formatMoney, NONE } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useBoard } from '../../../sports/registry.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Bet } from '../bet-types.ts';
import { RemoveDialog } from '../lazy-parts.tsx';
import { PendingEdit } from './pending-edit.tsx';
import { PendingRow } from './pending-row.tsx';
import { type Phase, phaseOf, SWEAT_ORDERS, type SweatOrder, sortInPlay, sortPending, sumOf } from './pending-rules.ts';
import '../my-bets.css';

function PendingEmpty() {
  return (
    <EmptyState
      title="No active bets"
      hint="Bets you log from the slip, add by hand or import wait here until their game is decided."
      action={
        <Link className={buttonClass()} to={paths.games()}>
          View games
        </Link>
      }
    />
  );
}

type Live = ReadonlyMap<string, LiveBet>;

/** What open bets can lose and win, and what those in play are worth at their live chances. */
function AtRisk({ pending, inPlay, live }: { pending: readonly Bet[]; inPlay: readonly Bet[]; live: Live }) {
  const { worth, counted } = fairWorth(
    inPlay.flatMap((bet) => {
      const found = live.get(bet.id);
      return found ? [{ bet, live: found }] : [];
    }),
  );
  const cells: readonly { name: string; amount: number | null; note: string }[] = [
    { name: 'At risk', amount: sumOf(pending, 'stake'), note: `to win ${formatMoney(sumOf(pending, 'potentialWin'))}` },
    { name: 'In play', amount: sumOf(inPlay, 'stake'), note: `to win ${formatMoney(sumOf(inPlay, 'potentialWin'))}` },
    {
      name: 'Fair cash-out',
      amount: counted === 0 ? null : worth,
      note:
        counted === 0
          ? inPlay.some(({ legs }) => legs.length > 0)
            ? 'parlays are not counted'
            : 'no live chances now'
          : `${counted} of ${inPlay.length} in play, at live chances`,
    },
  ];
  return (
    <dl className="at-risk">
      {cells.map(({ name, amount, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {amount === null ? NONE : formatMoney(amount)} <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const HEADS: Record<Phase, { title: string; caption?: string }> = {
  inPlay: { title: 'In play' },
  upcoming: { title: 'Upcoming', caption: 'Edit or remove until the start' },
  waiting: { title: 'Waiting for a result' },
  season: { title: 'Futures', caption: 'Settled when their season decides them' },
};

const PHASES: readonly Phase[] = ['inPlay', 'waiting', 'upcoming', 'season'];

/** Bets whose game is not decided yet: in play in the order of the sweat, then what waits for a result, then the next to start. */
export function PendingList({ bets }: { bets: readonly Bet[] }) {
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Bet | null>(null);
  const [order, setOrder] = useState<SweatOrder>('closest');
  const now = useNow();
  const pending = sortPending(bets);
  const of = (phase: Phase): readonly Bet[] => pending.filter((bet) => phaseOf(bet, now) === phase);
  const inPlay = of('inPlay');
  const board = useBoard(inPlay);
  const live = useLiveBets(inPlay.length > 0);
  if (pending.length === 0) return <PendingEmpty />;
  const row = (bet: Bet): ReactNode =>
    editing === bet.id ? (
      <PendingEdit bet={bet} onDone={() => setEditing(null)} />
    ) : (
      <PendingRow
        bet={bet}
        game={board.get(bet.gameId)}
        live={live.get(bet.id)}
        legs={bet.legs.map((_leg, at) => live.get(liveKey(bet.id, at)))}
        now={now}
        onEdit={() => setEditing(bet.id)}
        onRemove={() => setRemoving(bet)}
      />
    );
  const shown = (phase: Phase): readonly Bet[] => (phase === 'inPlay' ? sortInPlay(inPlay, live, order) : of(phase));
  const tools: ReactNode = (
    <>
      <Badge look="live">Live</Badge>
      <Select
        label="Sort"
        value={order}
        options={Object.entries(SWEAT_ORDERS).map(([value, label]) => ({ value: value as SweatOrder, label }))}
        onChange={setOrder}
      />
    </>
  );
  return (
    <div className="pend">
      <AtRisk pending={pending} inPlay={inPlay} live={live} />
      {PHASES.filter((phase) => shown(phase).length > 0).map((phase) => (
        <Panel
          key={phase}
          title={`${HEADS[phase].title} (${shown(phase).length})`}
          padded={false}
          {...(HEADS[phase].caption ? { caption: HEADS[phase].caption } : {})}
          tools={phase === 'inPlay' ? tools : null}
        >
          <ul className="sws">
            {shown(phase).map((bet) => (
              <li
                key={bet.id}
                id={`bet-${bet.id}`}
                className={editing === bet.id ? 'sw sw-edit' : 'sw'}
                data-live={phase === 'inPlay' || undefined}
              >
                {row(bet)}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      {removing ? <RemoveDialog bet={removing} onClose={() => setRemoving(null)} /> : null}
    </div>
  );
}
