import clsx from 'clsx';
import { ChevronRight, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { bandOf } from '../../../core/confidence.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSigned } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { PriceChoice } from '../slip/parts/moved-price.tsx';
import type { DomainError } from '../slip/placing/place-slip.ts';
import type { AiItem } from './ai-items.ts';

function Confidence({ value }: { value: number }) {
  const { band, word } = bandOf(value);
  return (
    <span className={`vs-mini num ${band}`} title={`Confidence ${Math.round(value)} of 100, ${word}`}>
      {Math.round(value)}
      <span className="sr"> of 100, {word}</span>
      <i aria-hidden="true" style={{ '--v': value } as CSSProperties} />
    </span>
  );
}

function Refused({ refusal, row, disabled, onAccept, onRemove }: AiRowProps & { refusal: DomainError }) {
  const { prices } = useReaderFormat();
  const { movedTo, message } = refusal;
  if (movedTo === null)
    return (
      <p className="note bad vs-note" role="alert">
        {prices(message)}
      </p>
    );
  return (
    <PriceChoice
      from={row.item.odds}
      to={movedTo}
      disabled={disabled}
      onAccept={() => onAccept(row, movedTo)}
      onRefuse={() => onRemove(row)}
    />
  );
}

interface AiRowProps {
  row: AiItem;
  refusal?: DomainError | undefined;
  disabled: boolean;
  onAccept: (row: AiItem, odds: number) => void;
  onRemove: (row: AiItem) => void;
}

/** The chance and the value under the bet, where no columns show them. */
function PhoneFigures({ entry }: { entry: AiItem['entry'] }) {
  if (entry.aiProbability === undefined || entry.impliedValue === undefined) return null;
  const push = entry.pushProbability ? `, ${entry.pushProbability.toFixed(1)}% push` : '';
  return (
    <small className="vs-ai-ph">
      {`${entry.aiProbability.toFixed(1)}% win${push}`}
      <br />
      {`${formatSigned(entry.impliedValue)}% EV${entry.isValue ? '' : ' · favorite, not value'}`}
    </small>
  );
}

/** One recommendation: what, how sure, at what price, for how much; and why, where the tier gives it. */
export function AiRow(props: AiRowProps) {
  const { odds, prices } = useReaderFormat();
  const { row, refusal, disabled, onRemove } = props;
  const { entry, item } = row;
  const stated = selectionLabel(item.selection);
  return (
    <li className="vs-ai-i">
      <div className={clsx('vs-ai', entry.aiProbability === undefined && 'bare')}>
        <div>
          <b>{stated}</b>
          <small>
            {gameLabel(item.gameId)} · {entry.bookName}
          </small>
          <PhoneFigures entry={entry} />
        </div>
        <Confidence value={entry.confidence} />
        {entry.aiProbability === undefined || entry.impliedValue === undefined ? null : (
          <>
            <span className="num hm">
              {`${entry.aiProbability.toFixed(1)}%`}
              {entry.pushProbability ? <small>{`${entry.pushProbability.toFixed(1)}% push`}</small> : null}
            </span>
            <span className={clsx('num hm', entry.isValue ? 'pos' : entry.impliedValue <= 0 && 'neg')}>
              {`${formatSigned(entry.impliedValue)}%`}
              {entry.isValue ? null : <small>favorite, not value</small>}
            </span>
          </>
        )}
        <span className="num">{odds(item.odds)}</span>
        <span className="num">{formatMoney(item.stake)}</span>
        <IconButton label={`Remove ${stated}`} disabled={disabled} onClick={() => onRemove(row)}>
          <X />
        </IconButton>
      </div>
      {entry.reasoning ? (
        <details className="vs-ai-why">
          <summary>
            <ChevronRight className="s" /> Why
          </summary>
          <p>{prices(entry.reasoning)}</p>
          {entry.expectedReturn === undefined ? null : (
            <p className="cap">Expected payout {formatMoney(entry.expectedReturn)} for this stake.</p>
          )}
        </details>
      ) : null}
      {refusal ? <Refused {...props} refusal={refusal} /> : null}
    </li>
  );
}
