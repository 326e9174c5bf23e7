import { useReaderFormat } from '../../core/settings/reader-format.ts';

const BULLET = '• ';

interface Block {
  kind: 'words' | 'list';
  /** Position in the text: lines do not move while it grows. */
  at: number;
  lines: string[];
}

/** Lines that begin with a bullet make a list; the others are paragraphs. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const kind = line.startsWith(BULLET) ? 'list' : 'words';
    const last = blocks.at(-1);
    if (line.startsWith('  ') && last?.kind === 'list') last.lines[last.lines.length - 1] += `\n${line.trim()}`;
    else if (kind === 'list' && last?.kind === 'list') last.lines.push(line.slice(BULLET.length));
    else if (line.trim() !== '') blocks.push({ kind, at, lines: [kind === 'list' ? line.slice(BULLET.length) : line] });
  }
  return blocks;
}

/** Plain text as the assistant writes it. It is never read as markup: names and headlines come from elsewhere. */
export function MessageText({ text }: { text: string }) {
  const { prices } = useReaderFormat();
  return blocksOf(prices(text)).map(({ kind, at, lines }) =>
    kind === 'words' ? (
      <p key={at}>{lines[0]}</p>
    ) : (
      <ul key={at}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  );
}
