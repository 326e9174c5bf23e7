import type { ReactNode } from 'react';

export interface TileItem {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  title?: string;
}

/** A row of headline figures. */
export function Tiles({ items }: { items: readonly TileItem[] }) {
  return (
    <dl className="tiles">
      {items.map((item) => (
        <div className="tile" key={item.label} title={item.title}>
          <dt>{item.label}</dt>
          <dd>
            <b>{item.value}</b>
            {item.note ? <span>{item.note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
