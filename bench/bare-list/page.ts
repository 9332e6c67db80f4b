import { join } from 'node:path';
import { build } from 'vite';
import { columns } from '#web/features/register/rows/columns.ts';
import { templateOf } from '#web/features/register/view/shown-columns.ts';

const style = `
  body { margin: 0; font: 14px sans-serif; }
  #list { height: 780px; overflow: auto; position: relative; }
  #list > div { position: relative; }
  .line { position: absolute; display: grid; grid-template-columns: ${templateOf(columns)}; height: 36px; white-space: nowrap; }
  .line > * { overflow: hidden; padding: 0 12px; line-height: 36px; }
  .at { outline: 2px solid; }`;

/** The page of the bare list, with its script as the product's own is built. */
export async function buildBarePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, 'list.ts'), formats: ['es'] } },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('The bare list was not built.');
  const script = first.output[0].code;
  return `<!doctype html><meta charset="utf-8"><title>A bare list</title><style>${style}</style><body></body><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`;
}
