import { screens } from '#contract/screens.ts';
import { docsMessages as say } from './messages.ts';

/** The Markdown files that the product serves, by their path from this file. */
const sources = import.meta.glob<string>(
  ['../../../../docs/{tutorial,how-to}/*.md', '../../../../docs/{method,file-formats,frozen-result,glossary}.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** A Markdown file as a page. */
export interface ServedDocument {
  /** Below `docs/`, without the extension: 'how-to/mail'. */
  name: string;
  /** Its first heading. */
  title: string;
  text: string;
  path: string;
}

const named = (name: string): ServedDocument => {
  const text = sources[`../../../../docs/${name}.md`];
  if (text === undefined) throw new Error(`There is no docs/${name}.md to serve.`);
  return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text, path: `${screens.docs.path}/${name}` };
};

/** Documents by purpose, in the order in which they are listed. A new guide in `docs/how-to` is listed automatically. */
export const documentGroups: readonly { title: string; documents: readonly ServedDocument[] }[] = [
  { title: say.groups.tutorial, documents: [named('tutorial/first-assessment')] },
  {
    title: say.groups.howTo,
    documents: Object.keys(sources)
      .map((path) => path.replace(/^.*\/docs\/|\.md$/g, ''))
      .filter((name) => name.startsWith('how-to/'))
      .sort()
      .map(named),
  },
  {
    title: say.groups.reference,
    documents: ['method', 'file-formats', 'frozen-result', 'glossary'].map(named),
  },
];

export const documents: readonly ServedDocument[] = documentGroups.flatMap((group) => group.documents);

/**
 * The address on the pages for a link or picture in a document.
 * @param from the document's name
 * @returns null for a file of the repository that has no page
 */
export function addressIn(from: string, href: string): string | null {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `https://docs.invalid/${from}`);
  if (/^\/images\/[\w-]+\.png$/.test(pathname)) return screens.docs.path + pathname;
  const name = pathname.slice(1).replace(/\.md$/, '');
  return documents.some((document) => document.name === name) ? `${screens.docs.path}/${name}${hash}` : null;
}
