import { allTexts } from '#domain/components/component-texts.ts';
import { byId } from '#domain/found.ts';
import { rowsNamed } from '../text/find-subjects.ts';
import { rowsByScore } from './facts.ts';

/** The components that some words name. */
export function findRows(about: string, on: Parameters<typeof rowsByScore>[0], most = 8) {
  const rows = rowsByScore(on);
  const found = rowsNamed(
    about,
    rows,
    (row) => `${row.title} ${allTexts(byId(on.whole.components, row.id))}`,
    (row) => row.title,
  );
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score, share }) => share >= 0.5 && score >= best * 0.45)
    .slice(0, most)
    .map(({ row }) => row);
}
