interface LikelyErrorProps {
  /** As the reader's format writes it. */
  price: string;
  reason: keyof typeof LIKELY_ERROR_WHY;
}

/** As the end of a sentence, by reason. */
export const LIKELY_ERROR_WHY = {
  overround: 'its two sides add up to an impossible margin',
  outlier: 'it is far from every other book',
  disagreement: 'two books are far apart and either may be wrong',
  order: 'the same book pays less for a harder number',
} as const;

/** A quote that takes part in nothing: struck through, with the reason. */
export function LikelyError({ price, reason }: LikelyErrorProps) {
  return (
    <span className="likely-error" title={`Likely error: most books would void this (${LIKELY_ERROR_WHY[reason]})`}>
      <s>{price}</s> <span className="badge warn">Likely error</span>
      <span className="sr">: most books would void this</span>
    </span>
  );
}
