import clsx from 'clsx';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a tier would give. Nothing of the locked data belongs in it. */
export function Lock({
  title,
  text,
  actions,
  look,
}: {
  title: string;
  text: ReactNode;
  actions?: ReactNode;
  look?: 'premium' | undefined;
}) {
  return (
    <div className={clsx('lock', look)}>
      <LockKeyhole />
      <p>
        <b>{title}</b>
        <br />
        <span className="muted">{text}</span>
      </p>
      {actions ? <div className="acts">{actions}</div> : null}
    </div>
  );
}
