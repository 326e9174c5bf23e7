import { openSearch } from '../../../core/site-search.ts';
import { Glyph } from '../../../ui/marks/glyph.tsx';

/** Opens the command palette, which comes with the first press. */
export const SearchBox = () => (
  <button
    type="button"
    className="head-search"
    aria-label="Search teams, players, pages"
    aria-keyshortcuts="/ Control+K Meta+K"
    onClick={openSearch}
  >
    <Glyph name="search" />
    <span>Search teams, players, pages</span>
    <kbd>/</kbd>
  </button>
);
