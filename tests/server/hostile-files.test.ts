import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_EVIDENCE_BYTES } from '#domain/limits.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { brokenPng, JPEG, PNG } from '../shared/pictures.ts';
import { sendFile } from '../shared/upload.ts';

let database: TestDatabase;
let app: TestApp;
let mine: Awaited<ReturnType<typeof foundThroughTheDoor>>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  mine = await foundThroughTheDoor(app);
});
afterAll(() => database.close());

type Content = string | Uint8Array;
const bytesOf = (content: Content) => Uint8Array.from(Buffer.from(content as string));
const send = (name: string, content: Content, headers = {}) =>
  sendFile(app, mine.cookie, name, bytesOf(content), headers);
/** Different each time, since a file that the company already has is not inspected again. */
const word = () => randomUUID();

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const office = (part: string, more: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships id="${word()}"/>`,
    [part]: '<document/>',
    ...more,
  });
const typed = (contentType: string, part = 'word/settings.bin') => ({
  '[Content_Types].xml': `<Types><Override PartName="/${part}" ContentType="${contentType}"/></Types>`,
  [part]: 'x',
});
const OF_OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (type: string, target: string, mode = 'External') => ({
  'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="r1" Type="${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
});
/** A PNG, GIF, WebP or JPEG that claims to be of this size. */
const gifOf = (width: number, height: number) => joined('GIF89a', littleEndian(width), littleEndian(height), word());
const webpOf = (width: number, height: number) =>
  joined(
    'RIFF',
    hex('10000000'),
    'WEBPVP8X',
    hex('0a000000 00000000'),
    littleEndian(width - 1, 3),
    littleEndian(height - 1, 3),
    word(),
  );
const jpegOf = (width: number, height: number, before = 0) => {
  const segments = Array.from({ length: before }, () => joined(hex('ffe1ffff'), new Uint8Array(65_533)));
  const size = new Uint8Array([height >> 8, height & 255, width >> 8, width & 255]);
  return joined(hex('ffd8'), ...segments, hex('ffc0001108'), size, word());
};
const littleEndian = (value: number, bytes = 2) =>
  Uint8Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255);
const openDocument = (type: string, more: Record<string, string> = {}) =>
  zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }],
    'content.xml': strToU8(word()),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  });
const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const joined = (...parts: Content[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

async function auditorCookie(): Promise<string> {
  const visitor = await app.signUp('An auditor');
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into memberships (company_id, user_id, role, audits_until)
       select $1, id, 'auditor', now() + interval '1 day' from users where email = $2`,
      [mine.company.id, visitor.email],
    ),
  );
  return visitor.cookie;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A document whose directory claims that it unpacks to two gigabytes. */
function bomb(): Uint8Array {
  const bytes = Buffer.from(office('word/document.xml', { 'word/media/a.bin': 'x' }));
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1'))
    bytes.writeUInt32LE(0x7fffffff, at + 24);
  return new Uint8Array(bytes);
}
function locked(): Uint8Array {
  const bytes = Buffer.from(office('word/document.xml'));
  const at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  bytes.writeUInt16LE(1, at + 8);
  return new Uint8Array(bytes);
}

/** A document whose directory claims that its content types are longer than they are. */
function longer(document: Uint8Array): Uint8Array {
  const bytes = Buffer.from(document);
  const at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  bytes.writeUInt32LE(bytes.readUInt32LE(at + 24) + 1, at + 24);
  return new Uint8Array(bytes);
}

