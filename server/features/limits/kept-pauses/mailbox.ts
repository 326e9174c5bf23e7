/** Mail providers that ignore dots before the @, by each of their domains the one that stands for it. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox that an address reaches: without a +tag, and without what its provider ignores. Two addresses of one person give the same. */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const [local, domain] = [emailKey.slice(0, at), emailKey.slice(at + 1).replace(/\.$/, '')];
  const untagged = local.replace(/\+.*$/, '') || local;
  const dotless = DOTLESS[domain];
  return dotless ? `${untagged.replaceAll('.', '')}@${dotless}` : `${untagged}@${domain}`;
}
