import type { PriceRow } from '../lines.ts';
import { readPriceRows } from '../lines.ts';
import type { Refusals } from '../retrosheet/refusals.ts';
import { openSource, readSource } from './find-sources.ts';
import { sha256 } from './season-files.ts';

export interface SourceMark {
  name: string;
  bytes: number;
  sha256: string;
}

export interface AllPrices {
  bySeason: Map<number, PriceRow[]>;
  sources: SourceMark[];
}

/** Reads the price files, which span many seasons, and sorts their rows by season. */
export async function readAllPrices(paths: string[], refusals: Refusals): Promise<AllPrices> {
  const all: AllPrices = { bySeason: new Map(), sources: [] };
  for (const path of paths) {
    const { name, bytes } = await readSource(path);
    all.sources.push({ name, bytes: bytes.byteLength, sha256: sha256(bytes) });
    for (const source of openSource(path, bytes, refusals)) {
      for (const row of readPriceRows(source, refusals)) {
        const season = Number(row.on.slice(0, 4));
        const rows = all.bySeason.get(season) ?? [];
        rows.push(row);
        all.bySeason.set(season, rows);
      }
    }
  }
  return all;
}
