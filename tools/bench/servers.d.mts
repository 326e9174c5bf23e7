export interface StartedServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export function pinSelf(): void;
export function untilQuiet(seconds?: number): Promise<void>;
export function mainThreadSeconds(pid: number): number | null;
export function startServer(script: string, env: Readonly<Record<string, string>>): Promise<StartedServer>;
