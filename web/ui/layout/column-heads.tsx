/** A head of words, in brackets one of numbers; `spoken` one that only screen readers need. */
type Head = string | readonly [numbers: string] | { spoken: string };

const textOf = (head: Head): string => (typeof head === 'string' ? head : 'spoken' in head ? head.spoken : head[0]);

/** The heads of a table's columns. */
export function ColumnHeads({ heads }: { heads: readonly Head[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={textOf(head)} scope="col" className={Array.isArray(head) ? 'num' : undefined}>
            {typeof head === 'object' && 'spoken' in head ? <span className="sr">{head.spoken}</span> : textOf(head)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
