const MOST_CAUSES = 4;
const PARAMETERS = '\nparams: ';

/** What an error says and where it came from, without the parameters of its statement: they are anybody's data, with line breaks of their own. */
function tellOne(error: Error): string {
  const { message, stack = message } = error;
  const said = message.split(PARAMETERS, 1)[0] ?? '';
  const from = stack.indexOf(message);
  return from < 0 || message === '' ? withoutParameters(stack) : stack.slice(0, from) + said + stack.slice(from + message.length);
}

/** An error with its causes, as a log and the table of jobs may keep it. */
export function tellError(error: unknown): string {
  const parts: string[] = [];
  for (let at = error, depth = 0; at !== undefined && depth < MOST_CAUSES; depth++) {
    parts.push(at instanceof Error ? tellOne(at) : JSON.stringify(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return parts.join('\ncaused by ');
}

/** A text in which an error was already told, without the parameters of a statement; what came after them goes too. */
export function withoutParameters(text: string): string {
  const from = text.indexOf(PARAMETERS);
  return from < 0 ? text : text.slice(0, from);
}
