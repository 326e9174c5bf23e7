interface Parts {
  text?: string;
  /** A head that only screen readers need. */
  spoken?: string;
  /** For a column that narrow screens leave out. */
  className?: string;
}
/** A head of words, or in brackets one of numbers. */
type Head = string | readonly [numbers: string] | Parts;

const partsOf = (head: Head): Parts =>
  typeof head === 'string' ? { text: head } : 'length' in head ? { text: head[0], className: 'num' } : head;

/** The heads of a table's columns. */
export function ColumnHeads({ heads }: { heads: readonly Head[] }) {
  return (
    <thead>
      <tr>
        {heads.map(partsOf).map(({ text, spoken, className }) => (
          <th key={text ?? spoken} scope="col" className={className}>
            {spoken ? <span className="sr">{spoken}</span> : text}
          </th>
        ))}
      </tr>
    </thead>
  );
}
