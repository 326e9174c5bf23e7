import { Button } from '../../../ui/controls/button.tsx';

/** Steps through pages of unknown number; nothing where there is only one. */
export function Steps({ page, isLast, onPage }: { page: number; isLast: boolean; onPage: (page: number) => void }) {
  if (page === 1 && isLast) return null;
  return (
    <nav className="tk-steps" aria-label="Pages">
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className="cap">Page {page}</span>
      <Button size="sm" disabled={isLast} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
