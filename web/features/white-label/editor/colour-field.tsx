import { type BrandTheme, contrastOf, GROUNDS, inkOn, legibleIn } from '@clearedge/contract/routes/white-label/brand-colours';
import { readColour } from '@clearedge/contract/routes/white-label/brand-rules';
import { TextField } from './text-field.tsx';

interface Props {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const ratio = (contrast: number): string => `${contrast.toFixed(1)}:1`;

function toneText(theme: BrandTheme, colour: string): string {
  const tone = legibleIn(theme, colour);
  const contrast = ratio(contrastOf(tone, GROUNDS[theme]));
  return tone === colour
    ? `${contrast} as chosen`
    : `${contrast} as ${tone}, because ${ratio(contrastOf(colour, GROUNDS[theme]))} could not be read`;
}

/** How well a colour reads, as ground and as text; where it does not, the tone that is used instead. */
function Contrast({ colour }: { colour: string }) {
  const ink = inkOn(colour);
  return (
    <dl className="wl-contrast">
      <div>
        <dt>Text on it</dt>
        <dd>
          {ink === '#000000' ? 'black' : 'white'}, {ratio(contrastOf(ink, colour))}
        </dd>
      </div>
      <div>
        <dt>As text, dark</dt>
        <dd>{toneText('dark', colour)}</dd>
      </div>
      <div>
        <dt>As text, light</dt>
        <dd>{toneText('light', colour)}</dd>
      </div>
    </dl>
  );
}

/** A colour to pick or to type, with its contrast (WCAG AA asks for 4.5:1). */
export function ColourField({ label, value, error, onChange }: Props) {
  const read = readColour(value);
  const colour = 'value' in read ? read.value : null;
  return (
    <div className="wl-colour">
      <div className="wl-colour-row">
        <input type="color" aria-label={`${label}, pick`} value={colour ?? '#000000'} onChange={(event) => onChange(event.target.value)} />
        <TextField label={label} value={value} error={error} maxLength={7} spellCheck={false} onChange={onChange} />
      </div>
      {colour ? <Contrast colour={colour} /> : null}
    </div>
  );
}
