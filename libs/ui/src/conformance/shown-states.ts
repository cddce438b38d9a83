import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse, type States } from './declared-states';

const workbench = path.join(__dirname, '../../workbench');

const storyFiles = (): ts.SourceFile[] =>
  [
    path.join(workbench, 'workbench.tsx'),
    ...fs.readdirSync(path.join(workbench, 'stories')).map((name) => path.join(workbench, 'stories', name)),
  ].map(parse);

const visit = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  node.forEachChild((child) => visit(child, see));
};
const within = <Kind extends ts.Node>(node: ts.Node, is: (each: ts.Node) => each is Kind): Kind[] => {
  const found: Kind[] = [];
  visit(node, (each) => is(each) && found.push(each));
  return found;
};

type Scope = {
  /** What the file takes from the package, by the name it has in the file. */
  imported: ReadonlySet<string>;
  /** What the file itself declares. */
  own: ReadonlyMap<string, ts.Node>;
};

const scopeOf = (file: ts.SourceFile): Scope => {
  const imported = within(file, ts.isImportSpecifier).map(({ name }) => name.text);
  const own = within(file, ts.isVariableDeclaration).flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
  );
  return { imported: new Set(imported), own: new Map(own) };
};

/** The components whose props a local component hands on: those its parameter's type names. */
const handsOnTo = (local: ts.Node | undefined, { imported }: Scope): string[] => {
  const type = local && ts.isArrowFunction(local) ? local.parameters[0]?.type : undefined;
  if (!type) return [];
  return within(type, ts.isIdentifier)
    .filter(({ text }) => text.endsWith('Props') && imported.has(text))
    .map(({ text }) => text.replace(/Props$/, ''));
};

/** The words of a value: its own, or those of the list it goes through by `map`. */
const wordsOf = (value: ts.Node | undefined, { own }: Scope): string[] => {
  if (!value) return [];
  const words = within(value, ts.isStringLiteral).map(({ text }) => text);
  for (const { text } of within(value, ts.isIdentifier)) {
    for (let at: ts.Node | undefined = value; at; at = at.parent) {
      if (!ts.isCallExpression(at) || !ts.isPropertyAccessExpression(at.expression)) continue;
      const [given] = at.arguments;
      if (!given || !ts.isArrowFunction(given) || !given.parameters.some(({ name }) => name.getText() === text)) continue;
      const list = at.expression.expression;
      words.push(...within(ts.isIdentifier(list) ? (own.get(list.text) ?? list) : list, ts.isStringLiteral).map((each) => each.text));
    }
  }
  return words;
};

type Note = (component: string, name: string, value: ts.Node | undefined) => void;

/** Whatever stands in an object, however deep, counts for the components it is made for. */
const noteObject = (object: ts.Node, targets: readonly string[], note: Note) => {
  for (const property of [...within(object, ts.isPropertyAssignment), ...within(object, ts.isShorthandPropertyAssignment)]) {
    for (const target of targets)
      note(target, property.name.getText(), ts.isPropertyAssignment(property) ? property.initializer : property);
  }
};

const noteElement = (element: ts.JsxOpeningLikeElement, scope: Scope, note: Note) => {
  const tag = element.tagName.getText();
  const targets = scope.imported.has(tag) ? [tag] : handsOnTo(scope.own.get(tag), scope);
  targets.forEach((target) => note(target, ts.isJsxOpeningElement(element) ? 'children' : '', undefined));
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) {
      const spread = ts.isIdentifier(attribute.expression) ? scope.own.get(attribute.expression.text) : undefined;
      if (spread && ts.isObjectLiteralExpression(spread)) noteObject(spread, targets, note);
      continue;
    }
    targets.forEach((target) => note(target, attribute.name.getText(), attribute.initializer));
    if (!scope.imported.has(tag) && attribute.initializer) noteObject(attribute.initializer, targets, note);
  }
};

const noteFile = (file: ts.SourceFile, note: Note) => {
  const scope = scopeOf(file);
  for (const element of [...within(file, ts.isJsxOpeningElement), ...within(file, ts.isJsxSelfClosingElement)])
    noteElement(element, scope, note);
  for (const { type, initializer } of within(file, ts.isVariableDeclaration)) {
    if (!type || !initializer || ts.isArrowFunction(initializer)) continue;
    const made = within(type, ts.isIdentifier).filter(({ text }) => text.endsWith('Props') && scope.imported.has(text));
    noteObject(initializer, made.map(({ text }) => text.replace(/Props$/, '')), note); // prettier-ignore
  }
};

/** What the stories draw: each component of the package they use, and the props they give it. */
export const shownStates = (): States => {
  const shown: States = new Map();
  for (const file of storyFiles()) {
    const scope = scopeOf(file);
    noteFile(file, (component, name, value) => {
      const states = shown.get(component) ?? new Set();
      shown.set(component, states.add(name));
      for (const word of wordsOf(value, scope)) states.add(`${name}=${word}`);
    });
  }
  return shown;
};
