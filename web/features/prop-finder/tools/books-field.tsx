import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';

interface BooksFieldProps {
  codes: readonly string[];
  names: ReadonlyMap<string, string>;
  chosen: readonly string[];
  /** The books that the account remembers. */
  mine: readonly string[];
  onChange: (books: readonly string[]) => void;
}

/** Whose prices are looked at; fair prices come from every book all the same. */
export function BooksField({ codes, names, chosen, mine, onChange }: BooksFieldProps) {
  const isOn = (code: string): boolean => chosen.length === 0 || chosen.includes(code);
  const toggle = (code: string): void => {
    const next = codes.filter((one) => (one === code ? !isOn(one) : isOn(one)));
    onChange(next.length === codes.length ? [] : next);
  };
  const own = mine.filter((code) => codes.includes(code));
  return (
    <Popover
      label="Books"
      className="pf-books"
      trigger={(props) => (
        <button type="button" className="field" {...props}>
          <span className="lbl">Books</span> {chosen.length === 0 ? 'All' : `${chosen.length} of ${codes.length}`}
          <ChevronDown className="s" />
        </button>
      )}
    >
      {() => (
        <>
          <div className="acts">
            <Button onClick={() => onChange([])} disabled={chosen.length === 0}>
              All books
            </Button>
            {own.length > 0 ? <Button onClick={() => onChange(own)}>My books</Button> : null}
          </div>
          <ul>
            {codes.map((code) => (
              <li key={code}>
                <Check checked={isOn(code)} disabled={chosen.length === 1 && isOn(code)} onChange={() => toggle(code)}>
                  {names.get(code) ?? code}
                </Check>
              </li>
            ))}
          </ul>
          <p className="cap">Prices of these books only. The fair price is taken from every book that quotes both sides.</p>
        </>
      )}
    </Popover>
  );
}
