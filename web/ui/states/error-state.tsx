import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Glyph } from '../marks/glyph.tsx';

interface ErrorStateProps {
  title?: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
}

export function ErrorState({
  title = 'This could not be loaded',
  text = 'Check your connection and try again.',
  onRetry,
}: ErrorStateProps) {
  'use no memo';
  return (
    <div className="empty bad" role="alert">
      <Glyph name="alert" />
      <b>{title}</b>
      <p>{text}</p>
      {onRetry ? (
        <div className="acts">
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : null}
    </div>
  );
}
