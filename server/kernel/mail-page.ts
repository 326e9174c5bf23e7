import { type BetSport, teamColors } from '@clearedge/contract/sports';
import type { Mail } from '../ports/index.ts';
import { escapeMarkup } from './text.ts';

export type Tone = 'profit' | 'loss' | 'plain';

/** One line of a mail. `text` is all of it in words; the rest lays the same out in columns for programs that show HTML. */
export interface MailRow {
  text: string;
  title?: string;
  detail?: string;
  /** Right-hand column. */
  figure?: string;
  tone?: Tone;
  team?: { code: string; sport: BetSport };
}

export interface MailSection {
  title: string;
  rows: readonly MailRow[];
}

interface Tile {
  label: string;
  value: string;
  note: string;
  tone?: Tone;
}

export interface MailPage {
  /** Its Eastern day stands in the head: "Sun, Nov 22". */
  at: Date;
  heading: string;
  paragraphs: readonly string[];
  /** Figures that the sections hold too, larger. */
  tiles?: readonly Tile[];
  sections?: readonly MailSection[];
  action?: { label: string; url: string };
  foot: readonly string[];
  /** Where its reader changes or ends it. */
  links?: readonly { label: string; url: string }[];
}

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short', month: 'short', day: 'numeric' });
const HELP = '21+ only. If it stops being fun, call 1-800-GAMBLER. ClearEdge takes no bets.';

function textOf({ heading, paragraphs, sections = [], action, foot, links = [] }: MailPage): string {
  const parts = [
    heading,
    ...paragraphs,
    ...sections.map(({ title, rows }) => `${title.toUpperCase()}\n${rows.map(({ text }) => `- ${text}`).join('\n')}`),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    [...foot, HELP, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

// Mail programs drop style sheets that are linked, and some drop those in the head: what a reader must see does not depend on them.
const STYLE = `body{margin:0;background:#e9edf2;font-family:Inter,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;font-size:14px;line-height:1.5;color:#36414f}
.page{max-width:600px;margin:0 auto;background:#fff;border:1px solid #e1e6ec;border-radius:10px;overflow:hidden}
.top{background:#0a0d12;color:#f2f5f9;padding:16px 28px;font-size:16px;font-weight:700}
.mark{color:#2dbd86}.aside{float:right;color:#8d99aa;font-size:13px;font-weight:400}
.part{padding:18px 28px;border-top:1px solid #e1e6ec}.first{border-top:0}
h1{margin:0 0 6px;font-size:22px;line-height:1.25;color:#0f151d}h2{margin:0 0 10px;font-size:16px;color:#0f151d}p{margin:0 0 14px}
table{border-collapse:collapse;width:100%}td{vertical-align:middle;padding:8px 0;border-top:1px solid #e1e6ec}
.lead td{border-top:0}.tiles td{border:1px solid #e1e6ec;padding:12px 14px;width:33%}
.tiles b{display:block;font-size:20px;color:#0f151d}.small{color:#596676;font-size:12px}.strong{color:#0f151d;font-weight:700}
.figure{text-align:right;white-space:nowrap;padding-left:12px;font-weight:700}
.profit,.tiles b.profit{color:#08704c}.loss,.tiles b.loss{color:#b8262f}
.chip{width:44px;padding-right:8px}.chip span{display:inline-block;width:38px;border-radius:3px;color:#fff;font-size:12px;font-weight:700;line-height:20px;text-align:center}
.button{display:inline-block;background:#0a7a53;color:#fff;border-radius:6px;padding:10px 18px;font-weight:700;text-decoration:none}
.foot{background:#f5f7fa;color:#596676;font-size:12px}.foot a{color:#08704c}
@media (prefers-color-scheme:dark){body{background:#0a0d12;color:#c2cbd8}.page{background:#10151c;border-color:#323d4d}.part,td,.tiles td{border-color:#1f2733}
h1,h2,.tiles b,.strong{color:#f2f5f9}.small{color:#8d99aa}.profit,.tiles b.profit,.foot a{color:#4ad39e}.loss,.tiles b.loss{color:#ff7d7d}
.button{background:#2dbd86;color:#03140d}.foot{background:#171d27;color:#8d99aa}}
@media (max-width:640px){.page{border-radius:0;border-width:1px 0}.top,.part{padding-left:16px;padding-right:16px}.tiles td{padding:10px}.tiles b{font-size:17px}}`;

const toneOf = (tone: Tone | undefined): string => (tone === undefined || tone === 'plain' ? '' : ` ${tone}`);

function chipHtml({ team }: MailRow): string {
  if (!team) return '';
  const { ground, edge } = teamColors(team.code, team.sport);
  return `<td class="chip"><span style="background:${ground};border-left:5px solid ${edge}">${escapeMarkup(team.code)}</span></td>`;
}

function rowHtml(row: MailRow, index: number, columns: number): string {
  const { text, title, detail, figure, tone, team } = row;
  const said = title === undefined ? escapeMarkup(text) : `<span class="strong">${escapeMarkup(title)}</span>`;
  const more = detail === undefined ? '' : `<br><span class="small">${escapeMarkup(detail)}</span>`;
  const width = columns - (team ? 1 : 0) - (figure === undefined ? 0 : 1);
  return [
    `<tr${index === 0 ? ' class="lead"' : ''}>`,
    chipHtml(row),
    `<td${width > 1 ? ` colspan="${width}"` : ''}>${said}${more}</td>`,
    figure === undefined ? '' : `<td class="figure${toneOf(tone)}">${escapeMarkup(figure)}</td>`,
    '</tr>',
  ].join('');
}

function sectionHtml({ title, rows }: MailSection): string {
  const columns = 1 + (rows.some(({ team }) => team) ? 1 : 0) + (rows.some(({ figure }) => figure !== undefined) ? 1 : 0);
  const body = rows.map((row, index) => rowHtml(row, index, columns)).join('\n');
  return `<div class="part"><h2>${escapeMarkup(title)}</h2>\n<table role="presentation">\n${body}\n</table></div>`;
}

const tileHtml = ({ label, value, note, tone }: Tile): string =>
  `<td><span class="small">${escapeMarkup(label)}</span><b${toneOf(tone) && ` class="${toneOf(tone).trim()}"`}>${escapeMarkup(value)}</b><span class="small">${escapeMarkup(note)}</span></td>`;

function htmlOf(subject: string, page: MailPage): string {
  const { at, heading, paragraphs, tiles = [], sections = [], action, foot, links = [] } = page;
  const link = ({ label, url }: { label: string; url: string }): string => `<a href="${escapeMarkup(url)}">${escapeMarkup(label)}</a>`;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title><style>${STYLE}</style></head>`,
    '<body><div class="page">',
    `<div class="top"><span class="aside">${dayFormat.format(at)}</span><span class="mark">◆</span> ClearEdge</div>`,
    `<div class="part first"><h1>${escapeMarkup(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`),
    tiles.length > 0 ? `<table role="presentation" class="tiles"><tr>${tiles.map(tileHtml).join('')}</tr></table>` : '',
    '</div>',
    ...sections.map(sectionHtml),
    action ? `<div class="part"><a class="button" href="${escapeMarkup(action.url)}">${escapeMarkup(action.label)}</a></div>` : '',
    `<div class="part foot">${[...foot, HELP].map(escapeMarkup).join('<br>')}${links.length > 0 ? `<br>${links.map(link).join(' · ')}` : ''}</div>`,
    '</div></body></html>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** A whole mail as text and as HTML, both of the same words and figures. */
export const renderMailPage = (subject: string, page: MailPage): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject,
  text: textOf(page),
  html: htmlOf(subject, page),
});
