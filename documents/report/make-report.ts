import type { FileFacts } from '#documents/facts.ts';
import { renderPdf } from '#documents/pdf/render-pdf.ts';
import { renderWord } from '#documents/word/render-word.ts';
import { buildReport } from './build-report.ts';

/** The report as a PDF file. */
export const makeReportPdf = async (facts: FileFacts): Promise<Uint8Array> => renderPdf(buildReport(facts));

/** The same report as a Word file that people can edit. */
export const makeReportWord = (facts: FileFacts): Promise<Uint8Array> => renderWord(buildReport(facts));
