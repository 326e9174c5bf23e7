/** Whether a host name is the product's own, one below it, or the same without `www.`: a tenant may not take those. */
export function isOwnHost(host: string, publicUrl: string): boolean {
  const own = new URL(publicUrl).hostname.replace(/^www\./, '');
  return host === own || host.endsWith(`.${own}`);
}
