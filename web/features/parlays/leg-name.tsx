const SIDE = /^(.+) ((?:Over|Under) [\d.]+)$/;

/** A leg's name on one line: what is cut short is the name, never the side and its number. */
export function LegName({ words }: { words: string }) {
  const [, name, side] = SIDE.exec(words) ?? [];
  return (
    <span className="pb-name" title={words}>
      {name && side ? (
        <>
          <span>{name} </span>
          <span>{side}</span>
        </>
      ) : (
        <span>{words}</span>
      )}
    </span>
  );
}
