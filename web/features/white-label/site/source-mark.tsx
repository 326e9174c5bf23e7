import { useStatus } from '../../../core/status.ts';
import { Badge } from '../../../ui/marks/badge.tsx';

/** That the games are no real ones, wherever they are not; no brand takes it away. */
export function SourceMark() {
  const source = useStatus()?.source;
  return source && source.kind !== 'live' ? (
    <Badge look="warn" {...(source.notice && { title: source.notice })}>
      {source.label}
    </Badge>
  ) : null;
}
