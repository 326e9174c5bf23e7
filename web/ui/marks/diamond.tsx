import clsx from 'clsx';

const BASES = [
  { key: 'first', x: 28, y: 18 },
  { key: 'second', x: 17.5, y: 7 },
  { key: 'third', x: 7, y: 18 },
] as const;

export type Runners = Record<(typeof BASES)[number]['key'], boolean>;

const describe = (runners: Runners): string => {
  const on = BASES.filter((base) => runners[base.key]).map((base) => base.key);
  return on.length === 0 ? 'Bases empty' : `Runners on: ${on.join(', ')}`;
};

/** The bases, filled where a runner stands. */
export function Diamond({ runners }: { runners: Runners }) {
  return (
    <span>
      <span className="sr">{describe(runners)}</span>
      <svg className="dia" viewBox="0 0 46 40" aria-hidden="true">
        {BASES.map(({ key, x, y }) => (
          <rect
            key={key}
            x={x}
            y={y}
            width={11}
            height={11}
            transform={`rotate(45 ${x + 5.5} ${y + 5.5})`}
            className={clsx(runners[key] && 'on')}
          />
        ))}
      </svg>
    </span>
  );
}

export function Outs({ count }: { count: number }) {
  return (
    <span>
      <span className="outs" aria-hidden="true">
        {[1, 2, 3].map((out) => (
          <i key={out} className={clsx(out <= count && 'on')} />
        ))}
      </span>{' '}
      {count} {count === 1 ? 'out' : 'outs'}
    </span>
  );
}
