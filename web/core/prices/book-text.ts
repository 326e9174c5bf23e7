/** "1 book", "7 books". */
export const bookText = (books: number): string => (books === 1 ? '1 book' : `${books} books`);
