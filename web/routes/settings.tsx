import '../features/accounts/styles/settings.css';
import '../ui/controls/check.css';

export { SettingsPage as default } from '../features/accounts/settings/settings-page.tsx';
