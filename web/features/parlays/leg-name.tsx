const SIDE = /^(.+) ((?:Over|Under) [\d.]+)$/;

/** A leg's name in full: the side and its number stay on one line. */
export function LegName({ words }: { words: string }) {
  const [, name, side] = SIDE.exec(words) ?? [];
  return (
    <span className="pb-name">
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
