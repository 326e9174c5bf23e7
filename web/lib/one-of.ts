/** The value that an address or a box names; `otherwise` where it names none of them. */
export const oneOf = <T extends string, Otherwise extends string>(
  values: readonly T[],
  text: string | null,
  otherwise: Otherwise,
): T | Otherwise => values.find((value) => value === text) ?? otherwise;
