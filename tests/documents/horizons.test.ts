import { describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { buildReport } from '#documents/report/build-report.ts';
import { startingValues } from '#domain/fields/values.ts';
import { found } from '#domain/found.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { readWorkbook } from '../shared/read-workbook.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const entry = found(
  facts.data.components.find(({ title }) => title === 'Crop failures raise ingredient prices'),
  'an entry of the sample',
);
const row = {
  ...startingValues(horizonScoreFields),
  ...{ componentId: entry.id, horizon: 'long' as const, magnitude: 5 as const, likelihood: 5 as const },
  reason: 'Yields fall with each decade',
};
const withRow: FileFacts = {
  ...facts,
  data: {
    ...facts.data,
    components: facts.data.components.map((each) => (each === entry ? { ...each, timeHorizon: 'medium' } : each)),
    horizonScores: [row],
  },
};

describe('files with scores for further horizons', () => {
  it('say in the report which horizon counts, and why', () => {
    const text = JSON.stringify(buildReport(withRow));
    expect(text).toContain('magnitude 5 × likelihood 5 = 25 (long term counts: 25; medium term 16)');
    expect(text).toContain('Long term: magnitude 5 × likelihood 5 = 25. Yields fall with each decade');
  });

  it('list them on a sheet of the workbook, and leave the sheet out if there are none', async () => {
    const sheets = readWorkbook((await makeFile('workbook', withRow)).bytes);
    expect(found(sheets.get('Scores by time horizon'), 'the sheet').rows).toMatchObject([
      {
        ...{ Entry: entry.title, 'Time horizon': 'Long term', 'Potential magnitude': 5, Likelihood: 5 },
        ...{ Reason: row.reason, Score: 25, Counts: 'Yes', 'Entry ID': entry.id },
      },
    ]);
    const register = found(sheets.get('Register'), 'the register').rows;
    expect(register.find(({ Id }) => Id === entry.id)).toMatchObject({ Score: 25, 'Reaches the threshold': 'Yes' });
    const without = readWorkbook((await makeFile('workbook', facts)).bytes);
    expect(without.has('Scores by time horizon')).toBe(false);
  });
});
