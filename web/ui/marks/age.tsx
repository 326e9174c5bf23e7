/** How old a figure is, in words the caller formatted; amber when it is beyond the page's maximum. */
export function Age({ text, isStale = false, title }: { text: string; isStale?: boolean; title?: string | undefined }) {
  return (
    <span className={isStale ? 'ag stale' : 'ag'} title={title}>
      {text}
    </span>
  );
}
