export { ResponsiblePage as default } from '../features/accounts/limits/responsible-page.tsx';
