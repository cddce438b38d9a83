import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A component's states by its name: `isDisabled`, `errorMessage`, or `tone=danger` where a word chooses. */
export type States = Map<string, Set<string>>;

const sources = path.join(__dirname, '..');
/** Says nothing about how it looks, is a measure, or shows only when something is done. */
const NO_STATE =
  /^(on[A-Z].*|as|gap|lines|className|style|ref|name|id|auto[A-Z].*|inputMode|labels?|level|rows|step|m(in|ax)(Value|Length)|href|aria-.*)$/;

export const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const filesIn = (folder: string): ts.SourceFile[] =>
  fs
    .readdirSync(path.join(sources, folder))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => parse(path.join(sources, folder, name)));

type Declared = { shapes: Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>; parameters: Map<string, ts.TypeNode> };

const note = (declared: Declared, name: string, written: ts.FunctionLikeDeclaration) => {
  const type = written.parameters[0]?.type;
  declared.parameters.set(name, type ?? ts.factory.createTypeLiteralNode([]));
};

/** Every named type, and what each component takes. */
const declaredIn = (files: readonly ts.SourceFile[]): Declared => {
  const declared: Declared = { shapes: new Map(), parameters: new Map() };
  for (const statement of files.flatMap((file) => [...file.statements])) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) declared.shapes.set(statement.name.text, statement);
    if (ts.isFunctionDeclaration(statement) && statement.name) note(declared, statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)) note(declared, name.text, initializer);
    }
  }
  return declared;
};

/** The words of `'a' | 'b'`, also where that type has a name. */
const wordsOf = (type: ts.TypeNode | undefined, declared: Declared): string[] => {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => wordsOf(part, declared));
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  const named = ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? declared.shapes.get(type.typeName.text) : undefined;
  return named && ts.isTypeAliasDeclaration(named) ? wordsOf(named.type, declared) : [];
};

const stateOf = (member: ts.TypeElement, declared: Declared): string[] => {
  if (!ts.isPropertySignature(member) || !member.questionToken) return [];
  const name = member.name.getText().replace(/'/g, '');
  if (NO_STATE.test(name)) return [];
  // Each drawing has a story of its own.
  const words = name === 'illustration' ? [] : wordsOf(member.type, declared);
  return words.length > 0 ? words.map((word) => `${name}=${word}`) : [name];
};

const statesOf = (type: ts.TypeNode, declared: Declared): string[] => {
  if (ts.isTypeLiteralNode(type)) return type.members.flatMap((member) => stateOf(member, declared));
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => statesOf(part, declared));
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return [];
  const shape = declared.shapes.get(type.typeName.text);
  if (!shape) return [];
  if (ts.isTypeAliasDeclaration(shape)) return statesOf(shape.type, declared);
  const above = (shape.heritageClauses ?? []).flatMap((clause) => clause.types.map(({ expression }) => expression.getText()));
  const inherited = above.map((name) => declared.shapes.get(name)).filter((found) => found !== undefined);
  return [shape, ...inherited].flatMap((each) =>
    ts.isInterfaceDeclaration(each) ? each.members.flatMap((m) => stateOf(m, declared)) : [],
  );
};

const exportsOf = (entry: ts.SourceFile): string[] =>
  entry.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly && statement.exportClause && ts.isNamedExports(statement.exportClause))
      return statement.exportClause.elements.filter((each) => !each.isTypeOnly).map((each) => each.name.text);
    const isExported =
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement) && statement.name) return [statement.name.text];
    return ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [];
  });

/** What the package offers: each component of each entry, and the states its optional props can put it into. */
export const declaredStates = (): States => {
  const folders = fs.readdirSync(sources).filter((name) => fs.existsSync(path.join(sources, name, `${name}.tsx`)));
  const files = new Map(folders.map((folder) => [folder, filesIn(folder)]));
  const declared = declaredIn([...files.values()].flat());
  const states: States = new Map();
  for (const folder of folders) {
    const entry = files.get(folder)?.find(({ fileName }) => fileName.endsWith(`/${folder}.tsx`));
    for (const name of entry ? exportsOf(entry).filter((each) => /^[A-Z][a-z]/.test(each)) : []) {
      const type = declared.parameters.get(name);
      states.set(name, new Set(type ? statesOf(type, declared) : []));
    }
  }
  return states;
};
