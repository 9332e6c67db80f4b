import { readSources, type Source } from './sources.ts';

/** A field of a component that no computation uses: it is named only because every field must be. */
const plainField = /companyBusinessArea|company_business_area/;

/** A screen without rules of its own. */
const plainScreen = '/app/profile';

/** The rooms of the product. Examples, tests and benches are left out, because a new field does not need to be added there. */
const rooms = ['domain', 'drawing', 'contract', 'database', 'documents', 'analyst', 'server', 'web'];

/** The first line of such a file says which command makes it. */
const isGenerated = ({ text }: Source) => /^\/\/ (?:Made|Generated) by `npm run /i.test(text);

/** The sources that name the plain field: each must be edited for a new field, which also needs a migration. */
export function findFieldPlaces(): string[] {
  return readSources(rooms)
    .filter((source) => plainField.test(source.text) && !isGenerated(source))
    .map(({ path }) => path);
}

/** A line that only links to a page, and does not declare it. */
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
