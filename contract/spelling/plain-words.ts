/** A text as names are compared in: lower case, without accents or punctuation, one kind of hyphen. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[−–—]/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9+\-. ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
