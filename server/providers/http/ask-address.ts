/** Where to ask. What is secret stands apart from the address, which is logged, cached by and shown. */
export interface UrlTemplate {
  url: string;
  /** Query parameters that only the wire sees. */
  secretQuery?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

export function wireUrl({ url, secretQuery = {} }: UrlTemplate): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(secretQuery)) address.searchParams.set(name, value);
  return address.toString();
}

/** A text of someone else with our keys taken out, in case it repeats what we sent. */
export function withoutSecrets(text: string, { secretQuery = {} }: UrlTemplate): string {
  let clean = text;
  for (const value of Object.values(secretQuery))
    if (value !== '') clean = clean.replaceAll(value, '***').replaceAll(encodeURIComponent(value), '***');
  return clean;
}

/** `https://host/path?query` from parts; parameters that are null are left out. */
export function addressOf(base: string, path: string, query: Readonly<Record<string, string | number | null>> = {}): string {
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, String(value));
  return url.toString();
}
