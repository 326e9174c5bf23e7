export { SettingsPage as default } from '../features/accounts/settings/settings-page.tsx';
