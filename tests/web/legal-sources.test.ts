import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { methodFacts } from '#domain/chat/method-facts.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { ESRS_VERSIONS, type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { legalActs, legalSources } from '#domain/reference/legal-sources.ts';
import { legalMessages } from '#web/features/shell/public/messages.ts';
import { citedActs, citedPlaces } from '../shared/cited-places.ts';

const listed = {
  'esrs-2023': placesOf('esrs-2023'),
  'esrs-2026': placesOf('esrs-2026'),
};
const acts = new Set(legalActs.map(({ number }) => number));

function placesOf(version: EsrsVersion) {
  return new Set(legalSources[version].flatMap(({ place }) => citedPlaces(place).map((one) => one.place)));
}

/** The citations in a text that no row of the table covers. */
function unheld(text: string, of?: EsrsVersion): string[] {
  const places = citedPlaces(text).filter(({ version, place }) => {
    const versions = of ? [of] : version ? [`esrs-${version}` as const] : ESRS_VERSIONS;
    return !versions.some((one) => listed[one].has(place));
  });
  return [
    ...places.map(({ version, place }) => `${of ?? version ?? ''} ${place}`),
    ...citedActs(text).filter((number) => !acts.has(number)),
  ];
}

/** Rows of the tables of requirements, quoted from the acts: codes, titles and reliefs. */
const QUOTED = /^[A-Z]+\d?-\w+ +\|/;

describe('the table of legal sources', () => {
  it('reads lists, ranges and versions', () => {
    const places = (text: string) => citedPlaces(text).map(({ version, place }) => `${version ?? ''} ${place}`.trim());
    expect(places('2023 §42, AR 9(c), AR 15; 2026 §46-48')).toEqual([
      '2023 ESRS 1 §42',
      '2023 ESRS 1 AR 9(c)',
      '2023 ESRS 1 AR 15',
      '2026 ESRS 1 §46',
      '2026 ESRS 1 §47',
      '2026 ESRS 1 §48',
    ]);
    expect(places('ESRS 1 AR 6 to AR 8')).toEqual(['ESRS 1 AR 6', 'ESRS 1 AR 7', 'ESRS 1 AR 8']);
    expect(places('ESRS 2 IRO-1 §35, IRO-2 §37(b)')).toEqual(['ESRS 2 §35', 'ESRS 2 §37(b)']);
    expect(places('a year that begins in 2026, (EU) 2026/1563')).toEqual([]);
  });

  it('lists each place once', () => {
    for (const version of ESRS_VERSIONS) {
      const rows = legalSources[version].map(({ place }) => place);
      expect(new Set(rows).size).toBe(rows.length);
      expect(rows.filter((place) => citedPlaces(place).length === 0)).toEqual([]);
    }
  });

  it('detects a statement without a source', () => {
    expect(unheld('ESRS 1 §999')).toEqual([' ESRS 1 §999']);
    expect(unheld('ESRS 1 (2026) §46(b)')).toEqual(['2026 ESRS 1 §46(b)']);
    expect(unheld('Delegated Regulation (EU) 2024/1')).toEqual(['2024/1']);
  });

  it.each(methodFacts.map((fact) => [fact.id, fact] as const))('covers what the assistant says about %s', (_, fact) => {
    for (const version of ESRS_VERSIONS) expect(unheld(fact.law[version] ?? '', version)).toEqual([]);
    expect(unheld(`${fact.text} ${fact.convention}`)).toEqual([]);
  });

  it.each(ESRS_VERSIONS)('covers when the requirements of %s apply, and the governing law', (version) => {
    const texts = disclosureRequirements[version].map(({ applies }) => applies.text.replace(/; [ESG]\d §.*$/, ''));
    expect(new Set(texts.flatMap((text) => unheld(text, version)))).toEqual(new Set());
    const { legalAct, governs } = esrsVersions[version];
    expect(unheld(`${legalAct} ${governs}`, version)).toEqual([]);
  });

  it('covers the rules on the landing page, each of which is cited for both versions', () => {
    for (const { in2023, in2026 } of legalMessages.sources) {
      expect([...unheld(in2023, 'esrs-2023'), ...unheld(in2026, 'esrs-2026')]).toEqual([]);
    }
  });

  it('covers every other citation in code, screens and documents', () => {
    const tracked = execFileSync('git', [
      'ls-files',
      'domain',
      'drawing',
      'web',
      'server',
      'documents',
      'analyst',
      'contract',
      'sample',
      'docs',
      '*.md',
    ])
      .toString()
      .split('\n')
      .filter(
        (path) => /\.(ts|tsx|md)$/.test(path) && !/guessable-password|legal-sources|security-req|__legal__/.test(path),
      );
    const found = tracked.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, at) => (QUOTED.test(line) ? [] : unheld(line).map((what) => `${path}:${at + 1}: ${what}`))),
    );
    expect(found).toEqual([]);
  });
});
