import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { takeFocus } from '../../account-rules.ts';

const fileOf = (codes: readonly string[]): string =>
  ['ClearEdge recovery codes', 'Each works once, in place of a code from the app.', '', ...codes, ''].join('\r\n');

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="form">
      <p className="note warn" role="alert">
        Your second factor is on. Keep these recovery codes where your phone is not: each opens your account once if the phone is lost. They
        are not shown again.
      </p>
      <ul className="codes code" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-acts">
        <Button look="primary" ref={takeFocus} onClick={() => saveFile('clearedge-recovery-codes.txt', fileOf(codes), 'text/plain')}>
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
