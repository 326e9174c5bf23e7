import { americanToDecimal } from '@clearedge/quant/price';

/** One figure as one screen, file or call gives it. */
export interface Sighting {
  screen: string;
  subject: string;
  figure: string;
  value: number;
  /** Half a unit of the last digit that is printed; 0 for an exact value. */
  within: number;
}

const EXACT = 1e-9;
const plain = (text: string): string => text.replaceAll('\u2212', '-').replaceAll(',', '');

function decimalsOf(digits: string): number {
  return digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
}

/** "+6.3%" or "52.4%" as a fraction. */
export function readPercent(text: string): Pick<Sighting, 'value' | 'within'> | null {
  const found = /([+-]?\d+(?:\.\d+)?)%/.exec(plain(text));
  return found ? { value: Number(found[1]) / 100, within: 0.5 / 10 ** (decimalsOf(found[1]!) + 2) } : null;
}

/** "−$9.52", "+$10.48", "$31.00" in dollars. */
export function readMoney(text: string): Pick<Sighting, 'value' | 'within'> | null {
  const found = /([+-]?)\$(\d+(?:\.\d+)?)/.exec(plain(text));
  return found ? { value: Number(`${found[1] === '-' ? '-' : ''}${found[2]}`), within: 0.5 / 10 ** decimalsOf(found[2]!) } : null;
}

/** "12", "−0.05 u", "+2.11" */
export function readNumber(text: string): Pick<Sighting, 'value' | 'within'> | null {
  const found = /[+-]?\d+(?:\.\d+)?/.exec(plain(text));
  return found ? { value: Number(found[0]), within: decimalsOf(found[0]) === 0 ? 0 : 0.5 / 10 ** decimalsOf(found[0]) } : null;
}

/** "+105", "2.05" and "21/20" as what a dollar pays back; an American price is exact to half a point. */
export function readPrice(text: string): Pick<Sighting, 'value' | 'within'> | null {
  const words = plain(text);
  const american = /(?<![\d.])[+-]\d{3,6}(?![\d.])/.exec(words);
  if (american) {
    const odds = Number(american[0]);
    const decimal = americanToDecimal(odds);
    return { value: decimal, within: Math.abs(americanToDecimal(odds + (odds > 0 ? 0.5 : -0.5)) - decimal) };
  }
  const fraction = /(?<![\d.])(\d+)\/(\d+)(?![\d.])/.exec(words);
  if (fraction) return { value: 1 + Number(fraction[1]) / Number(fraction[2]), within: 0.01 };
  const decimal = /(?<![\d.+-])\d+\.\d{2,3}(?!\d|%)/.exec(words);
  return decimal ? { value: Number(decimal[0]), within: 0.5 / 10 ** decimalsOf(decimal[0]) } : null;
}

const exact = (value: number): Pick<Sighting, 'value' | 'within'> => ({ value, within: 0 });

/** Collects what is seen; a figure that a screen ought to print and does not is a fault too. */
export class Sightings {
  readonly all: Sighting[] = [];
  readonly missing: string[] = [];

  add(screen: string, subject: string, figure: string, read: Pick<Sighting, 'value' | 'within'> | number | null | undefined): void {
    if (read === null || read === undefined) this.missing.push(`${screen}: no ${figure} of ${subject}`);
    else this.all.push({ screen, subject, figure, ...(typeof read === 'number' ? exact(read) : read) });
  }

  screensOf(subject: string, figure: string): string[] {
    return this.all.filter((one) => one.subject === subject && one.figure === figure).map(({ screen }) => screen);
  }

  /** Every pair of screens that say different things of one subject; empty when all agree. */
  contradictions(): string[] {
    const found = new Set<string>();
    for (const one of this.all)
      for (const other of this.all) {
        if (one === other || one.subject !== other.subject || one.figure !== other.figure) continue;
        if (Math.abs(one.value - other.value) <= one.within + other.within + EXACT) continue;
        const [first, second] = [one, other].sort((a, b) => (a.screen < b.screen ? -1 : 1)) as [Sighting, Sighting];
        found.add(
          `${first.subject}, ${first.figure}: ${first.screen} ${first.value.toFixed(4)}, ${second.screen} ${second.value.toFixed(4)}`,
        );
      }
    return [...found].sort();
  }
}
