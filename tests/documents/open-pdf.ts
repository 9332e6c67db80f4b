import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF reader finds in a file. */
export interface OpenedPdf {
  title: string;
  language: string | null;
  /** Whether the file claims conformance with PDF/UA. */
  isMarkedAccessible: boolean;
  /** The text of each page, its lines joined by spaces. */
  pages: string[];
  /** The right edges of right-to-left words, in points from the left edge of the page. */
  rightToLeftEndsAt: number[];
  /** The roles of the tags of all pages: 'H1', 'Table', 'TH', 'Figure'. */
  roles: Set<string>;
  /** Alternative texts of pictures. */
  alternatives: string[];
  /** The titles of the top-level bookmarks. */
  bookmarks: string[];
}

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}

/** Opens a PDF with a library that was not involved in making it. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const isMarkedAccessible = new TextDecoder('latin1').decode(bytes).includes('pdfuaid:part');
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string | null } };
  const roles = new Set<string>();
  const alternatives: string[] = [];
  const pages: string[] = [];
  const rightToLeftEndsAt: number[] = [];
  const walk = ({ role, alt, children = [] }: Tag) => {
    if (role) roles.add(role);
    if (alt) alternatives.push(alt);
    for (const child of children) walk(child);
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    for (const item of items) {
      if ('dir' in item && item.dir === 'rtl') rightToLeftEndsAt.push(item.transform[4] + item.width);
    }
    const tree = await page.getStructTree();
    if (tree) walk(tree as Tag);
  }
  const bookmarks = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  await pdf.destroy();
  return {
    title: info.Title ?? '',
    language: info.Language ?? null,
    isMarkedAccessible,
    pages,
    rightToLeftEndsAt,
    roles,
    alternatives,
    bookmarks,
  };
}
