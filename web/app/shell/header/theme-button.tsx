import { useTheme } from '../../../core/settings/theme.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Glyph } from '../../../ui/marks/glyph.tsx';

export function ThemeButton({ className }: { className?: string }) {
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={theme === 'dark' ? 'Light theme' : 'Dark theme'} className={className} onClick={toggle}>
      <Glyph name={theme === 'dark' ? 'sun' : 'moon'} />
    </IconButton>
  );
}
