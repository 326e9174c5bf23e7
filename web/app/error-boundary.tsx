import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';

interface Props {
  /** A new value (the address) clears the error. */
  resetKey: string;
  children: ReactNode;
}

const isLoadError = (error: unknown): boolean =>
  /dynamically imported module|Importing a module script failed|preload CSS/i.test(String(error));

/** A screen that failed leaves the navigation usable. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const text = isLoadError(this.state.error)
      ? 'ClearEdge was updated or the connection broke. Reload to go on.'
      : 'Something on this page went wrong. Reload to try again.';
    return <ErrorState title="This page could not be shown" text={text} onRetry={() => location.reload()} />;
  }
}
