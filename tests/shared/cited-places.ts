/** A place in the law that a text cites. */
export interface CitedPlace {
  /** The version that the text names before it; null if it names none. */
  version: '2023' | '2026' | null;
  /** 'ESRS 1 §45', 'ESRS 1 AR 9(c)', 'ESRS 2 §37(b)', 'ESRS 2 MDR-P'. */
  place: string;
}

const ACT = /(?:\(EU\) |(?<=Directive ))(20\d\d\/\d+)/g;
const TOKENS =
  /ESRS [12]\b|(?<!\d)20(?:23|26)(?![\d/-])|(?:\bto |[-–])?(?:§|\bAR |\bQC )\d+(?:\([a-z]\))?|(?<=(?:§|AR )\d+)[-–]\d+|\b[MG]DR-[PAMT]\b|\bAppendix [A-C]\b/g;

/** Numbers of the acts that a text cites, such as '2026/1563'. */
export function citedActs(text: string): string[] {
  return [...text.matchAll(ACT)].map(([, number = '']) => number);
}

/**
 * The places that a text cites. A version or a standard applies to what follows it; paragraphs without a standard are those of
 * ESRS 1, as everywhere in the product; 'AR 6 to AR 8' and '§46-48' include each place between.
 */
export function citedPlaces(text: string): CitedPlace[] {
  const places: CitedPlace[] = [];
  let version: CitedPlace['version'] = null;
  let standard = 'ESRS 1';
  let last = { mark: '', number: 0 };
  const plain = text.replace(ACT, '');
  for (const { 0: token, index } of plain.matchAll(TOKENS)) {
    if (token === '2023' || token === '2026') {
      version = token;
      // 'ESRS 2 (2026) §37' stays with its standard.
      if (!/ESRS [12] \($/.test(plain.slice(0, index))) standard = 'ESRS 1';
    } else if (token.startsWith('ESRS')) standard = token;
    else if (/DR-|Appendix/.test(token)) places.push({ version, place: `${standard} ${token}` });
    else {
      const [, isRange, mark = last.mark, number = '', letter = ''] =
        /^(to |[-–])?(§|AR |QC )?(\d+)(\([a-z]\))?$/.exec(token) ?? [];
      const from = isRange ? last.number + 1 : Number(number);
      for (let each = from; each <= Number(number); each++)
        places.push({ version, place: `${standard} ${mark}${each}${letter}` });
      last = { mark, number: Number(number) };
    }
  }
  return places;
}
