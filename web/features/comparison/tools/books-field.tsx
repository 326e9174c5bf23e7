import { ChevronDown } from 'lucide-react';
import { useMyBooks } from '../../../core/settings/my-books.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import type { Scope } from '../comparison-url.ts';

interface BooksFieldProps {
  books: readonly { code: string; name: string }[];
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** Which books are compared: all, or one's own, which the account remembers. */
export function BooksField({ books, scope, onScope }: BooksFieldProps) {
  const { mine, toggle } = useMyBooks();
  const shown = scope === 'mine' ? books.filter(({ code }) => mine.includes(code)).length : books.length;
  return (
    <Popover
      label="Books"
      className="oc-books"
      trigger={(props) => (
        <button type="button" className="field" {...props}>
          <span className="lbl">Books</span> {shown} of {books.length}
          <ChevronDown className="s" />
        </button>
      )}
    >
      {() => (
        <>
          <Check checked={scope === 'mine'} disabled={mine.length === 0} onChange={(isOn) => onScope(isOn ? 'mine' : 'all')}>
            <b>Only my books</b>
          </Check>
          <p className="cap">Best prices, the finder and alerts look at these. Your account remembers them.</p>
          <ul>
            {books.map(({ code, name }) => (
              <li key={code}>
                <Check checked={mine.includes(code)} onChange={() => onScope(toggle(code).length > 0 ? 'mine' : 'all')}>
                  {name}
                </Check>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}
