export const Logo = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1 19 10l-9 9-9-9z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d="M10 6l4 4-4 4-4-4z" className="logo-in" />
  </svg>
);
