import { fairAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import { hasStarted } from '../../../../core/games.ts';
import { readMarkets } from '../../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { formatPercent, formatSignedPercent } from '../../../../lib/format.ts';
import { ColumnHeads } from '../../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';

/** What the best two prices add up to above one: below zero, both sides can be taken at a profit. */
function bestOverround(game: GameDetail): number | null {
  const { first, second } = readMarkets(game).moneyline;
  if (first.odds === null || second.odds === null || first.state !== 'open' || second.state !== 'open') return null;
  return impliedProbability(first.odds) + impliedProbability(second.odds) - 1;
}

export function MarketPanel({ game }: { game: GameDetail }) {
  const { odds } = useReaderFormat();
  const { market } = game;
  if (!market) return null;
  const margin = bestOverround(game);
  const sides = [
    { code: game.awayTeamCode, chance: market.awayNoVig },
    { code: game.homeTeamCode, chance: market.homeNoVig },
  ];
  return (
    <Panel title="Market" caption={hasStarted(game) ? 'closing moneyline, margin removed' : 'moneyline, margin removed'} padded={false}>
      <table className="tbl">
        <ColumnHeads heads={['Side', ['No-vig'], ['Fair price']]} />
        <tbody>
          {sides.map(({ code, chance }) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td className="num">{formatPercent(chance)}</td>
              <td className="num">{chance > 0 && chance < 1 ? odds(fairAmericanRounded(chance)) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cap gd-note">
        {`Power method over ${market.bookCount} books.`}
        {margin === null ? '' : ` Margin at the best two prices ${formatSignedPercent(margin)}.`}
      </p>
    </Panel>
  );
}
