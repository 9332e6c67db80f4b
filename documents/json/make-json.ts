import type { FileFacts } from '#documents/facts.ts';
import { computeResults, listSetAside, takeInputs } from '#domain/frozen-results/frozen-result.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';

/** States the kind of file, and the version of its format, which is raised whenever the format changes (`docs/file-formats.md`). */
const HEAD = { kind: 'twofold-assessment', format: 1 } as const;

/** An assessment for other programs: everything that was entered, and what the rules derive from it. */
export async function makeJson(facts: FileFacts): Promise<Uint8Array> {
  const {
    at,
    askedBy,
    version,
    company,
    data,
    lastChanges,
    evidence,
    changes,
    hasOlderChanges,
    frozen,
    signatures,
    record,
    scales,
  } = facts;
  const { assessment } = data;
  const { label, legalAct } = esrsVersions[assessment.esrsVersion];
  const inputs = takeInputs(data);
  const file = {
    ...HEAD,
    made: { at, by: askedBy, product: version },
    company,
    standards: { version: assessment.esrsVersion, label, legalAct },
    state: {
      finality: finalityOf(assessment),
      isReopened: assessment.isReopened,
      frozen,
      signatures,
      record,
    },
    inputs: { ...inputs, activities: data.activities ?? null },
    scales: scales.words,
    scaleWordings: scales.wordings,
    setAside: listSetAside(inputs),
    results: computeResults(inputs),
    lastChanges,
    evidence,
    history: { changes, hasOlderChanges },
  };
  return new TextEncoder().encode(`${JSON.stringify(file, null, 1)}\n`);
}
