import { decimalToAmericanRounded } from '@clearedge/quant/price';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatMoney, formatPercent, formatSigned, formatSignedMoney, NONE } from '../../lib/format.ts';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tiles } from '../../ui/layout/tiles.tsx';
import type { Calculated } from './rules/calculator.ts';
import { ADVICE, boundWords, percent2, warningsOf } from './rules/kelly-words.ts';

/** What the figures mean, in a few sentences. */
export function KellyAbout() {
  return (
    <Panel title="How to read this" className="kelly-about">
      <dl>
        <dt>The formula</dt>
        <dd>
          Kelly stakes (p × d − 1) ÷ (d − 1) of the bankroll: p is your win probability, d the decimal price. Without an edge it is nothing.
        </dd>
        <dt>Why not full Kelly</dt>
        <dd>
          Full Kelly grows a bankroll fastest when the probability is exactly right. It halves the bankroll at some point with a chance of
          50%. At half Kelly that chance is 12.5%, at a quarter 0.8%, and a quarter keeps 44% of the growth.
        </dd>
        <dt>Twice Kelly</dt>
        <dd>Staking twice Kelly grows nothing, and more than that loses in the long run, even with an edge.</dd>
        <dt>The probability</dt>
        <dd>Kelly is only as good as it is. Most errors are on the optimistic side, so the stake should be on the careful one.</dd>
      </dl>
    </Panel>
  );
}

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

/** What keeps the boxes from a stake, each by its field; doubt about the probability does not. */
const wrongWords = ({ errors: { doubt: _doubt, ...rest } }: Calculated): string => [...new Set(Object.values(rest))].join(' ');

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
          {figures && question
            ? `${percent2(figures.advised)} of your bankroll. ${boundWords(figures, question.cap)}`
            : wrongWords(calculated)}
        </span>
      </p>
      {warnings.map((warning) => (
        <p className="note warn" role="alert" key={warning}>
          {warning}
        </p>
      ))}
      <Tiles
        items={[
          { label: 'Expected value', value: figures ? formatSignedMoney(100 * figures.expectedValue) : NONE, note: 'per $100 staked' },
          {
            label: 'Break-even',
            value: figures ? percent2(figures.breakEven) : NONE,
            note: question ? `at ${odds(decimalToAmericanRounded(question.decimal))}` : 'of bets must win',
          },
          { label: 'Your edge', value: figures ? formatSigned(100 * figures.edge, 2) : NONE, note: 'points above break-even' },
          { label: 'Growth', value: figures ? formatPercent(Math.expm1(figures.growth), 3) : NONE, note: 'of the bankroll per such bet' },
        ]}
      />
      <Shares calculated={calculated} />
      <p className="note">{ADVICE}</p>
    </Panel>
  );
}
