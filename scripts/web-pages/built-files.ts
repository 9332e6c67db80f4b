/** The entry of one source file in Vite's manifest (`build.manifest`). */
interface BuiltFile {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Vite's manifest: sources relative to `web/`, and the files that they became. */
export type Manifest = Record<string, BuiltFile>;

/** What the browser loads before a source can run: its own file first, then everything it imports statically. */
export function scriptsOf(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const built = manifest[key] ?? sharedFile(manifest, key);
    if (!built) throw new Error(`The build has no ${key}.`);
    if (files.has(built.file)) return;
    files.add(built.file);
    for (const imported of built.imports ?? []) visit(imported);
  };
  visit(source);
  return [...files];
}

/** A source that several others import statically is listed only by the name of its file. */
function sharedFile(manifest: Manifest, source: string): BuiltFile | undefined {
  const name = source.replace(/^.*\/|\.\w+$/g, '');
  return Object.entries(manifest).find(([key, built]) => key.startsWith('_') && built.name === name)?.[1];
}

/** The stylesheets of a source and of what it imports statically. */
export function stylesOf(manifest: Manifest, source: string): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const style of manifest[key]?.css ?? []) styles.add(style);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  visit(source);
  return [...styles];
}
