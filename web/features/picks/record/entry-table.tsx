import { Link, useLocation } from 'react-router';
import { unitsText } from '../../../core/pick-figures.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { easternDay } from '../../../lib/dates.ts';
import { formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { PhoneMore } from '../../../ui/layout/phone-more.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { linePointsText, resultLook } from '../pick-words.ts';
import type { RecordEntry } from './record.queries.ts';
import { entryAnchor, marketName, sportName } from './record-words.ts';
import { WideTable } from './wide-table.tsx';
import '../../../ui/layout/two-line.css';

/** When it was published, and for which day where that was another one; a sealed entry keeps its times to itself. */
function Times({ entry: { publishedAt, slateOn } }: { entry: RecordEntry }) {
  const { date, gameTime } = useReaderFormat();
  if (publishedAt === null) return NONE;
  const isAhead = slateOn !== null && slateOn !== easternDay(publishedAt);
  return (
    <>
      {date(publishedAt, 'plain')}
      <small>{gameTime(publishedAt)}</small>
      {isAhead ? <small>{`for ${date(slateOn)}`}</small> : null}
    </>
  );
}

const gamePath = ({ sport, gameKey, slateOn }: RecordEntry): string =>
  gameParts(sport).pickPath({ gameKey: gameKey ?? '', slateOn: slateOn ?? '' });

/** Brings an entry that a link names into view, and the focus to it. */
function show(row: HTMLTableRowElement | null): void {
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

/** What a row is known by, and whether the address asks for it. */
function useRowProps(entry: RecordEntry) {
  const anchor = entryAnchor(entry);
  const isWanted = useLocation().hash === `#${anchor}`;
  return { id: anchor, tabIndex: -1, 'aria-current': isWanted || undefined, ref: isWanted ? show : undefined } as const;
}

function Place({ entry }: { entry: RecordEntry }) {
  return (
    <td className="num" data-p="off">
      {entry.sequence}
      <small>{sportName(entry.sport)}</small>
    </td>
  );
}

type Upper = 'WIN' | 'LOSS' | 'PUSH' | 'VOID';

function Outcome({ entry }: { entry: RecordEntry }) {
  if (!entry.result) return <span className="muted">Open</span>;
  const word = entry.result.toUpperCase() as Upper;
  return (
    <>
      <Badge look={resultLook(word)}>{word}</Badge>
      {entry.score ? <small>{`${entry.score.away}–${entry.score.home}`}</small> : null}
      {entry.isCorrected ? <small className="rec-why keep">{`corrected: ${entry.correction ?? 'no reason was kept'}`}</small> : null}
    </>
  );
}

function PickRow({ entry }: { entry: RecordEntry }) {
  const { odds, prices, date } = useReaderFormat();
  return (
    <tr {...useRowProps(entry)}>
      <Place entry={entry} />
      <td data-p="off">
        <Times entry={entry} />
      </td>
      <td data-p="name" title={entry.reasoning ? prices(entry.reasoning) : undefined}>
        <Link className="link" to={gamePath(entry)}>
          {entry.selection === null ? null : selectionLabel(entry.selection)}
        </Link>
        <small>
          <span className="off-phone">{`${marketName(entry.market ?? '', entry.sport)} · `}</span>
          {entry.matchup}
          {entry.slateOn ? <span className="on-phone">{` · ${date(entry.slateOn, 'day')}`}</span> : null}
        </small>
      </td>
      <td className="num" data-p="price">
        {odds(entry.odds)}
        <small>{entry.bookName}</small>
      </td>
      <td className="num" data-p="off">
        {entry.winProbability === null ? NONE : formatPercent(entry.winProbability)}
        {entry.pushProbability ? <small>{`${formatPercent(entry.pushProbability)} push`}</small> : null}
        <small>{entry.expectedValue === null ? NONE : `${formatSignedPercent(entry.expectedValue)} EV`}</small>
      </td>
      <td className="num" data-p="off">
        {entry.confidence === null ? NONE : Math.round(entry.confidence)}
      </td>
      <td data-p="result">
        <Outcome entry={entry} />
      </td>
      <td className="num" data-p="close">
        <span className="on-phone">{entry.closingOdds === null ? 'close ' : 'closed '}</span>
        {entry.closingOdds === null ? NONE : odds(entry.closingOdds)}
        <small>
          {entry.clv === null
            ? entry.linePoints === null
              ? ''
              : linePointsText(entry.linePoints)
            : `CLV ${formatSignedPercent(entry.clv)}`}
        </small>
      </td>
      <td className="num" data-p="profit">
        {entry.units === null ? NONE : unitsText(entry.units)}
      </td>
    </tr>
  );
}

function OtherRow({ entry }: { entry: RecordEntry }) {
  const { prices } = useReaderFormat();
  const words =
    entry.kind === 'sealed' ? `Sealed until its game begins. Hash ${entry.hash.slice(0, 16)}…` : prices(entry.reasoning ?? 'No bet');
  return (
    <tr className="rec-other" {...useRowProps(entry)}>
      <Place entry={entry} />
      <td data-p="off">
        <Times entry={entry} />
      </td>
      <td data-p="words" colSpan={7}>
        {words}
      </td>
    </tr>
  );
}

const HEADS = ['No.', 'Published', 'Pick', 'Price', 'Our %', 'Confidence', 'Result', 'Close', 'Units'];
const isNumber = (head: string): boolean => !['Published', 'Pick', 'Result'].includes(head);

/** Every entry, newest first: winners, losers, days without a bet and what is still sealed. */
export function EntryTable({ entries, found }: { entries: readonly RecordEntry[]; found: number }) {
  if (entries.length === 0) return <EmptyState title="No entry fits" hint="Try adjusting the filters." />;
  return (
    <>
      <PhoneMore first={12} count={entries.length} what="entries">
        <WideTable label="Entries">
          <table className="tbl rec-tbl two-line">
            <thead>
              <tr>
                {HEADS.map((head) => (
                  <th scope="col" className={isNumber(head) ? 'num' : undefined} key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="more-of">
              {entries.map((entry) =>
                entry.kind === 'pick' ? (
                  <PickRow key={entryAnchor(entry)} entry={entry} />
                ) : (
                  <OtherRow key={entryAnchor(entry)} entry={entry} />
                ),
              )}
            </tbody>
          </table>
        </WideTable>
      </PhoneMore>
      {found > entries.length ? <p className="cap rec-foot">{`The newest ${entries.length} of ${found}; the exports hold all.`}</p> : null}
    </>
  );
}
