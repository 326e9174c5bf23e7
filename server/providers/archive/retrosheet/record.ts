/** Fields of one comma-separated record; quoted fields may hold commas and doubled quotes. */
export function splitRecord(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (char === '"' && isQuoted && line[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (char === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += char;
  }
  fields.push(field);
  return fields;
}
