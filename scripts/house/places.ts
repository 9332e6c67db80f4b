import { readSources, type Source } from './sources.ts';

/** A field of a component that nothing computes with: it is named only because a field exists. */
const plainField = /companyBusinessArea|company_business_area/;

/** A screen without rules of its own. */
const plainScreen = '/app/profile';

/** The rooms of the product. Examples, tests and benches show a field; nobody has to edit them for one. */
const rooms = ['domain', 'drawing', 'contract', 'database', 'documents', 'analyst', 'server', 'web'];

/** Such a file says in its first line which command makes it. */
const isGenerated = ({ text }: Source) => /^\/\/ (?:Made|Generated) by `npm run /i.test(text);

/** The sources that name the plain field: each must be edited for a new one. The migration comes besides. */
export function findFieldPlaces(): string[] {
  return readSources(rooms)
    .filter((source) => plainField.test(source.text) && !isGenerated(source))
    .map(({ path }) => path);
}

/** A line that only leads to a page, instead of saying that there is one. */
const isLink = /\b(?:to|href)=|navigate\(|redirect\(/;

/**
 * The sources that declare the plain screen: its own file in `web/routes/`, and whatever names its path or its file.
 * Links to it and texts about it do not count.
 */
export function findScreenPlaces(): string[] {
  const name = plainScreen.split('/').at(-1) ?? '';
  const names = [plainScreen.slice(1), `routes/${name}.tsx`, `./${name}.tsx`, `path: '${name}'`];
  const declares = ({ path, text }: Source) =>
    path === `web/routes/${name}.tsx` ||
    text.split('\n').some((line) => !isLink.test(line) && names.some((part) => line.includes(part)));
  return readSources([...rooms, 'scripts'])
    .filter((source) => !/messages\.ts$|^scripts\/(house|pictures)\//.test(source.path) && declares(source))
    .map(({ path }) => path);
}
