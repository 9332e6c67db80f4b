import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportDocument } from '#documents/document/document.ts';
import { fontFolders } from '#documents/fonts/fonts.ts';
import { breakLongWords } from './break-long-words.ts';
import { markDirections } from './mark-directions.ts';

/** Where the template is, for the source and the built server alike. */
const pdfFolder = dirname(createRequire(import.meta.url).resolve('#documents/pdf/report.typ'));

/**
 * The report as tagged PDF: held to PDF/UA-1 by the compiler, or, where a text has letters that no font of ours knows and that
 * standard refuses, as tagged PDF without its seal.
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

/** Undefined where the standard refuses it. */
function accessible(compiler: NodeCompiler, pages: NodeTypstDocument): Uint8Array | undefined {
  try {
    return compiler.pdf(pages, { pdfStandard: 'ua-1' });
  } catch {
    return undefined;
  }
}
