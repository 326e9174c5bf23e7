/** Paths at which what was read differs from what came. Lists read row by row must have kept every row. */
export function lostFields(read: unknown, raw: unknown, path = ''): string[] {
  if (typeof read !== 'object' || read === null) return read === raw ? [] : [path];
  const isRows = 'rows' in read && 'refused' in read;
  if (isRows && read.refused !== 0) return [`${path}: ${String(read.refused)} rows refused`];
  const own = isRows ? (read.rows as unknown[]) : read;
  return Object.entries(own).flatMap(([name, value]) =>
    lostFields(value, (raw as Record<string, unknown> | null)?.[name], `${path}.${name}`),
  );
}
