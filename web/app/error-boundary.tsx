import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../ui/states/error-state.tsx';

interface State {
  error: unknown;
  resetKey: string;
}

interface Props {
  /** A new value (the address) clears the error. */
  resetKey: string;
  children: ReactNode;
}

const isLoadError = (error: unknown): boolean =>
  /dynamically imported module|Importing a module script failed|preload CSS/i.test(String(error));

/** A screen that failed leaves the navigation usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
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
