import type { BacktestFigures } from '../figures/all-figures.ts';
import { escaped, figureOf } from './svg/chart.ts';
import { picturesOf } from './svg/pictures.ts';
import { textReport } from './text-report.ts';

const NOTICE =
  'The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color:#1b2430;background:#fff}
figure{display:inline-block;width:min(36rem,100%);margin:0 1rem 1rem 0;vertical-align:top}figcaption{font-weight:600}
svg{width:100%;height:auto;font:11px system-ui,sans-serif;fill:#414b58}.grid{stroke:#e3e7ec}.reference{stroke:#98a2ae;stroke-dasharray:4 4}
.legend span{margin-right:1rem}.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.4em;border-radius:50%}
pre{overflow-x:auto;background:#f5f7f9;padding:1rem;font-size:12.5px}
@media (prefers-color-scheme:dark){body{color:#e6e9ee;background:#12171d}svg{fill:#b8c0ca}.grid{stroke:#27303a}pre{background:#1a2129}}`;

/** The report as one page without scripts or anything from outside. */
export function htmlReport(figures: BacktestFigures): string {
  const title = `Backtest ${figures.seasons.join(', ')}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>`,
    ...picturesOf(figures).map(figureOf),
    `<pre>${escaped(textReport(figures).join('\n'))}</pre>`,
    `<p>${NOTICE}</p></body></html>`,
    '',
  ].join('\n');
}
