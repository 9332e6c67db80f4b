import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportDocument } from '#documents/document/document.ts';
import { fontFolders } from '#documents/fonts/fonts.ts';
import { breakLongWords } from './break-long-words.ts';
import { markDirections } from './mark-directions.ts';

/** The folder of the template, both in the source and in the built server. */
const pdfFolder = dirname(createRequire(import.meta.url).resolve('#documents/pdf/report.typ'));

/**
 * The report as a tagged PDF that conforms to PDF/UA-1. If a text contains characters that none of our fonts has, that standard does not
 * allow the file; the PDF is then still tagged, but does not claim conformance.
 */
export function renderPdf(document: ReportDocument): Uint8Array {
  const compiler = NodeCompiler.create({ workspace: pdfFolder, fontArgs: [{ fontPaths: [...fontFolders] }] });
  const { logo, ...words } = document;
  const size = logo && { width: logo.width, height: logo.height };
  if (logo) compiler.mapShadow(join(pdfFolder, 'logo.png'), Buffer.from(logo.base64, 'base64'));
  const data = JSON.stringify({ ...markDirections(breakLongWords(words)), logo: size });
  compiler.mapShadow(join(pdfFolder, 'document.json'), Buffer.from(data));
  const compiled = compiler.compile({ mainFilePath: join(pdfFolder, 'report.typ') });
  const pages = compiled.result;
  if (!pages) {
    const error = compiled.takeError();
    throw new Error(`The pages do not compile: ${JSON.stringify(error?.shortDiagnostics)}`);
  }
  return accessible(compiler, pages) ?? compiler.pdf(pages);
}

/** Undefined if the text does not conform to the standard. */
function accessible(compiler: NodeCompiler, pages: NodeTypstDocument): Uint8Array | undefined {
  try {
    return compiler.pdf(pages, { pdfStandard: 'ua-1' });
  } catch {
    return undefined;
  }
}
