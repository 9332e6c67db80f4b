import { dayOf } from '#documents/document/words.ts';
import { evidencedCriteria, recordOf } from '#domain/evidence/evidence.ts';
import { evidenceByRecord, type FrozenEvidence, type FrozenUse } from '#domain/frozen-results/frozen-evidence.ts';
import { labelOf } from '#domain/reference/option.ts';
import { evidencePath } from '../manifest.ts';
import type { PackageFacts } from '../package-facts.ts';
import { type Html, html } from './html.ts';
import { fileLink, type Section, sizeOf, table } from './parts.ts';

/** Returns the evidence of a record, as it is shown at each record. */
export type EvidenceOf = (noun: FrozenUse['noun'], recordId: string) => Html;

/** The evidence of each record, grouped by criterion if it was given for one. */
export function evidenceOfRecords({ result, manifest }: PackageFacts): EvidenceOf {
  const packed = new Set(manifest.files.map(({ path }) => path));
  const byRecord = evidenceByRecord(result.evidence ?? []);
  return (noun, recordId) => {
    const given = byRecord.get(recordOf({ noun, recordId })) ?? [];
    if (given.length === 0) return html``;
    const items = given.map(({ piece, use }) => {
      const about = [labelOf(evidencedCriteria, use.criterion), use.passage].filter(Boolean).join(', ');
      return html`<li dir="auto">${linkTo(piece, packed)}${about ? ` (${about})` : ''}</li>\n`;
    });
    return html`<div class="stated"><strong>Evidence</strong><ul>\n${items}</ul></div>\n`;
  };
}

/**
 * A file in the package is saved under its original name; a web address is shown as plain text, so that nobody follows it by accident.
 */
function linkTo({ title, file, url }: FrozenEvidence, packed: ReadonlySet<string>): Html {
  if (!file) return html`${title}: <code>${url}</code>`;
  const path = evidencePath(file);
  return packed.has(path) ? fileLink(path, title, file.fileName) : html`${title}, since deleted`;
}

/** All evidence, with the records that each piece was given for. */
export function evidenceSection({ result, manifest }: PackageFacts): Section {
  const packed = new Set(manifest.files.map(({ path }) => path));
  const pieces = result.evidence ?? [];
  const rows = pieces.map((piece) => {
    const { file, datedOn, validUntil, owner, note, uses } = piece;
    const said = [
      file && `${file.fileName}, ${sizeOf(file.bytes)}, revision ${file.revision}`,
      datedOn && `dated ${dayOf(datedOn)}`,
      validUntil && `valid until ${dayOf(validUntil)}`,
      owner && `owner: ${owner}`,
      note,
    ];
    const of = [...new Set(uses.map(({ recordName }) => recordName))];
    return [
      linkTo(piece, packed),
      said.filter(Boolean).join('; '),
      of.join('; '),
      file ? html`<code>${file.sha256}</code>` : '',
    ];
  });
  const columns = [{ head: 'Evidence' }, { head: 'Details' }, { head: 'Supports' }, { head: 'SHA-256' }];
  const none = html`<p>${manifest.result && result.evidence === undefined ? 'This result was frozen before Twofold recorded evidence.' : 'No evidence was added.'}</p>`;
  return {
    id: 'evidence',
    title: 'Evidence',
    content: rows.length > 0 ? table('Evidence at the time of the result', columns, rows) : none,
  };
}
