import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../controls/button.tsx';

interface Props {
  /** How many a phone shows at first. */
  first: 1 | 4 | 12;
  count: number;
  /** What they are: "entries". */
  what: string;
  children: ReactNode;
}

/** A list, of class `more-of`, that is long on a phone: all of it is in the page, which shows its first there. An address that names one shows all. */
export function PhoneMore({ first, count, what, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { hash } = useLocation();
  if (count <= first || hash.length > 1) return <div className="more-p">{children}</div>;
  return (
    <div className="more-p" data-first={isOpen ? 'all' : first}>
      {children}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? `Show fewer ${what}` : `Show all ${count} ${what}`}
      </Button>
    </div>
  );
}
