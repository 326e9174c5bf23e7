/** Uniform draws in [0, 1) that follow from the text alone. */
export type Chance = () => number;

function hashText(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  return [
    Math.imul(a ^ (d >>> 18), 597399067),
    Math.imul(b ^ (a >>> 22), 2869860233),
    Math.imul(c ^ (b >>> 17), 951274213),
    Math.imul(d ^ (c >>> 19), 2716044179),
  ];
}

// sfc32 (Chris Doty-Humphrey, PractRand): small, fast and free of visible patterns once warmed up.
export function createChance(text: string): Chance {
  let [a, b, c, d] = hashText(text);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}
