// No schema library here: the web imports this.

/** Least contrast of text on its ground (WCAG 2.2, 1.4.3, AA). */
export const LEAST_CONTRAST = 4.5;
/** The ground of each theme that text has least contrast to. */
export const GROUNDS = { dark: '#202835', light: '#e9edf2' } as const;
export type BrandTheme = keyof typeof GROUNDS;

const channels = (hex: string): [number, number, number] => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a color: ${hex}`);
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colors written #rrggbb, 1 to 21 (WCAG 2.2). RangeError for anything else. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black or white, whichever reads better on this color: never less than 4.58. */
export const inkOn = (hex: string): string => (contrastOf('#000000', hex) >= contrastOf('#ffffff', hex) ? '#000000' : '#ffffff');

const mixed = (hex: string, toward: string, share: number): string => {
  const [from, to] = [channels(hex), channels(toward)];
  return `#${from
    .map((channel, at) =>
      Math.round(channel + (to[at]! - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** The color itself where text in it can be read on a theme's grounds, else the nearest lighter or darker one that can. */
export function legibleIn(theme: BrandTheme, hex: string): string {
  const toward = theme === 'dark' ? '#ffffff' : '#000000';
  for (let step = 0; step < 20; step++) {
    const tone = mixed(hex, toward, step / 20);
    if (contrastOf(tone, GROUNDS[theme]) >= LEAST_CONTRAST) return tone;
  }
  return toward;
}
