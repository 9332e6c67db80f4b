import { randomUUID } from 'node:crypto';
import type { FileFacts } from '#documents/facts.ts';
import type { FrozenEvidence } from '#domain/frozen-results/frozen-evidence.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { company, people } from '#sample/company.ts';
import { currentYear } from '#sample/current-year.ts';
import { earlierYear } from '#sample/earlier-year.ts';
import { evidence } from '#sample/evidence.ts';
import { toEvidencePieces } from '#sample/evidence-pieces.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { mustHave } from '../shared/must-have.ts';

/** The facts of the sample company's open assessment, as the server would read them; `stated` overrides some. */
export function sampleFacts(stated: Partial<FileFacts> = {}): FileFacts {
  const data = toAssessmentData(currentYear, randomUUID);
  const [admin] = people;
  return {
    at: '2026-11-22T09:30:00.000Z',
    askedBy: admin.fullName,
    version: '1.0.0-rc.1',
    company: { name: company.name },
    reportSettings: { reportName: '', accent: '', locale: 'en-GB', logo: null },
    data: { ...data, assessment: { ...data.assessment, isReopened: false } },
    scales: ourScales,
    lastChanges: data.components.map(({ id }) => ({
      noun: 'component',
      key: id,
      by: admin.fullName,
      at: '2026-11-20T08:15:00.000Z',
      reason: 'Measured anew',
    })),
    evidence: sampleEvidence(data),
    changes: [
      {
        id: '12',
        noun: 'component',
        verb: 'changed',
        title: 'Crop failures raise ingredient prices',
        topic: 'E1.1 Climate change adaptation',
        fields: [{ field: 'financialLikelihood', label: 'Likelihood', from: '3', to: '4' }],
        at: '2026-11-20T08:15:00.000Z',
        by: admin.fullName,
        userId: 'mara',
        reason: 'Measured anew',
        reasonGiven: null,
        held: [],
        undone: null,
      },
    ],
    hasOlderChanges: false,
    frozen: null,
    signatures: [],
    record: null,
    earlier: toAssessmentData(earlierYear, randomUUID),
    origins: new Map(),
    ...stated,
  };
}

/** The sample's evidence as it would be frozen, each file with a fingerprint of its own. */
const sampleEvidence = (data: AssessmentData): FrozenEvidence[] =>
  toEvidencePieces(evidence, data).map(({ hasExpired: _expired, uses, ...piece }, at) => {
    const { content, note } = mustHave(evidence[at]);
    return {
      ...piece,
      ...{ id: `evidence-${at}`, note, uses: [...uses] },
      ...('url' in content
        ? { url: content.url, file: null }
        : {
            url: '',
            file: {
              ...{ fileName: content.fileName, mediaType: 'text/plain', bytes: content.text.length, revision: 1 },
              sha256: String(at).repeat(64),
            },
          }),
    };
  });
