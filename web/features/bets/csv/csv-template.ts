/** The columns that the importer reads; the export writes the same names. */
export const CSV_TEMPLATE = [
  'placedAt,gameId,sport,betType,selection,odds,stake,book,result',
  '2026-07-10T22:40:00Z,NYY @ BOS,mlb,moneyline,Yankees,+104,25.00,Summit,win',
  '2026-07-11,HAM @ TOR,cfl,spread,Hamilton -3.5,-105,20.00,Harbor,loss',
  '',
].join('\n');

export const CSV_MAX_BYTES = 900_000;

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
