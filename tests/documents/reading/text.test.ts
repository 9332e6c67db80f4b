import { describe, expect, it } from 'vitest';
import { readFile } from '#documents/reading/read-file.ts';
import { decodeAs } from '#documents/reading/text/encodings.ts';
import type { TextEncoding } from '#domain/imports/text-reading.ts';
import { handMade, rowsXml } from './hand-made-workbook.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** A text in an encoding with one byte for each character. */
function encoded(text: string, encoding: TextEncoding): Uint8Array {
  const bytes = Array.from({ length: 256 }, (_, byte) => decodeAs(encoding, new Uint8Array([byte])) ?? '');
  return new Uint8Array([...text].map((letter) => bytes.indexOf(letter)));
}

async function rowsOf(bytes: Uint8Array) {
  const read = await readFile(bytes);
  return 'unreadable' in read ? read : read.sheets[0]?.rows;
}

describe('a text file', () => {
  it.each<[string, string, (string | null)[][]]>([
    [
      'commas',
      'Title,Score\r\nWater,4\r\n',
      [
        ['Title', 'Score'],
        ['Water', '4'],
      ],
    ],
    [
      'semicolons',
      'Title;Score\nWater;4\n',
      [
        ['Title', 'Score'],
        ['Water', '4'],
      ],
    ],
    [
      'tabs',
      'Title\tScore\rWater, air\t4',
      [
        ['Title', 'Score'],
        ['Water, air', '4'],
      ],
    ],
    [
      'semicolons and decimal commas',
      'Severity;Likelihood\n1,5;2,5\n2,5;3,5',
      [
        ['Severity', 'Likelihood'],
        ['1,5', '2,5'],
        ['2,5', '3,5'],
      ],
    ],
    ['a line that says what parts cells', 'sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    [
      'a title above the table',
      'Our risks, 2025\n\nTitle;Score\nWater;4\nAir;3',
      [
        ['Our risks, 2025', null],
        [null, null],
        ['Title', 'Score'],
        ['Water', '4'],
        ['Air', '3'],
      ],
    ],
    [
      'quotes',
      '"Say ""no""","a,b"\r\n"two\r\nlines",x',
      [
        ['Say "no"', 'a,b'],
        ['two\r\nlines', 'x'],
      ],
    ],
    [
      'a quote within a cell',
      'Pipe 5" wide,x\n"a" b,y',
      [
        ['Pipe 5" wide', 'x'],
        ['a b', 'y'],
      ],
    ],
    [
      'rows of different lengths',
      'a,b,c\nd\n,e',
      [
        ['a', 'b', 'c'],
        ['d', null, null],
        [null, 'e', null],
      ],
    ],
    [
      'bars',
      'Title|Owner\nWater, air|A;B\nSoil, wood, peat|C',
      [
        ['Title', 'Owner'],
        ['Water, air', 'A;B'],
        ['Soil, wood, peat', 'C'],
      ],
    ],
    ['a sign of its own', 'sep=^\na^b;c|d,e\n', [['a', 'b;c|d,e']]],
    ['a line in quotes that says what parts cells, filled up', '"sep=;";;;\r\na,b;c\r\n', [['a,b', 'c']]],
    [
      'codes as formulas',
      '="E1.2",x\n"=""S1,1""","=""say """"no"""""""\n',
      [
        ['E1.2', 'x'],
        ['S1,1', 'say "no"'],
      ],
    ],
    [
      'rows that leave out what is empty at their end, and commas without blanks',
      'Code;Name;Kind;Scale;Owner;Remark\nE1;Gas,CO2;Impact\nE2;Dust,soot;Risk;3\nE3;Water,ice\nE4;Oil,tar;Risk;2;Ann\n',
      [
        ['Code', 'Name', 'Kind', 'Scale', 'Owner', 'Remark'],
        ['E1', 'Gas,CO2', 'Impact', null, null, null],
        ['E2', 'Dust,soot', 'Risk', '3', null, null],
        ['E3', 'Water,ice', null, null, null, null],
        ['E4', 'Oil,tar', 'Risk', '2', 'Ann', null],
      ],
    ],
    [
      'a title with commas above semicolons',
      'Register, draft, 2025\nTitle;Score;Why\nWater;4;x\nAir;3;y\n',
      [
        ['Register, draft, 2025', null, null],
        ['Title', 'Score', 'Why'],
        ['Water', '4', 'x'],
        ['Air', '3', 'y'],
      ],
    ],
    ['rows without a visible character', 'a,b\n \u200b,\u00a0\n"",\ufeff\n', [['a', 'b']]],
    ['one column', 'Title\nWater\n', [['Title'], ['Water']]],
    ['formulas', '=1+1,x', [['=1+1', 'x']]],
    ['empty lines at its end', 'a,b\n\n,\n', [['a', 'b']]],
    ['emoji and right-to-left', 'مياه,🌍\n', [['مياه', '🌍']]],
  ])('is read with %s, and all its cells remain texts', async (_, text, rows) => {
    expect(await rowsOf(utf8(text))).toStrictEqual(rows);
  });

  const table = [
    ['Größe', 'Maß'],
    ['ä', 'ß'],
  ];
  const text = 'Größe;Maß\nä;ß\n';
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`)],
    ['UTF-16 with its mark', utf16(`\ufeff${text}`)],
    ['UTF-16 the other way round with its mark', utf16(`\ufeff${text}`, true)],
    ['UTF-16 without a mark', utf16(text)],
    ['Windows-1252', latin(text)],
  ])('is read in %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toStrictEqual(table);
  });

  it('is read with the characters that Windows-1252 has and Latin-1 lacks', async () => {
    expect(await rowsOf(new Uint8Array([0x80, 0x3b, 0x93, 0x61, 0x94]))).toStrictEqual([['€', '“a”']]);
  });

  it.each<[TextEncoding, string, string]>([
    ['windows-1250', 'Polish', 'Tytuł;Opis\nZużycie gazu;Piece są stare\nHałas;W nocy'],
    ['windows-1250', 'Czech', 'Název;Popis\nSpotřeba vody;Znečištění řeky\n'],
    ['windows-1250', 'Hungarian', 'Téma;Leírás\nVízfelhasználás;erőforrások kimerülése\n'],
    ['iso-8859-2', 'Polish from Linux', 'Temat;Opis\nŚcieki;Jakość wód podziemnych, źródła\n'],
    ['windows-1251', 'Russian', 'Тема;Описание\nВода;Загрязнение рек\n'],
    ['windows-1251', 'Ukrainian', 'Тема;Опис\nВода;Забруднення річок і ґрунтів\n'],
    ['windows-1252', 'French', 'Thème;Échéance\nÉmissions à l’air;« élevé » – déjà\n'],
    ['windows-1252', 'German with signs', 'Maß;Größe\nÜberflutung;„hoch“ – 5 € je m³\n'],
    ['windows-1252', 'Portuguese', 'Tema;Descrição\nÁgua;Poluição por emissões, não tratada\n'],
    ['windows-1252', 'Swedish', 'Ämne;Påverkan\nVatten;Föroreningar på kort sikt\n'],
    ['windows-1252', 'English with signs', 'Title;Note\nWorkers’ rights;“high” – 5 € …\n'],
    ['cp850', 'German', 'Thema;Begründung\nÜberflutung;Größe des Schadens, höher\n'],
    ['cp850', 'French', 'Thème;Description\nÉmissions;déjà élevées à cause des procédés\n'],
    ['cp850', 'Danish', 'Emne;Påvirkning\nVandmiljø;Forurening af søer\n'],
    ['macintosh', 'German', 'Thema;Begründung\nÜberflutung;Größe des Schadens, höher\n'],
    ['macintosh', 'French', 'Thème;Échéance\nÉmissions à l’air;« élevé » – déjà\n'],
    ['macintosh', 'Spanish', 'Título;Descripción\nContaminación del año;¿Inundación más frecuente?\n'],
    ['macintosh', 'Danish', 'Emne;Påvirkning\nVandmiljø;Forurening af søer på kort sigt\n'],
    [
      'windows-1253',
      'Greek',
      'Τίτλος;Είδος\nΚατανάλωση αερίου στους φούρνους;Αρνητική επίπτωση\nΘόρυβος τη νύχτα;Κίνδυνος\n',
    ],
    ['windows-1253', 'Greek with signs', 'Θέμα;Σημείωση\nΎδρευση – 5 €;«Ό,τι ξέρουμε» για τα απόβλητα\n'],
    ['windows-1254', 'Turkish', 'Başlık;Tür;Olasılık\nFırınlarda doğalgaz kullanımı;Risk;4\nGece gürültüsü;Risk;2\n'],
    ['windows-1254', 'Turkish in capitals', 'BAŞLIK;AÇIKLAMA\nİŞ GÜVENLİĞİ;DEĞERLENDİRME\n'],
    [
      'windows-1257',
      'Lithuanian',
      'Tema;Aprašymas\nŠiltnamio efektą sukeliančios dujos;Poveikis žmonėms ir aplinkai, užterštumas\n',
    ],
    ['windows-1257', 'Latvian', 'Temats;Apraksts\nSiltumnīcefekta gāzes;Ūdens piesārņojums pie krasta, ļoti būtisks\n'],
    ['windows-1257', 'Estonian', 'Teema;Kirjeldus\nÕhusaaste;Töötajate ohutus, šokk ja mõju järvele\n'],
    ['windows-1251', 'Bulgarian', 'Тема;Описание\nЕнергия;Замърсяване на водите и почвите\n'],
    ['windows-1251', 'Serbian', 'Тема;Опис\nВода;Загађење река и подземних вода, људска права\n'],
  ])('is found to be in %s by its words: %s', async (encoding, _, text) => {
    const read = await readFile(encoded(text, encoding));
    if ('unreadable' in read) throw new Error(read.unreadable);
    expect(read.text?.encoding).toBe(encoding);
    expect(read.sheets[0]?.rows.map((row) => row.join(';')).join('\n')).toBe(text.trim());
  });

  it('is read as somebody chooses, whatever it looks like', async () => {
    const bytes = utf8('Größe;a,b\nMaß;c,d\n');
    expect(await readFile(bytes, {}, { encoding: 'windows-1252', separator: ',' })).toMatchObject({
      sheets: [
        {
          rows: [
            ['GrÃ¶ÃŸe;a', 'b'],
            ['MaÃŸ;c', 'd'],
          ],
        },
      ],
      text: { encoding: 'windows-1252', separator: ',' },
    });
    expect(await readFile(bytes)).toMatchObject({ text: { encoding: 'utf-8', separator: ';' } });
    const sheet = handMade({ sheets: [rowsXml('<c><v>1</v></c>')] });
    expect(await readFile(sheet, {}, { encoding: 'cp850', separator: '|' })).not.toHaveProperty('text');
  });

  it.each<[string, Uint8Array, object]>([
    ['holds nothing', utf8(''), { unreadable: 'no_rows' }],
    ['holds blank rows alone', utf8(',,\n\r\n,'), { unreadable: 'no_rows' }],
    ['holds a NUL', utf8('a,b\nc,\0'), { unreadable: 'not_a_workbook' }],
    ['holds controls', utf8('a\u0001\u0002\u0003,b'), { unreadable: 'not_a_workbook' }],
    ['does not close a quote', utf8('a,b\nc,"d\ne,f'), { unreadable: 'damaged', detail: 'row 2' }],
    ['has too many rows', utf8('a,b\n'.repeat(5001)), { unreadable: 'too_many_rows', detail: '5001' }],
    [
      'has more rows than are counted',
      utf8('a,b\n'.repeat(60_000)),
      { unreadable: 'too_many_rows', detail: 'more than 50000' },
    ],
    ['has too many columns', utf8(`${'a,'.repeat(200)}b`), { unreadable: 'too_many_columns', detail: '201' }],
    ['is larger than a file may be', new Uint8Array(10_000_001).fill(65), { unreadable: 'too_large' }],
  ])('is rejected when it %s', async (_, bytes, answer) => {
    expect(await rowsOf(bytes)).toStrictEqual(answer);
  });

  it('is read with a cell of eight megabytes, and with a million quotes', async () => {
    expect(await rowsOf(utf8(`a,"${'x'.repeat(8_000_000)}"`))).toStrictEqual([['a', 'x'.repeat(8_000_000)]]);
    expect(await rowsOf(utf8(`a,"${'""'.repeat(1_000_000)}"`))).toStrictEqual([['a', '"'.repeat(1_000_000)]]);
  });
});
