import { BOARD_MARKETS } from '@clearedge/contract/markets/board-markets';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatChance, formatLine, formatPercent } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Game, PricedSide } from '../contest-types.ts';

function sideText({ awayTeamCode, homeTeamCode }: Game, { side, line }: PricedSide): string {
  if (side === 'over' || side === 'under') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const code = side === 'away' ? awayTeamCode : homeTeamCode;
  return line === null ? code : `${code} ${formatLine(line)}`;
}

/** What every side would have to pay to be worth nothing: the model blended with the market. */
export function FairPrices({ game, sides }: { game: Game; sides: readonly PricedSide[] }) {
  const { odds } = useReaderFormat();
  if (sides.length === 0) return null;
  return (
    <Panel title="Fair prices" caption="model blended with the market" padded={false}>
      <div className="tbl-x">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">Side</th>
              <th scope="col">Market</th>
              <th scope="col" className="num">
                Win prob.
              </th>
              <th scope="col" className="num hide-s">
                Range
              </th>
              <th scope="col" className="num">
                Fair price
              </th>
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={`${side.market} ${side.side}`}>
                <th scope="row">{sideText(game, side)}</th>
                <td>{BOARD_MARKETS[side.market].name}</td>
                <td className="num">{formatChance(side)}</td>
                <td className="num hide-s">{`${formatPercent(side.probabilityLow * (1 - side.pushProbability))} – ${formatPercent(side.probabilityHigh * (1 - side.pushProbability))}`}</td>
                <td className="num">{odds(Math.round(side.fairOdds))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
