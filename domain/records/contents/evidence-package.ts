import { type HistoryWords, text } from './contents.ts';

export const evidencePackageContents: HistoryWords = {
  changeOf: 'an evidence package',
  fields: {
    fingerprint: { label: 'Fingerprint of the package' },
    resultSha256: { label: 'Fingerprint of the result in it' },
  },
  title: (row) => text(row.fingerprint).slice(0, 8),
};
