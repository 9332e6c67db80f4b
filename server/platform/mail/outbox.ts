import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { toEnvelope } from './envelope.ts';
import type { Mail } from './mail.ts';

/**
 * Writes each message as an `.eml` file that any email program can open, named by time, recipient and subject. A file is first written
 * completely under another name, so that a reader never sees an incomplete message.
 */
export function createOutbox(folder: string, from: string): Mail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(toEnvelope(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${timestamp(new Date())}_${plain(message.to, 40)}_${plain(message.subject, 40)}_${randomBytes(3).toString('hex')}.eml`;
      const draft = join(folder, `.${name}.part`);
      try {
        await writeFile(draft, bytes as Buffer, { mode: 0o600, flush: true });
        await rename(draft, join(folder, name));
      } finally {
        // If the disk is full, half of the file may exist.
        await rm(draft, { force: true });
      }
      await syncFolder(folder);
    },
  };
}

/** A file's name is part of the folder's contents: without this, a power failure could remove the name of a message that was accepted. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Sorting by name is the same as sorting by time. */
const timestamp = (date: Date) => date.toISOString().replace(/[:.]/g, '-');

const plain = (text: string, length: number) =>
  text
    .toLowerCase()
    .replace('@', '-at-')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, length)
    .replace(/^-|-$/g, '');
