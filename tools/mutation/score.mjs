const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const countOf = (files, statuses) =>
  Object.values(files).reduce((sum, { mutants }) => sum + mutants.filter(({ status }) => statuses.includes(status)).length, 0);

/** Changes noticed, of all that could be: the excluded ones and those that did not even load are left out. */
export function scoreOf(files) {
  const [noticed, unnoticed] = [countOf(files, NOTICED), countOf(files, UNNOTICED)];
  const score = noticed + unnoticed === 0 ? 100 : (100 * noticed) / (noticed + unnoticed);
  const [endless, untested] = [countOf(files, ['Timeout']), countOf(files, ['NoCoverage'])];
  return { score: Math.round(score * 10) / 10, noticed, endless, unnoticed, untested };
}

/** Where a change went unnoticed, and what it was. */
export function listUnnoticed(files) {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => UNNOTICED.includes(status))
      .map(({ location, replacement }) => `${path}:${location.start.line} ${cut(source, location)} -> ${replacement}`),
  );
}

/** A report as if the unnoticed changes had never been tried. */
export function forgetUnnoticed(report) {
  const files = Object.entries(report.files).map(([path, file]) => [
    path,
    { ...file, mutants: file.mutants.filter(({ status }) => !UNNOTICED.includes(status)) },
  ]);
  return { ...report, files: Object.fromEntries(files) };
}

function cut(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  return lines.join('\n').slice(start.column - 1);
}
