import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { methodFacts } from '#domain/chat/method-facts.ts';
import { ESRS_VERSIONS, type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { legalActs, legalReadings, legalSources, notVerified } from '#domain/reference/legal-sources.ts';
import { legalMessages } from '#web/features/shell/public/messages.ts';
import { citedActs, citedPlaces } from './cited-places.ts';

/** A sentence of ours that cites the law. */
interface Statement {
  /** Where it is said: a file, or the table of facts. */
  at: string;
  text: string;
  /** What it cites, if that stands apart from its text. */
  law?: string;
  /** The version of what it cites without naming one; null if its surroundings name none. */
  version: EsrsVersion | null;
}

/** Files with statements on the law: code, screens, drafts and documents, without the table of sources and what is read from its data. */
const FOLDERS = ['domain', 'drawing', 'web', 'server', 'documents', 'analyst', 'contract', 'sample', 'docs', '*.md'];
const LEFT_OUT =
  /guessable-password|legal-sources|security-req|^domain\/chat\/\w+-facts|reference\/topics-|__legal__|CHANGELOG|^docs\/decisions/;
/** Rows of the landing page, which are read from its data. */
const LANDING = /^\s*in20\d\d: /;

const filesWithStatements = (): string[] =>
  execFileSync('git', ['ls-files', ...FOLDERS])
    .toString()
    .split('\n')
    .filter((path) => /\.(ts|tsx|md)$/.test(path) && !LEFT_OUT.test(path));

const cites = (text: string) => citedPlaces(text).length > 0 || citedActs(text).length > 0;

/** The sentences of a text that cite the law. */
const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+(?=[*“"'A-Z(])/).filter((sentence) => cites(sentence));

/** The version that a line or the lines above it name: 'esrs-2023', `parts2026`, `in2023`. */
function versionNear(path: string, lines: readonly string[], at: number): EsrsVersion | null {
  const named = /-(2023|2026)\.ts$/.exec(path) ?? null;
  const near = lines.slice(Math.max(0, at - 40), at + 1).toReversed();
  const [, year] =
    named ??
    near.map((line) => /(?:esrs-|parts|in|IRO_\w+|routing)(2023|2026)\b/i.exec(line)).find((found) => found !== null) ??
    [];
  return year === '2023' || year === '2026' ? `esrs-${year}` : null;
}

/** The texts in a line of code, without the code around them. */
function literalsOf(line: string): string {
  const texts = [...line.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  const said = texts.filter((text) => !/^(?:esrs-20\d\d|#?[\w/.-]*)$/.test(text));
  return said.length > 0 ? said.join(' – ') : line;
}

/** Comments are read whole; of other lines, a line that cites a place alone is read with the next. */
function statementsOfFile(path: string): Statement[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const isComment = (line: string) => /^\s*(\/\*\*|\*|\/\/)/.test(line);
  const found: Statement[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const from = at;
    let text = line;
    if (!path.endsWith('.md') && isComment(line)) {
      while (isComment(lines[at + 1] ?? '')) text += ` ${lines[++at]}`;
      text = text.replace(/\s*(\/\*\*|\*\/|(?<=\s|^)\*(?=\s|$)|\/\/)\s*/g, ' ');
    } else if (LANDING.test(line) || !cites(line)) continue;
    else if (/^\s*place: '[^']*',$/.test(line)) text += lines[++at] ?? '';
    const sentences = path.endsWith('.md') || isComment(line) ? sentencesOf(text) : [literalsOf(text)];
    const version = path.endsWith('.md') ? null : versionNear(path, lines, from);
    // In a row of a table, paragraphs of the requirement's own standard stand beside those on which the row is based.
    const [, law] = /^[A-Z]+\d?-\w+ +\| ([^|]*)\|/.exec(line) ?? [];
    for (const sentence of sentences.filter(cites))
      found.push({
        at: path,
        text: sentence
          .trim()
          .replaceAll(/ *\| */g, ' – ')
          .replace(/\s+/g, ' '),
        version,
        ...(law !== undefined && { law }),
      });
  }
  return found;
}

function statements(): Statement[] {
  const facts = methodFacts.flatMap(({ title, text, convention, law }) =>
    ESRS_VERSIONS.flatMap((version): Statement[] =>
      law[version] === null
        ? []
        : [{ at: `Fact “${title}”`, text: `${text} ${convention}`.trim(), version, law: law[version] }],
    ),
  );
  const landing = legalMessages.sources.flatMap(({ rule, in2023, in2026 }) => [
    { at: 'Landing page', text: rule, version: 'esrs-2023' as const, law: in2023 },
    { at: 'Landing page', text: rule, version: 'esrs-2026' as const, law: in2026 },
  ]);
  return [...facts, ...landing, ...filesWithStatements().flatMap(statementsOfFile)];
}

const rowsOf = (version: EsrsVersion) =>
  new Set(legalSources[version].flatMap(({ place }) => citedPlaces(place).map((one) => one.place)));
const listed = { 'esrs-2023': rowsOf('esrs-2023'), 'esrs-2026': rowsOf('esrs-2026') };

/** The places of a version that a statement cites; a point without a row of its own is found at its paragraph. */
function placesIn({ text, law = text, version: of }: Statement, version: EsrsVersion): string[] {
  return citedPlaces(law)
    .filter((cited) => (cited.version ? `esrs-${cited.version}` === version : (of ?? version) === version))
    .map(({ place }) => (listed[version].has(place) ? place : place.replace(/\([a-z]\)$/, '')));
}

const itemsOf = (cited: readonly Statement[]) =>
  cited.length > 0
    ? [...new Set(cited.map(({ at, text, law }) => `- ${at}: ${text}${law && !text.includes(law) ? ` (${law})` : ''}`))]
    : ['- Nothing cites it.'];

/** Every row of the table of sources with each sentence of ours that cites it, for a lawyer to read. */
export function legalList(): string {
  const all = statements();
  const versions = ESRS_VERSIONS.flatMap((version) => {
    const { act, text, on } = legalReadings[version];
    const rows = legalSources[version].flatMap(({ place, says }) => {
      const places = new Set(citedPlaces(place).map((one) => one.place));
      const cited = all.filter((statement) => placesIn(statement, version).some((one) => places.has(one)));
      return [`### ${place}`, '', `The act, in our words: ${says}.`, '', ...itemsOf(cited), ''];
    });
    return [`## ${esrsVersions[version].label}`, '', `${act}. Read on ${on}: ${text}.`, '', ...rows];
  });
  const acts = legalActs.flatMap(({ number, read, on, says }) => [
    `### ${number}`,
    '',
    `${read === 'text' ? 'Text' : 'Secondary sources'} read on ${on}: ${says}.`,
    '',
    ...itemsOf(all.filter(({ text, law = text }) => citedActs(law).includes(number))),
    '',
  ]);
  return [
    '# What the law says, and what we say of it',
    '',
    'Generated from the table of sources (domain/reference/legal-sources.ts) and from every sentence that cites it. If you change a sentence or a paraphrase, read both side by side, then renew the list: `vitest run --project domain tests/web/legal-list.test.ts -u`.',
    '',
    '## Not verified',
    '',
    ...notVerified.map(({ matter, on }) => `- ${on}: ${matter}`),
    '',
    '## Acts',
    '',
    ...acts,
    ...versions,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
