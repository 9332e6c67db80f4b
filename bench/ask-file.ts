/**
 * Asks the built-in analyst the questions of a file, one a line, and prints each answer with what pressing its offers answers: for a
 * person who judges by reading. The company is the sample with its owners, comments, signatures and audit, in a database that is thrown
 * away. The first of its people asks, or the one whose address is named.
 *
 * `npm run bench -- ask-file FILE [EMAIL]`
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDesk } from '#server/features/assistant/chat/analyst-data.ts';
import { createCitations } from '#server/features/assistant/text/citations.ts';
import { createToolContext } from '#server/features/assistant/tools/tool-context.ts';
import { createLog } from '#server/platform/log/log.ts';
import { openSampleWorld } from '../scripts/assistant-suite/sample-world.ts';
import { openThrowawayDatabase } from '../scripts/assistant-suite/throwaway-database.ts';
import { readAnswer } from './asked-judge.ts';
import { trainedAnalyst } from './asked-setting.ts';
import { withoutBaseline } from './checked-baseline.ts';

const [file, email] = process.argv.slice(2);
if (!file) throw new Error('Name a file with one question a line.');
withoutBaseline('answers are for a person to judge');
const questions = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const analyst = await trainedAnalyst();
const closers: (() => Promise<unknown>)[] = [];
try {
  const folder = await mkdtemp(join(tmpdir(), 'twofold-ask-file-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const database = await openThrowawayDatabase(folder, closers);
  const { member, assessmentId } = await openSampleWorld(database, email);
  const today = new Date().toISOString().slice(0, 10);
  const context = createToolContext({ database, member, assessmentId, citations: createCitations(), today });
  const signal = new AbortController().signal;
  const desk = createDesk({ context, requireAccess: async () => {}, signal, log: createLog('silent') });
  const ask = (question: string) => analyst.answer({ question, query: null, before: null, earlier: [] }, desk);
  const pressed = new Map<string, string>();
  for (const [at, question] of questions.entries()) {
    const answer = await ask(question);
    console.log(`\n========== ${at + 1}. ${question}`);
    console.log(`(${answer.reading?.kind ?? 'none'})\n${readAnswer(answer)}`);
    for (const offer of answer.blocks.flatMap((block) => (block.is === 'offers' ? block.questions : []))) {
      if (!pressed.has(offer)) pressed.set(offer, readAnswer(await ask(offer)));
      console.log(`  --- press [${offer}]\n    ${pressed.get(offer)?.replaceAll('\n', '\n    ')}`);
    }
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
