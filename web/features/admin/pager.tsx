import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../../lib/format.ts';
import { IconButton } from '../../ui/controls/button.tsx';

/** Steps through a list that the server cuts into pages; without a total, until a page is not full. */
export function Pager({
  page,
  limit,
  shown,
  total,
  onPage,
}: {
  page: number;
  limit: number;
  shown: number;
  total?: number | undefined;
  onPage: (page: number) => void;
}) {
  const first = (page - 1) * limit + 1;
  const isLast = total === undefined ? shown < limit : page * limit >= total;
  if (page === 1 && isLast) return null;
  return (
    <nav className="ad-pager" aria-label="Pages">
      <IconButton label="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <span className="num" aria-live="polite">
        {formatCount(first)} to {formatCount(first + Math.max(shown, 1) - 1)}
        {total === undefined ? '' : ` of ${formatCount(total)}`}
      </span>
      <IconButton label="Next page" disabled={isLast} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
