import { leagueOf } from '@clearedge/contract/sports';
import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSignedMoney, NONE, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { OwnBet } from '../performance.queries.ts';
import { closeText, keyName } from '../performance-words.ts';
import '../../../ui/layout/two-line.css';

const LOOKS = { win: 'win', loss: 'loss', push: 'push', void: 'plain' } as const;

/** On a phone the words beside it say why there is none. */
function Close({ price }: { price: string | null }) {
  if (price === null) return <span className="off-phone">{NONE}</span>;
  return (
    <>
      <span className="on-phone">closed </span>
      {price}
    </>
  );
}

/** `hasLeague` where the bets are on several sports. */
function BetRow({ bet, hasLeague }: { bet: OwnBet; hasLeague: boolean }) {
  const { odds, date } = useReaderFormat();
  return (
    <tr>
      <td data-p="off">{date(bet.playedOn)}</td>
      <td data-p="name">
        {selectionLabel(bet.selection)}
        <small>
          {hasLeague && bet.sport ? `${leagueOf(bet.sport)} · ` : ''}
          <span className="off-phone">{`${keyName('market', bet.market)} · `}</span>
          {gameLabel(bet.game)}
          <span className="on-phone">{` · ${date(bet.playedOn, 'day')}, ${formatMoney(bet.stake)}`}</span>
        </small>
      </td>
      <td className="num" data-p="price">
        {odds(bet.odds)}
        <small>{bet.book ?? 'No book'}</small>
      </td>
      <td className="num" data-p="off">
        {formatMoney(bet.stake)}
      </td>
      <td data-p="result">
        <Badge look={LOOKS[bet.result]}>{GRADE_WORD[bet.result]}</Badge>
      </td>
      <td className="num" data-p="profit">
        {formatSignedMoney(bet.profit)}
      </td>
      <td className="num" data-p="close">
        <Close price={bet.closing.odds === null ? null : odds(bet.closing.odds)} />
        <small>{closeText(bet.closing)}</small>
      </td>
    </tr>
  );
}

const SHOWN_FIRST = 20;

/** The newest settled bets, each with its closing price; twenty until more are asked for. */
export function BetTable({ bets, total }: { bets: readonly OwnBet[]; total: number }) {
  const [isWhole, setWhole] = useState(false);
  const hasLeague = new Set(bets.map(({ sport }) => sport)).size > 1;
  const shown = isWhole ? bets : bets.slice(0, SHOWN_FIRST);
  const caption =
    total > bets.length ? `The newest ${bets.length} of ${total.toLocaleString('en-US')}; the CSV holds all` : plural(total, 'bet');
  return (
    <Panel title="Bet by bet" caption={caption} padded={false}>
      <WideTable label="Settled bets">
        <table className="tbl own-bets two-line">
          <ColumnHeads heads={['Day', 'Bet', ['Price'], ['Stake'], 'Result', ['Profit'], ['Close']]} />
          <tbody>
            {shown.map((bet) => (
              <BetRow key={bet.id} bet={bet} hasLeague={hasLeague} />
            ))}
          </tbody>
        </table>
      </WideTable>
      {shown.length < bets.length ? (
        <p className="own-foot">
          <Button onClick={() => setWhole(true)}>{`Show ${bets.length - shown.length} more`}</Button>
        </p>
      ) : null}
    </Panel>
  );
}
