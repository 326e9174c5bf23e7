import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../core/theme.ts';
import { IconButton } from '../../ui/button.tsx';

export function ThemeButton({ className }: { className?: string }) {
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={theme === 'dark' ? 'Light theme' : 'Dark theme'} className={className} onClick={toggle}>
      {theme === 'dark' ? <Sun /> : <Moon />}
    </IconButton>
  );
}
