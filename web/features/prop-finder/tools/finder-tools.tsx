import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { countFilters, NO_FILTERS } from '../rules/finder-url.ts';
import { FilterFields, type FilterProps, LookFields } from './filter-fields.tsx';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })));

/** Filters in two rows where there is room; on a phone a bar within the thumb's reach opens them in a sheet. */
export function FinderTools(props: FilterProps & { found: number }) {
  const { url, found } = props;
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(url);
  const clear = count > 0 || url.search !== '' ? <Button onClick={() => url.change(NO_FILTERS)}>Clear filters</Button> : null;
  return (
    <>
      <div className="tools pf-tools">
        <SearchField
          label="Search props"
          placeholder="Player, club, prop"
          value={url.search}
          onChange={(search) => url.change({ search })}
        />
        <div className="pf-wide">
          <FilterFields {...props} />
          {clear}
        </div>
        <div className="pf-wide">
          <LookFields url={url} />
        </div>
      </div>
      <div className="pf-thumb">
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          <SlidersHorizontal /> {count > 0 ? `Filters and sort (${count})` : 'Filters and sort'}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <FilterSheet {...props} found={found} clear={clear} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
