import { parseArgs } from 'node:util';
import { type Command, type CommandInput, commands } from '#server/operator/commands.ts';
import { openTools } from '#server/operator/open-tools.ts';
import { OperatorRefusal } from '#server/operator/tools.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { root } from './web-build.ts';

/** The operator's command line: `npm run operator -- users`. It exits with code 1 and a sentence if nothing was done. */
const help = [
  'Usage: npm run operator -- <command>',
  '',
  ...Object.values(commands).flatMap(({ usage, what }) => [`  ${usage}`, `      ${what}`]),
].join('\n');

const { command, given } = readArguments();
if (!command) {
  console.log(help);
  process.exit(process.argv.length > 2 ? 1 : 0);
}
const read = readConfig(process.env, root);
if (!read.ok) {
  for (const mistake of read.mistakes) console.error(mistake);
  process.exit(1);
}
try {
  const { tools, close } = await openTools(read.config);
  try {
    console.log(await command.run(tools, given));
  } finally {
    await close();
  }
} catch (error) {
  if (error instanceof OperatorRefusal) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

function readArguments(): { command: Command | undefined; given: CommandInput } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        out: { type: 'string' },
        subject: { type: 'string' },
        file: { type: 'string' },
      },
    });
    const [name = '', ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || words.length < command.needs) return { command: undefined, given: { words, options: values } };
    return { command, given: { words, options: values } };
  } catch (error) {
    console.error((error as Error).message);
    return { command: undefined, given: { words: [], options: {} } };
  }
}
