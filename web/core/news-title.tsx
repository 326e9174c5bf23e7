/** A news item's title, a link to its source where it has one. */
export function NewsTitle({ title, url }: { title: string; url: string }) {
  if (!/^https?:\/\//.test(url)) return <h3>{title}</h3>;
  return (
    <h3>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
        <span className="sr"> (opens in a new tab)</span>
      </a>
    </h3>
  );
}
