import type { ClaimMemory, CloseOutlook, ConfidenceTable, KeptClaim, PlayTable, PoolWeights } from '@clearedge/quant/blend';
import type { RatingParameters } from '@clearedge/quant/sports/baseball/ratings';

/** Where fitted numbers come from. */
export interface Provenance {
  on: string;
  seasons: string;
  command: string;
  games: number;
  logLoss: number;
  closeGap: number;
}

const WIDTH = 140;
const DIGITS = 6;

const numberText = (value: number): string => {
  const text = String(Number(value.toPrecision(DIGITS)));
  return text.replace('e+', 'e');
};

const keyText = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** A value in the house's format: on one line where it fits, else one entry a line. */
function valueText(value: unknown, indent: string, lead: number): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return `'${value}'`;
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const entries = isList
    ? value.map((item) => valueText(item, inner, 0))
    : Object.entries(value as object).map(([name, item]) => `${keyText(name)}: ${valueText(item, inner, keyText(name).length + 2)}`);
  const line = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  if (!line.includes('\n') && indent.length + lead + line.length + 1 <= WIDTH) return line;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (isList && value.every((item) => typeof item === 'number')) return `[\n${filled(entries, inner)}\n${indent}]`;
  return `${open}\n${entries.map((entry) => `${inner}${entry},`).join('\n')}\n${indent}${close}`;
}

/** Numbers one after another, as many on a line as fit. */
function filled(entries: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length + 2 <= WIDTH) lines[lines.length - 1] = `${last} ${entry},`;
    else lines.push(`${indent}${entry},`);
  }
  return lines.join('\n');
}

/** A constant with its value as text. */
export const declared = (name: string, type: string, value: unknown): string =>
  `export const ${name}: ${type} = ${valueText(value, '', `export const ${name}: ${type} = `.length)};\n`;

/** The text of a file from its imports, comments and constants. */
export const fileText = (parts: readonly string[]): string => parts.join('\n').replaceAll('*/\n\n', '*/\n');

const FROM = `export const FITTED_FROM = `;
const fromText = (provenance: Provenance): string => `${FROM}${valueText(provenance, '', FROM.length)};\n`;

/** The text of the file that holds the rating parameters. */
export const ratingsText = (parameters: RatingParameters, provenance: Provenance): string =>
  fileText([
    "import type { RatingParameters } from './parameters.ts';\n",
    '/** When, on which seasons and by which command the parameters were fitted, and how they scored there; written by that command. */',
    fromText(provenance),
    '/** The fitted parameters. */',
    declared('FITTED', 'RatingParameters', parameters),
  ]);

export interface FittedBlend {
  pool: PoolWeights;
  memory: ClaimMemory;
  outlook: CloseOutlook;
  confidence: { moneyline: ConfidenceTable; total: ConfidenceTable };
  plays: { moneyline: PlayTable; total: PlayTable };
  kept: readonly KeptClaim[];
}

/** The text of the file that holds what the blend rests on. */
export const blendText = ({ pool, memory, outlook, confidence, plays, kept }: FittedBlend): string =>
  fileText([
    "import type { CloseOutlook } from './beats-close.ts';",
    "import type { ClaimMemory } from './claim-weight.ts';",
    "import type { ConfidenceTable } from './confidence.ts';",
    "import type { KeptClaim } from './kept-claims.ts';",
    "import type { PlayTable } from './play-confidence.ts';",
    "import type { PooledMarket, PoolWeights } from './weights.ts';\n",
    '/** Weights of the model beside the market; written by the fit, as all of this file. */',
    declared('FITTED_POOL', 'PoolWeights', pool),
    '/** What past moneylines claimed too much, by weight: where a new installation begins to remember. */',
    declared('FITTED_MEMORY', 'ClaimMemory', memory),
    '/** How closing moneylines follow from opening ones and the model. */',
    declared('FITTED_OUTLOOK', 'CloseOutlook', outlook),
    "/** Evidence of the back-test's favorites by percentile, and the record of each band. */",
    declared('FITTED_CONFIDENCE', 'Readonly<Record<PooledMarket, ConfidenceTable>>', confidence),
    "/** Expected value of the back-test's plays by percentile, and the record of each band. */",
    declared('FITTED_PLAYS', 'Readonly<Record<PooledMarket, PlayTable>>', plays),
    "/** What plays on the model kept of their claims at the close, season by season with the weights that earlier days' claims supported. */",
    declared('FITTED_KEPT', 'readonly KeptClaim[]', kept),
  ]);
