import { randomUUID } from 'node:crypto';
import { ourScales } from '#domain/scales/our-scales.ts';
import type { FileFacts } from '#reports/facts.ts';
import { company, people } from '#sample/company.ts';
import { currentYear } from '#sample/current-year.ts';
import { earlierYear } from '#sample/earlier-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';

/** The facts of the sample company's open assessment, as the server would read them; `stated` is laid over. */
export function sampleFacts(stated: Partial<FileFacts> = {}): FileFacts {
  const data = toAssessmentData(currentYear, randomUUID);
  const [admin] = people;
  return {
    at: '2026-11-22T09:30:00.000Z',
    askedBy: admin.fullName,
    version: '0.1.0',
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
