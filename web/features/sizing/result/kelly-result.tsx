import { decimalToAmericanRounded } from '@clearedge/quant/price';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatPercent, formatSigned, formatSignedMoney, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import type { Calculated } from '../rules/calculator.ts';
import { ADVICE, boundWords, percent2, warningsOf } from '../rules/kelly-words.ts';

function Shares({ calculated: { figures, question } }: { calculated: Calculated }) {
  const rows = [
    ['Full Kelly', figures?.full],
    ['Half Kelly', figures?.half],
    ['Quarter Kelly', figures?.quarter],
    ['Your share, before the cap', figures?.wanted],
  ] as const;
  return (
    <table className="tbl kelly-shares">
      <ColumnHeads heads={['Stake', ['Of bankroll'], ['Dollars']]} />
      <tbody>
        {rows.map(([name, fraction]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="num">{fraction === undefined ? NONE : percent2(fraction)}</td>
            <td className="num">
              {fraction === undefined || !question ? NONE : formatMoney(Math.floor(question.bankrollCents * fraction + 1e-6) / 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NOTHING_YET = 'Enter odds, probability and bankroll.';

/** What the bet is worth and what to stake on it; nothing while a box holds no number. */
export function KellyResult({ calculated }: { calculated: Calculated }) {
  const { odds } = useReaderFormat();
  const { figures, question } = calculated;
  const warnings = figures ? warningsOf(figures) : [];
  return (
    <Panel title="Stake" caption="Worked out on this device" className="kelly-out">
      <p className="kelly-stake" aria-live="polite">
        <b>{figures ? formatMoney(figures.stakeCents / 100) : NONE}</b>
        <span>
          {figures && question ? `${percent2(figures.advised)} of your bankroll. ${boundWords(figures, question.cap)}` : NOTHING_YET}
        </span>
      </p>
      {warnings.map((warning) => (
        <p className="note warn" role="alert" key={warning}>
          {warning}
        </p>
      ))}
      <Tiles
        items={[
          {
            label: 'Expected value',
            value: figures ? formatSignedMoney(100 * figures.expectedValue) : NONE,
            note: 'per $100 staked',
          },
          {
            label: 'Break-even',
            value: figures ? percent2(figures.breakEven) : NONE,
            note: question ? `at ${odds(decimalToAmericanRounded(question.decimal))}` : 'of bets must win',
          },
          {
            label: 'Your edge',
            value: figures ? formatSigned(100 * figures.edge, 2) : NONE,
            note: 'points above break-even',
          },
          {
            label: 'Growth',
            value: figures ? formatPercent(Math.expm1(figures.growth), 3) : NONE,
            note: 'of the bankroll per such bet',
          },
        ]}
      />
      <Shares calculated={calculated} />
      <p className="note">{ADVICE}</p>
    </Panel>
  );
}
