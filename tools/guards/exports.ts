import { resolveSpecifier, specifierOf } from './imports.ts';
import { eachNode, type Node, statementsOf } from './parse.ts';
import { isCode, isTest, type Tree, type Violation } from './tree.ts';

/** A name at another file; `*` is everything there. */
interface Taken {
  to: string;
  name: string;
}

/** What a file offers by name, what it takes from other files, and what it passes on. */
interface Dealings {
  /** Values only: a type that no one imports still says what a function takes. */
  offers: Set<string>;
  /** Namespaces by their local name, with the members that are read of each. */
  spaces: Map<string, { to: string; members: string[] }>;
  takes: Taken[];
  passes: (Taken & { as: string })[];
  /** How often each name is written in the file. */
  mentions: Map<string, number>;
}

const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? (value as Node[]) : []);
const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as Node;
  return [name, value].find((text) => typeof text === 'string') ?? '';
};
const isType = ({ type = '', exportKind, importKind }: Node): boolean =>
  exportKind === 'type' || importKind === 'type' || /^TS(Interface|TypeAlias|Module|Declare)/.test(type);

function declared(declaration: Node): string[] {
  const patterns = list(declaration.declarations).map(({ id }) => id as Node);
  if (patterns.length === 0) return [nameOf(declaration.id)];
  return patterns.flatMap((pattern) => {
    const bound = [...list(pattern.properties).map(({ value }) => value), ...list(pattern.elements)];
    return pattern.type === 'Identifier' ? [nameOf(pattern)] : bound.map(nameOf);
  });
}

function readExport(node: Node, to: string | null, found: Dealings): void {
  if (node.type === 'ExportDefaultDeclaration') found.offers.add('default');
  if (node.type === 'ExportAllDeclaration' && to) found.passes.push({ to, name: '*', as: node.exported ? nameOf(node.exported) : '*' });
  if (node.type !== 'ExportNamedDeclaration') return;
  const declaration = node.declaration as Node | null;
  if (declaration && !isType(declaration)) for (const name of declared(declaration)) found.offers.add(name);
  for (const specifier of list(node.specifiers)) {
    const as = nameOf(specifier.exported);
    if (to) found.passes.push({ to, name: nameOf(specifier.local), as });
    if (!isType(node) && !isType(specifier)) found.offers.add(as);
  }
}

function readImport(node: Node, to: string, found: Dealings): void {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') found.takes.push({ to, name: '*' });
  if (node.type !== 'ImportDeclaration') return;
  for (const specifier of list(node.specifiers)) {
    if (specifier.type === 'ImportNamespaceSpecifier') found.spaces.set(nameOf(specifier.local), { to, members: [] });
    else found.takes.push({ to, name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported) });
  }
}

function readMember({ type, object, property, left, right, computed }: Node, { spaces, mentions }: Dealings): void {
  // `Radix.Tooltip` says nothing of a Tooltip of ours.
  if (/^(JSX)?MemberExpression$/.test(type ?? '') && !computed) mentions.set(nameOf(property), (mentions.get(nameOf(property)) ?? 0) - 1);
  if (type === 'MemberExpression' && !computed) spaces.get(nameOf(object))?.members.push(nameOf(property));
  if (type === 'TSQualifiedName') spaces.get(nameOf(left))?.members.push(nameOf(right));
}

/** A namespace that is used for more than reading its members may give away everything. */
function takeSpaces({ spaces, mentions, takes }: Dealings): void {
  for (const [local, { to, members }] of spaces) {
    const isWhole = (mentions.get(local) ?? 0) > members.length + 1;
    takes.push(...(isWhole ? ['*'] : members).map((name) => ({ to, name })));
  }
}

function readDealings(tree: Tree, path: string): Dealings {
  const found: Dealings = { offers: new Set(), spaces: new Map(), takes: [], passes: [], mentions: new Map() };
  eachNode(statementsOf(tree, path), (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
      found.mentions.set(nameOf(node), (found.mentions.get(nameOf(node)) ?? 0) + 1);
    const specifier = specifierOf(node);
    const to = specifier === null ? null : resolveSpecifier(path, specifier, tree).to;
    if (node.type?.startsWith('Export')) readExport(node, to, found);
    else if (to) readImport(node, to, found);
    else readMember(node, found);
  });
  takeSpaces(found);
  return found;
}

// Read by others than our imports: a bundler's glob, a command, a benchmark that is bundled first, whoever takes the mathematics.
const STARTS = /^(web\/routes\/[^/]+\.tsx|tools\/.*|e2e\/.*|server\/main\/.*|(.*\/)?[a-z]+\.config\.ts|quant\/.*\/index\.ts)$/;
/** What may be shown on the wire is there for whoever speaks with us: only what means nothing at all is refused. */
const isOpen = (path: string): boolean => path.startsWith('contract/');

/** The names of each file that some other file takes, however often they are passed on between. */
function takenNames(dealings: ReadonlyMap<string, Dealings>): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  const queue: Taken[] = [...dealings].flatMap(([path, { takes }]) => [
    ...takes.filter(({ to }) => to !== path),
    ...(STARTS.test(path) ? [{ to: path, name: '*' }] : []),
  ]);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { to, name } = next;
    const names = taken.get(to) ?? new Set();
    taken.set(to, names);
    if (names.has(name)) continue;
    names.add(name);
    for (const pass of dealings.get(to)?.passes ?? [])
      if (pass.as === '*') queue.push({ to: pass.to, name });
      else if (pass.as === name || name === '*') queue.push({ to: pass.to, name: pass.name });
  }
  return taken;
}

/** A value that is exported and that no file imports, tests included: dead, or exported for no one. */
export function checkExports(tree: Tree): Violation[] {
  const paths = [...tree.keys()].filter((path) => isCode(path) && !path.endsWith('.d.ts'));
  const dealings = new Map(paths.map((path) => [path, readDealings(tree, path)]));
  const taken = takenNames(dealings);
  return paths
    .filter((path) => !STARTS.test(path) && !isTest(path))
    .flatMap((path) => {
      const { offers, passes, mentions } = dealings.get(path)!;
      const passed = new Set(passes.map(({ as }) => as));
      const names = taken.get(path);
      return [...offers]
        .filter((name) => !names?.has('*') && !names?.has(name))
        .map((name) => ({ name, isUsedHere: !passed.has(name) && (mentions.get(name) ?? 0) > 1 }))
        .filter(({ isUsedHere }) => !isUsedHere || !isOpen(path))
        .map(({ name, isUsedHere }) => ({
          guard: 'exports',
          path,
          message: isUsedHere ? `${name} is used in this file alone: no need to export it` : `${name} is exported and no one imports it`,
        }));
    });
}
