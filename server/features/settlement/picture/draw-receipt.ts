import { type BetSport, teamColors } from '@clearedge/contract/sports';
import type { Grade } from '@clearedge/quant/grading';
import { escapeMarkup } from '../../../kernel/text.ts';

export interface PictureChip {
  code: string;
  sport: BetSport | null;
}
/** A leg as the picture shows it. */
interface PictureLeg {
  selection: string;
  /** Under it: the game, its day and score. */
  note: string;
  odds: string | null;
  /** Null where it is not known how a leg of a settled ticket ended. */
  result: Grade | 'open' | null;
  chips: readonly PictureChip[];
}
export interface Picture {
  title: string;
  note: string;
  odds: string;
  result: Grade | null;
  chips: readonly PictureChip[];
  /** Of a ticket of several legs. */
  legs: readonly PictureLeg[];
  /** "Stake", "$25.00": what its owner chose to show. */
  figures: readonly (readonly [label: string, value: string])[];
  /** At the foot: who says how it ended, and whose bet it is. */
  foot: string;
  isSimulated: boolean;
}

const WIDTH = 1080;
const PAD = 64;
const LEG_HEIGHT = 96;
const COLORS = {
  page: '#0a0d12',
  panel: '#10151c',
  line: '#323d4d',
  strong: '#f2f5f9',
  text: '#c2cbd8',
  muted: '#8d99aa',
  accent: '#4ad39e',
} as const;
const LOOKS: Readonly<Record<Grade | 'open', { word: string; color: string; ground: string }>> = {
  win: { word: 'Won', color: '#6aaaff', ground: '#12233b' },
  loss: { word: 'Lost', color: '#ff7d7d', ground: '#341a1e' },
  push: { word: 'Push', color: '#e7b454', ground: '#2d2413' },
  void: { word: 'Void', color: '#c2cbd8', ground: '#1f2733' },
  open: { word: 'Open', color: '#e7b454', ground: '#2d2413' },
};
/** Mean width of a letter of the typeface, in its own size. */
const LETTER = 0.55;

/** What XML can hold of a text that someone typed. */
const printable = (text: string): string =>
  escapeMarkup(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replace(/(^|[\s(])-(?=\d)/g, '$1\u2212'));

interface TextLook {
  size: number;
  fill?: string;
  weight?: 400 | 700;
  anchor?: 'start' | 'middle' | 'end';
}

const text = (x: number, y: number, words: string, { size, fill = COLORS.strong, weight = 400, anchor = 'start' }: TextLook): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${printable(words)}</text>`;

const cut = (words: string, most: number): string => (words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`);

