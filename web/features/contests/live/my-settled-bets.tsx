import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AnyGame } from '../../../core/games.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import './live.css';

const LOOK = { win: 'win', loss: 'loss', push: 'push', void: 'push' } as const;
const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** The reader's own settled bets on a game that is over, each with the way to its receipt; nothing without one. */
export function MySettledBets({ game }: { game: AnyGame }) {
  const { odds } = useReaderFormat();
  const isIn = useSession().user !== null;
  const { data } = useQuery({
    ...apiQuery('GET /api/bets/history', { query: { q: game.gameId, limit: 100 } }),
    enabled: isIn && game.isCompleted,
  });
  const own = (data?.bets ?? []).filter((bet) => bet.gameId === game.gameId);
  if (own.length === 0) return null;
  const profit = own.reduce((sum, { actualWin }) => sum + centsOf(actualWin ?? 0), 0) / 100;
  return (
    <Panel title="My bets on this game" padded={false} caption={formatSignedMoney(profit)}>
      <ul className="gd-bets done">
        {own.map((bet) => (
          <li key={bet.id}>
            <b>{selectionLabel(bet.selection)}</b>
            <span>
              {bet.result ? <Badge look={LOOK[bet.result]}>{GRADE_WORD[bet.result]}</Badge> : null}{' '}
              <Link className="link" to={paths.myBets({ tab: 'history', bet: bet.id })}>
                Receipt
              </Link>
            </span>
            <span className="gd-bets-m">
              <b>{formatSignedMoney(bet.actualWin ?? 0)}</b>
              <small>{`${formatMoney(bet.stake)} at ${odds(bet.odds)}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
