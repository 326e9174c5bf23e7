/** Why these prices have no answer. */
export function CalcError({ error }: { error: string | undefined }) {
  return error === undefined ? null : (
    <p className="note warn" role="alert">
      {error}.
    </p>
  );
}
