import { readFile, writeFile } from 'node:fs/promises';
import { normalizeEmail } from '#domain/people/email.ts';
import { announce } from './announce.ts';
import { createAsk } from './ask.ts';
import { deleteAccount, planDeletion } from './delete-account.ts';
import { exportPerson } from './export-person.ts';
import { formatTable } from './format-table.ts';
import { listUsers } from './list-users.ts';
import { lookAtMail, sayMail } from './look-at-mail.ts';
import { makeAdmin } from './make-admin.ts';
import { signOut, signOutEverybody } from './sign-out.ts';
import { OperatorRefusal, type OperatorTools } from './tools.ts';
import { enrolTwoFactor, resetTwoFactor } from './two-factor.ts';

export interface CommandInput {
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  usage: string;
  what: string;
  /** The number of required arguments besides its name. */
  needs: number;
  run(tools: OperatorTools, given: CommandInput): Promise<string>;
}

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '';
const yes = (is: boolean) => (is ? 'yes' : 'no');

/** Everything that users are told to ask support for, and related tasks (product P12). */
export const commands: Readonly<Record<string, Command>> = {
  users: {
    usage: 'users [search]',
    what: 'Lists all accounts with company, role, confirmed address, two-factor authentication and last use.',
    needs: 0,
    run: async (tools, { words }) => {
      const users = await listUsers(tools, words.join(' '));
      const rows = users.map((user) => [
        user.email,
        user.name,
        user.company || '(none)',
        user.role,
        yes(user.isConfirmed),
        yes(user.hasTwoFactor),
        day(user.createdAt),
        day(user.lastUsedAt),
        user.companyId,
      ]);
      const heads = [
        'Address',
        'Name',
        'Company',
        'Role',
        'Confirmed',
        'Two-factor',
        'Since',
        'Last used',
        'Company id',
      ];
      return `${formatTable(heads, rows)}\n${users.length} ${users.length === 1 ? 'account' : 'accounts'}`;
    },
  },
  mail: {
    usage: 'mail',
    what: 'Shows whether mail is being sent, the mail server’s error if not, how many messages are waiting, and which mailboxes reject mail.',
    needs: 0,
    run: async (tools) => sayMail(await lookAtMail(tools)),
  },
  'make-admin': {
    usage: 'make-admin <address> [--company <id>]',
    what: 'Makes a person an admin of their company, or of the given one if they belong to none.',
    needs: 1,
    run: async (tools, { words: [address = ''], options }) =>
      `${address} is now an admin of ${await makeAdmin(tools, address, options.company)}.`,
  },
  'sign-out': {
    usage: 'sign-out <address>',
    what: 'Signs a person out everywhere immediately. Use "everybody" instead of an address to sign everyone out.',
    needs: 1,
    run: async (tools, { words: [address = ''] }) => {
      const isForAll = address === 'everybody';
      const ended = await (isForAll ? signOutEverybody(tools) : signOut(tools, address));
      return `${ended} ${ended === 1 ? 'session' : 'sessions'} of ${address} ended.`;
    },
  },
  'enrol-two-factor': {
    usage: 'enrol-two-factor <address>',
    what: 'Turns on two-factor authentication and prints the key and the recovery codes, only this once.',
    needs: 1,
    run: async (tools, { words: [address = ''] }) => {
      const { email, secret, uri, recoveryCodes } = await enrolTwoFactor(tools, address);
      return [
        `Two-factor authentication is on for ${email}, who has been signed out everywhere.`,
        'Pass this on in person or by telephone, never by email. It will not be shown again.',
        `Key for the authenticator app: ${secret.match(/.{1,4}/g)?.join(' ')}`,
        `The same as a link, for a QR code: ${uri}`,
        'Recovery codes, each for one sign-in without the app:',
        ...recoveryCodes.map((code) => `  ${code}`),
      ].join('\n');
    },
  },
  'reset-two-factor': {
    usage: 'reset-two-factor <address>',
    what: 'Switches two-factor authentication off for a person who has lost their device and recovery codes.',
    needs: 1,
    run: async (tools, { words: [address = ''] }) => {
      await resetTwoFactor(tools, address);
      return `${address} now signs in with the password alone.`;
    },
  },
  'delete-account': {
    usage: 'delete-account <address>',
    what: 'Deletes an account after asking for confirmation twice.',
    needs: 1,
    run: async (tools, { words: [address = ''] }) => {
      const { person, memberships, orphaned } = await planDeletion(tools, address);
      const companies = memberships.map(({ companyName }) => companyName).join(', ') || 'none';
      process.stderr.write(
        [
          `Account: ${person.name} <${person.email}>, companies: ${companies}`,
          'Deleted: name, email address, password, sessions, known browsers, two-factor authentication, settings, private chats and views.',
          'Kept by the company: everything the person entered, and its history, under the name "Deleted account".',
          ...(orphaned
            ? [
                `${orphaned.companyName} will then have no members. Its data is kept. To give it to another person: make-admin <address> --company ${orphaned.companyId}`,
              ]
            : []),
          'This cannot be undone.\n',
        ].join('\n'),
      );
      const { ask, close } = createAsk();
      try {
        const typed = await ask('Type the address to continue:');
        const isSure =
          normalizeEmail(typed) === person.email && (await ask('Type "delete" to delete it now:')) === 'delete';
        if (!isSure) throw new OperatorRefusal('Nothing was deleted.');
      } finally {
        close();
      }
      await deleteAccount(tools, address);
      return `The account of ${address} has been deleted.`;
    },
  },
  'export-person': {
    usage: 'export-person <address> [--out file.json]',
    what: 'Exports everything stored about a person, as JSON.',
    needs: 1,
    run: async (tools, { words: [address = ''], options }) => {
      const text = JSON.stringify(await exportPerson(tools, address), null, 2);
      if (!options.out) return text;
      await writeFile(options.out, `${text}\n`, { mode: 0o600 });
      return `Written to ${options.out}. Only you can read it. Delete the file after you have handed it over.`;
    },
  },
  announce: {
    usage: 'announce --subject <text> --file <text file>',
    what: 'Sends an email to everyone who gets system updates. An empty line in the file starts a new paragraph.',
    needs: 0,
    run: async (tools, { options }) => {
      if (!options.subject || !options.file) throw new OperatorRefusal('Give --subject and --file.');
      await announce(tools, options.subject, await readFile(options.file, 'utf8'));
      return 'The announcement is in the queue. The server sends it as soon as it runs.';
    },
  },
};