describe('an accepted file', () => {
  it.each<[string, Content, string]>([
    ['a.pdf', `%PDF-1.7 ${word()}`, 'application/pdf'],
    ['script.pdf', `%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >> ${word()}`, 'application/pdf'],
    ['a.docx', office('word/document.xml'), DOCX],
    ['a.xlsx', office('xl/workbook.xml'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [
      'a.pptx',
      office('ppt/presentation.xml'),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    ['a.docx', office('word/document.xml', related(`${OF_OFFICE}/hyperlink`, 'https://example.org/')), DOCX],
    ['a.docx', office('word/document.xml', related(`${OF_OFFICE}/image`, 'https://example.org/a.png')), DOCX],
    [
      'a.docx',
      office('word/document.xml', related(`${OF_OFFICE}/attachedTemplate`, 'file:///C:\\Templates\\Our.dotx')),
      DOCX,
    ],
    ['a.docx', office('word/document.xml', related(`${OF_OFFICE}/attachedTemplate`, 'Our.dotx')), DOCX],
    [
      'a.docx',
      office('word/document.xml', related(`${OF_OFFICE}/oleObject`, 'file:///\\\\server\\share\\a.xlsx!Sheet1')),
      DOCX,
    ],
    [
      'a.docx',
      office(
        'word/document.xml',
        typed('application/vnd.openxmlformats-officedocument.oleObject', 'word/embeddings/oleObject1.bin'),
      ),
      DOCX,
    ],
    [
      'a.docx',
      office(
        'word/document.xml',
        typed('application/vnd.ms-excel.sheet.binary.macroEnabled.12', 'word/embeddings/Book1.xlsb'),
      ),
      DOCX,
    ],
    ['a.odt', openDocument('text'), 'application/vnd.oasis.opendocument.text'],
    ['a.ods', openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet'],
    ['a.odp', openDocument('presentation'), 'application/vnd.oasis.opendocument.presentation'],
    ['a.png', PNG, 'image/png'],
    ['A.JPEG', JPEG, 'image/jpeg'],
    ['a.gif', gifOf(800, 600), 'image/gif'],
    ['a.webp', webpOf(8_000, 6_000), 'image/webp'],
    ['a.jpg', jpegOf(8_160, 12_240), 'image/jpeg'],
    ['a.jpg', jpegOf(4_000, 3_000, 9), 'image/jpeg'],
    ['a.csv', `Site;Tonnes\n"Ulm";12 ${word()}\n`, 'text/plain'],
    ['a.txt', joined(hex('fffe'), Buffer.from(`Größe ${word()}`, 'utf16le')), 'text/plain'],
    ['a.eml', `Message-ID: <1@x>\r\nFrom: a@example.com\r\nSubject: ${word()}\r\n\r\nHello`, 'message/rfc822'],
  ])('%s, recognised by its content', async (name, content, mediaType) => {
    const response = await send(name, content);
    expect(await response.json()).toMatchObject({
      fileName: name.toLowerCase().replace(/^a\./, `${name[0]}.`),
      mediaType,
    });
  });

  it.each<[string, string]>([
    ['../../x.txt', 'x.txt'],
    ['..\\..\\windows\\x.txt', 'x.txt'],
    ['/etc/passwd', 'passwd.txt'],
    ['C:\\Users\\me\\a b.txt', 'a b.txt'],
    ['..', 'file.txt'],
    ['', 'file.txt'],
    ['...txt', 'txt.txt'],
    ['.htaccess', 'htaccess.txt'],
    ['a\r\nset-cookie: x.txt', 'a set-cookie x.txt'],
    ['a\u0000.txt', 'a.txt'],
    ['invoice\u202Efdp.txt', 'invoice fdp.txt'],
    ['zero\u200Bwidth.txt', 'zero width.txt'],
    ['CON', '_CON.txt'],
    ['com1.txt', '_com1.txt'],
    ['LPT¹.txt', '_LPT¹.txt'],
    ['nul.tar.txt', '_nul.tar.txt'],
    ['a<b>:"c|d?e*.txt', 'a b c d e.txt'],
    [`${'x'.repeat(280)}.txt`, `${'x'.repeat(146)}.txt`],
    ['Prüfung 2025 – Größe.txt', 'Prüfung 2025 – Größe.txt'],
    ['name.txt. . ', 'name.txt'],
    ['%2e%2e%2fx.txt', '%2e%2e%2fx.txt'],
  ])('%j is stored as %j', async (name, kept) => {
    const answer = (await (await send(name, word())).json()) as {
      fileName: string;
    };
    expect(answer.fileName).toBe(kept);
  });
});

describe('a refused file', () => {
  const html = '<!doctype html><script>alert(document.cookie)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  it.each<[string, Content, string]>([
    ['page.html', html, 'web-page'],
    ['page.png', html, 'web-page'],
    ['page.txt', `\n\n  ${html}`, 'web-page'],
    ['page.csv', joined(hex('efbbbf'), html), 'web-page'],
    ['wide.txt', joined(hex('fffe'), Buffer.from(html, 'utf16le')), 'web-page'],
    ['wide-too.txt', joined(hex('feff'), Buffer.from(html, 'utf16le').swap16()), 'web-page'],
    ['a.svg', svg, 'web-page'],
    ['a.png', `<?xml version="1.0"?>${svg}`, 'web-page'],
    ['a.xml', '<?xml version="1.0"?><a/>', 'web-page'],
    ['a.php', '<?php system($_GET[0]);', 'script'],
    ['a.txt', '#!/bin/sh\nrm -rf /', 'script'],
    ['a.bat', '@echo off\r\ndel *', 'script'],
    ['a.txt', '[InternetShortcut]\r\nURL=file://x', 'script'],
    ['a.exe', joined('MZ', new Uint8Array(100)), 'program'],
    ['a.pdf', joined('MZ', '%PDF-1.7'), 'program'],
    ['a.so', joined(hex('7f454c46'), new Uint8Array(100)), 'program'],
    ['A.class', joined(hex('cafebabe'), new Uint8Array(100)), 'program'],
    ['a.wasm', joined(hex('0061736d'), new Uint8Array(100)), 'program'],
    ['a.lnk', joined(hex('4c000000 01140200'), new Uint8Array(100)), 'program'],
    ['a.zip', zip({ 'a.txt': 'a' }), 'archive'],
    ['a.docx', zip({ 'a.txt': 'a' }), 'archive'],
    ['a.jar', zip({ 'META-INF/MANIFEST.MF': 'a', 'A.class': 'a' }), 'archive'],
    ['empty.zip', joined(hex('504b0506'), new Uint8Array(18)), 'archive'],
    ['a.gz', joined(hex('1f8b08'), new Uint8Array(100)), 'archive'],
    ['a.7z', joined(hex('377abcaf271c'), new Uint8Array(100)), 'archive'],
    ['a.rar', joined('Rar!', hex('1a0700'), new Uint8Array(100)), 'archive'],
    ['a.tar', joined(new Uint8Array(257).fill(65), 'ustar', new Uint8Array(300)), 'archive'],
    ['a.docm', office('word/document.xml', { 'word/vbaProject.bin': 'x' }), 'macros'],
    ['a.docx', office('word/document.xml', { 'word/vbaProject.bin': 'x' }), 'macros'],
    ['a.xlsx', office('xl/workbook.xml', { 'xl/macrosheets/sheet1.xml': 'x' }), 'macros'],
    ['a.xlsx', office('xl/workbook.xml', { 'xl/activeX/activeX1.bin': 'x' }), 'macros'],
    ['a.ods', openDocument('spreadsheet', { 'Basic/Standard/Module1.xml': 'x' }), 'macros'],
    ['a.pptx', office('ppt/presentation.xml', { 'ppt/embeddings/setup.exe': 'MZ' }), 'program'],
    ['a.docx', bomb(), 'bomb'],
    ['a.docx', locked(), 'locked'],
    // By what the document declares about its parts, whatever their names.
    ['a.docx', office('word/document.xml', typed('application/vnd.ms-office.vbaProject')), 'macros'],
    ['a.docx', office('word/document.xml', typed('application/vnd.ms-office.&#118;baProject')), 'macros'],
    ['a.docx', office('word/document.xml', typed('application/vnd.ms-word.document.macroEnabled.main+xml')), 'macros'],
    ['a.xlsx', office('xl/workbook.xml', typed('application/vnd.ms-excel.macrosheet+xml', 'xl/s.xml')), 'macros'],
    ['a.xlsx', office('xl/workbook.xml', typed('application/vnd.ms-office.activeX+xml', 'xl/c.xml')), 'macros'],
    [
      'a.docx',
      office(
        'word/document.xml',
        related('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'a.bin', 'Internal'),
      ),
      'macros',
    ],
    ['a.docx', office('word/document.xml', related(`${OF_OFFICE}/control`, 'c.xml', 'Internal')), 'macros'],
    ['a.pptx', office('ppt/presentation.xml', { 'ppt/embeddings/Book1.xlsm': 'x' }), 'macros'],
    [
      'a.docx',
      office('word/document.xml', related(`${OF_OFFICE}/attachedTemplate`, 'https://evil.example/t.dotm')),
      'outer-part',
    ],
    [
      'a.docx',
      office('word/document.xml', related(`${OF_OFFICE}/attachedTemplate`, '\\\\evil.example\\t.dotm')),
      'outer-part',
    ],
    [
      'a.docx',
      office('word/document.xml', related(`${OF_OFFICE}/attachedTemplate`, 'file://evil.example/t.dotm')),
      'outer-part',
    ],
    [
      'a.docx',
      office('word/document.xml', related(`${OF_OFFICE}/oleObject`, 'mhtml:https://evil.example/!x-usc:y')),
      'outer-part',
    ],
    ['a.docx', office('word/document.xml', related(`${OF_OFFICE}/frame`, 'http://evil.example/')), 'outer-part'],
    ['a.pptx', office('ppt/presentation.xml', { 'ppt/embeddings/setup.exe ': 'MZ' }), 'program'],
    ['a.pptx', office('ppt/presentation.xml', { 'ppt/embeddings/setup.exe. .': 'MZ' }), 'program'],
    ['a.pptx', office('ppt/presentation.xml', { 'ppt/embeddings/setup.exe::$DATA': 'MZ' }), 'program'],
    ['a.docx', office('word/document.xml', { '../../x': 'x' }), 'broken'],
    ['a.docx', office('word/document.xml', { 'word\\..\\..\\x': 'x' }), 'broken'],
    ['a.docx', office('word/document.xml', { 'WORD/document.xml': '<other/>' }), 'broken'],
    ['a.docx', office('word/document.xml', { '_rels/.rels': 'no markup' }), 'broken'],
    ['a.docx', office('word/document.xml', { '_rels/.rels': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }), 'broken'],
    ['a.docx', office('word/document.xml', { '_rels/.rels': `<a>${' '.repeat(12_000_000)}</a>` }), 'bomb'],
    ['a.docx', office('word/document.xml', { '_rels/.rels': `<a>${' '.repeat(17_000_000)}</a>` }), 'bomb'],
    ['a.docx', longer(office('word/document.xml')), 'broken'],
    ['a.png', brokenPng(100_000, 100_000), 'too-many-pixels'],
    ['a.gif', gifOf(65_535, 65_535), 'too-many-pixels'],
    ['a.webp', webpOf(16_000, 16_000), 'too-many-pixels'],
    ['a.jpg', jpegOf(65_535, 65_535), 'too-many-pixels'],
    ['a.jpg', jpegOf(65_535, 65_535, 9), 'too-many-pixels'],
    ['a.png', brokenPng(0, 16), 'broken'],
    ['a.webp', joined('RIFF', hex('10000000'), 'WEBP', word()), 'broken'],
    ['cut.docx', office('word/document.xml').subarray(0, 120), 'broken'],
    ['a.doc', joined(hex('d0cf11e0a1b11ae1'), new Uint8Array(100)), 'old-office'],
    ['noise.txt', new Uint8Array(64).map((_, at) => at), 'unknown'],
    ['late.pdf', `${' '.repeat(20)}\u0001%PDF-1.7`, 'unknown'],
  ])('%s: %#', async (name, content, is) => {
    const response = await send(name, content);
    expect(await response.json()).toEqual({ code: 'file-kind-refused', data: { is } });
    expect(response.status).toBe(422);
  });

  it.each<[string, Content, string]>([
    ['picture.pdf', PNG, 'PNG picture'],
    ['report.pdf.exe', '%PDF-1.7', 'PDF'],
    ['page.html', 'no markup in it', 'text'],
    ['a.js', 'alert(1)', 'text'],
    ['a.docm', office('word/document.xml'), 'Word document'],
    ['a.xlsx', office('word/document.xml'), 'Word document'],
  ])('%s, whose ending does not match its content', async (name, content, is) => {
    expect(await (await send(name, content)).json()).toMatchObject({ code: 'file-ending-refused', data: { is } });
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    ['of 30 MB', () => send('a.txt', 'x', { 'content-length': '31457280' }), 413, 'too-large'],
    [
      'one byte too long',
      () => send('a.txt', 'x', { 'content-length': String(MAX_EVIDENCE_BYTES + 1) }),
      413,
      'too-large',
    ],
    ['empty', () => send('a.txt', ''), 422, 'empty-file'],
    ['shorter than was said', () => send('a.txt', 'half', { 'content-length': '8' }), 422, 'file-damaged'],
    ['longer than was said', () => send('a.txt', 'twice as long', { 'content-length': '6' }), 422, 'file-damaged'],
    ['of no length', () => send('a.txt', 'x', { 'content-length': 'x' }), 411, 'length-required'],
    ['sent as a form', () => send('a.txt', 'x', { 'content-type': 'multipart/form-data' }), 400, 'malformed'],
    ['from another site', () => send('a.txt', 'x', { origin: 'https://evil.example' }), 403, 'foreign-origin'],
    ['of nobody', () => sendFile(app, '', 'a.txt', 'x'), 401, 'not-signed-in'],
    [
      'of a person without a company',
      async () => sendFile(app, (await app.signUp()).cookie, 'a.txt', 'x'),
      403,
      'no-company',
    ],
    ['of an auditor', async () => sendFile(app, await auditorCookie(), 'a.txt', 'x'), 403, 'access-denied'],
  ])('%s', async (_, sending, status, code) => {
    const response = await sending();
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('cut off in the middle, or with a different fingerprint from the one announced', async () => {
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(300_000).fill(65));
        controller.error(new Error('the line is cut'));
      },
    });
    const asked = { method: 'PUT', cookie: mine.cookie, duplex: 'half' } as const;
    const headers = { 'content-type': 'application/octet-stream', 'content-length': '900000' };
    const path = `/api/evidence/files/${randomUUID()}?name=a.txt`;
    const response = await app.request(path, { ...asked, headers, body: cut } as never);
    expect(await response.json()).toEqual({ code: 'file-damaged' });
    const other = await app.request(`${path}&sha256=${'0'.repeat(64)}`, {
      ...asked,
      headers: { ...headers, 'content-length': '1' },
      body: 'x',
    });
    expect(await other.json()).toEqual({ code: 'file-damaged' });
  });

  it('leaves nothing behind, and nothing in it was executed', async () => {
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query(
        `select (select count(*)::int from stored_files where sha256 is null) as arriving,
           (select count(*)::int from file_pieces p where not exists (select from stored_files f where f.id = p.file_id)) as loose`,
      ),
    );
    expect(rows).toEqual([{ arriving: 0, loose: 0 }]);
  });
});
