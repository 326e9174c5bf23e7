import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { LikelyError } from '../../../ui/marks/likely-error.tsx';
import type { PlayerProp } from '../contest-types.ts';

/** Offers that most books would void: shown, and not to be pressed. */
export function PropErrors({ prop }: { prop: PlayerProp }) {
  const { odds } = useReaderFormat();
  if (!prop.likelyErrors) return null;
  return (
    <p className="gp-say">
      {prop.likelyErrors.map(({ book, bookName, side, line, likelyError }) => (
        <span key={`${book} ${side} ${line}`}>
          {`${bookName} ${side === 'over' ? 'O' : 'U'} ${line} `}
          <LikelyError price={odds(likelyError.odds)} reason={likelyError.reason} />
        </span>
      ))}
    </p>
  );
}
