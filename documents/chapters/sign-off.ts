import {
  type Block,
  type Chapter,
  callout,
  gap,
  heading,
  list,
  paragraph,
  strong,
} from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { minutesSaid, unlessSigned } from '#documents/document/signature-words.ts';
import { recordSaid } from '#documents/document/source.ts';
import { dayOf } from '#documents/document/words.ts';
import { FORMULA_VERSION, PRODUCT_VERSION } from '#domain/frozen-results/formula-version.ts';
import { SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { mannerSaid, stepNames } from '#domain/sign-off/words.ts';

/** Who signed the result, and the fingerprint of its frozen form. */
export function signOff({ facts }: Reading): Chapter {
  const signed = new Map(facts.signatures.map((signature) => [signature.step, signature]));
  const open = SIGN_OFF_STEPS.filter((step) => !signed.has(step));
  const rows = SIGN_OFF_STEPS.map((step) => {
    const by = signed.get(step);
    if (!by) return [strong(stepNames[step]), 'open', '', '', ''];
    return [
      strong(stepNames[step]),
      [by.name, by.jobTitle].filter(Boolean).join(', '),
      dayOf(by.signedOn),
      mannerSaid(by),
      minutesSaid(by),
    ];
  });
  return {
    title: 'Sign-off',
    blocks: [
      {
        kind: 'table',
        caption: 'Steps of the sign-off',
        columns: [
          { head: 'Step', width: 2 },
          { head: 'Name and position', width: 4 },
          { head: 'Day', width: 2 },
          { head: 'How', width: 3 },
          { head: 'Minutes', width: 3 },
        ],
        rows,
      },
      ...(open.length > 0
        ? [gap(`Not signed yet: ${open.map((step) => stepNames[step].toLowerCase()).join(', ')}.`)]
        : []),
      ...endedBlocks(facts.record),
      ...frozenBlocks(facts),
    ],
  };
}

/** Signatures on this result that are no longer valid. */
function endedBlocks(record: Reading['facts']['record']): Block[] {
  if (!record || record.ended.length === 0) return [];
  const said = record.ended.map(
    ({ step, name, signedOn, ended, ...made }) =>
      `${stepNames[step]} by ${name}${unlessSigned(made)} on ${dayOf(signedOn)}; ended by ${ended.by || 'a former colleague'} on ${dayOf(ended.at)}: ${ended.reason}`,
  );
  return [heading('Signatures no longer valid'), list(said)];
}

function frozenBlocks(facts: Reading['facts']): Block[] {
  const { frozen, record } = facts;
  if (!frozen) return [paragraph('The assessment is a draft. It will get a fingerprint when it is completed.')];
  const versions = record?.versions ?? { product: PRODUCT_VERSION, formula: FORMULA_VERSION };
  return [
    heading('Fingerprint'),
    paragraph(
      'The result was frozen when the assessment was completed. Anyone who has its file can recompute the scores and the fingerprint.',
    ),
    {
      kind: 'facts',
      rows: [
        { label: 'SHA-256', value: frozen.sha256 },
        { label: 'Frozen on', value: dayOf(frozen.at) },
        { label: 'Product and formula', value: `${versions.product}, formula ${versions.formula}` },
      ],
    },
    ...(record ? [callout('Source of this file', recordSaid(facts).join('\n'))] : []),
  ];
}
