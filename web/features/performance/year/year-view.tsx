import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import clsx from 'clsx';
import { Fragment } from 'react';
import { formatMoney, formatSignedMoney, plural } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import './year.css';

export type Statement = CallResult<Contract['GET /api/performance/mine/year']>;
type Figures = Statement['totals'];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const HEADS = [['Bets'], ['Won–lost–push'], ['Void'], ['Staked'], ['Winnings'], ['Losses'], ['Net']] as const;

const look = (profit: number): string => clsx(profit > 0 && 'pos', profit < 0 && 'neg');

function Cells({ figures }: { figures: Figures }) {
  const { bets, wins, losses, pushes, voids, staked, won, lost, profit } = figures;
  return (
    <>
      <td className="num">{bets.toLocaleString('en-US')}</td>
      <td className="num">{[wins, losses, pushes].join('–')}</td>
      <td className="num">{voids}</td>
      <td className="num">{formatMoney(staked)}</td>
      <td className="num">{formatMoney(won)}</td>
      <td className="num">{formatMoney(lost)}</td>
      <td className="num">
        <span className={look(profit)}>{formatSignedMoney(profit)}</span>
      </td>
    </>
  );
}

interface TableProps {
  title: string;
  caption: string;
  /** Head of the first column. */
  of: string;
  rows: readonly { name: string; figures: Figures; parts?: readonly { name: string; figures: Figures }[] }[];
  totals: Figures;
}

function FiguresTable({ title, caption, of, rows, totals }: TableProps) {
  return (
    <Panel title={title} caption={caption} padded={false}>
      <WideTable label={`${title}, figures`}>
        <table className="tbl yr-tbl">
          <ColumnHeads heads={[of, ...HEADS]} />
          <tbody>
            {rows.map(({ name, figures, parts = [] }) => (
              <Fragment key={name}>
                <tr>
                  <th scope="row">{name}</th>
                  <Cells figures={figures} />
                </tr>
                {parts.map((part) => (
                  <tr key={part.name} className="yr-part">
                    <th scope="row">
                      <span className="sr">{name}, </span>
                      {part.name}
                    </th>
                    <Cells figures={part.figures} />
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Year</th>
              <Cells figures={totals} />
            </tr>
          </tfoot>
        </table>
      </WideTable>
    </Panel>
  );
}

function Terms({ statement: { open, fromFiles, totals, year } }: { statement: Statement }) {
  const rows = [
    `A bet counts in the month it was settled, by Eastern time. ${year} runs from January 1 to December 31 in New York.`,
    open.bets === 0
      ? 'No bet is open: everything you tracked is settled.'
      : `Not counted: ${open.bets} open ${open.bets === 1 ? 'bet' : 'bets'} with ${formatMoney(open.staked)} at risk. Nothing of them is realized.`,
    'Winnings are profits without the stakes that came back; losses are stakes that did not. Net is winnings less losses.',
    'A push counts as a bet with its stake and no profit. A void counts as a bet without a stake.',
    `A free bet has no stake of yours: its winnings count, a loss costs nothing.${totals.freeStaked > 0 ? ` ${formatMoney(totals.freeStaked)} was staked in free bets.` : ''}`,
    'A parlay, teaser or round robin counts as one bet, with what it paid.',
    ...(fromFiles > 0
      ? [`${plural(fromFiles, 'result')} came with a file that has no settlement date: they count on the day the bet was placed.`]
      : []),
    'These are the bets you tracked here, at the prices and stakes you entered. It is no tax form and no statement of a book.',
  ];
  return (
    <Panel title="What counts">
      <ul className="yr-terms">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** What a year's settled bets came to, month by month and book by book, as it is printed. */
export function YearView({ statement }: { statement: Statement }) {
  const { year, totals, months, books, lines } = statement;
  if (totals.bets === 0)
    return (
      <>
        <EmptyState title={`No settled bets in ${year}`} hint="Bets you track are counted here once they are settled." />
        <Terms statement={statement} />
      </>
    );
  const parlays = totals.parlays === 0 ? 'no parlays' : `${totals.parlays} of them ${totals.parlays === 1 ? 'a parlay' : 'parlays'}`;
  const isSplit = books.length > 1;
  return (
    <>
      <Tiles
        items={[
          {
            label: 'Net',
            value: <span className={look(totals.profit)}>{formatSignedMoney(totals.profit)}</span>,
            note: 'winnings less losses',
          },
          { label: 'Winnings', value: formatMoney(totals.won), note: `${totals.wins} won` },
          { label: 'Losses', value: formatMoney(totals.lost), note: `${totals.losses} lost` },
          {
            label: 'Staked',
            value: formatMoney(totals.staked),
            note: totals.freeStaked > 0 ? `and ${formatMoney(totals.freeStaked)} in free bets` : 'without voids',
          },
          { label: 'Settled bets', value: totals.bets.toLocaleString('en-US'), note: parlays },
        ]}
      />
      <FiguresTable
        title="By month"
        caption={isSplit ? 'Eastern month of settlement, then book' : 'Eastern month of settlement'}
        of="Month"
        totals={totals}
        rows={months.map((figures) => ({
          name: MONTHS[figures.month - 1]!,
          figures,
          parts: isSplit ? lines.filter(({ month }) => month === figures.month).map((line) => ({ name: line.book, figures: line })) : [],
        }))}
      />
      <FiguresTable
        title="By book"
        caption="The whole year"
        of="Book"
        totals={totals}
        rows={books.map((figures) => ({ name: figures.book, figures }))}
      />
      <Terms statement={statement} />
    </>
  );
}
