export const NO_CONFIDENCE = {
  one_book: 'No confidence: only one book prices this game',
  no_results: 'No confidence: no results of these teams yet',
} as const;
