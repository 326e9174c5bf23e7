import type { ReactNode } from 'react';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Sheet } from '../../../ui/overlay/dialog.tsx';
import { FilterFields, type FilterProps, LookFields } from './filter-fields.tsx';

interface FilterSheetProps extends FilterProps {
  found: number;
  clear: ReactNode;
  onClose: () => void;
}

/** Every filter under the thumb; the list behind it follows at once. */
export function FilterSheet({ found, clear, onClose, ...fields }: FilterSheetProps) {
  const footer = (
    <>
      {clear}
      <Button look="primary" onClick={onClose}>
        {`Show ${plural(found, 'prop')}`}
      </Button>
    </>
  );
  return (
    <Sheet open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="Filters and sort" footer={footer}>
      <div className="pf-sheet">
        <LookFields url={fields.url} sport={fields.sport} />
        <FilterFields {...fields} />
      </div>
    </Sheet>
  );
}
