import { useQuery } from '@tanstack/react-query';
import type { AnyGame } from '../../../core/games.ts';
import { BetProgress } from '../../../core/live-bets/bet-progress.tsx';
import { fairWorth } from '../../../core/live-bets/live-words.ts';
import { openBetsQuery, useLiveBets } from '../../../core/live-bets/use-live-bets.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import './live.css';

const centsOf = (dollars: number): number => Math.round(dollars * 100);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + centsOf(amount), 0) / 100;

/** The reader's own open bets on a game in play, each with how far it has come; nothing without one. */
export function MyLiveBets({ game }: { game: AnyGame }) {
  const { odds } = useReaderFormat();
  const isIn = useSession().user !== null;
  const { data } = useQuery({ ...openBetsQuery, enabled: isIn });
  const own = (data ?? []).filter((bet) => bet.gameId === game.gameId && bet.status === 'pending');
  const live = useLiveBets(own.length > 0);
  const shown = own.flatMap((bet) => {
    const found = live.get(bet.id);
    return found ? [{ bet, live: found }] : [];
  });
  if (shown.length === 0) return null;
  const { worth, counted } = fairWorth(shown);
  const risk = `${formatMoney(sumOf(shown.map(({ bet }) => bet.stake)))} at risk to win ${formatMoney(sumOf(shown.map(({ bet }) => bet.potentialWin)))}`;
  return (
    <Panel
      title="My bets on this game"
      padded={false}
      caption={counted === shown.length ? `${risk} · worth ${formatMoney(worth)} at live chances` : risk}
    >
      <ul className="gd-bets">
        {shown.map((one) => (
          <li key={one.bet.id}>
            <b>{selectionLabel(one.bet.selection)}</b>
            <BetProgress {...one} />
            <span className="gd-bets-m">
              <b>{odds(one.bet.odds)}</b>
              <small>{`${formatMoney(one.bet.stake)} to win ${formatMoney(one.bet.potentialWin)}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