/** Lines of a text that fit a width; what the last cannot hold is cut. */
export function wrapWords(words: string, size: number, width: number, lines: number): string[] {
  const most = Math.max(4, Math.floor(width / (size * LETTER)));
  const found: string[] = [];
  let rest = words.trim();
  while (rest !== '' && found.length < lines - 1 && rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const at = space > 0 ? space : most;
    found.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? found : [...found, cut(rest, most)];
}

function chip(x: number, y: number, { code, sport }: PictureChip, height: number): string {
  const { ground, edge } = teamColors(code, sport);
  const width = chipWidth(height);
  return `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="6" fill="${ground}" stroke="#ffffff" stroke-opacity="0.2"/>
    <path d="M6 0h4v${height}h-4a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" fill="${edge}"/>
    ${text(width / 2 + 5, height * 0.71, cut(code, 4), { size: height * 0.56, weight: 700, anchor: 'middle', fill: '#ffffff' })}</g>`;
}
const chipWidth = (height: number): number => height * 1.9;

const chips = (x: number, y: number, all: readonly PictureChip[], height: number): string =>
  all.map((one, at) => chip(x + at * (chipWidth(height) + 10), y, one, height)).join('');
const chipsWidth = (all: readonly PictureChip[], height: number): number => all.length * (chipWidth(height) + 10);

function badge(right: number, y: number, result: Grade | 'open', size: number): string {
  const { word, color, ground } = LOOKS[result];
  const width = word.length * size * 0.64 + size * 1.4;
  return `<rect x="${right - width}" y="${y}" width="${width}" height="${size * 1.7}" rx="${size * 0.4}" fill="${ground}" stroke="${color}" stroke-opacity="0.5"/>
    ${text(right - width / 2, y + size * 1.2, word, { size, weight: 700, fill: color, anchor: 'middle' })}`;
}

function leg(y: number, { selection, note, odds, result, chips: teams }: PictureLeg): string {
  const right = WIDTH - PAD - 28;
  const from = PAD + 28 + chipsWidth(teams, 34) + (teams.length > 0 ? 8 : 0);
  const room = right - 250 - from;
  return [
    chips(PAD + 28, y + 31, teams, 34),
    text(from, y + 44, wrapWords(selection, 28, room, 1)[0] ?? '', { size: 28, weight: 700 }),
    text(from, y + 78, wrapWords(note, 22, room, 1)[0] ?? '', { size: 22, fill: COLORS.muted }),
    odds === null ? '' : text(right - 130, y + 58, odds, { size: 28, weight: 700, fill: COLORS.text, anchor: 'end' }),
    result === null ? '' : badge(right, y + 28, result, 24),
  ].join('');
}

/** A bet as a picture, 1,080 wide and as tall as it needs: SVG in the typeface Inter. */
export function drawReceipt({ title, note, odds, result, chips: teams, legs, figures, foot, isSimulated }: Picture): string {
  const heading = wrapWords(title, 60, WIDTH - 2 * PAD, 2);
  let y = 200;
  const parts: string[] = [];
  for (const line of heading) {
    parts.push(text(PAD, y, line, { size: 60, weight: 700 }));
    y += 72;
  }
  const beside = chipsWidth(teams, 44) + (teams.length > 0 ? 8 : 0);
  parts.push(
    chips(PAD, y - 34, teams, 44),
    text(PAD + beside, y, wrapWords(note, 28, WIDTH - 2 * PAD - beside, 1)[0] ?? '', { size: 28, fill: COLORS.muted }),
  );
  y += 56;
  const shown = [['Odds', odds] as const, ...figures];
  const column = (WIDTH - 2 * PAD) / Math.max(3, shown.length);
  shown.forEach(([label, value], at) => {
    parts.push(text(PAD + at * column, y + 28, label, { size: 24, fill: COLORS.muted }));
    parts.push(text(PAD + at * column, y + 84, value, { size: 48, weight: 700, fill: at === 0 ? COLORS.accent : COLORS.strong }));
  });
  y += 124;
  if (legs.length > 0) {
    parts.push(
      `<rect x="${PAD}" y="${y}" width="${WIDTH - 2 * PAD}" height="${legs.length * LEG_HEIGHT}" rx="16" fill="${COLORS.panel}" stroke="${COLORS.line}"/>`,
    );
    legs.forEach((one, at) => {
      const top = y + at * LEG_HEIGHT;
      if (at > 0) parts.push(`<path d="M${PAD} ${top}H${WIDTH - PAD}" stroke="${COLORS.line}"/>`);
      parts.push(leg(top, one));
    });
    y += legs.length * LEG_HEIGHT + 28;
  }
  parts.push(`<path d="M${PAD} ${y}H${WIDTH - PAD}" stroke="${COLORS.line}"/>`);
  parts.push(text(PAD, y + 48, cut(foot, isSimulated ? 56 : 76), { size: 24, fill: COLORS.muted }));
  if (isSimulated)
    parts.push(text(WIDTH - PAD, y + 48, 'Simulated games', { size: 24, weight: 700, fill: LOOKS.push.color, anchor: 'end' }));
  const height = y + 88;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Inter">
    <rect width="${WIDTH}" height="${height}" fill="${COLORS.page}"/><rect width="${WIDTH}" height="10" fill="${LOOKS[result ?? 'open'].color}"/>
    <text x="${PAD}" y="100" font-size="36" font-weight="700" fill="${COLORS.strong}">Clear<tspan fill="${COLORS.accent}">Edge</tspan></text>
    ${badge(WIDTH - PAD, 62, result ?? 'open', 34)}${parts.join('\n')}</svg>`;
}
