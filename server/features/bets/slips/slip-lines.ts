const LINE_MAX = 200;
const STAKE = 'total stake|total wager|total bet|total risk|bet amount|wager amount|amount|stake|wagered|wager|risking|risked|risk|bet';
const WIN = 'potential winnings|potential win|potential profit|possible win|est win|to win|winnings|profit|win';
const PAYOUT =
  'potential payout|possible payout|total payout|est payout|potential returns|potential return|total return|to return|to pay|to collect|payout|returns|return|pays|paid';

/** Words beside an amount, the longer first. */
export const MONEY_LABELS = { stake: STAKE, payout: PAYOUT, win: WIN } as const;

const LABEL = new RegExp(`\\b(?:${STAKE}|${PAYOUT}|${WIN})\\b`, 'g');
const AMOUNT = /\$\d[\d,]{0,12}(?:\.\d{1,2})?/g;

/** A line without what only looks different: currencies, minus signs, spaces, ornaments. */
function cleaned(line: string): string {
  return line
    .normalize('NFKC')
    .slice(0, LINE_MAX)
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\b(?:US|CA|C|A)\$/g, '$')
    .replace(/\bUSD ?\$?(?=\d)/g, '$')
    .replace(/\$ (?=\d)/g, '$')
    .replace(/\ufe0f|[\u2705\u2714\u274c\u25cf\u25cb\u2b50\u{1f300}-\u{1faff}*_>]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const labelsOf = (line: string): string[] | null => {
  const bare = line.toLowerCase().replace(/[.:]/g, '');
  const found = bare.match(LABEL) ?? [];
  return found.length > 0 && bare.replace(LABEL, '').trim() === '' ? found : null;
};

const amountsOf = (line: string): string[] | null => {
  const found = line.match(AMOUNT) ?? [];
  return found.length > 0 && line.replace(AMOUNT, '').trim() === '' ? found : null;
};

/** "Wager" over or under "$25.00", "$25.00 Wager $47.73 Payout", and both in columns: each label before its amount. Null for other lines. */
function paired(first: string, second = ''): string | null {
  const both = `${first} ${second}`;
  const labels = labelsOf(both.replace(AMOUNT, ' '));
  const amounts = both.match(AMOUNT);
  const isApart =
    second === '' || (labelsOf(first) !== null && amountsOf(second) !== null) || (amountsOf(first) !== null && labelsOf(second) !== null);
  if (!isApart || !labels || labels.length !== amounts?.length) return null;
  return labels.map((label, at) => `${label}: ${amounts[at]}`).join(' ');
}

/** The lines of a text: what stands side by side one under the other, amounts beside their labels; '' for a blank line. */
export function slipLines(text: string): string[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [''] : line.split(/[|\u2022\u00b7\t]/).map(cleaned)));
  const printed = lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
  const found: string[] = [];
  for (let at = 0; at < printed.length; at++) {
    const pair = at + 1 < printed.length ? paired(printed[at]!, printed[at + 1] || '-') : null;
    found.push(pair ?? paired(printed[at]!) ?? printed[at]!);
    if (pair !== null) at += 1;
  }
  return found;
}
