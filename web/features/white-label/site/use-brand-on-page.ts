import { useEffect } from 'react';

const DESCRIPTION = 'Best prices across books, live scores and the public record of the model.';

/** Puts a brand on the tab: its name, its picture, and no word about where someone came from. */
export function useBrandOnPage(brand: { companyName: string; logo: string } | undefined, isPreview: boolean): void {
  const { companyName = '', logo = '' } = brand ?? {};
  useEffect(() => {
    // Other sites learn neither its address nor, of a preview, that there is one.
    const meta = document.createElement('meta');
    meta.name = 'referrer';
    meta.content = 'no-referrer';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
  useEffect(() => {
    if (companyName === '') return;
    document.title = isPreview ? `Preview: ${companyName}` : companyName;
    document.querySelector('meta[name=description]')?.setAttribute('content', `${companyName}: ${DESCRIPTION}`);
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    icon?.removeAttribute('type');
    if (icon) icon.href = logo || 'data:,';
  }, [companyName, logo, isPreview]);
}
